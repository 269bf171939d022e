import type { PhotoProblem, PhotoWarning } from '@trueseason/contracts';
import { decodePhoto } from '../src/engine/decode/index.ts';
import { findHead, type Head } from '../src/engine/find-head.ts';
import { judgeSight } from '../src/engine/judge-sight.ts';
import type { Readings } from '../src/engine/measure/index.ts';
import type { Models } from '../src/engine/models.ts';
import { turnPicture, withoutBars } from '../src/engine/picture/index.ts';
import { readHead } from '../src/engine/read-head.ts';
import { Stopwatch } from '../src/engine/stopwatch.ts';
import { cached } from './cached.ts';
import { fingerprint } from './fingerprint.ts';
import type { Person } from './people.ts';

/** The engine's result for one photo. */
export interface MeasuredPhoto {
  readonly readings?: Readings | undefined;
  readonly problems: readonly PhotoProblem[];
  readonly warnings: readonly PhotoWarning[];
}

/** A photo and its detected head, which takes seconds per person. */
interface FoundPhoto {
  readonly jpeg: Uint8Array;
  readonly found: Pick<Head, 'turns' | 'mesh' | 'segmentation'> | PhotoProblem;
}

/** Detection is cached until its code changes; the later stages are fast. */
const FIND_CODE = fingerprint(['../src/engine/find-head.ts']);

async function find(jpeg: Buffer, models: Models): Promise<FoundPhoto> {
  const head = await findHead(jpeg, models, new Stopwatch());
  if (typeof head === 'string') return { jpeg, found: head };
  return { jpeg, found: { turns: head.turns, mesh: head.mesh, segmentation: head.segmentation } };
}

/** A person's photos as they are. */
export const measureShots = ({ key, photos }: Person, models: Models): Promise<MeasuredPhoto[]> =>
  Promise.all(
    photos.map(async (photo, i) =>
      measured(await cached(['shots', FIND_CODE, `${key}-${i}`], () => find(photo, models))),
    ),
  );

async function measured({ jpeg, found }: FoundPhoto): Promise<MeasuredPhoto> {
  const read =
    typeof found === 'string'
      ? found
      : readHead({
          picture: turnPicture(withoutBars(await decodePhoto(Buffer.from(jpeg))).picture, found.turns),
          ...found,
        });
  if (typeof read === 'string') return { problems: [read], warnings: [] };
  return { readings: read.sight.readings, ...judgeSight(read.sight) };
}
