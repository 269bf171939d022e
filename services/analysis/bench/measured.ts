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
import { type Frame, loadFrame, normalize } from './simulation/frame.ts';
import { findParts, type Parts } from './simulation/parts.ts';
import { type Section, sideOf, variantsOf } from './simulation/protocol.ts';
import { type Exposure, exposureOf } from './well-exposed.ts';

/** The engine's result for one photo. */
export interface MeasuredPhoto {
  readonly readings?: Readings | undefined;
  readonly problems: readonly PhotoProblem[];
  readonly warnings: readonly PhotoWarning[];
}

/** A person's measured photos of one section, by name. */
export interface MeasuredPerson extends Pick<Person, 'key' | 'half'> {
  /** Exposure of the portrait, from the simulation's masks. */
  readonly exposure: Exposure;
  readonly photos: Readonly<Record<string, MeasuredPhoto>>;
}

/** A simulated photo and its detected head, which takes seconds per person. */
interface FoundPhoto {
  readonly jpeg: Uint8Array;
  readonly found: Pick<Head, 'turns' | 'mesh' | 'segmentation'> | PhotoProblem;
}

interface FoundPerson {
  readonly exposure: Exposure;
  readonly photos: Readonly<Record<string, FoundPhoto>>;
}

/** Detection is cached until its code changes; the later stages are fast. */
const FIND_CODE = fingerprint(['../src/engine/find-head.ts', 'simulation/protocol.ts', 'well-exposed.ts']);

const findPerson = (
  { key, photos: portraits }: Person,
  section: Section,
  models: Models,
): Promise<FoundPerson | null> =>
  cached(['found', FIND_CODE, section, key], async () => {
    const seen: { readonly frame: Frame; readonly parts: Parts }[] = [];
    for (const portrait of portraits) {
      const upright = await normalize(portrait, sideOf(section));
      const parts = await findParts(upright, models);
      if (parts) seen.push({ frame: await loadFrame(upright), parts });
    }
    const [first] = seen;
    if (!first || seen.length < portraits.length) return null;
    const photos: Record<string, FoundPhoto> = {};
    for (const { name, of, make } of variantsOf(section, key)) {
      const { frame, parts } = seen[of] ?? first;
      photos[name] = await find(await make(frame, parts), models);
    }
    return { exposure: exposureOf(first.frame, first.parts), photos };
  });

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

/** Runs a section's photos through the engine. Undefined if a portrait has no face. */
export async function measurePerson(
  person: Person,
  section: Section,
  models: Models,
): Promise<MeasuredPerson | undefined> {
  const found = await findPerson(person, section, models);
  if (!found) return undefined;
  const photos: Record<string, MeasuredPhoto> = {};
  for (const [name, photo] of Object.entries(found.photos)) photos[name] = await measured(photo);
  return { key: person.key, half: person.half, exposure: found.exposure, photos };
}
