import { createHash } from 'node:crypto';
import type { OrderFlow } from '@trueseason/contracts';
import { findOrder, findUploadKey, type UploadKey } from '@trueseason/db';
import type { FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { ProblemError } from '../http/problem-error.ts';

const HEADER = 'idempotency-key';
/** At least as long as a UUID without its dashes: a key is a secret of the browser that made it. */
const KEY = /^[\w-]{32,64}$/;

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
const refusal = () => new ProblemError('bad_request', { field: HEADER });

/** A function from the hashes of the photos that came with a call, if any, to its key; null for a call without one. */
export function readKey({ headers }: FastifyRequest): ((photos?: readonly string[]) => UploadKey) | null {
  const key = headers[HEADER];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !KEY.test(key)) throw refusal();
  return (photos = []) => ({ keyHash: hash(key), photosHash: hash(photos.join()) });
}

/** The order that an earlier try made of the same photos. */
export async function findFirstTry(db: GatewayDeps['db'], { keyHash, photosHash }: UploadKey): Promise<number> {
  const first = await findUploadKey(db, keyHash);
  // A key that somebody overheard opens nothing without the photos.
  if (first?.photosHash !== photosHash) throw refusal();
  return first.orderId;
}

/** The same of a call that brings no photos: its key opens an order only while nothing is in it. */
export async function findEmptyFirstTry(db: GatewayDeps['db'], flow: OrderFlow, key: UploadKey): Promise<number> {
  const order = await findOrder(db, await findFirstTry(db, key));
  const isEmpty = order?.payment === 'unpaid' && order.progress === 'queued' && order.email === null;
  if (!isEmpty || order.flow !== flow) throw refusal();
  return order.id;
}
