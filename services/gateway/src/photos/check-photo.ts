import { Readable } from 'node:stream';
import { onePhoto } from '@trueseason/contracts';
import { readAll } from '@trueseason/shop/storage';
import type { FastifyRequest } from 'fastify';
import type { CallAnalysisWorker } from '../analysis/analysis-client.ts';
import { ProblemError } from '../http/problem-error.ts';
import { readFileParts } from './read-parts.ts';
import { sanitizePhoto } from './sanitize/sanitize-photo.ts';

async function readPhoto(request: FastifyRequest): Promise<Buffer> {
  for await (const part of readFileParts(request, onePhoto)) {
    const { body } = await sanitizePhoto(part.file, part.filename, request.reserveMemory);
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

/**
 * A quick verdict from an analysis worker once the body is read. Without a worker, photos are checked after the upload.
 * @throws ProblemError photo_type, photo_damaged, photo_too_large, unavailable
 */
export const checkPhoto = async (askAnalysis: CallAnalysisWorker, request: FastifyRequest) =>
  askAnalysis('check', await readPhoto(request));
