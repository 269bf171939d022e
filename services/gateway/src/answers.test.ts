import { type AnalysisResult, type Answers, NO_ANSWERS } from '@trueseason/contracts';
import { findAnalysisRow, findOrder } from '@trueseason/db';
import { beginAnalysis, recordAnalysis } from '@trueseason/orders';
import type { Browser } from '@trueseason/test-kit';
import { resultFixture } from '@trueseason/test-kit/result';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AnalysisWorker, startAnalysisWorker } from './testing/analysis-worker.ts';
import { flowsOf, someResult } from './testing/flows.ts';
import { startTestGateway, type TestGateway } from './testing/test-gateway.ts';

const DYED: Answers = { ...NO_ANSWERS, hairDyed: true };
const READINGS = [{ zones: {}, features: {} }];
const { season: OTHER_SEASON } = resultFixture('Bright Winter');

/** An analysis worker that returns another season and the answers it received. */
function reanalyzed(answers: Answers): AnalysisResult {
  const result = resultFixture(OTHER_SEASON);
  return { ...result, evidence: { ...result.evidence, answers } };
}

let worker: AnalysisWorker;
let asked: { readings: unknown; verdicts: unknown; answers: Answers }[] = [];
let away = false;
/** Runs while a worker is busy. */
let meanwhile = async (): Promise<unknown> => undefined;
let gateway: TestGateway;
beforeAll(async () => {
  worker = await startAnalysisWorker<(typeof asked)[number]>(async (kept, response) => {
    asked.push(kept);
    if (away) return response.writeHead(503).end();
    await meanwhile();
    return response.end(JSON.stringify({ result: reanalyzed(kept.answers), engineVersion: '7' }));
  });
  gateway = await startTestGateway({ ANALYSIS_URL: worker.url });
});
afterAll(async () => {
  await gateway.close();
  worker.close();
});
beforeEach(() => {
  asked = [];
  away = false;
  meanwhile = async () => undefined;
});

const { db, place, intent, pay, deliver } = flowsOf(() => gateway);
const put = (browser: Browser, id: number, answers: unknown) =>
  browser.call('PUT', `/api/orders/${id}/answers`, answers);

async function placeMeasured() {
  const order = await place();
  await beginAnalysis(db(), order.id);
  await recordAnalysis(db(), order.id, {
    ...(await gateway.deps.measurements.seal(order.id, { result: someResult, readings: READINGS, outlines: [] })),
    engineVersion: 'test',
  });
  return order;
}
async function placeOpen() {
  const order = await placeMeasured();
  const { json } = await intent(order.browser, order.id);
  await pay(json.clientSecret);
  await order.browser.call('POST', `/api/orders/${order.id}/mark-completed`);
  return order;
}

describe('answers before the analysis', () => {
  it('are stored for it, and only by the holder', async () => {
    const { browser, id } = await place();
    const answer = await put(browser, id, DYED);
    expect(answer).toMatchObject({ status: 200, json: { id, status: 'files_uploaded', analysisResult: null } });
    expect((await findOrder(db(), id))?.answers).toEqual(DYED);
    expect(await put(gateway.newBrowser(), id, NO_ANSWERS)).toMatchObject({ status: 404 });
    expect((await findOrder(db(), id))?.answers).toEqual(DYED);
    expect(asked).toEqual([]);
  });

  it.each([{ ...DYED, makeup: 'yes' }, { hairDyed: 'no' }, [], null])('cannot be %j', async (nonsense) => {
    const { browser, id } = await place();
    expect(await put(browser, id, nonsense)).toMatchObject({ status: 400, json: { code: 'bad_request' } });
  });
});

describe('answers after the analysis', () => {
  it('return the new result at once, from stored measurements', async () => {
    const { browser, id } = await placeOpen();
    const { status, json } = await put(browser, id, DYED);
    expect(status).toBe(200);
    expect(json.analysisResult).toMatchObject({ season: OTHER_SEASON, evidence: { answers: DYED } });
    expect(asked).toMatchObject([{ readings: READINGS, verdicts: someResult.evidence.photos, answers: DYED }]);
    expect((await browser.call('GET', `/api/orders/${id}`)).json.analysisResult.season).toBe(OTHER_SEASON);
    expect((await gateway.deps.measurements.findAnalysis(id))?.firstResult?.season).toBe(someResult.season);
  });

  it('request a report of the new result and no mail', async () => {
    const { browser, id } = await placeOpen();
    await deliver(id);
    await db().deleteFrom('outbox').execute();
    expect((await put(browser, id, DYED)).json.reportReady).toBe(false);
    expect((await db().selectFrom('outbox').select('job').execute()).map(({ job }) => job)).toEqual(['render-report']);
  });

  it('about how hair is worn keep the result, and request a new report', async () => {
    const { browser, id } = await placeOpen();
    await deliver(id);
    await db().deleteFrom('outbox').execute();
    const covered = { ...NO_ANSWERS, hairWorn: 'covered' };
    const { json } = await put(browser, id, covered);
    expect(asked).toEqual([]);
    const { season, evidence } = someResult;
    expect(json.analysisResult).toMatchObject({ season, evidence: { ...evidence, answers: covered } });
    expect((await db().selectFrom('outbox').select('job').execute()).map(({ job }) => job)).toEqual(['render-report']);
    // A client that does not know the question neither answers nor clears it.
    await put(browser, id, DYED);
    expect((await findOrder(db(), id))?.answers).toEqual({ ...DYED, hairWorn: 'covered' });
    expect(asked).toMatchObject([{ answers: { ...DYED, hairWorn: 'covered' } }]);
  });

  it('in one tab keep what another tab answered meanwhile', async () => {
    const { browser, id } = await placeOpen();
    await put(browser, id, { makeup: true });
    const { json } = await put(browser, id, { contactLenses: true });
    expect(json.analysisResult.evidence.answers).toEqual({ makeup: true, contactLenses: true });
    await put(browser, id, { makeup: null });
    expect((await findOrder(db(), id))?.answers).toEqual({ makeup: null, contactLenses: true });
  });

  it('from two tabs at once are all kept, and the result uses both', async () => {
    const { browser, id } = await placeOpen();
    meanwhile = async () => {
      if (asked.length === 1) await put(browser, id, { ...NO_ANSWERS, hairWorn: 'covered' });
    };
    const { status, json } = await put(browser, id, DYED);
    expect(status).toBe(200);
    const both = { ...DYED, hairWorn: 'covered' };
    expect((await findOrder(db(), id))?.answers).toEqual(both);
    expect(json.analysisResult).toMatchObject({ season: OTHER_SEASON, evidence: { answers: both } });
  });

  it('that were given before change nothing', async () => {
    const { browser, id } = await placeOpen();
    const first = await put(browser, id, DYED);
    const second = await put(browser, id, DYED);
    expect(second.json).toEqual(first.json);
    expect(asked).toHaveLength(1);
    expect((await findAnalysisRow(db(), id))?.revision).toBe(2);
  });

  it('change nothing while no worker answers', async () => {
    const { browser, id } = await placeOpen();
    away = true;
    expect(await put(browser, id, DYED)).toMatchObject({ status: 503, json: { code: 'unavailable' } });
    expect((await findOrder(db(), id))?.answers).toBeNull();
    expect((await browser.call('GET', `/api/orders/${id}`)).json.analysisResult.season).toBe(someResult.season);
    away = false;
    expect((await put(browser, id, DYED)).status).toBe(200);
  });

  it('for an order deleted meanwhile return not found', async () => {
    const { browser, id } = await placeOpen();
    meanwhile = () => browser.call('DELETE', `/api/orders/${id}`);
    expect(await put(browser, id, DYED)).toMatchObject({ status: 404, json: { code: 'order_not_found' } });
  });

  it('for a refunded order change nothing', async () => {
    const { browser, id } = await placeOpen();
    await db().updateTable('orders').set({ payment: 'refunded' }).where('id', '=', id).execute();
    expect((await put(browser, id, DYED)).json.code).toBe('order_closed');
    expect(asked).toEqual([]);
  });

  it('belong to the buyer: a mailed link needs a code once there is a result to change', async () => {
    const [placed, { id }] = [await place(), await placeOpen()];
    const reader = gateway.newBrowser();
    for (const orderId of [placed.id, id]) {
      await reader.call('GET', `/open/${await gateway.links.signOrder(orderId, 1)}`);
    }
    expect((await put(reader, placed.id, DYED)).status).toBe(200);
    expect((await put(reader, id, DYED)).json.code).toBe('code_required');
  });

  it('reveal nothing to the holder of a locked order', async () => {
    const [one, other] = [await placeMeasured(), await placeMeasured()];
    const before = await one.browser.call('GET', `/api/orders/${one.id}`);
    const answer = await put(one.browser, one.id, DYED);
    expect(answer.json).toEqual(before.json);
    expect(answer.bytes.toString()).not.toMatch(new RegExp(`${OTHER_SEASON}|hairDyed|why`));
    expect((await put(other.browser, other.id, DYED)).json.analysisResult).toEqual(answer.json.analysisResult);
    expect((await gateway.deps.measurements.findResult(one.id))?.season).toBe(OTHER_SEASON);
    // Measurements and conclusions stay on the server until the order is paid.
    const exported = (await one.browser.call('GET', `/api/orders/${one.id}/export`)).json;
    expect(exported).toMatchObject({ analysis: null, firstAnalysis: null, readings: null, order: { answers: DYED } });
  });
});
