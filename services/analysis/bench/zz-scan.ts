import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import { hexToLab, skinDepth } from '@trueseason/color';
import { headOf, isHairHidden, NO_ANSWERS, nameOfFeature, shownAsTold, shownColor, FEATURES } from '@trueseason/contracts';
import { factsOf } from '@trueseason/reading/facts';
import { byReach, orderPalette, seasonProfile, skinUndertone } from '@trueseason/seasons';
import { reanalyze } from '../src/reanalyze.ts';

const all = deserialize(readFileSync('/tmp/adv-outcomes.bin')) as any[];
const count = new Map<string, number[]>();
const hit = (k: string, id: number) => count.set(k, [...(count.get(k) ?? []), id]);
const variants: [string, any][] = [['plain', NO_ANSWERS], ['covered', { naturalHair: 'covered' }], ['dyed', { hairDyed: true }], ['eyes', { eyes: 'dark-brown' }], ['gray', {naturalHair:'gray'}], ['makeup',{makeup:true}], ['lenses', {contactLenses:true, eyes:'blue'}]];
for (const o of all) for (const [v, answers] of variants) {
  const r = reanalyze(o.readings, o.evidence, answers);
  const { evidence: e, reading: g } = r;
  const palette = orderPalette(seasonProfile(g.season).palette, e);
  const [near, far] = byReach(palette.hairBest);
  const f = factsOf({ season: g.season, seasonType: g.seasonType, evidence: e, hairColors: { near, far } });
  const id = o.id;
  const L = (hex: string) => hexToLab(hex)[0];
  const k = (s: string) => hit(`${v}: ${s}`, id);
  const ids = Object.values(g.sections).flatMap(({ lines }) => lines.map((l) => l.id));
  hit(`${v}: n`, id);
  hit(`${v}: clear ${f.certainty}`, id);
  if (f.value === 'light' && f.skinDepth === 'deep') k('light overall, deep skin');
  if (f.value === 'light' && f.skinDepth === 'medium') k('light overall, medium skin');
  if (f.value === 'deep' && f.skinDepth === 'light') k('deep overall, light skin');
  const besideColor = f.beside === 'hair' ? e.features.hair : f.beside === 'brows' ? e.features.brows : e.features.iris;
  if (f.beside !== 'nothing' && besideColor) {
    const d = besideColor.lab[0] - e.features.skin.lab[0];
    if (/darker/.test(f.besideIs) !== d < 0 && Math.abs(d) > 3) k(`beside ${f.beside} ${f.besideIs} but L* ${d.toFixed(0)}`);
    if (f.beside === 'hair' && shownAsTold('hair', e)) k('finding of photographed hair, table shows told');
    if (f.besideIs === 'about as light as' && Math.abs(d) > 8) k('about as light, L* differs > 8');
    if (/much|clearly/.test(f.besideIs) && Math.abs(d) < 10) k('much, L* differs < 10');
  } else if (f.beside !== 'nothing') k('beside a feature that is null');
  if (f.contrast === 'low' && /much/.test(f.besideIs)) k('contrast low, much');
  if (f.contrast === 'low' && /clearly/.test(f.besideIs)) k('contrast low, clearly');
  if (f.contrast === 'high' && /about|little/.test(f.besideIs)) k(`contrast high, ${f.besideIs}`);
  const iris = o.outlines[0].filter((m: any) => m.feature === 'iris' && m.hex);
  if (!e.features.iris && iris.length) k('no iris feature but an outline with color');
  if (e.features.iris && !iris.length) k('iris feature but no outline color');
  for (const x of FEATURES) { const out = o.outlines[0].filter((m: any) => m.feature === x && m.hex); if (!e.features[x as 'hair'] && out.length) k(`no ${x}, but outline`); if (e.features[x as 'hair'] && !out.length && x !== 'skin') k(`${x}, but no outline`); }
  if (ids.includes('doubt-eyes') && shownColor('iris', e)) k('doubt eyes, shown iris');
  if (f.hair === 'covered' && !answers.naturalHair) k('covered by photo');
  if (answers.naturalHair === 'covered' && (isHairHidden(e) || e.morePhotosFor === 'hair')) k('covered told, asked for hair');
  if (f.undertone === 'golden' && f.temperature === 'cool') k('golden skin, cool');
  if (f.undertone === 'rosy' && f.temperature === 'warm') k('rosy skin, warm');
  const found = g.sections.foundation.colors.filter((c) => c.use === 'match');
  for (const c of found) { const d = c.name.split(' ').slice(0, -1).join(' '); k(`foundation ${d} for skin ${f.skinDepth}`); }
  if (f.skinDepth === 'uncertain') k('depth uncertain');
  if (f.hair === 'black' && e.features.hair && e.features.hair.lab[0] > 35) k('black hair L* > 35');
  if (f.hair === 'gray' && v === 'plain') k('gray: value ' + f.value + ' skin ' + f.skinDepth);
  if (ids.includes('seen-middle')) k('middle');
  if (f.agreement !== 'all') k('agreement ' + f.agreement);
  k('fit ' + f.fit); k('runnerUp ' + f.runnerUp);
}
for (const [k, v] of [...count].sort()) console.log(k, v.length, v.length < 12 ? v.join(',') : '');
