import { deltaE00, type Lab } from '@trueseason/color';
import { PEOPLE, paletteOf, photograph, type Shot } from '@trueseason/painted-portraits';
import { estimatePerson, inTheirLight } from '../src/engine/combine/index.ts';
import { shownPerson } from '../src/engine/describe/shown-person.ts';
import { examinePhoto } from '../src/engine/examine-photo.ts';
import { labOf } from '../src/engine/math/index.ts';
import type { Readings } from '../src/engine/measure/index.ts';
import type { Models } from '../src/engine/models.ts';
import { Stopwatch } from '../src/engine/stopwatch.ts';
import { randomFor } from './simulation/random.ts';
import { median } from './statistics.ts';
import type { Row } from './table.ts';

/** Hair found on a bald head has no true color. */
const BALD = 'person-5';

interface Condition {
  readonly name: string;
  readonly limit?: number;
  light(random: () => number): NonNullable<Shot['light']>;
}

const CONDITIONS: readonly Condition[] = [
  {
    name: 'mild casts',
    limit: 3,
    light: (random) => ({
      kelvin: 3800 + random() * 4200,
      whiteBalance: 0.65 + random() * 0.25,
      tint: (random() - 0.5) * 0.08,
      exposure: (random() - 0.5) * 0.5,
    }),
  },
  {
    name: '2700 to 9000 K, tint \u00b1 8 %, \u00b1 1 EV',
    light: (random) => ({
      kelvin: 2700 + random() * 6300,
      whiteBalance: 0.5 + random() * 0.3,
      tint: (random() - 0.5) * 0.16,
      exposure: (random() - 0.5) * 2,
    }),
  },
];

/** Three photos per painted person: displayed colors against the painted ones. */
export async function benchTruth(models: Models): Promise<Row[]> {
  const rows: Row[] = [];
  for (const condition of CONDITIONS) {
    const stream = randomFor('truth');
    const random = () => stream.between(0, 1);
    const errors: Record<'skin' | 'hair' | 'iris' | 'undertone', number[]> = {
      skin: [],
      hair: [],
      iris: [],
      undertone: [],
    };
    let refused = 0;
    for (const name of PEOPLE) {
      const photos: Readings[] = [];
      for (let k = 0; k < 3; k++) {
        const quality = 60 + Math.round(random() * 35);
        const image = await photograph(name, { seed: `${k}`, quality, light: condition.light(random) });
        const { measured, problems } = await examinePhoto(image, models, new Stopwatch());
        if (problems.length > 0) refused += 1;
        if (measured) photos.push(measured.readings);
      }
      if (photos.length === 0) continue;
      const { colors } = shownPerson(inTheirLight(estimatePerson(photos), photos).lit, photos);
      const truth = paletteOf(name);
      for (const part of ['skin', 'hair', 'iris'] as const) {
        const color = colors[part];
        if (color && !(part === 'hair' && name === BALD)) errors[part].push(deltaE00(labOf(color), truth[part]));
      }
      if (colors.skin) errors.undertone.push(deltaE00(atDepth(labOf(colors.skin), truth.skin[0]), truth.skin));
    }
    rows.push(
      {
        name: `skin, ${condition.name}, median`,
        value: median(errors.skin),
        unit: 'dE00',
        ...(condition.limit ? { limit: { atMost: condition.limit } } : {}),
      },
      { name: '  the same with depth set aside', value: median(errors.undertone), unit: 'dE00' },
      { name: '  hair', value: median(errors.hair), unit: 'dE00' },
      { name: '  iris', value: median(errors.iris), unit: 'dE00' },
      { name: '  photos refused', value: refused / (PEOPLE.length * 3), unit: '%' },
    );
  }
  return rows;
}

/** The same hue and relative saturation at another L*. */
function atDepth([l, a, b]: Lab, depth: number): Lab {
  const scale = (depth + 16) / (l + 16);
  return [depth, a * scale, b * scale];
}
