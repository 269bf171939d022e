/** Prints the result of each local real portrait as JSON lines. */
import { hasRealPortraits, realPortraits, threePhotos } from '@trueseason/testing';
import { composeResult } from '../src/compose-result.ts';
import { loadEngine } from '../src/engine/index.ts';

const paths = hasRealPortraits ? await realPortraits() : [];
const engine = await loadEngine();
for (const path of paths) {
  const outcome = await engine.analyze(await threePhotos(path));
  if (outcome.ok) process.stdout.write(`${JSON.stringify(composeResult(outcome.evidence))}\n`);
}
