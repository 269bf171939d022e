/*
 * Baseline of an upload: streams the body to a file and flushes it, in a child process.
 *
 * DIRECTORY; sends its port to the parent.
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
