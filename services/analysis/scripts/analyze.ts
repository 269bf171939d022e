/** `npm run analyze -- a.jpg b.jpg c.jpg`: prints the engine's result for three photos of one person as JSON. */
import { readFile } from 'node:fs/promises';
import { PHOTO_COUNT } from '@trueseason/contracts';
import { loadEngine } from '../src/engine/index.ts';

const paths = process.argv.slice(2);
if (paths.length !== PHOTO_COUNT) {
  console.error('usage: npm run analyze -- a.jpg b.jpg c.jpg');
  process.exit(2);
}

const photos = await Promise.all(paths.map((path) => readFile(path))).catch(({ message }: Error) => {
  console.error(message);
  process.exit(2);
});
const engine = await loadEngine();
const outcome = await engine.analyze(photos);
console.log(JSON.stringify(outcome, null, 2));
process.exitCode = outcome.ok ? 0 : 1;
