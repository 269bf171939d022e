import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { serialize } from 'node:v8';
import { loadEngine } from '../src/engine/index.ts';
const dir = '/work/shared/portraits';
const engine = await loadEngine();
const all: object[] = [];
let bad = 0;
for (const name of readdirSync(dir).filter((n) => /jpe?g|png$/i.test(n)).sort()) {
  const file = readFileSync(`${dir}/${name}`);
  const out = await engine.analyze([file]);
  if (out.ok) all.push({ id: all.length, name, ...out }); else { bad++; console.log(all.length+bad, JSON.stringify(out.photos.map((p)=>p.problems))); }
}
writeFileSync('/tmp/adv-outcomes.bin', serialize(all));
console.log(all.length, bad);
