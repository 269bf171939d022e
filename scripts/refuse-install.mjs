// Newer npm, pnpm, yarn and bun run this before they install anything. Older npm first asks the registry for what it would
// install, and then refuses with the words of "engines" in package.json.
if (!process.env.BOOTSTRAPPED) {
  process.stderr.write('Nothing to install here: type npm start or npm test, which install by themselves\n');
  process.exit(1);
}
