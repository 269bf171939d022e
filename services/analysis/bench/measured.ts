import type { PhotoProblem, PhotoWarning } from '@trueseason/contracts';
import { findHead } from '../src/engine/find-head.ts';
import { judgeSight } from '../src/engine/judge-sight.ts';
import type { Readings } from '../src/engine/measure/index.ts';
import type { Models } from '../src/engine/models.ts';
import { readHead } from '../src/engine/read-head.ts';
import { Stopwatch } from '../src/engine/stopwatch.ts';

/** The engine's result for one photo. */
export interface MeasuredPhoto {
  readonly readings?: Readings | undefined;
  readonly problems: readonly PhotoProblem[];
  readonly warnings: readonly PhotoWarning[];
}

/** A photo as it is, without what is drawn on it. */
export async function measureShot(photo: Buffer, models: Models): Promise<MeasuredPhoto> {
  const head = await findHead(photo, models, new Stopwatch());
  const read = typeof head === 'string' ? head : readHead(head);
  if (typeof read === 'string') return { problems: [read], warnings: [] };
  return { readings: read.sight.readings, ...judgeSight(read.sight) };
}
