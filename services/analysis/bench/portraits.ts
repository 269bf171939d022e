import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../../../shared/photos');

export interface RealPortrait {
  /** Position in file-name order: even ones are for tuning, odd ones only for reporting. */
  readonly index: number;
  readonly held: boolean;
  readonly photo: Buffer;
}

/** The real portraits beside the repository, or none where they are missing. */
export function realPortraits(): RealPortrait[] {
  if (!existsSync(FOLDER)) return [];
  const names = readdirSync(FOLDER).filter((name) => /\.(jpe?g|png)$/i.test(name));
  return names.sort().map((name, index) => ({
    index,
    held: index % 2 === 1,
    photo: readFileSync(join(FOLDER, name)),
  }));
}

/** A deterministic stream of numbers in 0..1, so that every run prints the same table. */
export function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** Three cuts, as three photos of one person would differ in framing. */
export const CUTS = [
  { zoom: 1, shiftX: 0, shiftY: 0 },
  { zoom: 0.85, shiftX: 0.4, shiftY: -0.3 },
  { zoom: 0.92, shiftX: -0.5, shiftY: 0.2 },
] as const;
