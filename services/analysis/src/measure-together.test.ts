import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type AnalysisAnswer, NO_ANSWERS } from '@trueseason/contracts';
import { customerPhotos, photograph } from '@trueseason/painted-portraits';
import { createLogger } from '@trueseason/runtime';
import { createFileStore, type ObjectStore } from '@trueseason/storage';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startCheckServer } from './check-server.ts';
import { loadEngine } from './engine/engine.ts';
import { measureTogether } from './measure-together.ts';

// Measuring takes seconds on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let directory: string;
let store: ObjectStore;
let ask: (body: object) => Promise<Response>;
let close: () => Promise<void>;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'measure-'));
  store = createFileStore(directory);
  const dark = await photograph('customer-1', { light: { exposure: -6 } });
  for (const [i, image] of [...(await customerPhotos(5)), dark].entries())
    await store.put(`p/${i + 1}`, Readable.from([image]), 'image/jpeg');
  const engine = await loadEngine();
  const unused = () => Promise.reject(new Error('not asked'));
  const server = await startCheckServer({
    answering: {
      check: unused,
      reanalyze: unused,
      measure: (body) => measureTogether({ store, engine }, body),
      mapHair: unused,
    },
    host: '127.0.0.1',
    port: 0,
    logger: createLogger('analysis', 'silent'),
  });
  close = () => server.close();
  ask = (body) =>
    fetch(`http://127.0.0.1:${server.port}/measure`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ secondOpinion: null, answers: NO_ANSWERS, ...body }),
    });
});
afterAll(async () => {
  await close();
  await rm(directory, { recursive: true, force: true });
});

it('combines five stored photos into one result with outlines', async () => {
  const answer = await ask({ keys: [1, 2, 3, 4, 5].map((n) => `p/${n}`), seasonBefore: 'Soft Autumn' });
  expect(answer.status).toBe(200);
  const together = (await answer.json()) as AnalysisAnswer<'measure'>;
  if (!together.ok) throw new Error('they can be measured');
  expect(together.readings).toHaveLength(5);
  expect(together.outlines.map((marks) => marks.length > 0)).toEqual([true, true, true, true, true]);
  const { evidence } = together.result;
  expect(evidence.photos.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
  expect(evidence.agreement.photos).toBe(5);
  expect(evidence.morePhotosWouldHelp).toBe(false);
  const why = together.result.reading.sections.why.lines.map(({ text }) => text);
  expect(why).toContain('Before you added photos, the answer was Soft Autumn.');
});

it('refuses if one cannot be measured, and reports a missing one as an outage', async () => {
  expect(await (await ask({ keys: ['p/1', 'p/2', 'p/3', 'p/6'] })).json()).toEqual({ ok: false });
  expect((await ask({ keys: ['p/1', 'p/2', 'p/3', 'p/9'] })).status).toBe(503);
  expect((await ask({ keys: [] })).status).toBe(400);
});
