import type { AnalysisResult } from '@trueseason/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { flowsOf, someResult } from './testing/flows.ts';
import { startTestGateway, type TestGateway } from './testing/test-gateway.ts';

/* Results that an older build or another hand has stored: whoever draws them falls back for each field. */

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());
const flows = flowsOf(() => gateway);

const { evidence: _, ...plain } = someResult;
const GROUPS = ['overview', 'clothing', 'accessories', 'hairColor', 'makeup', 'recommendations'] as const;
const withEach = (change: (value: unknown) => unknown): object => ({
  ...someResult,
  ...Object.fromEntries(
    GROUPS.map((group) => [
      group,
      Object.fromEntries(Object.entries(someResult[group]).map(([key, value]) => [key, change(value)])),
    ]),
  ),
});

it.each<[string, object]>([
  [
    'text in place of a list of jewelry',
    { ...someResult, accessories: { ...someResult.accessories, jewelry: 'Pearls.' } },
  ],
  ['text in place of every list', withEach((value) => (Array.isArray(value) ? 'One text.' : value))],
  ['nothing in any group', withEach(() => null)],
  ['no groups', Object.fromEntries(Object.entries(plain).filter(([key]) => !GROUPS.some((group) => group === key)))],
  ['no evidence', plain],
])('a result with %s is handed to its owner, shared and delivered', async (_name, stored) => {
  const { browser, id } = await flows.place();
  await flows.analyze(id, stored as AnalysisResult);
  const locked = await browser.call('GET', `/api/orders/${id}`);
  expect(locked.json.analysisResult.locked).toBe(true);
  expect(JSON.stringify(locked.json)).not.toContain(someResult.season);
  const { json } = await flows.intent(browser, id);
  await flows.pay(json.clientSecret);
  await browser.call('POST', `/api/orders/${id}/mark-completed`);
  await flows.deliver(id);
  const result = async (path: string, key: string) => (await browser.call('GET', path)).json[key];
  expect(await result(`/api/orders/${id}`, 'analysisResult')).toEqual(JSON.parse(JSON.stringify(stored)));
  expect(await result(`/api/orders/${id}/status`, 'result')).toMatchObject({ season: someResult.season });
  expect(await result(`/api/order/${id}`, 'analysisResult')).toMatchObject({ season: someResult.season });
  const share = await browser.call('POST', `/api/orders/${id}/share`);
  const shareId = new URL(share.json.url).pathname.split('/').at(-1);
  for (const path of [
    `/api/shared/${shareId}`,
    `/api/outfits/${id}`,
    `/api/orders/${id}/pdf`,
    `/api/orders/${id}/export`,
  ]) {
    const { status } = await browser.call('GET', path);
    expect([path, status]).toEqual([path, 200]);
  }
});
