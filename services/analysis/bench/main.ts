/** `pnpm bench:engine [section ...]`: one table, exit code 1 when an invariant breaks. */
import { loadModels } from '../src/engine/models.ts';
import { benchDepth } from './depth.ts';
import { benchGates } from './gates.ts';
import { benchMixed } from './mixed.ts';
import { realPortraits } from './portraits.ts';
import { benchRelighting, benchSpread } from './relighting.ts';
import { benchSpeed } from './speed.ts';
import { printTable, type Row } from './table.ts';
import { benchTruth } from './truth.ts';

const SECTIONS = ['truth', 'relighting', 'depth', 'gates', 'speed'] as const;
const asked = process.argv.slice(2);
const wanted = (section: (typeof SECTIONS)[number]) => asked.length === 0 || asked.includes(section);

const models = await loadModels();
const portraits = realPortraits();
if (portraits.length === 0) console.log('No real portraits found: only the painted ones are used.');

let good = true;
async function section(
  name: (typeof SECTIONS)[number],
  title: string,
  run: () => Promise<readonly Row[]>,
): Promise<void> {
  if (!wanted(name)) return;
  const start = performance.now();
  const rows = await run();
  good = printTable(`${title} (${((performance.now() - start) / 1000).toFixed(0)} s)`, rows) && good;
}

await section('truth', 'Painted portraits with known colors', () => benchTruth(models));
if (portraits.length > 0) {
  await section('relighting', 'Real portraits relit', async () => {
    const { rows, baselines, people } = await benchRelighting(models, portraits);
    return [...rows, ...benchSpread(baselines), ...benchMixed(people)];
  });
  await section('depth', 'Real portraits with deeper skin', () => benchDepth(models, portraits));
  await section('gates', 'Gates', () => benchGates(models, portraits));
}
await section('speed', 'Time and memory', () => benchSpeed());
process.exitCode = good ? 0 : 1;
