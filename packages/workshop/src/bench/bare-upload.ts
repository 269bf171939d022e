/*
 * The bare engine of an upload: the request's bytes streamed to a file and flushed, in a process of its own.
 *   DIRECTORY=… node bare-upload.js     prints its port
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
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
