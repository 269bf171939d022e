import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test, threePhotos } from '../journey.ts';

/** Drops files from the machine's disk, as a hand does: a browser opens what no page has taken. */
async function drop(page: Page, x: number, y: number, files: readonly string[]): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const data = { items: [], files: [...files], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await browser.send('Input.dispatchDragEvent', { type, x, y, data });
  }
}

/** The three photos as files; gives their paths. */
const onDisk = async (path: (name: string) => string): Promise<string[]> =>
  Promise.all(
    (await threePhotos()).map(async ({ name, buffer }) => {
      await writeFile(path(name), buffer);
      return path(name);
    }),
  );

/** Whether the page accepts a dragged file; the browser opens rejected ones. */
const takesFiles = (): boolean => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['x'], 'probe.jpg', { type: 'image/jpeg' }));
  return !document.body.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer }));
};

test('photos dropped before the app is there are chosen once it is', async ({ page }, info) => {
  const files = await onDisk((name) => info.outputPath(name));
  const arrive = Promise.withResolvers<void>();
  await page.route(/\/assets\/(main|app|base|upload)-.*\.js$/, async (route) => {
    await arrive.promise;
    await route.continue();
  });
  await page.goto('/upload', { waitUntil: 'commit' });
  const zone = page.getByText('Drop your photos here or click to browse');
  await expect(zone).toBeVisible();
  await page.waitForFunction(takesFiles);
  const { x, y } = (await zone.boundingBox()) ?? { x: 0, y: 0 };
  await drop(page, x + 5, y + 5, files.slice(0, 2));
  await expect(page.getByTestId('picker')).toHaveCount(0);
  arrive.resolve();
  await expect(page.getByText('Selected Photos (2/3)')).toBeVisible();
});

test('photos dropped outside the drop zone join those that the device kept', async ({ page }, info) => {
  const [first, ...others] = await onDisk((name) => info.outputPath(name));
  if (!first) throw new Error('three photos were painted');
  await page.goto('/upload');
  await page.getByTestId('picker').setInputFiles(first);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('uploadedFiles'))).toContain('selfie-1.jpg');
  await page.reload();
  await page.waitForFunction(takesFiles);
  const dropped = await page.evaluateHandle(() => {
    const received = { files: 0 };
    addEventListener('drop', (event) => (received.files = event.dataTransfer?.files.length ?? 0), { capture: true });
    return received;
  });
  // Where what lies below changes in between, as a busy page does, a drag that is played ends outside of it.
  await expect(async () => {
    await drop(page, 5, 5, others);
    expect(await dropped.evaluate(({ files }) => files)).toBe(others.length);
  }).toPass();
  await expect(page.getByText('Selected Photos (3/3)')).toBeVisible();
});
