import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@trueseason/testing/servers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Edge, startEdge } from './edge.ts';

const hasCaddy = !spawnSync(process.env.CADDY ?? 'caddy', ['version']).error;

describe.skipIf(!hasCaddy)('the edge', () => {
  let directory: string;
  let port: number;
  let server: Server;
  let edge: Edge;
  const received: string[] = [];

  /** A gateway that keeps no connections and responds to all but `/cut`, where it closes the connection at once. */
  const startServer = async () => {
    server = createServer((request, response) => {
      received.push(request.url ?? '');
      response.setHeader('connection', 'close');
      if (request.url === '/cut') request.socket.destroy();
      else request.resume().once('end', () => response.end('ok'));
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  };
  const stopServer = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'edge-'));
    port = await freePort();
    await startServer();
    edge = await startEdge(`http://127.0.0.1:${port}`, await freePort(), directory);
  }, 30_000);
  afterAll(async () => {
    await edge?.close();
    server.closeAllConnections();
    await stopServer();
    await rm(directory, { recursive: true, force: true });
  });

  it('waits for the only gateway while it refuses connections', async () => {
    const under: Promise<number>[] = [];
    const post = async () => (await fetch(edge.url, { method: 'POST', body: '{}' })).status;
    for (let n = 0; n < 60; n++) {
      under.push(post());
      if (n === 20) await stopServer();
      if (n === 40) await startServer();
      await sleep(50);
    }
    expect(new Set(await Promise.all(under))).toEqual(new Set([200]));
  }, 60_000);

  it('lets no sender take the only gateway out', async () => {
    const body = Buffer.alloc(2_000_000);
    const cut = Array.from({ length: 10 }, () => fetch(`${edge.url}/cut`, { method: 'POST', body }));
    for (let n = 0; n < 20; n++) {
      const began = performance.now();
      expect((await fetch(edge.url)).status).toBe(200);
      expect(performance.now() - began).toBeLessThan(2_000);
    }
    expect(new Set((await Promise.all(cut)).map(({ status }) => status))).toEqual(new Set([502]));
  }, 60_000);

  it('repeats no request with a body', async () => {
    received.length = 0;
    expect((await fetch(`${edge.url}/cut`, { method: 'POST', body: '{}' })).status).toBe(502);
    expect(received).toEqual(['/cut']);
  }, 60_000);
});
