# A cask for Homebrew; packaging/stores.py fills in what each release has of its own.
cask "piquet" do
  arch arm: "arm64", intel: "x86_64"

  version "$version"
  sha256 arm:   "$macos_arm64",
         intel: "$macos_x86_64"

  url "$home/releases/download/v#{version}/piquet-#{version}-macos-#{arch}.dmg"
  name "Piquet"
  desc "Classic card game for two"
  homepage "https://piquet.github.io/"

  livecheck do
    url :url
    strategy :github_latest
  end

  depends_on macos: ">= :big_sur"

  app "Piquet.app"
  binary "#{appdir}/Piquet.app/Contents/MacOS/piquet"

  # The score cards in ~/Library/Application Support/piquet go only when one asks for it.
  zap trash: "~/Library/Application Support/piquet"
end
