import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnalysisWorker, startAnalysisWorker } from '../testing/analysis-worker.ts';
import { somePhoto } from '../testing/flows.ts';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts';

let gateway: TestGateway;
let worker: AnalysisWorker;
let answer: (response: ServerResponse) => unknown;
beforeAll(async () => {
  worker = await startAnalysisWorker(async (_asked, response) => answer(response));
  gateway = await startTestGateway({ ANALYSIS_URL: worker.url });
});
afterAll(async () => {
  await gateway.close();
  worker.close();
});
const check = (photo: Buffer<ArrayBuffer> = somePhoto) =>
  gateway.newBrowser().upload('/api/photos/check', [['photo1', photo]]);
const says =
  (body: string, status = 200) =>
  (response: ServerResponse): unknown =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);

describe('the quick verdict on a photo', () => {
  it('comes from the worker', async () => {
    answer = says('{"problems":["no_face"],"warnings":["glasses"]}');
    expect((await check()).json).toEqual({ problems: ['no_face'], warnings: ['glasses'] });
    const seen = { problems: [], warnings: [], shot: { skin: [0, 0.4, -1], detail: 'gICA' } };
    answer = says(JSON.stringify(seen));
    expect((await check()).json).toEqual(seen);
  });

  it('refuses invalid photos before a worker sees them', async () => {
    answer = () => expect.unreachable();
    expect((await check(Buffer.from('text'))).json.code).toBe('photo_type');
    expect((await check(somePhoto.subarray(0, 100))).json.code).toBe('photo_damaged');
    expect((await check(Buffer.concat([somePhoto, Buffer.alloc(10 * 1024 * 1024)]))).json.code).toBe('photo_too_large');
    expect((await gateway.newBrowser().upload('/api/photos/check', [])).json.code).toBe('not_enough_photos');
  });

  it.each([
    ['fails', says('{}', 500)],
    ['talks nonsense', says('{"problems":"many"}')],
    ['talks no JSON', says('<h1>')],
    ['hangs up', (response: ServerResponse) => response.destroy()],
  ])('is skipped when the worker %s', async (_, how) => {
    answer = how;
    expect((await check()).json.code).toBe('unavailable');
  });

  it('is skipped while many are waiting, and works again afterwards', async () => {
    const waiting: (() => void)[] = [];
    answer = (response) => waiting.push(() => says('{"problems":[],"warnings":[]}')(response));
    const codes: number[] = [];
    const checks = Array.from({ length: 20 }, () => check().then(({ status }) => codes.push(status)));
    await expect.poll(() => codes, { timeout: 10_000 }).toEqual(Array(8).fill(503));
    expect(waiting).toHaveLength(12);
    for (const go of waiting.splice(0)) go();
    await Promise.all(checks);
    expect(codes.slice(8)).toEqual(Array(12).fill(200));
    answer = says('{"problems":[],"warnings":[]}');
    expect((await check()).status).toBe(200);
  });
});
