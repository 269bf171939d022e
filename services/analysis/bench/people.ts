import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Real portraits next to the repository; each person is in one folder only. */
const SHARED = join(import.meta.dirname, '../../../../shared');
const FOLDERS = ['portraits', 'photos'].map((name) => join(SHARED, name));
const ANSWERS = join(SHARED, 'answers.csv');

export const HALVES = ['tuning', 'held'] as const;
export type Half = (typeof HALVES)[number];

export interface Person {
  /** Anonymous. */
  readonly key: string;
  /** Even numbers or indices are for tuning, odd ones held out. */
  readonly half: Half;
  /** One portrait, or two from different days. */
  readonly photos: readonly Buffer[];
  /** What a blind rater ticked for each photo. */
  readonly ticks?: readonly Ticks[] | undefined;
}

export interface Ticks {
  readonly hair: string;
  readonly eye: string;
}

const namesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /\.(jpe?g|png)$/i.test(name))
        .sort()
    : [];

function personOf(paths: readonly string[], isEven: boolean): Person {
  const photos = paths.map((path) => readFileSync(path));
  const key = createHash('sha256').update(Buffer.concat(photos)).digest('hex').slice(0, 16);
  return { key, half: isEven ? 'tuning' : 'held', photos };
}

/** Halves follow the file order. Empty if the folders are missing. */
export const realPeople = (): Person[] =>
  FOLDERS.flatMap((folder) => namesIn(folder).map((name, i) => personOf([join(folder, name)], i % 2 === 0)));

/** Folders of people with two photos each: of one session, one shot developed twice, and of different days. */
export const TWICE = ['sessions', 'renderings', 'pairs'] as const;

/** People with two photos, as in `p07-a.jpg` and `p07-b.jpg`; halves follow the number. Empty if missing. */
export function realPairs(folder: (typeof TWICE)[number] = 'pairs'): Person[] {
  const names = namesIn(join(SHARED, folder));
  const ticks = ticksOf();
  return names
    .filter((name) => name.includes('-a.'))
    .map((name) => {
      const paths = [name, name.replace('-a.', '-b.')].map((one) => join(SHARED, folder, one));
      const photoTicks = ['a', 'b'].flatMap((shot) => ticks.get(name.replace('-a.jpg', `-${shot}`)) ?? []);
      return {
        ...personOf(paths, Number(/\d+/.exec(name)?.[0]) % 2 === 0),
        ...(photoTicks.length === 2 && { ticks: photoTicks }),
      };
    });
}

/** People in about twenty places of one day each, a folder of small pictures per person, enlarged. Empty if missing. */
export async function peopleInPlaces(): Promise<Person[]> {
  const root = join(SHARED, 'places');
  const folders = existsSync(root) ? readdirSync(root, { withFileTypes: true }).filter((one) => one.isDirectory()) : [];
  return Promise.all(
    folders.map(async ({ name }, i) => {
      const paths = namesIn(join(root, name)).map((file) => join(root, name, file));
      const photos = await Promise.all(paths.map(enlarged));
      return { key: name, half: i % 2 === 0 ? ('tuning' as const) : ('held' as const), photos };
    }),
  );
}

async function enlarged(path: string): Promise<Buffer> {
  const { width = 0 } = await sharp(path).metadata();
  return sharp(path)
    .resize({ width: 3 * width, kernel: 'cubic' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** By photo: `pair,shot,hair,hairtone,dyed,eye,…`. */
function ticksOf(): ReadonlyMap<string, Ticks> {
  if (!existsSync(ANSWERS)) return new Map();
  const rows = readFileSync(ANSWERS, 'utf8').trim().split('\n').slice(1);
  return new Map(
    rows.map((row) => {
      const [pair, shot, hair = '', , , eye = ''] = row.split(',');
      return [`${pair}-${shot}`, { hair, eye }];
    }),
  );
}
