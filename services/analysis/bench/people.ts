import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Real portraits beside the repository: each person is in one of them only. */
const FOLDERS = ['portraits', 'photos'].map((name) => join(import.meta.dirname, '../../../../shared', name));

export const HALVES = ['tuning', 'held'] as const;
export type Half = (typeof HALVES)[number];

export interface Person {
  /** Says nothing about who it is. */
  readonly key: string;
  /** Even ones in file-name order are for tuning, odd ones for the last check. */
  readonly half: Half;
  /** The portrait's bytes. */
  photo(): Buffer;
}

/** Empty where the folders are missing. */
export function realPeople(): Person[] {
  return FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.(jpe?g|png)$/i.test(name))
      .sort()
      .map((name, index): Person => {
        const path = join(folder, name);
        const key = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);
        return { key, half: index % 2 === 0 ? 'tuning' : 'held', photo: () => readFileSync(path) };
      }),
  );
}
