import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AXES, type Evidence, SEASON_NAMES } from '@trueseason/contracts';
import { connectCounters } from '@trueseason/platform/queue';
import { testRedisUrl } from '@trueseason/testing';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { shrinkPhoto } from '../engine/decode/shrink-photo.ts';
import { createGemini } from './ask-gemini.ts';
import { isServed } from './index.ts';
import { countAlone, countTogether } from './question-count.ts';
import { createSecondOpinion, type OpinionOutcome } from './second-opinion.ts';
import { SpendingGuard } from './spending-guard.ts';

const color = { lab: [60, 12, 20], sd: [5, 2, 3], hex: '#B58A6E', pixels: 900, quality: 0.8 } as const;
const evidence = {
  engineVersion: 't',
  features: { skin: { ...color }, hair: null, iris: null, brows: null, lips: null, sclera: null },
  axes: Object.fromEntries(AXES.map((axis) => [axis, { value: 0.3, sd: 0.1 }])),
  distribution: SEASON_NAMES.map((season, i) => ({ season, probability: i === 0 ? 0.45 : 0.05 })),
  confidence: 0.8,
  runnerUp: 'True Spring',
  secondOpinion: null,
} as unknown as Evidence;

interface Asked {
  readonly url: string;
  // biome-ignore lint/suspicious/noExplicitAny: the request as Google's SDK sends it
  readonly body: any;
}

let photo: Buffer;
let server: Server | undefined;
let asked: Asked[] = [];
beforeAll(async () => {
  const tall = sharp({ create: { width: 1200, height: 1800, channels: 3, background: '#b98' } });
  photo = await tall
    .withExif({ IFD0: { Make: 'Secret camera' } })
    .jpeg()
    .toBuffer();
});
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  asked = [];
});

/** Where the real SDK finds a fake service. */
async function serve(respond: (request: IncomingMessage, response: ServerResponse) => void) {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      asked.push({ url: request.url ?? '', body: JSON.parse(Buffer.concat(chunks).toString()) });
      respond(request, response);
    });
  });
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { model: 'test-model', apiKey: 'k', baseUrl: `http://127.0.0.1:${port}`, timeoutMs: 700 };
}
const standIn = async (...how: Parameters<typeof serve>) => createGemini(await serve(...how));

const says =
  (body: object, status = 200) =>
  (_: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const answer = (text: string) =>
  says({ candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP' }] });
const refusal = (code: number, status = 'NO') => says({ error: { code, message: 'no', status } }, code);
const opinion = (
  season: string,
  description = 'Your coloring is warm and bright, with clear eyes and a medium depth.',
) => JSON.stringify({ season, description });

const shrink = (photos: readonly Buffer[]) => Promise.all(photos.map((one) => shrinkPhoto(one, 768)));
const limits = { perDay: 100, failuresInARow: 100, pauseMs: 1000 };
async function run(ask: Awaited<ReturnType<typeof standIn>>, guard = new SpendingGuard(limits, countAlone())) {
  const outcomes: OpinionOutcome[] = [];
  const result = await createSecondOpinion(ask, shrink, guard).add(evidence, [photo], (outcome) =>
    outcomes.push(outcome),
  );
  return { result, outcome: outcomes[0] };
}

describe('second opinion', () => {
  it('keeps the confidence and its words if it agrees', async () => {
    const { result, outcome } = await run(await standIn(answer(opinion('Bright Spring'))));
    expect(outcome).toBe('answered');
    expect(result.secondOpinion).toMatchObject({ season: 'Bright Spring', agrees: true });
    expect(result.confidence).toBe(0.8);
  });

  it('lowers the confidence if it disagrees, more so across families', async () => {
    const near = await run(await standIn(answer(opinion('True Spring'))));
    const far = await run(await standIn(answer(opinion('Dark Winter'))));
    expect(near.result.secondOpinion).toMatchObject({ season: 'True Spring', agrees: false });
    expect(near.result.confidence).toBeLessThan(0.8);
    expect(far.result.confidence).toBeLessThan(near.result.confidence);
    expect(far.result.distribution).toEqual(evidence.distribution);
  });

  it('asks for one of twelve seasons, without tools, metadata or our answer', async () => {
    await run(await standIn(answer(opinion('Bright Spring'))));
    const { url, body } = asked[0] as Asked;
    expect(url).toContain('test-model:generateContent');
    expect(body.tools).toBeUndefined();
    expect(body.generationConfig.responseMimeType).toBe('application/json');
    expect(JSON.stringify(body.generationConfig)).toContain('Soft Autumn');
    const parts = body.contents[0].parts;
    const image = Buffer.from(parts[0].inlineData.data, 'base64');
    const { width, height, exif } = await sharp(image).metadata();
    expect([width, height, exif]).toEqual([512, 768, undefined]);
    expect(parts[1].text).not.toMatch(/Spring|Summer|Autumn|Winter/);
  });

  it.each([
    ['another season', opinion('Warm Spring')],
    ['no JSON', 'Bright Spring, surely.'],
    ['markup', opinion('Bright Spring', 'Your coloring is warm <b>and</b> bright; see https://example.com for more.')],
    ['an endless description', opinion('Bright Spring', 'warm '.repeat(400))],
  ])('falls back to the measured result on %s', async (_, text) => {
    const { result, outcome } = await run(await standIn(answer(text)));
    expect(outcome).toBe('malformed');
    expect(result).toEqual(evidence);
  });

  it('falls back when the service is slow, out of quota or down', async () => {
    expect((await run(await standIn(() => {}))).outcome).toBe('timeout');
    expect((await run(await standIn(refusal(429)))).outcome).toBe('quota');
    const down = await run(await standIn(refusal(500)));
    expect(down.outcome).toBe('failed');
    expect(down.result).toEqual(evidence);
  });

  it('knows a served model from a retired one, and takes no outage for a retirement', async () => {
    expect(await isServed(await serve(says({ totalTokens: 1 })))).toBe(true);
    expect(asked[0]?.url).toContain('models/test-model:countTokens');
    expect(await isServed(await serve(refusal(404, 'NOT_FOUND')))).toBe(false);
    await expect(isServed(await serve(refusal(403, 'PERMISSION_DENIED')))).rejects.toThrow();
  });

  it('stops at the daily budget and restarts the next day', async () => {
    let now = Date.UTC(2030, 0, 1, 12);
    const guard = new SpendingGuard({ ...limits, perDay: 2 }, countAlone(), () => now);
    expect([await guard.take(), await guard.take(), await guard.take()]).toEqual(['ok', 'ok', 'budget']);
    now += 24 * 3600_000;
    expect(await guard.take()).toBe('ok');
  });

  it('pauses after repeated failures', async () => {
    let now = 0;
    const guard = new SpendingGuard({ perDay: 100, failuresInARow: 2, pauseMs: 1000 }, countAlone(), () => now);
    guard.failed();
    expect(await guard.take()).toBe('ok');
    guard.failed();
    expect(await guard.take()).toBe('paused');
    now = 1001;
    expect(await guard.take()).toBe('ok');
  });
});

describe('the daily budget of several workers', () => {
  const noon = () => Date.UTC(2030, 0, 1, 12);
  const opened: ReturnType<typeof connectCounters>[] = [];
  const connect = async (url: string) => {
    const redis = connectCounters({ redisUrl: url, onError: () => {} });
    opened.push(redis);
    if (redis.status !== 'ready') await new Promise((done) => redis.once('ready', done).once('error', done));
    return redis;
  };
  afterEach(() => {
    for (const redis of opened.splice(0)) redis.disconnect();
  });
  const worker = (redis: Awaited<ReturnType<typeof connect>>, perDay: number) =>
    new SpendingGuard({ ...limits, perDay }, countTogether(redis, 'test'), noon);

  it('is shared, and expires after the day', async () => {
    const url = await testRedisUrl();
    const redis = await connect(url);
    const workers = [worker(redis, 3), worker(await connect(url), 3)] as const;
    const answers = [];
    for (let i = 0; i < 6; i++) answers.push(await workers[i % 2 === 0 ? 0 : 1].take());
    expect(answers).toEqual(['ok', 'ok', 'ok', 'budget', 'budget', 'budget']);
    const kept = await redis.ttl('test:second-opinions:2030-01-01');
    expect(kept).toBeGreaterThan(24 * 3600);
    expect(kept).toBeLessThanOrEqual(48 * 3600);
  });

  it('uses the local count while Redis is down', async () => {
    const guard = worker(await connect('redis://127.0.0.1:1'), 2);
    expect([await guard.take(), await guard.take(), await guard.take()]).toEqual(['ok', 'ok', 'budget']);
  });

  it('does not reopen if Redis loses its data', async () => {
    const redis = await connect(await testRedisUrl());
    const guard = worker(redis, 2);
    await guard.take();
    await guard.take();
    await redis.flushdb();
    expect(await guard.take()).toBe('budget');
  });
});
