// pnpm runs this before it installs anything, as newer npm does; yarn runs it in place of itself (.yarnrc.yml). Older npm
// refuses with the words of "engines" in package.json, for which `npm ci` asks for the empty package-lock.json.
if (!process.env.BOOTSTRAPPED) {
  process.stderr.write('Nothing to install here: type npm start or npm test, which install by themselves\n');
  process.exit(1);
}
