import { API, type Call, type ContentEncoding } from '@trueseason/contracts';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem-error.ts';

/** Of requests without a row: pages and files. */
const IDENTITY_ONLY: readonly ContentEncoding[] = ['identity'];

const namesIn = (header: string | undefined): string[] =>
  (header ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);

/**
 * Refuses bodies in encodings that their row does not ask for, and transfer encodings but chunks, which Node decodes:
 * memory is reserved by the size of what arrives.
 */
export function refuseEncodings(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers, routeOptions }) => {
    const { call } = routeOptions.config;
    const row: Call | null = call ? API[call] : null;
    const encodings: readonly string[] = row?.encodings ?? IDENTITY_ONLY;
    const isReadable =
      namesIn(headers['content-encoding']).every((name) => encodings.includes(name)) &&
      namesIn(headers['transfer-encoding']).every((name) => name === 'chunked');
    if (!isReadable) throw new ProblemError('body_encoded');
  });
}
