import { Readable } from 'node:stream';
import { type AnalysisAnswer, onePhoto } from '@trueseason/contracts';
import { readAll } from '@trueseason/storage';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problem-error.ts';
import { createMemory } from '../limits/memory.ts';
import type { AskAnalysis } from '../orders/ask-analysis.ts';
import { readParts } from './read-parts.ts';
import { sanitizePhoto } from './sanitize-photo.ts';

type Verdict = AnalysisAnswer<'check'>;

/** A worker checks one photo at a time; beyond this many waiting, skip the verdict. */
const MOST_AT_ONCE = 12;
/** Total for all uploads in progress; slow senders hold little and no slot. */
const MOST_BYTES = 128 * 1024 * 1024;

async function readPhoto(request: FastifyRequest, hold: (bytes: number) => boolean): Promise<Buffer> {
  for await (const part of readParts(request, onePhoto)) {
    const { body } = await sanitizePhoto(part.file);
    try {
      const photo = await readAll(
        Readable.from(body).map((chunk: Buffer) => {
          if (!hold(chunk.length)) throw new ProblemError('unavailable');
          return chunk;
        }),
      );
      if (part.file.truncated) throw new ProblemError('photo_too_large');
      return photo;
    } catch (error) {
      throw part.file.truncated ? new ProblemError('photo_too_large') : error;
    }
  }
  throw new ProblemError('not_enough_photos');
}

/** Quick verdicts from an analysis worker; without them photos are checked after the upload. */
export function createPhotoChecker(askAnalysis: AskAnalysis) {
  let underWay = 0;
  const memory = createMemory(MOST_BYTES);

  /**
   * Reads the body before taking a slot, so slow senders hold none. Clients ignore an unavailable verdict.
   * @throws ProblemError photo_type, photo_damaged, photo_too_large, unavailable
   */
  async function check(request: FastifyRequest): Promise<Verdict> {
    const held = memory.begin();
    try {
      const photo = await readPhoto(request, held.add);
      if (underWay >= MOST_AT_ONCE) throw new ProblemError('unavailable');
      underWay += 1;
      return await askAnalysis('check', photo).finally(() => {
        underWay -= 1;
      });
    } finally {
      held.end();
    }
  }

  return { check };
}
