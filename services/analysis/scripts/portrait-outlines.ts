/** Prints the outlines of face and body of each photo as a JSON line, empty where none can be measured: `… a.jpg b.jpg`. */
import { readFile } from 'node:fs/promises';
import { examinePhoto } from '../src/engine/examine-photo.ts';
import { loadModels } from '../src/engine/models.ts';
import { Stopwatch } from '../src/engine/stopwatch.ts';

const models = await loadModels();
for (const path of process.argv.slice(2)) {
  const { measured } = await examinePhoto(await readFile(path), models, new Stopwatch());
  process.stdout.write(`${JSON.stringify(measured?.silhouettes ?? [])}\n`);
}
