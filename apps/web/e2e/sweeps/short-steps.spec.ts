import { hasRealPortraits, realPortraits, threePhotos } from '@trueseason/testing';
import { PEOPLE, photograph } from '@trueseason/testing/portraits';
import { test } from '../journey.ts';
import { boughtOrder, takeOver } from '../opened-order.ts';
import { expectShort, stepSizes } from '../page-size.ts';

const PERSON_COUNT = 8;

/** Real faces if there are any, from all over their list; painted ones otherwise. */
async function portraitOf(index: number): Promise<string | Buffer> {
  if (!hasRealPortraits) return photograph(PEOPLE[index] ?? 'person-1');
  const portraits = await realPortraits();
  return portraits[Math.floor((index * portraits.length) / PERSON_COUNT)] ?? '';
}

test.describe.configure({ mode: 'parallel' });

for (let index = 0; index < PERSON_COUNT; index++) {
  test(`the nine steps are short on a phone: person ${index + 1} of ${PERSON_COUNT}`, async ({ page }) => {
    test.slow();
    const photos = await threePhotos(await portraitOf(index), 1600);
    const { id, http } = await boughtOrder(
      `short-${index}@example.com`,
      photos.map((photo) => new Uint8Array(photo)),
    );
    await takeOver(page, http);
    await page.goto(`/results/${id}`);
    expectShort(await stepSizes(page, id));
  });
}
