/*
 * The bare engine of an upload: the request's bytes streamed to a file and flushed, in a process of its own.
 *   DIRECTORY     sends its port to the process that forked it
 */
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const directory = process.env.DIRECTORY ?? '';
const server = createServer((request, response) => {
  pipeline(request, createWriteStream(join(directory, randomUUID()), { flush: true })).then(
    () => response.end('{}'),
    () => response.destroy(),
  );
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
