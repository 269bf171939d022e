import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, get, type Server } from 'node:http';
import { connect } from 'node:net';
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

  /** How many responses the alert on failed requests counts, and all of a status. */
  async function countResponses(status: number) {
    const lines = (await (await fetch(edge.metricsUrl)).text())
      .split('\n')
      .filter((line) => line.startsWith('caddy_http_request_duration_seconds_count'))
      .filter((line) => line.includes('handler="subroute"') && line.includes(`code="${status}"`));
    const sum = (counted: readonly string[]) =>
      counted.reduce((total, line) => total + Number(line.split(' ').at(-1)), 0);
    return { alerting: sum(lines.filter((line) => /method="(GET|HEAD)"/.test(line))), all: sum(lines) };
  }

  /** Sends a part of a request, and leaves. */
  async function leave(part: string): Promise<void> {
    const socket = connect(Number(new URL(edge.url).port), '127.0.0.1');
    const closed = once(socket, 'close');
    socket.on('error', () => {});
    socket.end(part);
    socket.resume();
    await closed;
  }

  /** Sends a request and waits; resolves to the status of the answer. */
  async function statusOf(request: string): Promise<string> {
    const socket = connect(Number(new URL(edge.url).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write(request);
    const [answer] = await once(socket, 'data');
    socket.destroy();
    return String(answer).split(' ')[1] ?? '';
  }

  it('counts no sender that leaves as a failure of ours', async () => {
    const before = await countResponses(502);
    const length = 'host: x\r\ncontent-length: 1000000\r\n\r\n{';
    for (let n = 0; n < 5; n++) await leave(`POST /api/orders HTTP/1.1\r\n${length}`);
    await expect.poll(async () => (await countResponses(502)).all, { timeout: 10_000 }).toBeGreaterThan(before.all);
    received.length = 0;
    const chunked = 'host: x\r\ntransfer-encoding: chunked\r\n\r\nfffff\r\n{';
    for (const rest of [length, chunked]) await leave(`GET /api/orders HTTP/1.1\r\n${rest}`);
    await expect.poll(async () => (await countResponses(400)).alerting, { timeout: 10_000 }).toBe(2);
    expect((await countResponses(502)).alerting).toBe(before.alerting);
    const [{ statusCode }] = await once(get(`${edge.url}/empty`, { headers: { 'content-length': 0 } }), 'response');
    expect([statusCode, received]).toEqual([200, ['/empty']]);
  }, 60_000);

  it('shows a page to people where no gateway answers, and JSON to programs', async () => {
    const cut = (accept: string) => fetch(`${edge.url}/cut`, { method: 'POST', body: '{}', headers: { accept } });
    const page = await cut('text/html,*/*;q=0.8');
    expect([page.status, page.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8']);
    const body = await page.text();
    expect(body).toContain('<a href="/">Home</a>');
    expect(body).toContain('main{max-width:30rem}');
    expect(await (await cut('*/*')).json()).toMatchObject({ code: 'unavailable' });
  });

  it.each([
    ['letters for a size', 'xyz\r\n{}\r\n0\r\n\r\n'],
    ['a negative size', '-5\r\nhello\r\n0\r\n\r\n'],
    ['a size beyond any', 'ffffffffffffffffff\r\n{}\r\n0\r\n\r\n'],
    ['no size', '\r\n{}\r\n0\r\n\r\n'],
    ['more bytes than the size says', '2\r\n{} and more\r\n0\r\n\r\n'],
    ['an extension of 30 kB', `2;a=${'b'.repeat(30_000)}\r\n{}\r\n0\r\n\r\n`],
    ['many extensions', `${`1;${'b'.repeat(2_000)}\r\n{\r\n`.repeat(40)}0\r\n\r\n`],
    ['a trailer of 30 kB', `2\r\n{}\r\n0\r\na: ${'b'.repeat(30_000)}\r\n\r\n`],
    ['a trailer without a colon', '2\r\n{}\r\n0\r\nabc\r\n\r\n'],
  ])('answers a body in chunks with %s by 4xx', async (_, body) => {
    const head = 'POST /api/orders HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked';
    expect(await statusOf(`${head}\r\n\r\n${body}`)).toMatch(/^4\d\d$/);
  });

  it('repeats no request with a body', async () => {
    received.length = 0;
    expect((await fetch(`${edge.url}/cut`, { method: 'POST', body: '{}' })).status).toBe(502);
    expect(received).toEqual(['/cut']);
  }, 60_000);
});
