import type { Evidence } from '@trueseason/contracts';
import { deltaE00 } from '@trueseason/style/color';
import { threePhotos } from '@trueseason/testing';
import sharp from 'sharp';
import { type Engine, loadEngine } from '../src/engine/engine.ts';
import { compareHalves, type Figure, type Line } from './both-halves.ts';
import { HARMLESS } from './harmless-changes.ts';
import { type Person, realPairs } from './people.ts';
import { seasonOf } from './season-of.ts';
import { share } from './statistics.ts';

/** Sets of three take three times as long. */
const THREE_OF_EVERY = 4;
const SAME_SKIN = 2;

/** What one harmless change does to the answer for one person. */
export interface Comparison {
  readonly change: string;
  readonly isSameSeason: boolean;
  readonly isSameSkin: boolean;
  /** What differs. */
  readonly note: string;
}

const place = async (engine: Engine, photos: readonly Buffer[]): Promise<Evidence | undefined> => {
  const outcome = await engine.analyze(photos);
  return outcome.ok ? outcome.evidence : undefined;
};

/** Undefined where both are refused. */
function compare(change: string, before: Evidence | undefined, after: Evidence | undefined): Comparison | undefined {
  if (!before && !after) return undefined;
  if (!before || !after) {
    return { change, isSameSeason: false, isSameSkin: false, note: before ? 'now refused' : 'refused before' };
  }
  const off = deltaE00(before.features.skin.lab, after.features.skin.lab);
  const differing = [
    [seasonOf(before), seasonOf(after)],
    [before.light.source, after.light.source],
  ].flatMap(([one, other]) => (one === other ? [] : `${one} → ${other}`));
  const isSameSeason = seasonOf(before) === seasonOf(after);
  return {
    change,
    isSameSeason,
    isSameSkin: off <= SAME_SKIN,
    note: [`ΔE00 ${off.toFixed(1)}`, ...differing].join(', '),
  };
}

/** Three files of one shot, as people collect them. */
const copiesOf = (photo: Buffer): Promise<Buffer[]> =>
  Promise.all([photo, HARMLESS['800 px'](photo), sharp(photo).jpeg({ quality: 75 }).toBuffer()]);

/** Every harmless change of one photo and, if asked, of three. */
export async function compareChanges(engine: Engine, photo: Buffer, withThree: boolean): Promise<Comparison[]> {
  const comparisons: (Comparison | undefined)[] = [];
  const single = await place(engine, [photo]);
  for (const [name, change] of Object.entries(HARMLESS)) {
    comparisons.push(compare(name, single, await place(engine, [await change(photo)])));
  }
  for (const [what, photos] of withThree
    ? ([
        ['photos', await threePhotos(photo)],
        ['copies', await copiesOf(photo)],
      ] as const)
    : []) {
    const plainEvidence = await place(engine, photos);
    comparisons.push(compare(`three ${what}, reversed`, plainEvidence, await place(engine, photos.toReversed())));
    for (const name of ['a chat service', 'another chat service'] as const)
      comparisons.push(
        compare(
          `three ${what}, ${name}`,
          plainEvidence,
          await place(engine, await Promise.all(photos.map(HARMLESS[name]))),
        ),
      );
  }
  return comparisons.flatMap((one) => one ?? []);
}

interface Compared extends Pick<Person, 'half' | 'key'> {
  readonly comparisons: readonly Comparison[];
}

const figuresOf = (change: string): Figure<Compared>[] => {
  const of = (people: readonly Compared[]) =>
    people.flatMap(({ key, comparisons }) =>
      comparisons.filter((one) => one.change === change).map((one) => ({ key: key.slice(0, 4), ...one })),
    );
  const noted = (is: (one: Comparison) => boolean) => (people: readonly Compared[]) =>
    of(people)
      .filter((one) => !is(one))
      .map(({ key, note }) => `${key}: ${note}`)
      .join('; ');
  const figure = (name: string, atLeast: number, is: (one: Comparison) => boolean): Figure<Compared> => ({
    name: `${change}: ${name}`,
    unit: '%',
    limit: { atLeast },
    of: (people) => share(of(people).map(is)),
    note: noted(is),
  });
  return [
    figure('same season', 0.97, ({ isSameSeason }) => isSameSeason),
    figure(`skin within ${SAME_SKIN}`, 0.99, ({ isSameSkin }) => isSameSkin),
  ];
};

/** Sessions and portraits under changes of the file that no one sees. */
export async function metamorphicLines(
  people: readonly Person[],
  chosen: (all: readonly Person[]) => Person[],
): Promise<Line[]> {
  const engine = await loadEngine();
  const compared: Compared[] = [];
  for (const [i, { half, key, photos }] of [...chosen(realPairs('sessions')), ...people].entries()) {
    const [photo] = photos;
    if (!photo) continue;
    compared.push({ half, key, comparisons: await compareChanges(engine, photo, i % THREE_OF_EVERY === 0) });
    if (process.stderr.isTTY) process.stderr.write(`\rmetamorphic ${compared.length} `);
  }
  const changes = new Set(compared.flatMap(({ comparisons }) => comparisons.map(({ change }) => change)));
  return compareHalves([...changes].flatMap(figuresOf), compared);
}
