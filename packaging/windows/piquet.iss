; The installer for Windows, made by Inno Setup 6.3 or later from what `run.py bundle` leaves in
; dist\piquet and build\icons:
;
;     iscc /DVersion=0.1.0 packaging\windows\piquet.iss
;
; It asks for no administrator: everything goes below the user's own folders, the registry keys of
; its uninstaller included. Score cards lie in another folder (%LOCALAPPDATA%\piquet), which neither
; an update nor the uninstaller touches.

#ifndef Version
  #error Say which version this is: /DVersion=0.1.0
#endif
#ifndef Root
  #define Root "..\.."
#endif

[Setup]
; Windows knows the program by this number from version to version: it must never change.
AppId={{BA1DA591-CD44-4B5E-A636-2F4EF2F68DA8}
AppName=Piquet
AppVersion={#Version}
AppVerName=Piquet {#Version}
AppPublisher=The Piquet authors
VersionInfoProductTextVersion={#Version}
PrivilegesRequired=lowest
; {autopf} would be the same folder, but Wine does not know it.
DefaultDirName={localappdata}\Programs\Piquet
DisableProgramGroupPage=yes
DisableReadyPage=yes
DisableDirPage=auto
UsePreviousLanguage=yes
MinVersion=10.0
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
; A game that is still open would keep its files: Setup offers to close it.
CloseApplications=yes
RestartApplications=no
SetupIconFile={#Root}\build\icons\piquet.ico
UninstallDisplayIcon={app}\piquet.exe
; Setup speaks as Windows does, and asks only where that is neither French nor English.
ShowLanguageDialog=auto
WizardStyle=modern
Compression=lzma2/max
SolidCompression=yes
OutputDir={#Root}\dist
OutputBaseFilename=piquet-{#Version}-windows-setup

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[InstallDelete]
; An update leaves no module of the older version for the newer one to find.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Root}\dist\piquet\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{autoprograms}\Piquet"; Filename: "{app}\piquet.exe"; WorkingDir: "{app}"
Name: "{autodesktop}\Piquet"; Filename: "{app}\piquet.exe"; WorkingDir: "{app}"; Tasks: desktopicon

[Run]
Filename: "{app}\piquet.exe"; Description: "{cm:LaunchProgram,Piquet}"; Flags: nowait postinstall skipifsilent
