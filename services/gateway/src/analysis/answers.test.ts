import { type AnalysisResult, type Answers, NO_ANSWERS, SCOPE_PARTS, type SeasonName } from '@trueseason/contracts';
import { recordReport } from '@trueseason/shop/flows';
import { findOrder } from '@trueseason/shop/order';
import type { Browser } from '@trueseason/testing';
import { resultFixture } from '@trueseason/testing/result';
import { describe, expect, it } from 'vitest';
import { flowsOf, someResult } from '../testing/flows.ts';
import { useGateway } from '../testing/test-gateway.ts';

const DYED: Answers = { ...NO_ANSWERS, hairDyed: true };
const OTHER_SEASON = 'Bright Winter';

/** Another season unless given, made with these answers. */
function resultWith(answers: Answers, season: SeasonName = OTHER_SEASON): AnalysisResult {
  const result = resultFixture(season);
  return { ...result, evidence: { ...result.evidence, answers } };
}

const gateway = useGateway();

const { db, place, placeAnalyzed, placePaid, analyze, deliver, jobsOf } = flowsOf(() => gateway);
const put = (browser: Browser, id: number, answers: unknown) =>
  browser.call('PUT', `/api/orders/${id}/answers`, answers);
const see = async (browser: Browser, id: number) => (await browser.call('GET', `/api/orders/${id}`)).json;

describe('answers before the analysis', () => {
  it('are stored for it, and only by the holder', async () => {
    const { browser, id } = await place();
    const response = await put(browser, id, DYED);
    const json = { id, status: 'files_uploaded', measuring: false, analysisResult: null };
    expect(response).toMatchObject({ status: 200, json });
    expect((await findOrder(db(), id))?.answers).toEqual(DYED);
    expect(await put(gateway.newBrowser(), id, NO_ANSWERS)).toMatchObject({ status: 404 });
    expect((await findOrder(db(), id))?.answers).toEqual(DYED);
    expect(await jobsOf(id)).toEqual(['analyze']);
  });
});

describe('answers after the analysis', () => {
  it('are followed by a new result, and the last one is shown until then', async () => {
    const { browser, id } = await placePaid();
    await deliver(id);
    const { status, json } = await put(browser, id, DYED);
    expect(status).toBe(200);
    const { season } = someResult;
    const before = { status: 'completed', measuring: true, reportReady: true, analysisResult: { season } };
    expect(json).toMatchObject(before);
    expect(await see(browser, id)).toMatchObject(before);
    await analyze(id, resultWith(DYED, season));
    expect(await see(browser, id)).toMatchObject({
      status: 'completed',
      measuring: false,
      reportReady: false,
      analysisResult: { season, evidence: { answers: DYED } },
    });
    expect((await gateway.deps.measurements.findAnalysis(id))?.firstResult?.season).toBe(season);
    expect((await jobsOf(id)).slice(-2)).toEqual(['analyze', 'render-report']);
  });

  it('about its scope render the report again without another analysis, and can be taken back', async () => {
    const { browser, id } = await placePaid();
    await deliver(id);
    const before = await see(browser, id);
    const openQuestions = before.openQuestions.filter((key: string) => key !== 'scope');
    for (const scope of [['hair', 'beard'], [], null] as const) {
      const jobs = await jobsOf(id);
      const { json } = await put(browser, id, { scope });
      expect(json).toEqual({ ...before, scope, reportReady: false, ...(scope && { openQuestions }) });
      expect((await jobsOf(id)).slice(jobs.length)).toEqual(['render-report']);
      expect((await put(browser, id, { scope })).json).toEqual(json);
      const earlier = { objectKey: 'a', bytes: 1, scope: ['makeup'] as const };
      await expect(recordReport(db(), id, earlier)).rejects.toThrow();
      await deliver(id);
    }
    expect(await see(browser, id)).toEqual(before);
  });

  it('that choose every part give the report of those that choose none', async () => {
    const { browser, id } = await placePaid();
    await deliver(id);
    const jobs = await jobsOf(id);
    const { json } = await put(browser, id, { scope: [...SCOPE_PARTS] });
    expect(json).toMatchObject({ scope: SCOPE_PARTS, reportReady: true });
    expect(await jobsOf(id)).toEqual(jobs);
  });

  it('reveal nothing to the holder of a locked order', async () => {
    const { browser, id } = await placeAnalyzed();
    const before = await see(browser, id);
    const openQuestions = before.openQuestions.filter((key: string) => key !== 'hairDyed');
    expect((await put(browser, id, DYED)).json).toEqual({ ...before, measuring: true, openQuestions });
    await analyze(id, resultWith(DYED));
    const response = await browser.call('GET', `/api/orders/${id}`);
    // How sure it is may change, not what it is.
    const { certainty } = response.json.analysisResult;
    expect(response.json).toEqual({
      ...before,
      openQuestions,
      analysisResult: { ...before.analysisResult, certainty },
    });
    expect(response.bytes.toString()).not.toMatch(new RegExp(`${OTHER_SEASON}|hairDyed|why`));
    expect((await gateway.deps.measurements.findResult(id))?.season).toBe(OTHER_SEASON);
    // Measurements and conclusions stay on the server until the order is paid.
    const exported = (await browser.call('GET', `/api/orders/${id}/export`)).json;
    expect(exported).toMatchObject({ analysis: null, firstAnalysis: null, readings: null, order: { answers: DYED } });
  });
});
