import { type Evidence, familyOf } from '@trueseason/contracts';
import { buildEvidence } from '../src/engine/build-evidence.ts';
import { examinePhoto } from '../src/engine/examine-photo.ts';
import type { Models } from '../src/engine/models.ts';
import type { Readings } from '../src/engine/readings.ts';
import { Stopwatch } from '../src/engine/stopwatch.ts';
import type { Lit } from './mixed.ts';
import { CUTS, numbers, type RealPortrait } from './portraits.ts';
import { PLAIN, type Relight, relight } from './relight.ts';
import { calibrationError, type Row } from './table.ts';

/** Photos of each cut, and how many of the sets of three made from them are placed. */
const LIGHTS = 5;
const SETS = 20;

export interface Baseline {
  readonly portrait: RealPortrait;
  readonly evidence: Evidence;
}

/** Mild: a cast at up to 35 % of its strength, half a stop, 8 % of tint, everyday JPEG. */
function mildLight(random: () => number): Partial<Relight> {
  return {
    kelvin: random() < 0.5 ? 2700 + random() * 3800 : 6504 + random() * 2500,
    strength: random() * 0.35,
    tint: (random() * 2 - 1) * 0.08,
    ev: (random() * 2 - 1) * 0.5,
    quality: 75 + Math.round(random() * 20),
  };
}

async function read(models: Models, photo: Buffer): Promise<Readings | undefined> {
  return (await examinePhoto(photo, models, new Stopwatch())).readings;
}

/** The same people in other light: does the answer stay? */
export async function benchRelighting(models: Models, portraits: readonly RealPortrait[]) {
  const baselines: Baseline[] = [];
  const people: Lit[] = [];
  const trials: { held: boolean; season: boolean; family: boolean; topTwo: boolean; confidence: number }[] = [];
  for (const portrait of portraits) {
    const random = numbers(portrait.index + 1);
    const plain = await Promise.all(
      CUTS.map(async (cut) => read(models, await relight(portrait.photo, { ...PLAIN, ...cut }))),
    );
    const whole = plain.flatMap((readings) => readings ?? []);
    if (whole.length < CUTS.length) continue;
    const evidence = buildEvidence(whole, []);
    const answer = evidence.distribution[0]?.season;
    if (!answer) continue;
    baselines.push({ portrait, evidence });
    const lit: Readings[][] = [];
    for (const cut of CUTS) {
      const photos: Readings[] = [];
      for (let i = 0; i < LIGHTS; i++) {
        const readings = await read(models, await relight(portrait.photo, { ...PLAIN, ...cut, ...mildLight(random) }));
        if (readings) photos.push(readings);
      }
      lit.push(photos);
    }
    people.push(lit);
    for (let set = 0; set < SETS; set++) {
      const three = lit.flatMap((photos) => photos[Math.floor(random() * photos.length)] ?? []);
      if (three.length < CUTS.length) continue;
      const { distribution, confidence } = buildEvidence(three, []);
      const [first, second] = distribution;
      if (!first || !second) continue;
      trials.push({
        held: portrait.held,
        season: first.season === answer,
        family: familyOf(first.season) === familyOf(answer),
        topTwo: first.season === answer || second.season === answer,
        confidence,
      });
    }
  }
  const share = (of: typeof trials, key: 'season' | 'family' | 'topTwo') =>
    of.filter((trial) => trial[key]).length / Math.max(1, of.length);
  const halves = [
    { name: 'all', of: trials },
    { name: 'tuning half', of: trials.filter((trial) => !trial.held) },
    { name: 'held half', of: trials.filter((trial) => trial.held) },
  ];
  const rows = halves.flatMap(({ name, of }): Row[] => {
    const all = name === 'all';
    const error = calibrationError(of.map(({ confidence, season }) => ({ confidence, right: season })));
    return [
      {
        name: `same of 12 seasons, ${name}`,
        value: share(of, 'season'),
        unit: '%',
        ...(all ? { limit: { atLeast: 0.9 } } : {}),
      },
      {
        name: `same of 4 families, ${name}`,
        value: share(of, 'family'),
        unit: '%',
        ...(all ? { limit: { atLeast: 0.95 } } : {}),
      },
      {
        name: `first choice in top two, ${name}`,
        value: share(of, 'topTwo'),
        unit: '%',
        ...(all ? { limit: { atLeast: 0.98 } } : {}),
      },
      { name: `calibration error, ${name}`, value: error, ...(all ? { limit: { atMost: 0.05 } } : {}) },
    ];
  });
  return { rows, baselines, people };
}

/** Where the portraits themselves land. */
export function benchSpread(baselines: readonly Baseline[]): Row[] {
  const seasonOf = ({ evidence }: Baseline) => evidence.distribution[0]?.season ?? '';
  const counts = new Map<string, number>();
  for (const baseline of baselines) counts.set(seasonOf(baseline), (counts.get(seasonOf(baseline)) ?? 0) + 1);
  const deepest = [...baselines]
    .sort((a, b) => a.evidence.ita.value - b.evidence.ita.value)
    .slice(0, Math.round(baselines.length / 3));
  const listing = [...counts].map(([season, n]) => `${season} ${n}`).join(', ');
  return [
    { name: 'seasons seen', value: counts.size, limit: { atLeast: 8 }, note: listing },
    {
      name: 'largest share',
      value: Math.max(...counts.values()) / baselines.length,
      unit: '%',
      limit: { atMost: 0.3 },
    },
    {
      name: 'seasons in the deepest third of skin',
      value: new Set(deepest.map(seasonOf)).size,
      limit: { atLeast: 4 },
    },
  ];
}
