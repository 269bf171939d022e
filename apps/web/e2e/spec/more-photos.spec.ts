import type { Locator } from '@playwright/test';
import { PHOTO_POSITIONS, PHOTO_WARNING_ADVICE, PROBLEMS } from '@trueseason/contracts';
import { compareResults } from '@trueseason/style/reading';
import { resultFixture } from '@trueseason/testing/result';
import { TOASTS } from '../../src/lib/message-texts.ts';
import { resultChangeText } from '../../src/order/answers/use-send-answers.ts';
import { textOf } from '../../src/order/read-result.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../accessibility.ts';
import { problem } from './support/mock-api.ts';
import { completedOrder, ORDER_ID, order, RESULT } from './support/orders.ts';
import { facePhoto, PHOTOS, photo, picker } from './support/photos.ts';
import { expect, expectPath, expectToast, session, test } from './support/test.ts';

const UPLOAD = `/upload?order=${ORDER_ID}&more`;
const fontSize = (line: Locator): Promise<number> =>
  line.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

const unsure = order('analyzed', { roomForPhotos: 2 });
const bought = order('completed', { roomForPhotos: 2 });

test.beforeEach(({ api }) => api.on('checkPhoto', { problems: [], warnings: [] }));

test('more photos: an unsure preview asks for two, free, and its result is made of all', async ({ page, api }) => {
  api.on('getOrder', unsure);
  await page.goto(`/results-preview/${ORDER_ID}`);
  await page.getByRole('link', { name: 'Add a photo from another day' }).click();

  await expectPath(page, UPLOAD);
  const send = page.getByRole('button', { name: /Add Th/ });
  await expect(send).toBeDisabled();
  await picker(page).setInputFiles(PHOTOS.slice(0, 2));
  await expect(page.getByRole('heading', { name: 'Selected Photos (2/2)' })).toBeVisible();
  await expect(page.getByText('We can measure this one.')).toHaveCount(2);
  await picker(page).setInputFiles([photo('more.jpg')]);
  await expectToast(page, { title: 'Maximum files reached', text: 'You can add up to 2 more', tone: 'destructive' });
  await expectAccessible(page);

  // Questions stand where one waits, and in the evidence.
  await expect(page.getByRole('radio')).toHaveCount(0);
  api.on('addPhotos', order('analyzed'));
  api.on('getOrder', order('analyzed'));
  await send.click();
  await expectPath(page, `/results-preview/${ORDER_ID}`);
  expect(api.calls('addPhotos')).toMatchObject([
    { path: `/api/orders/${ORDER_ID}/photos`, fields: ['photos', 'photos'] },
  ]);
  await expectToast(page, TOASTS.resultUpdated('Your result now uses all of your photos.'));
  await expect(page.getByRole('button', { name: 'Unlock My Color Analysis' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'from another day' })).toHaveCount(0);
});

test('more photos: the chosen ones survive a reload, and belong only to this order', async ({ page, api }) => {
  api.on('getOrder', unsure);
  await page.goto(UPLOAD);
  await picker(page).setInputFiles(PHOTOS.slice(0, 2));
  await expect(page.getByRole('heading', { name: 'Selected Photos (2/2)' })).toBeVisible();
  await expect.poll(() => session(page, 'morePhotosAt')).toContain(String(ORDER_ID));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Selected Photos (2/2)' })).toBeVisible();
  api.on('getOrder', order('analyzed', { id: ORDER_ID + 1, roomForPhotos: 2 }));
  await page.goto(`/upload?order=${ORDER_ID + 1}&more`);
  await expect(page.getByText('Add a photo from another day')).toBeVisible();
  // Photos of another order are not only not shown: this tab lets go of them.
  await expect.poll(() => session(page, 'morePhotosAt')).toBeNull();
  await expect(page.getByRole('heading', { name: /Selected Photos/ })).toHaveCount(0);
});

test('more photos: a bought result says what they would settle, and stays until its owner takes another', async ({
  page,
  api,
}) => {
  completedOrder(api);
  api.on('getOrder', bought);
  await page.goto(`/results/${ORDER_ID}#evidence`);
  const note = page.getByRole('paragraph').filter({ hasText: textOf(RESULT, 'settle') });
  // It is a note beside the lead, and no louder than it.
  expect(await fontSize(note)).toBeLessThan(await fontSize(page.getByText(textOf(RESULT, 'why'), { exact: true })));
  await note.getByRole('link', { name: 'Add Photos' }).click();
  await picker(page).setInputFiles(PHOTOS.slice(0, 1));
  await expect(page.getByText(textOf(RESULT, 'settle'))).toBeVisible();
  const proposed = resultFixture('Dark Autumn');
  const proposal = { round: 2, ...compareResults(RESULT, proposed) };
  api.on('addPhotos', { ...bought, measuring: true });
  // Measured at the second look.
  api.on('getOrder', { ...bought, measuring: true }, { ...bought, proposal });
  await page.getByRole('button', { name: 'Add This Photo' }).click();
  await expectPath(page, `/results/${ORDER_ID}`);
  const choice = page.getByRole('region', { name: 'Is it Dark Autumn, in place of True Autumn?' });
  for (const season of ['True Autumn', 'Dark Autumn'])
    await expect(choice.getByRole('heading', { name: season, exact: true })).toBeVisible();
  for (const change of proposal.changes) await expect(choice.getByText(change)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);

  // Decided in another tab: the screen shows what holds now.
  api.on('decideProposal', problem('proposal_outdated'));
  await choice.getByRole('button', { name: 'Keep True Autumn' }).click();
  await expectToast(page, {
    title: 'We couldn’t save your choice',
    text: PROBLEMS.proposal_outdated.message,
    tone: 'destructive',
  });
  const taken = order('completed', { analysisResult: proposed });
  api.on('decideProposal', taken);
  api.on('getOrder', taken);
  await choice.getByRole('button', { name: 'Take Dark Autumn' }).click();
  await expectToast(page, TOASTS.resultUpdated('Your season is Dark Autumn. We’re making a new report.'));
  await expect(choice).toHaveCount(0);
  expect(api.bodies('decideProposal')).toEqual([
    { round: 2, decision: 'keep' },
    { round: 2, decision: 'take' },
  ]);
});

test('more photos: any one can be left out, also one that is deleted, and a whole day', async ({ page, api }) => {
  const [first, ...others] = RESULT.evidence.photos;
  const verdicts = [1, 2, 3, 4].map((position) => ({
    ...(others[0] ?? first),
    position,
    day: position < 3 ? 1 : 3,
    added: '2026-11-20',
  }));
  const four = { ...RESULT, evidence: { ...RESULT.evidence, photos: verdicts as typeof RESULT.evidence.photos } };
  completedOrder(api, four);
  await facePhoto(api);
  api.on(
    'getPhotoLinks',
    [3, 4].map((position) => ({
      position,
      url: `/api/orders/${ORDER_ID}/photos/000000000000000${position}`,
      outlines: [],
      lines: null,
    })),
  );
  await page.goto(`/results/${ORDER_ID}#evidence`);
  const leave = page.getByRole('button', { name: 'Leave this photo out' });
  await expect(leave).toHaveCount(4);
  await expect(page.getByRole('button', { name: /^Leave the day of .*\(photos 1, 2\) out$/ })).toBeVisible();
  await leave.first().click();
  api.on('leaveOutPhoto', order('completed', { analysisResult: four, measuring: true }));
  api.on('getOrder', order('completed'));
  await page.getByRole('button', { name: 'Yes, leave it out' }).click();
  await expectToast(page, TOASTS.resultUpdated('It is left out. Your season stays the same.'));
  expect(api.calls('leaveOutPhoto')).toMatchObject([{ path: `/api/orders/${ORDER_ID}/photos/1` }]);
});

test('more photos: unusable ones change nothing, and those that are there lead on', async ({ page, api }) => {
  completedOrder(api);
  api.on('getOrder', bought);
  const failure = { code: 'photos' as const, message: 'We couldn’t measure your colors in 2 photos.', photos: [] };
  api.on('addPhotos', { ...bought, measuring: true });
  await page.goto(UPLOAD);
  await picker(page).setInputFiles(PHOTOS.slice(0, 2));
  const send = page.getByRole('button', { name: 'Add These Photos' });
  api.on('getOrder', { ...bought, failure });
  await send.click();
  await expectToast(page, { title: 'Upload Error', text: failure.message, tone: 'destructive' });
  await expect(page.getByRole('heading', { name: 'Selected Photos (2/2)' })).toBeVisible();
  api.on('addPhotos', problem('photos_already_attached'));
  api.on('getOrder', order('completed'));
  await send.click();
  await expectPath(page, `/results/${ORDER_ID}`);
});

test('more photos: an order that takes none leads on, and a deleted one says so', async ({ page, api }) => {
  completedOrder(api);
  await page.goto(UPLOAD);
  await expectPath(page, `/results/${ORDER_ID}`);
  await expect(page.getByText('Step 1 of 9')).toBeVisible();
  api.on('getOrder', unsure);
  await page.goto(UPLOAD);
  await picker(page).setInputFiles(PHOTOS.slice(0, 1));
  api.on('addPhotos', problem('order_not_found'));
  api.on('getOrder', problem('order_not_found'));
  await page.getByRole('button', { name: 'Add This Photo' }).click();
  await expect(page.getByText(/We can’t find that order in this browser/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Find It by Number' })).toBeVisible();
});

test('other photos: a bought result of photos that differ too much takes three others, free', async ({ page, api }) => {
  const photos = PHOTO_POSITIONS.map((position) => ({
    position,
    problems: [],
    warnings: ['unlike_others' as const],
  }));
  const mixed = { ...RESULT, evidence: { ...RESULT.evidence, photos } };
  completedOrder(api, mixed);
  api.on('getOrder', order('completed', { analysisResult: mixed, photoExchanges: 3, roomForPhotos: 2 }));
  await page.goto(`/results/${ORDER_ID}#evidence`);
  const above = page.getByRole('note').filter({ hasText: PHOTO_WARNING_ADVICE.unlike_others.advice });
  await expect(above.getByRole('link', { name: 'Use other photos, free' })).toBeVisible();
  // Adding photos would keep the ones of another person.
  await expect(page.getByRole('link', { name: 'Add Photos' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Use Other Photos', exact: true }).click();

  await expectPath(page, `/upload?order=${ORDER_ID}&others`);
  const send = page.getByRole('button', { name: 'Measure These Photos' });
  await picker(page).setInputFiles(PHOTOS.slice(0, 2));
  await expect(page.getByRole('heading', { name: 'Selected Photos (2/3)' })).toBeVisible();
  await expect(send).toBeDisabled();
  await picker(page).setInputFiles(PHOTOS.slice(2));
  await expect(page.getByText('We can measure this one.')).toHaveCount(3);
  await expectAccessible(page);

  const updated = { ...RESULT, season: 'Soft Summer' as const };
  api.on('exchangePhotos', order('completed', { analysisResult: updated }));
  api.on('getOrder', order('completed', { analysisResult: updated }));
  await send.click();
  await expectPath(page, `/results/${ORDER_ID}`);
  expect(api.calls('exchangePhotos')).toMatchObject([{ fields: ['photo1', 'photo2', 'photo3'] }]);
  await expectToast(page, TOASTS.resultUpdated(resultChangeText(RESULT, { ...RESULT, season: 'Soft Summer' })));
  await expect(above).toHaveCount(0);
});
