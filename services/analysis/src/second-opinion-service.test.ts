import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { isServed } from './second-opinion/index.ts';

let server: Server | undefined;
afterEach(() => server?.close());

async function served(status: number, body: object): Promise<boolean> {
  const asked: string[] = [];
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    request.resume().on('end', () => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const settings = { model: 'test-model', apiKey: 'k', baseUrl: `http://127.0.0.1:${port}`, timeoutMs: 2_000 };
  const answer = await isServed(settings);
  expect(asked[0]).toContain('models/test-model:countTokens');
  return answer;
}

it('distinguishes a served model from a retired one', async () => {
  expect(await served(200, { totalTokens: 1 })).toBe(true);
  server?.close();
  expect(
    await served(404, { error: { code: 404, status: 'NOT_FOUND', message: 'Publisher Model was not found' } }),
  ).toBe(false);
});

it('does not take an outage for a retirement', async () => {
  await expect(served(403, { error: { code: 403, status: 'PERMISSION_DENIED', message: 'no' } })).rejects.toThrow();
});
