import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Real portraits beside the repository: each person is in one of them only. */
const SHARED = join(import.meta.dirname, '../../../../shared');
const FOLDERS = ['portraits', 'photos'].map((name) => join(SHARED, name));
const PAIRS = join(SHARED, 'pairs');

export const HALVES = ['tuning', 'held'] as const;
export type Half = (typeof HALVES)[number];

export interface Person {
  /** Says nothing about who it is. */
  readonly key: string;
  /** Even ones are for tuning, odd ones for the last check. */
  readonly half: Half;
  /** One portrait, or two of different days. */
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

/** Halves are by place in file-name order. Empty where the folders are missing. */
export const realPeople = (): Person[] =>
  FOLDERS.flatMap((folder) => namesIn(folder).map((name, i) => personOf([join(folder, name)], i % 2 === 0)));

/** People with two photos of different days, `p07-a.jpg` and `p07-b.jpg`; halves are by number. Empty without them. */
export function realPairs(): Person[] {
  const names = namesIn(PAIRS);
  return names
    .filter((name) => name.includes('-a.'))
    .map((name) => {
      const paths = [name, name.replace('-a.', '-b.')].map((one) => join(PAIRS, one));
      return personOf(paths, Number(/\d+/.exec(name)?.[0]) % 2 === 0);
    });
}
