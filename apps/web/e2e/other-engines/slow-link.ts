import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Mobile data, as `slow-phone.ts` has it: bytes a second, and before each response. */
const RATE = 1_600_000 / 8;
const LATENCY_MS = 150;
const SLICE = RATE / 20;

interface SlowLink {
  readonly url: string;
  readonly close: () => void;
}

/** Serves what another address does, as slowly as mobile data, and never from a cache. Engines without throttling need it. */
export async function slowLink(target: string): Promise<SlowLink> {
  /** One response's bytes after another's. */
  let line = Promise.resolve();
  const server = createServer(async (request, response) => {
    const { host: _, ...headers } = request.headers;
    const upstream = await fetch(new URL(request.url ?? '/', target), {
      headers: headers as Record<string, string>,
      redirect: 'manual',
    });
    const body = Buffer.from(await upstream.arrayBuffer());
    await delay(LATENCY_MS);
    // Already decoded.
    const kept = [...upstream.headers].filter(
      ([name]) => !/^(content-(encoding|length)|transfer-encoding)$/.test(name),
    );
    response.writeHead(upstream.status, { ...Object.fromEntries(kept), 'cache-control': 'no-store' });
    for (let start = 0; start < body.length; start += SLICE) {
      line = line.then(() => delay((1000 * SLICE) / RATE));
      await line;
      response.write(body.subarray(start, start + SLICE));
    }
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
