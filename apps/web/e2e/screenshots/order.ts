import { agree } from '../consent.ts';
import {
  darkPhoto,
  fillCard,
  freePromo,
  type PhotoFile,
  threePhotos,
  unlockFree,
  uploadToPreview,
} from '../journey.ts';
import { STEPS } from '../steps.ts';
import type { Camera } from './camera.ts';
import { photographMail } from './papers.ts';

const PREMIUM = ['identity', 'palette', 'wow', 'guide', 'looks'];

async function photos({ page, visit, shot, whole }: Camera): Promise<void> {
  await visit('/upload');
  await agree(page);
  await page.getByRole('button', { name: /Drop your photos/ }).click();
  await page.waitForTimeout(400);
  await shot('upload-guidelines');
  await page.keyboard.press('Escape');
  const picker = page.getByTestId('picker');
  const [first, second] = await threePhotos();
  await picker.setInputFiles([first, await darkPhoto()].flatMap((photo) => photo ?? []));
  await page.getByText(/too dark/i).waitFor();
  await whole('upload-dark-photo');
  await picker.setInputFiles([{ ...second, name: 'notes.heic', mimeType: 'image/heic', buffer: Buffer.alloc(9) }]);
  await page.locator('ol > li[data-tone]').waitFor();
  await shot('upload-refused');
  await page.evaluate(() => sessionStorage.clear());
  await visit('/upload', 'upload');
  await agree(page);
  await picker.setInputFiles(await threePhotos());
  await page.waitForTimeout(2500);
  await shot('upload-photos');
}

async function guidedCamera({ page, shot }: Camera): Promise<void> {
  await page.goto('/upload');
  await page.getByRole('button', { name: 'Take Them with the Camera' }).click();
  const room = page.getByRole('dialog', { name: 'Camera' });
  for (const count of [1, 2]) {
    await room.getByRole('list', { name: `${count} of 3 photos taken` }).waitFor();
    if (count === 1) await shot('camera');
    await room.getByRole('button', { name: 'Take It Now' }).click();
  }
  await room.waitFor({ state: 'hidden' });
  // Until they are kept: what is stored later would come back.
  await page.waitForFunction(() => JSON.parse(sessionStorage.getItem('uploadedFiles') ?? '[]').length === 3);
}

async function checkout({ page, visit, whole }: Camera): Promise<void> {
  await visit('/checkout');
  await page.getByLabel('Code', { exact: true }).fill(freePromo());
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Free Color Analysis!').waitFor();
  await whole('checkout-free');
  // Else the code would be tried on the next form, too.
  await page.getByRole('button', { name: 'Remove' }).click();
}

async function preview({ page, visit, whole }: Camera, orderId: string): Promise<void> {
  await visit(`/results-preview/${orderId}`);
  await page.getByRole('button', { name: 'Unlock My Color Analysis' }).click();
  await page.getByLabel('Card number').waitFor();
  await whole('unlock');
  await page.getByLabel('Email').fill('screens@example.com');
  await fillCard(page, '4000000000000002');
  await page.getByRole('button', { name: /Complete Purchase/ }).click();
  await page
    .getByText(/declined/)
    .first()
    .waitFor();
  await whole('unlock-declined');
  await page.reload();
}

/** The last picture of the reveal, in a browser that moves: everything on it is taken to its end. */
async function revealEnd({ page, shot, context }: Camera, orderId: string): Promise<void> {
  await page.goto(`/results/${orderId}`);
  await page.getByText('Step 1 of 9').waitFor({ state: 'attached' });
  if (await page.locator('[data-phase=playing]').isVisible()) {
    // What begins when another has ended is taken to its end as well.
    for (let round = 0; round < 3; round++) {
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) {
          animation.finish();
          animation.pause();
        }
      });
      await page.waitForTimeout(50);
    }
    await shot('reveal');
  } else console.log('The reveal was skipped: its photo took too long');
  await context.close();
}

/** A step of the wizard as it is, with everything unfolded, and with the second color of each part tried on. */
async function wizardStep({ page, visit, whole, shot }: Camera, orderId: string, step: string): Promise<void> {
  await visit(`/results/${orderId}#${step}`);
  const folded = page.locator('main details:not([open])');
  if ((await folded.count()) > 0) {
    await folded.evaluateAll((all) => {
      for (const one of all) one.toggleAttribute('open', true);
    });
    await whole(`results-${step}-open`);
  }
  const room = page.locator('section', { has: page.getByRole('heading', { name: 'Try it on' }) }).last();
  const groups = await room.locator('fieldset').all();
  if (groups.length === 0) return;
  for (const group of groups) {
    const colors = group.getByRole('radio');
    if ((await colors.count()) > 1) await colors.nth(1).press(' ');
  }
  await room.scrollIntoViewIfNeeded();
  await shot(`try-on-${step}`);
}

/** From three photos to the results, the report's number given; `open` gives a browser that shows the reveal. */
export async function photographResults(
  camera: Camera,
  photos: PhotoFile[],
  open: () => Promise<Camera>,
): Promise<string> {
  const { page, visit, shot } = camera;
  const orderId = await uploadToPreview(page, photos);
  await preview(camera, orderId);
  await unlockFree(page, `${orderId}@example.com`);
  const moving = await open();
  await moving.context.addCookies(await camera.context.cookies());
  await revealEnd(moving, orderId);
  for (const step of STEPS) await wizardStep(camera, orderId, step);
  await page.getByRole('button', { name: 'Make a story picture' }).click();
  await page.getByRole('dialog', { name: 'Share Your Results!' }).waitFor();
  await page.waitForTimeout(900);
  await shot('share-story');
  for (const step of PREMIUM) await visit(`/results-premium/${orderId}#${step}`);
  await visit(`/results/${orderId}?view=classic`);
  await visit(`/analysis/${orderId}`);
  await visit('/my-data');
  const answer = await page.request.post(`/api/orders/${orderId}/share`);
  const { url } = (await answer.json()) as { url: string };
  await visit(new URL(url).pathname, 'shared');
  await photographMail(camera, `${orderId}@example.com`);
  return orderId;
}

/** The screens that an order passes on its way from the photos to the results; gives its number. */
export async function photographOrder(camera: Camera, open: () => Promise<Camera>): Promise<string> {
  for (const path of ['/payment', '/lookup', '/utm-test']) await camera.visit(path);
  await guidedCamera(camera);
  // Its photos would lie on the next desk.
  await camera.page.evaluate(() => sessionStorage.clear());
  await photos(camera);
  await checkout(camera);
  return photographResults(camera, await threePhotos(), open);
}
