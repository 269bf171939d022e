import { KIND_SHARES, resultFixture } from '@trueseason/testing/result';
import { expectAccessible, expectNoSidewaysScroll } from '../accessibility.ts';
import { completedOrder, ORDER_ID, order } from './support/orders.ts';
import { facePhoto } from './support/photos.ts';
import { expect, test } from './support/test.ts';

const two = resultFixture('True Summer', { runnerUp: 'Soft Summer', shares: KIND_SHARES.two });
const chosen = resultFixture('Soft Summer', {
  runnerUp: 'True Summer',
  shares: [0.3, 0.4],
  evidence: { kept: { season: 'Soft Summer', second: 'True Summer', sure: [], chosen: 4 / 3 } },
});

test('where two seasons lead, their cloths hang on the own photo, and the choice is everywhere', async ({
  page,
  api,
}) => {
  completedOrder(api, two);
  await facePhoto(api);
  await page.goto(`/results/${ORDER_ID}#palette`);
  const choice = page.getByRole('region', { name: 'Which one is yours?' });
  await expect(choice.getByRole('img', { name: /both cloths under the chin/ })).toBeVisible();
  const caption = choice.getByText(/is a color of True Summer, .* of Soft Summer\./);
  const first = await caption.textContent();
  await choice.getByRole('button', { name: 'Next pair (1 of 3)' }).click();
  await expect(caption).not.toHaveText(first ?? '');
  await expectAccessible(page);

  const taken = order('completed', { analysisResult: chosen });
  api.on('putAnswers', { ...order('completed', { analysisResult: two }), measuring: true });
  api.on('getOrder', taken);
  await choice.getByRole('button', { name: 'Mine is Soft Summer' }).click();
  // From now on it is changed in evidence alone.
  await expect(choice).toHaveCount(0);
  expect(api.bodies('putAnswers')).toEqual([{ season: 'Soft Summer' }]);
  await page.goto(`/results/${ORDER_ID}#evidence`);
  await expect(page.getByText('You chose Soft Summer.', { exact: false })).toHaveCount(1);
  await expect(choice.getByRole('button', { name: 'Mine is True Summer' })).toBeVisible();
  await expect(choice.getByRole('button', { name: /^Keep/ })).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});
