import type { Page } from '@playwright/test';
import { type Answers, NO_ANSWERS, type Presentation } from '@trueseason/contracts';
import { outfitsFor } from '@trueseason/seasons';
import sharp from 'sharp';
import { expectAccessible, expectNoSidewaysScroll } from '../accessibility.ts';
import { image, problem } from './support/mock-api.ts';
import { completedOrder, ORDER_ID, order, RESULT } from './support/orders.ts';
import { expect, seedSession, test } from './support/test.ts';

const CLOTHING = `/results/${ORDER_ID}#clothing`;
const FIGURES = { name: / on a drawn figure: / };

/** The cut that figures are drawn in. */
const cut = (page: Page) =>
  page.getByRole('group', { name: 'How shall we draw you?' }).getByRole('button', { pressed: true });

test.beforeEach(async ({ page, api }) => {
  completedOrder(api);
  api.on('getOutfits', outfitsFor('True Autumn'));
  await seedSession(page, { storySeen: [ORDER_ID] });
});

test('looks: six on a figure, drawn in between until a cut is chosen, which is kept', async ({ page, api }) => {
  api.on('putAnswers', order('completed', { analysisResult: dressed({ presentation: 'masculine' }) }));
  await page.goto(CLOTHING);
  const figures = page.getByRole('img', FIGURES);
  await expect(figures).toHaveCount(6);
  await expect(cut(page)).toHaveText('In between');
  const evening = (words: RegExp) => page.getByRole('img', { name: words });
  await expect(evening(/“Candlelight teal” on a drawn figure: .*Wide trousers and shoes in Mahogany/)).toBeVisible();
  const shop = page.getByRole('link', { name: 'Shop Saffron: Saffron day (new tab)' });
  await expect(shop).toHaveAttribute('href', /blazer/);
  await page.getByRole('button', { name: 'Masculine' }).click();
  await expect(page.getByRole('button', { name: 'Masculine', pressed: true })).toBeVisible();
  await expect(evening(/“Candlelight teal” .*; Trousers/)).toBeVisible();
  await expect.poll(() => api.calls('putAnswers')).toMatchObject([{ body: { presentation: 'masculine' } }]);
  await expectAccessible(page);
});

const HAIR = { name: 'How do you wear your hair?' };

test('looks: how hair is worn is asked above the figures, which follow one press, and a cut keeps it', async ({
  page,
  api,
}) => {
  api.on('getPhotoLinks', [{ position: 1, url: '/api/photos/one', outlines: null, lines: null }]);
  const release = api.hold('putAnswers', order('completed', { analysisResult: dressed({ hairWorn: 'long' }) }));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(CLOTHING);
  const figure = page.getByRole('img', FIGURES).first();
  const question = page.getByRole('group', HAIR);
  const ways = question.getByRole('button');
  await expect(ways).toHaveText([
    ...['Close-cropped', 'Short', 'To the chin', 'To the shoulders', 'Long'],
    ...['Coils', 'Locs', 'Gray', 'Shaved', 'Covered'],
  ]);
  await expect(question.getByRole('button', { pressed: true })).toHaveText('Close-cropped');
  // Before the first figure, in two rows of five, and each large enough for a finger.
  const boxes = await ways.evaluateAll((all) => all.map((way) => way.getBoundingClientRect().toJSON()));
  expect(boxes.map(({ top }) => top === boxes[0]?.top)).toEqual(boxes.map((_, i) => i < 5));
  for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  expect(boxes[0]?.top).toBeLessThan((await figure.boundingBox())?.y ?? 0);
  // As wide as all else is on a phone.
  const { right } = await question.evaluate((one) => one.getBoundingClientRect().toJSON());
  expect(right - boxes[4]?.right).toBeLessThan(2);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const before = await figure.innerHTML();
  await ways.first().focus();
  await page.keyboard.press('Tab');
  await expect(ways.nth(1)).toBeFocused();
  await ways.nth(4).focus();
  await page.keyboard.press('Enter');
  // Drawn before it is kept.
  await expect(page.getByText('You wear your hair long.')).toBeFocused();
  expect(await figure.innerHTML()).not.toBe(before);
  await page.getByRole('button', { name: 'Feminine' }).click();
  api.on('putAnswers', order('completed', { analysisResult: dressed({ hairWorn: 'long', presentation: 'feminine' }) }));
  release();
  await expect
    .poll(() => api.calls('putAnswers').map(({ body }) => body))
    .toEqual([{ hairWorn: 'long' }, { presentation: 'feminine' }]);
  await expectAccessible(page);
  await page.goto(`/results/${ORDER_ID}#hair`);
  await expect(page.getByText('You wear your hair long.')).toBeVisible();
  await expect(page.getByRole('group', HAIR)).toHaveCount(0);
});

test('looks: the report’s button says how people are drawn until their owner has said, and asks there', async ({
  page,
  api,
}) => {
  api.on('getPhotoLinks', [{ position: 1, url: '/api/photos/one', outlines: null, lines: null }]);
  const plain = { width: 400, height: 500, channels: 3, background: '#c09070' } as const;
  api.on('getPhoto', image(await sharp({ create: plain }).jpeg().toBuffer()));
  const kept = (answers: Parameters<typeof dressed>[0]) =>
    order('completed', { analysisResult: dressed({ hairWorn: 'coils', ...answers }) });
  api.on('putAnswers', kept({}), kept({ presentation: 'feminine' }));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/results/${ORDER_ID}`);
  const drawn = 'People in your report are drawn close-cropped, in clothes between feminine and masculine.';
  await expect(page.getByText(drawn)).toBeVisible();
  await page.getByRole('button', { name: 'Change hair, beard or clothes' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'I wear a beard' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // The focus goes on from where the button was.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('group', HAIR).getByRole('button').first()).toBeFocused();
  await page.getByRole('group', HAIR).getByRole('button', { name: 'Coils' }).click();
  await expect(page.getByText('You wear coils.')).toBeVisible();
  await page.getByRole('button', { name: 'Feminine' }).click();
  await expect(page.getByText('Your report follows.')).toBeVisible();
});

test('looks: where photos are gone, how hair is worn is asked below the head that is drawn instead', async ({
  page,
  api,
}) => {
  api.on('putAnswers', order('completed', { analysisResult: dressed({ hairWorn: 'coils' }) }));
  await page.goto(CLOTHING);
  await expect(page.getByText('Heads are drawn close-cropped.')).toBeVisible();
  await page.goto(`/results/${ORDER_ID}`);
  const head = page.getByRole('img', { name: /^A face drawn in your colors/ });
  await expect(head).toBeVisible();
  const before = await head.innerHTML();
  await page.getByRole('group', HAIR).getByRole('button', { name: 'Coils' }).click();
  await expect(page.getByText('You wear coils.')).toBeVisible();
  expect(await head.innerHTML()).not.toBe(before);
  await expectAccessible(page);
  await page.goto(`/results/${ORDER_ID}#clothing`);
  await expect(page.getByText('You wear coils.')).toBeVisible();
});

test('looks: a cut that could not be kept is taken back, and said', async ({ page, api }) => {
  api.on('putAnswers', problem('unavailable', 'Please try again in a minute.'));
  await page.goto(CLOTHING);
  await page.getByRole('button', { name: 'Feminine' }).click();
  await expect(page.getByText('Please try again in a minute.')).toBeVisible();
  await expect(cut(page)).toHaveText('In between');
});

test('looks: the last press on a cut wins, and is sent after the one under way', async ({ page, api }) => {
  const release = api.hold('putAnswers', kept('masculine'));
  await page.goto(CLOTHING);
  await page.getByRole('button', { name: 'Masculine' }).click();
  await expect.poll(() => api.calls('putAnswers')).toHaveLength(1);
  await page.getByRole('button', { name: 'In between' }).click();
  await page.getByRole('button', { name: 'Feminine' }).click();
  await expect(cut(page)).toHaveText('Feminine');
  expect(api.calls('putAnswers')).toHaveLength(1);
  api.on('putAnswers', kept('feminine'));
  release();
  await expect
    .poll(() => api.calls('putAnswers').map(({ body }) => body.presentation))
    .toEqual(['masculine', 'feminine']);
  await expect(cut(page)).toHaveText('Feminine');
});

test('looks: a last press that could not be kept goes back to the one that was', async ({ page, api }) => {
  const release = api.hold('putAnswers', kept('masculine'));
  await page.goto(CLOTHING);
  await page.getByRole('button', { name: 'Masculine' }).click();
  await expect.poll(() => api.calls('putAnswers')).toHaveLength(1);
  await page.getByRole('button', { name: 'Feminine' }).click();
  api.on('putAnswers', problem('unavailable', 'Please try again in a minute.'));
  release();
  await expect(page.getByText('Please try again in a minute.')).toBeVisible();
  await expect(cut(page)).toHaveText('Masculine');
});

test('looks: on a phone the row to swipe goes out to both edges of the screen, and its first look stands at the margin', async ({
  page,
}) => {
  await page.goto(CLOTHING);
  const row = page.getByRole('list').filter({ has: page.getByRole('img', FIGURES) });
  for (const size of ['100%', '200%']) {
    await page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size);
    for (const width of [320, 390, 430]) {
      await page.setViewportSize({ width, height: 844 });
      const { left, right, first, margin } = await row.evaluate((list) => {
        const { left, right } = list.getBoundingClientRect();
        const [first, margin] = [list.firstElementChild, document.querySelector('h1')].map(
          (element) => element?.getBoundingClientRect().left,
        );
        return { left, right, first, margin };
      });
      expect([left, right], `letters ${size} at ${width}`).toEqual([0, width]);
      expect(first, `letters ${size} at ${width}`).toBe(margin);
      await expectNoSidewaysScroll(page);
      // What was swiped past the first stands at the margin as well.
      await row.evaluate((list) => list.scrollTo({ left: list.children[1]?.getBoundingClientRect().left ?? 0 }));
      await expect
        .poll(() => row.evaluate((list) => Math.round(list.children[1]?.getBoundingClientRect().left ?? 0)))
        .toBe(Math.round(margin ?? Number.NaN));
      await row.evaluate((list) => list.scrollTo({ left: 0 }));
    }
  }
});

test('looks: the titles of the ways to wear hair keep clear of the edges of their cells', async ({ page, api }) => {
  api.on('getPhotoLinks', [{ position: 1, url: '/api/photos/one', outlines: null, lines: null }]);
  const air = (): Promise<{ aside: number; last: number }> =>
    page
      .getByRole('group', HAIR)
      .getByRole('button')
      .evaluateAll((all) => {
        const asides = all.map((way) => {
          const text = document.createRange();
          text.selectNodeContents(way.querySelector('span') ?? way);
          const [title, cell] = [text.getBoundingClientRect(), way.getBoundingClientRect()];
          return Math.min(title.left - cell.left, cell.right - title.right);
        });
        const tops = all.map((way) => way.getBoundingClientRect().top);
        return { aside: Math.min(...asides), last: tops.filter((top) => top === tops.at(-1)).length };
      });
  const letters = (size: string) =>
    page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size);
  await page.goto(CLOTHING);
  await expect(page.getByRole('group', HAIR)).toBeVisible();
  for (const width of [320, 360, 375, 390, 412, 430, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await letters('100%');
    const { aside, last } = await air();
    expect(aside, `at ${width}`).toBeGreaterThanOrEqual(3);
    expect(last, `the last row at ${width}`).toBeGreaterThan(1);
    await letters('200%');
    expect((await air()).aside, `twice as large at ${width}`).toBeGreaterThanOrEqual(3);
  }
});

test('looks: figures do not wait for the shop links, which move nothing when they come', async ({ page, api }) => {
  const release = api.hold('getOutfits', outfitsFor('True Autumn'));
  await page.goto(CLOTHING);
  const figures = page.getByRole('img', FIGURES);
  await expect(figures).toHaveCount(6);
  const looks = page.getByRole('list').filter({ has: figures });
  const before = (await looks.boundingBox())?.height;
  const links = page.getByRole('link', { name: /^Shop .+ \(new tab\)$/ });
  await expect(links).toHaveCount(0);
  release();
  await expect(links).toHaveCount(6);
  expect((await looks.boundingBox())?.height).toBe(before);
});

test('looks: figures whose code cannot be fetched say so, and are drawn when tried again', async ({ page }) => {
  await page.route('**/assets/drawn-looks-*.js', (route) => route.abort());
  await page.goto(CLOTHING);
  const failed = page.getByRole('alert');
  await expect(failed).toContainText('This step could not be loaded');
  await expect(page.getByRole('heading', { name: 'Style guidelines' })).toBeVisible();
  await page.unroute('**/assets/drawn-looks-*.js');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('img', FIGURES)).toHaveCount(6);
  await expect(failed).toHaveCount(0);
});

test('looks: beside the names that style writers give, on a clothes rail', async ({ page }) => {
  await page.goto(`/results/${ORDER_ID}#celebrities`);
  await expect(page.getByRole('img', { name: / on a clothes rail$/ })).toHaveCount(3);
  await expect(page.getByText('Drawn by us in your colors')).toHaveCount(3);
  await expectAccessible(page);
});

test('looks: nothing scrolls sideways with text twice as large, where figures are drawn', async ({ page }) => {
  const large = () => document.documentElement.style.setProperty('font-size', '200%');
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const [path, figures] of [
      [CLOTHING, 6],
      [`/results/${ORDER_ID}#celebrities`, 3],
      [`/results-premium/${ORDER_ID}#looks`, 6],
      [`/results/${ORDER_ID}?view=classic`, 6],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('img', { name: / on a (drawn figure|clothes rail)/ })).toHaveCount(figures);
      await page.evaluate(large);
      await expectNoSidewaysScroll(page);
    }
  }
});

const dressed = (answers: Partial<Answers>): typeof RESULT => ({
  ...RESULT,
  evidence: { ...RESULT.evidence, answers: { ...NO_ANSWERS, ...answers } },
});

const kept = (presentation: Presentation) => order('completed', { analysisResult: dressed({ presentation }) });
