import { estimatePerson } from '../src/engine/combine/estimate-person.ts';
import { loadModels } from '../src/engine/models.ts';
import { type MeasuredPerson, measurePerson } from './measured.ts';
import { realPeople } from './people.ts';
import { EXPOSURES } from './simulation/exposures.ts';
import { answerFor } from './trials.ts';
import { isWellExposed } from './well-exposed.ts';

const models = await loadModels();
const half = process.env.HALF ?? 'tuning';
const people: MeasuredPerson[] = [];
for (const person of realPeople().filter((p) => p.half === half)) {
  const m = await measurePerson(person, 'exposure', models);
  if (m && isWellExposed(m.exposure)) people.push(m);
}
console.log(people.length);
const q = (v: number[], p: number) =>
  [...v].sort((a, b) => a - b)[Math.min(v.length - 1, Math.floor(p * v.length))] ?? NaN;
for (const name of Object.keys(EXPOSURES).sort((a, b) => Number(a) - Number(b))) {
  for (const [group, in_] of [
    ['all', () => true],
    ['L<62', (m: MeasuredPerson) => m.exposure.skin < 62],
  ] as const) {
    const rows = people.filter(in_).flatMap((m) => {
      const photo = m.photos[name];
      if (!photo?.readings) return [];
      const e = answerFor([{ ...photo, problems: [] }]);
      if (!e) return [];
      return [
        {
          off: e.features.skin.lab[0] - m.exposure.skin,
          sd: e.features.skin.sd[0],
          refused: photo.problems.length > 0,
          problems: photo.problems,
          uneven: photo.warnings.includes('uneven_light'),
          shade: (photo.readings.tones?.whitePoint ?? 0) - (estimatePerson([photo.readings]).lights[0]?.[2] ?? NaN),
          light: estimatePerson([photo.readings]).lights[0]?.[2] ?? NaN,
        },
      ];
    });
    const kept = rows.filter((r) => !r.refused);
    const share = (f: (r: (typeof rows)[number]) => boolean) =>
      ((100 * kept.filter(f).length) / kept.length).toFixed(0);
    const kinds = rows.flatMap((r) => r.problems);
    console.log(
      name.padEnd(11),
      group.padEnd(5),
      `n ${rows.length} refused ${rows.length - kept.length}`.padEnd(20),
      `off median ${q(
        kept.map((r) => r.off),
        0.5,
      ).toFixed(1)} p10 ${q(
        kept.map((r) => r.off),
        0.1,
      ).toFixed(1)} p90 ${q(
        kept.map((r) => r.off),
        0.9,
      ).toFixed(1)} sd ${q(
        kept.map((r) => r.sd),
        0.5,
      ).toFixed(
        1,
      )} <=4: ${share((r) => Math.abs(r.off) <= 4)}% beyond 2sd: ${share((r) => Math.abs(r.off) > 2 * r.sd)}%  light ${q(
        kept.map((r) => r.light),
        0.5,
      ).toFixed(2)}`,
      `uneven ${kept.filter((r) => r.uneven).length} gate .5/.4: ${rows.filter((r) => r.light < -0.5 && r.shade > 0.5).length} .45/.4: ${rows.filter((r) => r.light < -0.45 && r.shade > 0.4).length} shade p90 ${q(
        rows.map((r) => r.shade),
        0.9,
      ).toFixed(2)}`,
      [...new Set(kinds)].map((k) => `${k} ${kinds.filter((x) => x === k).length}`).join(' '),
    );
  }
}
