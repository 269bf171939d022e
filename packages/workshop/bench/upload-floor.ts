/*
 * The least that an upload can cost with what we promise, for the `upload` pair of `npm run bench`: receive a form, strip,
 * hash, seal and flush each photo. No limits, consent, session or order. Uses the build.
 *
 * DIRECTORY; sends its port to the parent.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import { seal } from '@trueseason/keys';
import { createFileStore } from '@trueseason/storage';
import fastify from 'fastify';
import { sanitizePhoto } from '../../../services/gateway/dist/uploads/sanitize-photo.js';

const store = createFileStore(process.env.DIRECTORY ?? '');
const dataKey = randomBytes(32);
const app = fastify();
await app.register(multipart, { limits: { fileSize: 10_000_000 } });

async function* hashed(body: AsyncIterable<Buffer>) {
  const hash = createHash('sha256');
  for await (const chunk of body) {
    hash.update(chunk);
    yield chunk;
  }
  hash.digest('hex');
}

app.post('/', async (request) => {
  const upload = randomUUID();
  for await (const part of request.files()) {
    const { mediaType, body } = await sanitizePhoto(part.file, part.filename);
    const key = `floor/${upload}/${part.fieldname}`;
    await store.put(key, Readable.from(seal(dataKey, key, hashed(body)), { objectMode: false }), mediaType);
  }
  return { success: true };
});
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.((app.server.address() as AddressInfo).port);
