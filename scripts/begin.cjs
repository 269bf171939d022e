// What package.json runs: bootstrap.mjs, where Node can load it. In a folder whose path has a backslash it loads no module
// at all, and says so in a stack.
if (process.platform !== 'win32' && __dirname.includes('\\')) {
  const root = require('node:path').dirname(__dirname);
  process.stderr.write(`[bootstrap] Node cannot load modules from ${root}, for its "\\": move or rename that folder\n`);
  process.exit(1);
}
import('./bootstrap.mjs');
