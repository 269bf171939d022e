/*
 * The least that an upload can cost with what we promise: its bytes hashed, encrypted and flushed to the disk.
 *
 * DIRECTORY; sends its port to the parent.
 */
import { createCipheriv, createHash, randomBytes, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const server = createServer(async (request, response) => {
  const hash = createHash('sha256');
  const cipher = createCipheriv('aes-256-gcm', randomBytes(32), randomBytes(12));
  async function* sealed() {
    for await (const chunk of request) {
      hash.update(chunk);
      yield cipher.update(chunk);
    }
    yield cipher.final();
  }
  await pipeline(sealed, createWriteStream(join(process.env.DIRECTORY ?? '', randomUUID()), { flush: true }));
  response.end(hash.digest('hex'));
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
