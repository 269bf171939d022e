import { NO_ANSWERS, type PhotoPosition, type PhotoVerdict } from '@trueseason/contracts';
import { faultOf, type JobContext } from '@trueseason/platform/queue';
import { CpuTimeError, createLogger, HangError } from '@trueseason/platform/runtime';
import { createMeasurements, findAnalysisRow, listRepeatability, type Measurements } from '@trueseason/shop/analysis';
import { isSealedText, KeysUnavailableError, SealBrokenError } from '@trueseason/shop/encryption';
import {
  addPhotos,
  attachPhotos,
  decideProposal,
  eraseOrder,
  exchangePhotos,
  leaveOutPhoto,
  openKeyService,
  openOrderKeys,
  placeOrderWithPhotos,
  recordPhotosDeleted,
  saveAnswers,
  takeBackConsent,
} from '@trueseason/shop/flows';
import { findOrder, newOrderId } from '@trueseason/shop/order';
import { listPhotos } from '@trueseason/shop/photos';
import { ObjectNotFoundError, objectKeys } from '@trueseason/shop/storage';
import { query } from '@trueseason/shop/testing';
import { differsInAdvice, toldResult } from '@trueseason/style/reading';
import { storedPhotos, type TestDatabase, testDatabase } from '@trueseason/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnalysisDeps, analyzeOrder } from './analyze-order.ts';
import { buildEvidence } from './engine/build-evidence.ts';
import type { AnalyzeOutcome, OrderPhotos } from './engine/index.ts';
import type { LogColor } from './engine/math/log-color.ts';
import type { Readings } from './engine/measure/index.ts';
import { NO_SECOND_OPINION } from './second-opinion/index.ts';

const reading = (color: LogColor) => ({ color, sd: [0.04, 0.06, 0.15] as LogColor, pixels: 900 });
const photo: Readings = {
  zones: { cheekLeft: reading([0.22, 0.55, -0.8]) },
  features: { hair: reading([0.1, 0.3, -4.9]), sclera: reading([0.04, 0.2, -0.8]) },
};
const readings = [1, 2, 3].map((position) => ({ ...photo, position }));
const verdicts = [1, 2, 3].map((position): PhotoVerdict => ({ position, problems: [], warnings: [] }));
const outcome: AnalyzeOutcome = {
  ok: true,
  evidence: buildEvidence(readings, verdicts),
  readings,
  outlines: ['#A00000', '#B00000', '#C00000'].map((hex) => [{ feature: 'hair', zone: null, lines: [], hex }]),
  timings: {},
} as unknown as AnalyzeOutcome;
const examined = { take: async () => undefined };
const examine = async () => ({ examined: { problems: [], warnings: [] }, timings: {} });
/** A store with every photo, and nothing else. */
const photoStore = {
  getBytes: async (key: string) => {
    if (key.endsWith('-measured')) throw new ObjectNotFoundError(key);
    return Buffer.from('x');
  },
  put: async () => {},
  deletePrefix: async () => {},
  deletePage: async () => false,
};
const DYED = { ...NO_ANSWERS, hairDyed: true };

let database: TestDatabase;
let measurements: Measurements;
beforeAll(async () => {
  database = await testDatabase();
  const service = openKeyService({ MASTER_KEY: '5'.repeat(64), KMS_REGION: 'eu-west-1' });
  measurements = createMeasurements(database.db, openOrderKeys(database.db, service));
});
afterAll(() => database.close());

async function placed(): Promise<number> {
  const orderId = newOrderId();
  await placeOrderWithPhotos(database.db, orderId, storedPhotos);
  return orderId;
}

/** Has the worker work at an order with these parts. */
async function work(orderId: number, { engine, ...parts }: { engine: object; [part: string]: object }): Promise<void> {
  const shared = { db: database.db, measurements, store: photoStore, examined };
  const fixed = { ...shared, secondOpinion: NO_SECOND_OPINION, report: () => {}, engine: { examine, ...engine } };
  const context = { payload: { orderId }, attempt: 1, progress: () => {}, logger: createLogger('analysis', 'silent') };
  await analyzeOrder({ ...fixed, ...parts } as unknown as AnalysisDeps, context as unknown as JobContext);
}

async function analyze(
  during: (orderId: number) => Promise<unknown>,
  found: AnalyzeOutcome = outcome,
  sealing: Measurements = measurements,
) {
  const { db } = database;
  const orderId = await placed();
  const engine = { analyze: () => during(orderId).then(() => found) };
  await work(orderId, { measurements: sealing, engine });
  return {
    order: await findOrder(db, orderId),
    analysis: await measurements.findAnalysis(orderId),
    kept: await findAnalysisRow(db, orderId),
    outlines: await measurements.openOutlines(orderId, await listPhotos(db, orderId)),
  };
}

it('stores the result, and outlines per photo', async () => {
  const { order, analysis, kept, outlines } = await analyze(async () => {});
  expect(order?.progress).toBe('analyzed');
  expect(analysis).toMatchObject({ readings: JSON.parse(JSON.stringify(readings)), firstResult: null, revision: 1 });
  expect(analysis?.result.evidence).not.toHaveProperty('answers');
  expect([kept?.result, kept?.readings].every(isSealedText)).toBe(true);
  expect(outlines.map((marks) => marks?.[0])).toMatchObject(['#A00000', '#B00000', '#C00000'].map((hex) => ({ hex })));
});

it.each([
  [1, 'in one of your photos. Please choose another'],
  [2, 'in 2 of your photos. Please choose others'],
])('asks for as many photos as it could not measure: %i', async (refused, message) => {
  const photos = verdicts.map((verdict, i) => (i < refused ? { ...verdict, problems: ['blurred' as const] } : verdict));
  const { order } = await analyze(async () => {}, { ok: false, photos } as unknown as AnalyzeOutcome);
  expect(order).toMatchObject({ progress: 'failed', failure: { photos, message: expect.stringContaining(message) } });
});

it('uses answers given during the analysis', async () => {
  const { analysis } = await analyze((orderId) => saveAnswers(database.db, orderId, DYED));
  expect(analysis?.result.evidence?.answers).toEqual(DYED);
  expect(analysis?.result.reading?.sections.doubts.lines.map(({ id }) => id)).toContain('answer-1');
});

describe('a run whose order changes meanwhile', () => {
  const keysOf = (orderId: number) =>
    query(database.db).selectFrom('order_keys').select('kind').where('order_id', '=', orderId).execute();

  const tooBlurred = { ok: false, photos: verdicts, timings: {} } as AnalyzeOutcome;

  /** The consent is withdrawn, and new photos arrive under a new one. */
  async function beginAnew(orderId: number) {
    const { db } = database;
    if ((await findOrder(db, orderId))?.round === 2) return;
    await takeBackConsent(db, orderId);
    await query(db).updateTable('orders').set({ payment: 'free' }).where('id', '=', orderId).execute();
    const others = storedPhotos.map((photo) => ({ ...photo, object_key: `${photo.object_key}-other` }));
    await attachPhotos(db, orderId, others);
  }

  it('stores nothing once consent is withdrawn, and creates no key', async () => {
    const { order, kept } = await analyze((orderId) => takeBackConsent(database.db, orderId));
    expect(order).toMatchObject({ progress: 'failed', failure: { code: 'withdrawn' } });
    expect(kept).toBeUndefined();
    expect(await keysOf(order?.id ?? 0)).toEqual([]);
  });

  it('stores nothing once the order is erased', async () => {
    let erased = 0;
    const { order, kept } = await analyze((orderId) => {
      erased = orderId;
      return eraseOrder(database.db, orderId, `orders/${orderId}/`);
    });
    expect([order, kept]).toEqual([undefined, undefined]);
    expect(await keysOf(erased)).toEqual([]);
  });

  it('stores no result for the replacing photos, which it measures at once', async () => {
    const measured: number[] = [];
    const { order, analysis } = await analyze(async (orderId) => {
      await beginAnew(orderId);
      measured.push((await findAnalysisRow(database.db, orderId)) ? 1 : 0);
    });
    expect(order).toMatchObject({ progress: 'analyzed', round: 2 });
    expect([measured, analysis?.revision]).toEqual([[0, 0], 1]);
  });

  it('does not fail the replacing photos', async () => {
    const failures: unknown[] = [];
    await analyze(async (orderId) => {
      await beginAnew(orderId);
      failures.push((await findOrder(database.db, orderId))?.failure);
    }, tooBlurred);
    expect(failures).toEqual([null, null]);
  });

  it('seals again if its key is gone', async () => {
    let sealed = 0;
    const sealing: Measurements = {
      ...measurements,
      seal: async (orderId, measured) => {
        const done = await measurements.seal(orderId, measured);
        sealed += 1;
        if (sealed === 1) await query(database.db).deleteFrom('order_keys').where('order_id', '=', orderId).execute();
        return done;
      },
    };
    const { analysis, outlines } = await analyze(async () => {}, outcome, sealing);
    expect(sealed).toBe(2);
    expect(analysis?.result.season).toBeTruthy();
    expect(outlines.every((marks) => marks !== null)).toBe(true);
  });

  it('keeps the result without outlines if only photos are deleted', async () => {
    const { order, analysis } = await analyze((orderId) =>
      recordPhotosDeleted(database.db, orderId, { receipt: false }),
    );
    expect(order?.progress).toBe('analyzed');
    expect(analysis?.result.season).toBeTruthy();
    expect(await keysOf(order?.id ?? 0)).toEqual([{ kind: 'results' }]);
  });
});

describe('an order that is analyzed again', () => {
  const photosAt = (positions: readonly PhotoPosition[]) => ({
    photos: storedPhotos.slice(0, positions.length).map((one, i) => {
      const position = positions[i] ?? 1;
      return { ...one, position, object_key: `orders/x/new/${position}`, sha256: `new-${position}` };
    }),
    consent: null,
  });
  /** An outcome of these photos and of what was read of earlier ones. */
  const outcomeOf = (_: readonly unknown[], { positions = [], earlier = [] }: OrderPhotos = {}): AnalyzeOutcome => {
    const known = earlier.filter(({ position = 0 }) => !positions.includes(position));
    const all = [...known, ...positions.map((position) => ({ ...photo, position }))];
    const judged = all.map(({ position = 0 }): PhotoVerdict => ({ position, problems: [], warnings: [] }));
    const [evidence, outlines] = [buildEvidence(all, judged), all.map(() => [])];
    return { ok: true, evidence, readings: all, outlines, timings: {} } as AnalyzeOutcome;
  };

  /** An analyzed order, and a worker that counts the photos it measures and the uploads it deletes. */
  async function analyzed() {
    const { db } = database;
    const orderId = await placed();
    const [measured, deleted]: [number[], string[]] = [[], []];
    const run = async (find: typeof outcomeOf = outcomeOf) => {
      const remove = async (key: string) => void deleted.push(key);
      const store = { ...photoStore, delete: remove, deletePrefix: remove };
      const analyze = async (photos: readonly unknown[], of: OrderPhotos) => {
        measured.push(photos.length);
        return find(photos, of);
      };
      await work(orderId, { store, engine: { analyze } });
      expect(await findOrder(db, orderId)).toMatchObject({ progress: 'analyzed', measuring_since: null });
      return { analysis: await measurements.findAnalysis(orderId), order: await findOrder(db, orderId) };
    };
    await run();
    return { db, orderId, run, measured, deleted };
  }

  it('follows new answers without a photo, also after all are deleted', async () => {
    const { db, orderId, run, measured } = await analyzed();
    await recordPhotosDeleted(db, orderId, { receipt: false });
    await saveAnswers(db, orderId, DYED);
    const { analysis } = await run();
    expect(measured).toEqual([3]);
    expect(analysis).toMatchObject({
      revision: 2,
      firstResult: { evidence: {} },
      result: { evidence: { answers: DYED } },
    });
    expect(analysis?.readings).toHaveLength(3);
  });

  it('composes the reading again for a covered head, and keeps the result where nothing changed', async () => {
    const { db, orderId, run } = await analyzed();
    const before = await measurements.findResult(orderId);
    await saveAnswers(db, orderId, { naturalHair: 'covered' });
    const { result, revision } = (await run()).analysis ?? {};
    expect(revision).toBe(2);
    expect(result?.evidence).toMatchObject({ answers: { naturalHair: 'covered' }, features: { hair: null } });
    expect([before, result].map((one) => (one?.reading?.sections.brows.lines.length ?? 0) > 0)).toEqual([false, true]);
    await saveAnswers(db, orderId, DYED);
    await saveAnswers(db, orderId, { hairDyed: null });
    expect((await run()).analysis?.revision).toBe(2);
  });

  it('measures two more photos with the first three, and keeps the second opinion', async () => {
    const { db, orderId, run, measured, deleted } = await analyzed();
    const before = await measurements.findResult(orderId);
    await addPhotos(db, orderId, photosAt([4, 5]));
    const { analysis } = await run();
    expect(measured).toEqual([3, 5]);
    expect(analysis?.result.evidence).toMatchObject({ seasonBefore: before?.season, agreement: { photos: 5 } });
    expect(analysis?.readings).toHaveLength(5);
    expect([await listPhotos(db, orderId).then((photos) => photos.length), deleted]).toEqual([5, []]);
  });

  it('counts how photos of another day agree, and keeps how each was made', async () => {
    const { db, orderId, run } = await analyzed();
    const { photos } = photosAt([4, 5]);
    await addPhotos(db, orderId, {
      photos: photos.map((one) => ({ ...one, capture: 'held' as const })),
      consent: null,
    });
    await query(db)
      .updateTable('photos')
      .set({ created_at: new Date(0), capture: 'free' })
      .where('order_id', '=', orderId)
      .where('pending', '=', false)
      .execute();
    const { hair, sclera } = photo.features;
    const lighter = <Read extends { color: LogColor } | undefined>(read: Read, by: number) =>
      read && { ...read, color: [read.color[0], read.color[1], read.color[2] + by] as LogColor };
    const brighter = (by: number) => ({
      zones: { cheekLeft: lighter(reading([0.22, 0.55, -0.8]), by) },
      features: { hair: lighter(hair, by), sclera: lighter(sclera, by) },
    });
    const { analysis } = await run((files, of) => {
      const found = outcomeOf(files, of);
      const shown = [photo, photo, photo, brighter(0.9), brighter(1)].map((one, i) => ({ ...one, position: i + 1 }));
      return found.ok ? { ...found, readings: shown } : found;
    });
    expect(analysis?.readings).toMatchObject(['free', 'free', 'free', 'held', 'held'].map((capture) => ({ capture })));
    expect(await listRepeatability(db)).toMatchObject([{ capture: 'free', told: false, pairs: 1 }]);
  });

  it('drops photos that cannot be measured, and still follows the answers', async () => {
    const { db, orderId, run, measured, deleted } = await analyzed();
    await addPhotos(db, orderId, photosAt([4, 5]));
    await saveAnswers(db, orderId, DYED);
    const judged = verdicts.map((verdict) => ({ ...verdict, problems: ['blurred' as const] }));
    const { analysis, order } = await run(
      () => ({ ok: false, photos: judged, timings: {} }) as unknown as AnalyzeOutcome,
    );
    expect(measured).toEqual([3, 5]);
    expect([analysis?.readings?.length, analysis?.result.evidence?.answers]).toEqual([3, DYED]);
    expect(order?.failure).toMatchObject({ code: 'photos', photos: judged });
    expect(new Set(deleted)).toEqual(new Set(['orders/x/new/']));
  });

  it('measures three other photos separately, and deletes those that they replace', async () => {
    const { db, orderId, run, measured, deleted } = await analyzed();
    await query(db).updateTable('orders').set({ payment: 'free' }).where('id', '=', orderId).execute();
    await exchangePhotos(db, orderId, photosAt([1, 2, 3]), true);
    const { analysis, order } = await run();
    expect(measured).toEqual([3, 3]);
    expect(analysis).toMatchObject({ firstResult: null, revision: 2 });
    expect(analysis?.result.evidence).not.toHaveProperty('seasonBefore');
    expect(order?.photo_exchanges).toBe(1);
    expect(new Set(deleted)).toEqual(new Set(['orders/x/']));
  });

  /** Bought, so that its owner was told the season. */
  async function told() {
    const order = await analyzed();
    const bought = { completed_at: new Date(), payment: 'free' as const };
    await query(order.db).updateTable('orders').set(bought).where('id', '=', order.orderId).execute();
    return order;
  }

  it('keeps the season of a bought order where no other has one and a half times its share', async () => {
    const { db, orderId, run } = await told();
    const before = await measurements.findResult(orderId);
    await saveAnswers(db, orderId, { naturalHair: 'light-blond', eyes: 'blue' });
    const { result } = (await run()).analysis ?? {};
    expect(await measurements.findProposal(orderId)).toBeNull();
    expect(result?.season).toBe(before?.season);
    const { distribution = [], kept } = result?.evidence ?? {};
    const [first, second, third] = distribution;
    expect([first?.season, second?.season]).toEqual([before?.season, before?.evidence?.runnerUp]);
    expect(Math.max(second?.probability ?? 0, third?.probability ?? 0)).toBeGreaterThan(first?.probability ?? 1);
    expect(kept).toMatchObject({ season: before?.season, second: before?.evidence?.runnerUp });
    expect(result?.reading?.sections.why.lines.map(({ id }) => id)).toContain('decided-kept');
  });

  it('names the season by today’s share before the purchase', async () => {
    const { db, orderId, run } = await analyzed();
    await saveAnswers(db, orderId, { naturalHair: 'light-blond', eyes: 'blue' });
    const { result } = (await run()).analysis ?? {};
    const shares = result?.evidence?.distribution.map(({ probability }) => probability) ?? [];
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(result?.evidence).not.toHaveProperty('kept');
  });

  it('follows the season that its owner chose, and asks only about what later speaks clearly against it', async () => {
    const { db, orderId, run } = await told();
    const before = await measurements.findResult(orderId);
    const second = before?.evidence?.runnerUp;
    await saveAnswers(db, orderId, { season: second ?? null });
    const chosen = (await run()).analysis?.result;
    expect(chosen).toMatchObject({ season: second, reading: { season: second, second: before?.season } });
    expect(chosen?.reading?.sections.verdict.lines[0]?.text).toMatch(/^You chose it/);
    expect(chosen?.evidence?.axes).toEqual(before?.evidence?.axes);
    expect(await measurements.findProposal(orderId)).toBeNull();
    await saveAnswers(db, orderId, { hairDyed: true });
    expect((await run()).analysis?.result).toMatchObject({ season: second, evidence: { kept: { season: second } } });
    // Changed back in evidence.
    await saveAnswers(db, orderId, { season: before?.evidence?.distribution[0]?.season ?? null });
    expect((await run()).analysis?.result).toMatchObject({ season: before?.season, reading: { second } });
    await saveAnswers(db, orderId, { hairDyed: null, naturalHair: 'brown', eyes: 'dark-brown' });
    await run();
    expect((await measurements.findProposal(orderId))?.result).toMatchObject({
      season: 'Dark Autumn',
      evidence: { runnerUp: before?.season },
    });
    const order = await findOrder(db, orderId);
    const { round = 0 } = order ?? {};
    expect(await decideProposal({ db, measurements }, orderId, { round, decision: 'take' })).toBe('decided');
    expect((await findOrder(db, orderId))?.answers?.season).toBeNull();
  });

  it('allows no choice before a season was shown', async () => {
    const { db, orderId } = await analyzed();
    expect(await saveAnswers(db, orderId, { season: 'True Winter' })).toBe('order_closed');
  });

  it('proposes a result of a bought order that differs in what its owner saw', async () => {
    const { db, orderId, run } = await told();
    const before = await measurements.findAnalysis(orderId);
    await saveAnswers(db, orderId, { naturalHair: 'brown', eyes: 'dark-brown' });
    const { analysis } = await run();
    expect(analysis).toEqual(before);
    const proposal = await measurements.findProposal(orderId);
    expect(proposal).toMatchObject({ round: 2, readings: null });
    const toldBefore = before && toldResult(before.result, null);
    const { season, evidence } = proposal?.result ?? {};
    expect(toldBefore && season && evidence && differsInAdvice(toldBefore, { season, evidence })).toBe(true);
    // Taken back, nothing is left to decide.
    await saveAnswers(db, orderId, { naturalHair: null, eyes: null });
    await run();
    expect(await measurements.findProposal(orderId)).toBeNull();
  });

  it('leaves an added photo out from stored measurements, and deletes it alone', async () => {
    const { db, orderId, run, measured, deleted } = await analyzed();
    await addPhotos(db, orderId, photosAt([4, 5]));
    await run();
    await leaveOutPhoto(db, orderId, 4);
    const { analysis } = await run();
    expect(measured).toEqual([3, 5, 4]);
    expect(analysis?.readings).toHaveLength(4);
    expect(analysis?.result.evidence).toHaveProperty('seasonBefore');
    expect((await listPhotos(db, orderId)).map(({ position, sha256 }) => [position, sha256])).toContainEqual([
      5,
      'new-5',
    ]);
    expect(deleted).toEqual(objectKeys.ofPhoto('orders/x/new/4'));
    await leaveOutPhoto(db, orderId, 5);
    expect((await run()).analysis?.result.evidence).not.toHaveProperty('seasonBefore');
    expect(deleted.slice(objectKeys.ofPhoto('orders/x/new/4').length)).toEqual(['orders/x/new/']);
  });

  it('joins photos that are added once the earlier ones are deleted, and leaves any of them out', async () => {
    const { db, orderId, run, measured } = await analyzed();
    const positionsOf = async () =>
      (await measurements.findAnalysis(orderId))?.result.evidence?.photos.map(({ position }) => position);
    await recordPhotosDeleted(db, orderId, { receipt: false });
    await addPhotos(db, orderId, photosAt([4]));
    const joined = (await run()).analysis;
    expect([measured, joined?.readings.length, await positionsOf()]).toEqual([[3, 1], 4, [1, 2, 3, 4]]);
    expect(joined?.result.evidence).toMatchObject({ agreement: { photos: 4 } });
    expect(joined?.result.evidence?.photos.every(({ added }) => added)).toBe(true);
    await leaveOutPhoto(db, orderId, 2);
    await run();
    expect([measured, await positionsOf()]).toEqual([
      [3, 1, 1],
      [1, 3, 4],
    ]);
    await recordPhotosDeleted(db, orderId, { receipt: false });
    await leaveOutPhoto(db, orderId, 4);
    await run();
    expect([measured, await positionsOf()]).toEqual([
      [3, 1, 1, 0],
      [1, 3],
    ]);
    await addPhotos(db, orderId, photosAt([4]));
    await run();
    expect(await positionsOf()).toEqual([1, 3, 4]);
  });

  it('joins nothing that looks like another person, and says why', async () => {
    const { db, orderId, run, deleted } = await analyzed();
    const before = await measurements.findAnalysis(orderId);
    await addPhotos(db, orderId, photosAt([4]));
    const { analysis, order } = await run((photos, of) => {
      const found = outcomeOf(photos, of);
      const strange = (position: number) => (position === 4 ? ['unlike_others' as const] : []);
      return found.ok
        ? {
            ...found,
            evidence: {
              ...found.evidence,
              photos: found.evidence.photos.map((one) => ({ ...one, warnings: strange(one.position) })),
            },
          }
        : found;
    });
    expect(analysis).toEqual(before);
    expect(order?.failure).toMatchObject({ code: 'photos', message: expect.stringContaining('another person') });
    expect([(await listPhotos(db, orderId)).length, deleted]).toEqual([3, ['orders/x/new/']]);
  });

  it('takes up what changes during a run', async () => {
    const { db, orderId, run, measured } = await analyzed();
    await saveAnswers(db, orderId, DYED);
    await addPhotos(db, orderId, photosAt([4]));
    const { analysis } = await run((photos, of) => {
      if (measured.length === 2) void saveAnswers(db, orderId, { makeup: true });
      return outcomeOf(photos, of);
    });
    expect(measured).toEqual([3, 4]);
    expect(analysis?.result.evidence?.answers).toEqual({ ...DYED, makeup: true });
  });

  it('ends with a reason if its stored measurements cannot be understood', async () => {
    const { db, orderId, run } = await analyzed();
    const stored = await measurements.findResult(orderId);
    if (!stored?.evidence || !stored.reading) throw new Error('no result');
    const result = { ...stored, evidence: stored.evidence, reading: stored.reading };
    const sealed = await measurements.seal(orderId, { result, readings: [{ zones: 1 }], outlines: [] });
    await query(db)
      .updateTable('analyses')
      .set({ readings: JSON.stringify(sealed.readings) })
      .where('order_id', '=', orderId)
      .execute();
    await saveAnswers(db, orderId, DYED);
    expect(faultOf(await run().catch((error) => error))).toBe('unrecoverable');
  });
});

describe('a failed run', () => {
  const died = () => Promise.reject(new Error('Workerpool Worker terminated Unexpectedly'));
  const sound = async () => {};

  async function run(parts: {
    examine?: () => Promise<never>;
    prove?: () => Promise<void>;
    read?: () => Promise<Buffer>;
  }) {
    const { examine: examining = died, prove = sound, read = photoStore.getBytes } = parts;
    const { db } = database;
    const orderId = await placed();
    const store = { ...photoStore, getBytes: read };
    const doing = work(orderId, { store, engine: { examine: examining, prove } });
    const error = await doing.catch((e) => e);
    return { error, order: await findOrder(db, orderId) };
  }

  it('counts against the photos if the engine works without them', async () => {
    const { error, order } = await run({});
    expect(faultOf(error)).toBe('suspect');
    expect(order).toMatchObject({ progress: 'processing', failure: null });
  });

  it('is final if a photo used up the CPU time of a working engine, and is reported to the customer', async () => {
    const { error, order } = await run({ examine: () => Promise.reject(new CpuTimeError('used 5,000 of 5,000 ms')) });
    expect(error).toBeUndefined();
    expect(order).toMatchObject({ progress: 'failed', failure: { code: 'photos' } });
    expect(order?.failure?.message).toContain('choose others');
  });

  it('is repeated if a process hung without using CPU time', async () => {
    const { error, order } = await run({ examine: () => Promise.reject(new HangError('used none')) });
    expect(faultOf(error)).toBe('suspect');
    expect(order).toMatchObject({ progress: 'processing', failure: null });
  });

  it('is an outage if the engine fails without the photos too', async () => {
    const { error } = await run({ prove: () => Promise.reject(new Error('no models')) });
    expect(error).toMatchObject({ part: 'engine' });
    expect(faultOf(error)).toBe('transient');
  });

  it('is final if a photo was modified', async () => {
    const { error } = await run({ read: () => Promise.reject(new SealBrokenError('changed')) });
    expect(faultOf(error)).toBe('unrecoverable');
  });

  it('is an outage if no key service can decrypt the photos', async () => {
    const { error } = await run({ read: () => Promise.reject(new KeysUnavailableError('away')) });
    expect(faultOf(error)).toBe('transient');
  });

  it('is an outage if the store lacks recorded photos', async () => {
    const { error } = await run({ read: () => Promise.reject(new ObjectNotFoundError('orders/x/1')) });
    expect(error).toMatchObject({ part: 'store' });
  });
});
