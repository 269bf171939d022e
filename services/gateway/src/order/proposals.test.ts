import { type AnalysisResult, type Answers, MOST_PHOTOS, NO_ANSWERS, PHOTO_COUNT } from '@trueseason/contracts';
import type { Browser } from '@trueseason/testing';
import { chosenResult, resultFixture } from '@trueseason/testing/result';
import { describe, expect, it } from 'vitest';
import { flowsOf, otherPhotos } from '../testing/flows.ts';
import { useGateway } from '../testing/test-gateway.ts';

const DYED: Answers = { ...NO_ANSWERS, hairDyed: true };
const KEPT = 'Soft Summer';
const PROPOSED = 'Bright Winter';
const resultOf = (season: typeof KEPT | typeof PROPOSED, answers?: Answers): AnalysisResult =>
  resultFixture(season, { evidence: { answers } });

const gateway = useGateway();
const { place, placeAnalyzed, intent, pay, analyze, deliver, change, removeLeftovers } = flowsOf(() => gateway);
const see = async (browser: Browser, id: number) => (await browser.call('GET', `/api/orders/${id}`)).json;
const decide = (browser: Browser, id: number, decision: string, round = 2) =>
  browser.call('POST', `/api/orders/${id}/proposal`, { round, decision });

async function placeBought() {
  const order = await place();
  await analyze(order.id, resultOf(KEPT));
  const { json } = await intent(order.browser, order.id);
  await pay(json.clientSecret);
  await order.browser.call('POST', `/api/orders/${order.id}/mark-completed`);
  await deliver(order.id);
  return order;
}
async function proposedByAnswers() {
  const order = await placeBought();
  await order.browser.call('PUT', `/api/orders/${order.id}/answers`, DYED);
  await analyze(order.id, resultOf(PROPOSED, DYED));
  return order;
}
async function proposedByPhotos() {
  const order = await placeBought();
  const photos = otherPhotos.slice(0, 2).map((photo): [string, typeof photo] => ['photos', photo]);
  await order.browser.upload(`/api/orders/${order.id}/photos`, photos);
  await analyze(order.id, resultOf(PROPOSED));
  return order;
}

describe('a proposed result', () => {
  it('is shown next to the kept one, which stays the result everywhere', async () => {
    const { browser, id } = await proposedByAnswers();
    const { url } = (await browser.call('POST', `/api/orders/${id}/share`)).json;
    const order = await see(browser, id);
    expect(order).toMatchObject({
      status: 'completed',
      measuring: false,
      reportReady: true,
      analysisResult: { season: KEPT },
      proposal: { round: 2, kept: { season: KEPT }, proposed: { season: PROPOSED } },
    });
    expect(order.proposal.why.join(' ')).toContain('dyed hair: yes');
    const get = async (path: string) => (await browser.call('GET', path)).json;
    const [status, analysis, shared, outfits] = await Promise.all(
      [
        `/api/orders/${id}/status`,
        `/api/order/${id}`,
        `/api/shared/${url.split('/').at(-1)}`,
        `/api/outfits/${id}`,
      ].map(get),
    );
    expect([status.result.season, analysis.analysisResult.season, shared.season]).toEqual([KEPT, KEPT, KEPT]);
    expect(JSON.stringify([shared, outfits])).not.toContain(PROPOSED);
    expect((await gateway.deps.measurements.findResult(id))?.season).toBe(KEPT);
  });

  it('is part of what an owner can export', async () => {
    const { browser, id } = await proposedByPhotos();
    const { json } = await browser.call('GET', `/api/orders/${id}/export`);
    expect(json).toMatchObject({
      analysis: { season: KEPT },
      proposedAnalysis: { round: 2, result: { season: PROPOSED } },
    });
    expect(json.photos).toHaveLength(5);
    expect(json.history.map(({ kind }: { kind: string }) => kind)).toContain('result_proposed');
  });

  it('does not exist before the purchase, and is hidden after a refund', async () => {
    const { browser, id } = await placeAnalyzed();
    await browser.call('PUT', `/api/orders/${id}/answers`, DYED);
    await analyze(id, resultOf(PROPOSED, DYED));
    expect((await see(browser, id)).proposal).toBeNull();
    expect((await gateway.deps.measurements.findResult(id))?.season).toBe(PROPOSED);
    const bought = await proposedByAnswers();
    await change('orders', bought.id, { payment: 'refunded' });
    expect((await see(bought.browser, bought.id)).proposal).toBeNull();
    for (const decision of ['keep', 'take'])
      expect(await decide(bought.browser, bought.id, decision)).toMatchObject({
        status: 409,
        json: { code: 'order_closed' },
      });
  });
});

describe('its owner', () => {
  it('keeps the other: photos that led to it are deleted, and answers are shown as told', async () => {
    const photos = await proposedByPhotos();
    expect((await decide(photos.browser, photos.id, 'keep')).json).toMatchObject({
      analysisResult: { season: KEPT },
      proposal: null,
      reportReady: true,
      roomForPhotos: MOST_PHOTOS - PHOTO_COUNT,
    });
    await removeLeftovers();
    const answers = await proposedByAnswers();
    expect((await decide(answers.browser, answers.id, 'keep')).json).toMatchObject({
      analysisResult: { season: KEPT, evidence: { answers: DYED } },
      proposal: null,
    });
    // Nothing is left to propose.
    await answers.browser.call('PUT', `/api/orders/${answers.id}/answers`, DYED);
    expect((await see(answers.browser, answers.id)).measuring).toBe(false);
  });

  it('decides about the proposal that was shown', async () => {
    const { browser, id } = await proposedByAnswers();
    expect(await decide(browser, id, 'take', 1)).toMatchObject({ status: 409, json: { code: 'proposal_outdated' } });
    expect((await see(browser, id)).proposal.round).toBe(2);
  });

  it('is the only one who decides', async () => {
    const { id } = await proposedByAnswers();
    expect((await decide(gateway.newBrowser(), id, 'take')).status).toBe(404);
    expect((await gateway.deps.measurements.findResult(id))?.season).toBe(KEPT);
  });
});

describe('a photo', () => {
  const leave = (by: Browser, id: number, position: number) =>
    by.call('DELETE', `/api/orders/${id}/photos/${position}`);

  it('can be left out, and is deleted alone', async () => {
    const { browser, id } = await proposedByPhotos();
    await decide(browser, id, 'take');
    for (const position of [4, 1]) {
      expect(await leave(browser, id, position)).toMatchObject({
        status: 200,
        json: { measuring: true, analysisResult: { season: PROPOSED } },
      });
      await analyze(id, resultOf(PROPOSED));
      await removeLeftovers();
      expect(await leave(browser, id, position)).toMatchObject({ status: 404, json: { code: 'not_found' } });
    }
    const links = (await browser.call('GET', `/api/orders/${id}/photos`)).json;
    expect(links.map(({ position }: { position: number }) => position)).toEqual([2, 3, 5]);
    expect(links[2].outlines).not.toBeNull();
    expect((await browser.call('GET', links[2].url)).status).toBe(200);
  });

  it('is left out of an open order only by its owner, and the last one never is', async () => {
    const { browser, id } = await proposedByPhotos();
    await decide(browser, id, 'take');
    expect((await leave(gateway.newBrowser(), id, 4)).status).toBe(404);
    for (const position of [1, 2, 3, 4]) expect((await leave(browser, id, position)).status).toBe(200);
    expect(await leave(browser, id, 5)).toMatchObject({ status: 409, json: { code: 'last_photo' } });
    await change('orders', id, { payment: 'refunded' });
    expect(await leave(browser, id, 5)).toMatchObject({ json: { code: 'order_closed' } });
  });
});

describe('a season that its owner chose', () => {
  const choose = (browser: Browser, id: number, season: string) =>
    browser.call('PUT', `/api/orders/${id}/answers`, { season });

  it('is the result at once, in every call', async () => {
    const { browser, id } = await placeBought();
    const chosen = chosenResult('True Summer');
    const second = resultFixture(KEPT, { runnerUp: 'True Summer', evidence: { answers: undefined } });
    await browser.call('PUT', `/api/orders/${id}/answers`, DYED);
    await analyze(id, second);
    await decide(browser, id, 'take');
    const { url } = (await browser.call('POST', `/api/orders/${id}/share`)).json;
    expect((await choose(browser, id, 'True Summer')).json).toMatchObject({ measuring: true });
    await analyze(id, { ...chosen, evidence: { ...chosen.evidence, runnerUp: KEPT } });
    const get = async (path: string) => (await browser.call('GET', path)).json;
    const order = await get(`/api/orders/${id}`);
    expect(order).toMatchObject({ analysisResult: { season: 'True Summer' }, proposal: null, reportReady: false });
    const [status, analysis, shared, exported] = await Promise.all(
      [
        `/api/orders/${id}/status`,
        `/api/order/${id}`,
        `/api/shared/${url.split('/').at(-1)}`,
        `/api/orders/${id}/export`,
      ].map(get),
    );
    expect([status.result.season, analysis.analysisResult.season, shared.season, exported.analysis.season]).toEqual(
      Array(4).fill('True Summer'),
    );
  });

  it('is nothing to choose before the purchase', async () => {
    const { browser, id } = await placeAnalyzed();
    expect(await choose(browser, id, 'True Summer')).toMatchObject({ status: 409, json: { code: 'order_closed' } });
    expect((await choose(browser, id, 'Clear Winter')).status).toBe(400);
  });
});
