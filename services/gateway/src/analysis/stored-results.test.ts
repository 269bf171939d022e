import type { AnalysisResult } from '@trueseason/contracts';
import { openStoredResult } from '@trueseason/style/reading';
import type { Browser } from '@trueseason/testing';
import { hashSync } from 'bcryptjs';
import { beforeAll, expect, it } from 'vitest';
import { flowsOf, someResult } from '../testing/flows.ts';
import { useGateway } from '../testing/test-gateway.ts';

/* Results with missing or unexpected fields: screens have fallbacks, per the specification. */

const PASSWORD = 'correct horse battery staple';

const gateway = useGateway({ ADMIN_PASSWORD_HASH: hashSync(PASSWORD, 4) });
let operator: Browser;
beforeAll(async () => {
  operator = gateway.newBrowser();
  await operator.call('POST', '/api/admin/login', { password: PASSWORD });
});
const flows = flowsOf(() => gateway);

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
  [
    'no groups',
    Object.fromEntries(Object.entries(someResult).filter(([key]) => !GROUPS.some((group) => group === key))),
  ],
  ['a season that we do not know', { ...someResult, season: 'Golden Hour', seasonType: 'Golden Hour' }],
])('a result with %s is shown to its owner, shared and delivered', async (_name, stored) => {
  const { browser, id } = await flows.place();
  const { season = someResult.season } = stored as AnalysisResult;
  await flows.analyze(id, stored as AnalysisResult);
  const locked = await browser.call('GET', `/api/orders/${id}`);
  expect(locked.json.analysisResult.locked).toBe(true);
  expect(JSON.stringify(locked.json)).not.toContain(season);
  const { json } = await flows.intent(browser, id);
  await flows.pay(json.clientSecret);
  await browser.call('POST', `/api/orders/${id}/mark-completed`);
  await flows.deliver(id);
  const result = async (path: string, key: string) => (await browser.call('GET', path)).json[key];
  expect(await result(`/api/orders/${id}`, 'analysisResult')).toEqual(
    JSON.parse(JSON.stringify(openStoredResult(stored as AnalysisResult))),
  );
  expect(await result(`/api/orders/${id}/status`, 'result')).toMatchObject({ season });
  expect(await result(`/api/order/${id}`, 'analysisResult')).toMatchObject({ season });
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
  expect((await operator.call('GET', `/api/admin/orders/${id}`)).json).toMatchObject({ id, season });
});
