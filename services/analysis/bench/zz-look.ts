import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import { NO_ANSWERS } from '@trueseason/contracts';
import { reanalyze } from '../src/reanalyze.ts';
const all = deserialize(readFileSync('/tmp/adv-outcomes.bin')) as any[];
for (const id of process.argv.slice(2).map(Number)) {
  const o = all[id]; const r = reanalyze(o.readings, o.evidence, NO_ANSWERS); const e = r.evidence; const f = e.features;
  console.log(id, r.season, e.runnerUp, Object.fromEntries(Object.entries(e.axes).map(([k, v]) => [k, `${v.value.toFixed(2)}±${v.sd.toFixed(2)}`])), 'ita', e.ita.value.toFixed(0), '±', e.ita.sd.toFixed(0), 'L skin', f.skin.lab[0].toFixed(0), 'hair', f.hair?.lab[0].toFixed(0), f.hair?.names, !!f.hair?.strands, 'brow', f.brows?.lab[0].toFixed(0), 'iris', f.iris?.lab[0].toFixed(0), Object.fromEntries(Object.entries(e.contrasts).map(([k, v]) => [k, v && `${v.value.toFixed(2)}±${v.sd.toFixed(2)}`])));
  console.log('   ', [...r.reading.sections.finding.lines, ...r.reading.sections.verdict.lines, ...r.reading.sections.why.lines, ...r.reading.sections.own.lines, ...r.reading.sections.traits.lines.slice(0,3), ...r.reading.sections.clothing.lines.slice(0,2)].map((l) => l.text).join(' | '));
}
