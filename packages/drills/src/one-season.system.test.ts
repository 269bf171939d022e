import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { NO_ANSWERS } from '@trueseason/contracts';
import { findAnalysisRow } from '@trueseason/shop/analysis';
import { findReport } from '@trueseason/shop/report';
import { type Browser, createBrowser, operatorSession, payAtProvider } from '@trueseason/testing';
import { customerPhotos, photograph } from '@trueseason/testing/portraits';
import { endProcess, freePort } from '@trueseason/testing/servers';
import { afterAll, expect, it } from 'vitest';
import { MAILBOXES } from './customers.ts';
import { stageSystem } from './testing/stage-system.ts';

/* Whatever happens to a result while it grows, every surface names its season. */

/** Short: the moment in which a worker measures. */
const OFTEN_MS = 15;
const stage = stageSystem('season', {
  RATE_LIMIT_SCALE: '1000',
  SWEEP_INTERVAL_MS: '1000',
  SWEEP_GRACE_MS: '2000',
  RELAY_INTERVAL_MS: '300',
});
const { until, mailsOf } = stage;

let secondWorker: ChildProcess | undefined;
afterAll(() => secondWorker && endProcess(secondWorker, ['SIGTERM', 'SIGKILL'], 5_000));
/** Another analysis worker of the same shop, as a second machine has one. */
async function startSecondWorker(): Promise<void> {
  const main = resolve(import.meta.dirname, '../../../services/analysis/dist/main.js');
  const port = await freePort();
  const env = { ...stage.system.env, HEALTH_PORT: String(port), CHECK_PORT: '0' };
  secondWorker = spawn(process.execPath, [main], { env, stdio: 'ignore' });
  await until('a second worker', () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
}

const orderOf = async (browser: Browser, id: number) => (await browser.call('GET', `/api/orders/${id}`)).json;
const revisionOf = async (id: number) => (await findAnalysisRow(stage.db, id))?.revision;
const isMeasuring = async (browser: Browser, id: number) => (await orderOf(browser, id)).measuring;
const settled = (browser: Browser, id: number) =>
  until('a settled result', async () => {
    const { measuring, reportReady } = await orderOf(browser, id);
    return !measuring && reportReady;
  });

/**
 * The season by every call from which a surface is drawn: nine steps, premium, garment room, card and wallet read the order;
 * the others are the progress screens, the classic view, the export, the lookup, the shared page and what its link shows, the
 * report, a mailed link, and the operators.
 */
async function seasonsOf(browser: Browser, id: number, email: string): Promise<Record<string, string>> {
  const get = async (path: string) => (await browser.call('GET', path)).json;
  const session = await operatorSession(stage.system.env.DATABASE_URL ?? '', 'support');
  const asOperator = (path: string) =>
    createBrowser(stage.system.urls.web).call('GET', path, undefined, { cookie: `ts_admin=${session}` });
  const { url } = (await browser.call('POST', `/api/orders/${id}/share`)).json;
  const token = url.split('/').at(-1);
  const page = (await browser.call('GET', `/shared/${token}`)).bytes.toString();
  const reader = createBrowser(stage.system.urls.web);
  await reader.call('POST', '/api/orders/lookup', { email, orderNumber: id });
  const lookup = await reader.call('GET', `/api/orders/${id}`);
  const report = async (path: string) =>
    (await browser.call('GET', path)).headers.get('content-disposition')?.match(/"(.+)-Professional-Report/)?.[1];
  const [order, status, analysis, exported, shared, admin, outfits] = await Promise.all([
    get(`/api/orders/${id}`),
    get(`/api/orders/${id}/status`),
    get(`/api/order/${id}`),
    get(`/api/orders/${id}/export`),
    get(`/api/shared/${token}`),
    asOperator(`/api/admin/orders/${id}`),
    get(`/api/outfits/${id}`),
  ]);
  expect(outfits.length).toBeGreaterThan(0);
  expect((await findReport(stage.db, id))?.state).toBe('ready');
  return {
    order: order.analysisResult.season,
    status: status.result.season,
    analysis: analysis.analysisResult.season,
    export: exported.analysis.season,
    lookup: lookup.json.analysisResult.season,
    shared: shared.season,
    sharedPage: page.match(/og:title" content="([^:]+):/)?.[1] ?? '',
    report: (await report(`/api/orders/${id}/pdf`)) ?? '',
    operators: admin.json.season,
  };
}

it('names one season everywhere while a result grows', { timeout: 400_000 }, async () => {
  const buyer = stage.customer();
  const { browser } = buyer;
  const email = `grows@${MAILBOXES}`;
  const photos = await Promise.all(['a', 'b', 'c'].map((seed) => photograph('person-4', { seed })));
  const others = await Promise.all(['d', 'e', 'f'].map((seed) => photograph('person-4', { seed, noise: 0.3 })));
  const id = await buyer.upload(photos);
  await buyer.waitFor(id, ['analyzed']);
  await buyer.unlock(id, email);
  await buyer.waitForMail(id, 90_000);
  await settled(browser, id);
  const { season: first, evidence } = (await orderOf(browser, id)).analysisResult;

  const expectEverywhere = async (season: string, when: string) => {
    const seasons = await seasonsOf(browser, id, email);
    expect(seasons, when).toEqual(Object.fromEntries(Object.keys(seasons).map((surface) => [surface, season])));
    // A result is mailed once: a later one is not pushed.
    expect(
      (await mailsOf(id)).filter(({ categories }) => categories.includes('results')),
      when,
    ).toHaveLength(1);
  };
  /** Waits for the result, and answers what it proposes. Returns the season that was proposed. */
  const decided = async (decision: 'keep' | 'take'): Promise<string | undefined> => {
    await until('measured', async () => !(await isMeasuring(browser, id)));
    const { proposal, analysisResult } = await orderOf(browser, id);
    if (proposal) {
      await expectEverywhere(analysisResult.season, 'while another one is proposed');
      const { status } = await browser.call('POST', `/api/orders/${id}/proposal`, { round: proposal.round, decision });
      expect(status).toBe(200);
    }
    await settled(browser, id);
    return proposal?.proposed.season;
  };
  /** Adds a photo, and returns while a worker measures it. */
  const beginJoining = async (photo: Buffer<ArrayBuffer> | undefined) => {
    if (!photo) throw new Error('no photo');
    const since = Date.now();
    expect((await browser.upload(`/api/orders/${id}/photos`, [['photos', photo]])).status).toBe(200);
    const isTaken = async () => ((await stage.jobOf('analysis', 'analyze', id))?.processedOn ?? 0) >= since;
    await until('joining', isTaken, OFTEN_MS);
  };
  await expectEverywhere(first, 'as bought');

  // A gift between: the friend's result is another one.
  const gift = (await browser.call('POST', '/api/gifts', { email, giver: 'Anna' })).json;
  const { clientSecret } = (await browser.call('POST', '/api/create-payment-intent', { orderId: gift.orderId })).json;
  await payAtProvider(stage.system.urls.standIns ?? '', clientSecret);
  const { code } = (await browser.call('GET', `/api/orders/${gift.orderId}/gift`)).json;
  const friend = stage.customer();
  const friendId = await friend.upload(await customerPhotos());
  await friend.waitFor(friendId, ['analyzed']);
  await friend.browser.call('POST', '/api/create-payment-intent', { orderId: friendId, promoCode: code });
  expect((await friend.browser.call('POST', `/api/orders/${friendId}/mark-free`)).status).toBe(200);
  await friend.waitFor(friendId, ['completed']);
  await expectEverywhere(first, 'after a gift');

  // The worker is killed while a photo joins.
  await beginJoining(others[0]);
  await stage.system.kill('analysis');
  await expectEverywhere(first, 'while a photo joins');
  await decided('keep');
  const joined = (await orderOf(browser, id)).analysisResult;
  expect([joined.evidence.photos.length, await revisionOf(id)]).toEqual([4, 2]);
  await expectEverywhere(joined.season, 'after a killed worker');

  // A worker stalls in the middle, another one takes over, and both end.
  await beginJoining(others[1]);
  stage.system.pause('analysis');
  await startSecondWorker();
  await until('measured by the second worker', async () => !(await isMeasuring(browser, id)));
  stage.system.resume('analysis');
  await decided('keep');
  expect(await revisionOf(id)).toBe(3);
  await expectEverywhere(first, 'after two workers');

  // The owner chooses the second season, and then leaves a photo out.
  const second = evidence.runnerUp;
  expect((await browser.call('PUT', `/api/orders/${id}/answers`, { season: second })).json.measuring).toBe(true);
  await decided('take');
  await expectEverywhere(second, 'after a choice');
  expect((await browser.call('DELETE', `/api/orders/${id}/photos/2`)).status).toBe(200);
  await decided('keep');
  await expectEverywhere(second, 'after a photo was left out');

  // Answers that speak for another season: kept, then taken.
  const tell = (naturalHair: string, eyes: string) =>
    browser.call('PUT', `/api/orders/${id}/answers`, { ...NO_ANSWERS, season: null, naturalHair, eyes });
  await tell('black', 'dark-brown');
  await decided('keep');
  const kept = (await orderOf(browser, id)).analysisResult.season;
  await expectEverywhere(kept, 'after a proposal was kept');
  await tell('white', 'dark-brown');
  const taken = (await decided('take')) ?? kept;
  await expectEverywhere(taken, 'after a proposal was taken');

  // Starting again without the earlier photos is another order.
  const again = await buyer.upload(photos);
  await buyer.waitFor(again, ['analyzed']);
  await expectEverywhere(taken, 'beside a new start');
});
