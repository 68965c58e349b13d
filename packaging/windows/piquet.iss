; The installer for Windows, made by Inno Setup 6.3 or later from what `run.py bundle` leaves in
; dist\piquet and build\icons. installer.py beside this file calls it, with the version of
; pyproject.toml and, where it is to be signed, with what signs.
;
; It asks for no administrator: everything goes below the user's own folders, the registry keys of
; its uninstaller included. Score cards lie in another folder (%LOCALAPPDATA%\piquet), which neither
; an update nor the uninstaller touches.

#ifndef Version
  #error Say which version this is, by /DVersion=: packaging\windows\installer.py does
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
ChangesEnvironment=yes
RestartApplications=no
SetupIconFile={#Root}\build\icons\piquet.ico
UninstallDisplayIcon={app}\piquetw.exe
#ifdef Signed
; What signs has this name on the command line of the compiler.
SignTool=piquet
SignedUninstaller=yes
#endif
; Setup speaks as Windows does, and asks only where that is neither French nor English.
ShowLanguageDialog=auto
WizardStyle=modern
Compression=lzma2/max
SolidCompression=yes
OutputDir={#Root}\dist
OutputBaseFilename=piquet-{#Version}-windows-setup

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "it"; MessagesFile: "compiler:Languages\Italian.isl"

[CustomMessages]
en.Terminal=Let every terminal know the command piquet
de.Terminal=Den Befehl piquet in jedem Terminal bekannt machen
es.Terminal=Dar a conocer el comando piquet a todos los terminales
fr.Terminal=Faire connaître la commande piquet à tous les terminaux
it.Terminal=Rendi noto a ogni terminale il comando piquet

[Tasks]
Name: "path"; Description: "{cm:Terminal}"
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[InstallDelete]
; An update leaves no module of the older version for the newer one to find.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Root}\dist\piquet\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{autoprograms}\Piquet"; Filename: "{app}\piquetw.exe"; WorkingDir: "{app}"
Name: "{autodesktop}\Piquet"; Filename: "{app}\piquetw.exe"; WorkingDir: "{app}"; Tasks: desktopicon

[Run]
Filename: "{app}\piquetw.exe"; Description: "{cm:LaunchProgram,Piquet}"; Flags: nowait postinstall skipifsilent

[Code]
{ The user's own PATH gets the folder of the program, once, and loses it again when Piquet goes. }

function Without(Path, Folder: String): String;
var
  Place: Integer;
begin
  Result := ';' + Path + ';';
  Place := Pos(Lowercase(';' + Folder + ';'), Lowercase(Result));
  while Place > 0 do
  begin
    Delete(Result, Place, Length(Folder) + 1);
    Place := Pos(Lowercase(';' + Folder + ';'), Lowercase(Result));
  end;
  Delete(Result, 1, 1);
  if (Result <> '') and (Result[Length(Result)] = ';') then
    Delete(Result, Length(Result), 1);
end;

procedure SetPath(Known: Boolean);
var
  Folder, Before, After: String;
begin
  Folder := ExpandConstant('{app}');
  if not RegQueryStringValue(HKCU, 'Environment', 'Path', Before) then
    Before := '';
  After := Without(Before, Folder);
  if Known then
  begin
    if After <> '' then
      After := After + ';';
    After := After + Folder;
  end;
  if After = Before then
    Exit;
  if After = '' then
    RegDeleteValue(HKCU, 'Environment', 'Path')
  else
    RegWriteExpandStringValue(HKCU, 'Environment', 'Path', After);
end;

procedure CurStepChanged(CurStep: TSetupStep);
begin
  if CurStep = ssPostInstall then
    SetPath(WizardIsTaskSelected('path'));
end;

procedure CurUninstallStepChanged(CurUninstallStep: TUninstallStep);
begin
  if CurUninstallStep = usUninstall then
    SetPath(False);
end;
