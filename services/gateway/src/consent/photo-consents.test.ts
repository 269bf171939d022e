import { photoConsentForm, shownIn } from '@trueseason/contracts';
import { allowsSecondOpinion, listOrderConsents } from '@trueseason/shop/consent';
import { failAnalysis } from '@trueseason/shop/flows';
import { query } from '@trueseason/shop/testing';
import { type Browser, giveConsent } from '@trueseason/testing';
import { describe, expect, it } from 'vitest';
import { flowsOf, somePhoto, threePhotos } from '../testing/flows.ts';
import { useGateway } from '../testing/test-gateway.ts';

const gateway = useGateway({ PHOTO_CONSENT: 'required' });
const google = useGateway({ PHOTO_CONSENT: 'required', SECOND_OPINION: 'google' });
const flows = flowsOf(() => gateway);
const { version } = photoConsentForm({ secondOpinion: false });

const place = (browser: Browser) => browser.upload('/api/orders/guest', threePhotos());
const consents = () => query(flows.db()).selectFrom('photo_consents').selectAll().execute();

describe('without recorded consent no photo is accepted', () => {
  const refused = { status: 403, json: { code: 'consent_required' } };

  it('for a check or a new order', async () => {
    const browser = gateway.newBrowser();
    expect(await browser.upload('/api/photos/check', [['photo', somePhoto]])).toMatchObject(refused);
    expect(await place(browser)).toMatchObject(refused);
  });

  it('for pay-first, free and hosted orders, and replacements', async () => {
    const browser = gateway.newBrowser();
    const { json } = await flows.intent(browser);
    const photos = threePhotos();
    expect(await browser.upload(`/api/orders/${json.orderId}/photos`, photos, 'PUT')).toMatchObject(refused);
    expect(await browser.upload(`/api/job/${json.orderId}/photos`, photos, 'PUT')).toMatchObject(refused);
    await query(flows.db()).updateTable('orders').set({ payment: 'free' }).where('id', '=', json.orderId).execute();
    const images = [somePhoto, somePhoto, somePhoto].map(
      (bytes) => `data:image/jpeg;base64,${bytes.toString('base64')}`,
    );
    expect(await browser.call('POST', `/api/start-free-analysis/${json.orderId}`, { images })).toMatchObject(refused);
    await failAnalysis(flows.db(), json.orderId, { code: 'photos', message: 'x', photos: [] });
    expect(await browser.upload(`/api/orders/${json.orderId}/photos`, photos, 'PUT')).toMatchObject(refused);
  });

  it('with an outdated or unknown text', async () => {
    const browser = gateway.newBrowser();
    const response = await browser.call('POST', '/api/consent', { version: '2020-01-01', secondOpinion: null });
    expect(response).toMatchObject({ status: 409, json: { code: 'consent_outdated' } });
    expect((await place(browser)).status).toBe(403);
    await giveConsent(browser);
    await query(flows.db()).updateTable('photo_consents').set({ version: '2020-01-01' }).execute();
    expect((await place(browser)).status).toBe(403);
  });
});

it('records text, time and order, across session renewals', async () => {
  const browser = gateway.newBrowser();
  await giveConsent(browser, true);
  const { json } = await place(browser);
  const rows = await listOrderConsents(flows.db(), json.id);
  expect(rows).toMatchObject([
    // Google was not named, so there is no answer.
    { version, shown: shownIn(photoConsentForm({ secondOpinion: false })), second_opinion: null, withdrawn_at: null },
  ]);
  expect(Date.now() - (rows[0]?.given_at.getTime() ?? 0)).toBeLessThan(60_000);
  expect((await place(browser)).status).toBe(200);
  const { json: data } = await browser.call('GET', `/api/orders/${json.id}/export`);
  expect(data.consents).toMatchObject([{ version, shown: rows[0]?.shown }]);
  expect(JSON.stringify(data)).not.toContain(rows[0]?.family);
});

it('is withdrawn for future photos and kept on record for existing orders', async () => {
  const browser = gateway.newBrowser();
  await giveConsent(browser);
  const { json } = await place(browser);
  await browser.call('DELETE', '/api/consent');
  expect((await place(browser)).status).toBe(403);
  expect(await listOrderConsents(flows.db(), json.id)).toMatchObject([{ withdrawn_at: null, family: null }]);

  const other = gateway.newBrowser();
  await giveConsent(other);
  await other.call('DELETE', '/api/consent');
  expect((await place(other)).status).toBe(403);
  expect((await consents()).filter(({ withdrawn_at }) => withdrawn_at !== null)).toHaveLength(1);
});

it('belongs to one browser', async () => {
  await giveConsent(gateway.newBrowser());
  expect((await place(gateway.newBrowser())).status).toBe(403);
});

it('lets Google see photos only with consent', async () => {
  for (const [said, may] of [
    [true, true],
    [false, false],
    [null, false],
  ] as const) {
    const browser = google.newBrowser();
    await giveConsent(browser, said);
    const { json } = await place(browser);
    expect(await allowsSecondOpinion(google.database.db, json.id)).toBe(may);
  }
});
