import type { Request } from '@playwright/test';
import { PROBLEMS, photoConsentForm, shownIn } from '@trueseason/contracts';
import { expectAccessible } from '../accessibility.ts';
import { agree, consentBox } from '../consent.ts';
import { PRICE } from '../prices.ts';
import type { MockApi } from './support/mock-api.ts';
import { problem, unreachable } from './support/mock-api.ts';
import { INTENT, jobAnswer, ORDER_ID, progress } from './support/orders.ts';
import { choosePhotos, picker } from './support/photos.ts';
import { mockProvider } from './support/provider.ts';
import { expect, expectPath, expectToast, session, test } from './support/test.ts';

test.use({ agreed: false });

const BRINGING_PHOTOS = [
  'checkPhoto',
  'createGuestOrder',
  'putOrderPhotos',
  'startFreeAnalysis',
  'putJobPhotos',
  'addPhotos',
] as const;
/** Whatever could hold a photo, wherever it goes: a form with files, bytes, or more text than any call of ours has. */
const couldHoldPhoto = (request: Request): boolean =>
  /multipart|image|octet-stream/.test(request.headers()['content-type'] ?? '') ||
  (request.postDataBuffer()?.length ?? 0) > 4_096;
let carriers: string[] = [];
const photosSent = (api: MockApi) => [...BRINGING_PHOTOS.flatMap((name) => api.calls(name)), ...carriers];
const ALONE = photoConsentForm({ secondOpinion: false });
const GOOGLE = photoConsentForm({ secondOpinion: true });
const consent = { version: ALONE.version, secondOpinion: null };

test.beforeEach(({ page, api }) => {
  carriers = [];
  page.on('request', (request) => {
    if (couldHoldPhoto(request)) carriers.push(`${request.method()} ${request.url()}`);
  });
  api.on('checkPhoto', { problems: [], warnings: [] });
  api.on('getOrderStatus', progress('processing'));
  for (const name of ['createGuestOrder', 'putOrderPhotos'] as const) api.on(name, problem('internal'));
});

test('consent: on the upload screen nothing of a photo is sent before the box is ticked', async ({ page, api }) => {
  await choosePhotos(page, api);
  await expect(consentBox(page)).not.toBeChecked();
  await page.getByRole('button', { name: 'Get My Analysis' }).click();
  await expect(page.getByText('Please check this box first. Nothing has been sent.')).toBeVisible();
  await expect(consentBox(page)).toBeFocused();
  expect(photosSent(api)).toEqual([]);

  await agree(page);
  await expect(page.getByText('We can measure this one.')).toHaveCount(3);
  expect(carriers).not.toEqual([]);
  expect(api.bodies('giveConsent')).toEqual([consent]);
  // After a withdrawal it does not claim that nothing was sent.
  await consentBox(page).uncheck();
  await page.getByRole('button', { name: 'Get My Analysis' }).click();
  await expect(page.getByText('Please check this box first. We won’t send anything more until you do.')).toBeVisible();
  await expect(page.getByText('Nothing has been sent.')).toHaveCount(0);
  await agree(page);
  api.on('createGuestOrder', { id: ORDER_ID });
  await page.getByRole('button', { name: 'Get My Analysis' }).click();
  await expectPath(page, '/analyzing');
  expect(api.calls('giveConsent')).toHaveLength(2);
});

test('consent: a browser without cookies sends nothing and shows what to do', async ({ page, api }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { get: () => false }));
  await choosePhotos(page, api);
  await expect(page.getByText('Cookies are off.')).toBeVisible();
  await expect(consentBox(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Get My Analysis' }).click();
  await expect(page.getByText('Please allow cookies first. Nothing has been sent.')).toBeVisible();
  expect([...photosSent(api), ...api.calls('giveConsent')]).toEqual([]);
  await expectAccessible(page);
  await page.goto('/payment');
  await page.getByRole('button', { name: /Complete Purchase/ }).click();
  await expect(page.getByText('Cookies are off.')).toBeVisible();
  for (const path of ['/lookup', '/my-data']) {
    api.on('listMyOrders', []);
    await page.goto(path);
    await expect(page.getByText('Cookies are off.')).toBeVisible();
  }
});

test('consent: a checkout asks before it sends and before it charges', async ({ page, api }) => {
  await mockProvider(page, api);
  await choosePhotos(page, api);
  api.on('createPaymentIntent', INTENT);
  api.on('updateEmail', { success: true });
  api.on('putOrderPhotos', { success: true });
  await page.goto('/checkout');
  await page.getByLabel('Email').fill('someone@example.com');
  const pay = page.getByRole('button', { name: `Pay ${PRICE}` });
  await pay.click();
  await expect(consentBox(page)).toBeFocused();
  expect([...photosSent(api), ...api.calls('updateEmail')]).toEqual([]);
  await agree(page);
  await pay.click();
  await expectPath(page, '/processing/pi_123');
  expect(api.calls('putOrderPhotos')).toHaveLength(1);
});

test('consent: photos that wait for a hosted payment are sent once the box is ticked', async ({ page, api }) => {
  await choosePhotos(page, api);
  api.on('getSessionJob', { jobId: 'job-7' });
  api.on('getJobStatus', jobAnswer('queued'));
  await page.goto('/processing?session_id=cs_test_1');
  await expect(page.getByText(/Your photos are still on this device/)).toBeVisible();
  expect(photosSent(api)).toEqual([]);
  api.on('putJobPhotos', { success: true });
  await expect(consentBox(page)).toBeEnabled();
  // Pressed, not checked: the box goes with the photos.
  await consentBox(page).click();
  await expect.poll(() => api.calls('putJobPhotos')).toHaveLength(1);
  await expect(page.locator('ol li').first()).toHaveAttribute('data-state', 'done');
});

test('consent: where a second opinion is configured Google is named and asked for apart', async ({ page, api }) => {
  const config = { paymentScriptUrl: 'https://pay.test/', paymentPublishableKey: 'pk_test_none', testMode: true };
  api.on('getClientConfig', { ...config, challenge: null, analytics: null, secondOpinion: true });
  await page.goto('/upload');
  const google = page.getByRole('checkbox', { name: /Google may look/ });
  await expect(google).not.toBeChecked();
  await expect(google).toBeDisabled();
  await agree(page);
  await expect(consentBox(page)).toBeChecked();
  await google.check();
  await google.uncheck();
  await google.check();
  const consentWith = (secondOpinion: boolean) => ({ version: GOOGLE.version, secondOpinion });
  await expect
    .poll(() => api.bodies('giveConsent'))
    .toEqual([consentWith(false), consentWith(true), consentWith(false), consentWith(true)]);
  await expectAccessible(page);
  for (const text of shownIn(GOOGLE).split('\n')) await expect(page.getByText(text)).toBeVisible();
});

test('consent: can be withdrawn, survives a reload, and is requested again for a new text', async ({ page, api }) => {
  await page.goto('/upload');
  await expect(page.getByText(/Google/)).toHaveCount(0);
  await agree(page);
  await expect.poll(() => session(page, 'photoConsent')).toBe(JSON.stringify(consent));
  await page.reload();
  await expect(consentBox(page)).toBeChecked();
  await consentBox(page).uncheck();
  await expect.poll(() => api.calls('endConsent')).toHaveLength(1);
  await page.reload();
  await expect(consentBox(page)).not.toBeChecked();
  await page.evaluate(() => sessionStorage.setItem('photoConsent', '{"version":"2020-01-01","secondOpinion":null}'));
  await page.reload();
  await picker(page).waitFor({ state: 'attached' });
  await expect(consentBox(page)).not.toBeChecked();
});

test('consent: does not count unless it is recorded', async ({ page, api }) => {
  api.on('giveConsent', unreachable, { success: true });
  await choosePhotos(page, api);
  await consentBox(page).click();
  await expect(page.getByText('We couldn’t save your choice', { exact: true })).toBeVisible();
  await expect(consentBox(page)).not.toBeChecked();
  expect(photosSent(api)).toEqual([]);
  await agree(page);
  api.on('createGuestOrder', problem('consent_required'));
  await page.getByRole('button', { name: 'Get My Analysis' }).click();
  await expectToast(page, { title: 'Error', text: PROBLEMS.consent_required.message, tone: 'destructive' });
  await expect(consentBox(page)).not.toBeChecked();
});
