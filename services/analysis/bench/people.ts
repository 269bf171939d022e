import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Real portraits next to the repository; each person is in one folder only. */
const SHARED = join(import.meta.dirname, '../../../../shared');
const FOLDERS = ['portraits', 'photos'].map((name) => join(SHARED, name));
const PAIRS = join(SHARED, 'pairs');

export const HALVES = ['tuning', 'held'] as const;
export type Half = (typeof HALVES)[number];

export interface Person {
  /** Anonymous. */
  readonly key: string;
  /** Even indices are for tuning, odd ones held out. */
  readonly half: Half;
  /** One portrait, or two from different days. */
  readonly photos: readonly Buffer[];
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

/**
 * People with two photos of different days, `p07-a.jpg` and `p07-b.jpg`; halves follow the number. Empty if missing.
 */
export function realPairs(): Person[] {
  const names = namesIn(PAIRS);
  return names
    .filter((name) => name.includes('-a.'))
    .map((name) => {
      const paths = [name, name.replace('-a.', '-b.')].map((one) => join(PAIRS, one));
      return personOf(paths, Number(/\d+/.exec(name)?.[0]) % 2 === 0);
    });
}
