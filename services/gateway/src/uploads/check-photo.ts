import { Readable } from 'node:stream';
import { API } from '@trueseason/contracts';
import { readAll } from '@trueseason/storage';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ProblemError } from '../http/problem-error.ts';
import { readParts } from './read-parts.ts';
import { sanitizePhoto } from './sanitize-photo.ts';

type Verdict = z.output<typeof API.checkPhoto.answer>;

const TIMEOUT_MS = 6_000;
/** Each holds a photo of up to 10 MB while a worker looks at it; the upload goes on without a verdict. */
const MOST_AT_ONCE = 12;

/** Where the analysis worker gives quick verdicts; without it photos are judged only after the upload. */
export interface PhotoChecker {
  /** @throws ProblemError photo_type, photo_damaged, photo_too_large, or unavailable: then go on without */
  check(request: FastifyRequest): Promise<Verdict>;
}

async function readPhoto(request: FastifyRequest): Promise<Buffer> {
  for await (const part of readParts(request, 1)) {
    const { body } = await sanitizePhoto(part.file);
    try {
      const photo = await readAll(Readable.from(body));
      if (part.file.truncated) throw new ProblemError('photo_too_large');
      return photo;
    } catch (error) {
      throw part.file.truncated ? new ProblemError('photo_too_large') : error;
    }
  }
  throw new ProblemError('not_enough_photos');
}

export function createPhotoChecker(analysisUrl: string | undefined): PhotoChecker {
  let underWay = 0;

  async function ask(url: string, photo: Buffer): Promise<Verdict> {
    try {
      const answer = await fetch(new URL('/check', url), {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
        body: new Uint8Array(photo),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return API.checkPhoto.answer.parse(await answer.json());
    } catch (cause) {
      throw new ProblemError('unavailable', { cause });
    }
  }

  return {
    check: async (request) => {
      if (!analysisUrl || underWay >= MOST_AT_ONCE) throw new ProblemError('unavailable');
      underWay += 1;
      try {
        return await ask(analysisUrl, await readPhoto(request));
      } finally {
        underWay -= 1;
      }
    },
  };
}
