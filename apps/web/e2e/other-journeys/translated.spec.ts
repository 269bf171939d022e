import type { Page } from '@playwright/test';
import { expect, fillCard, freePromo, LATER_HEADINGS, test, uploadToPreview } from '../journey.ts';
import { PRICE } from '../prices.ts';

/**
 * Replaces every text node by `<font><font>text</font></font>`, now and later, as browsers' translators do. React holds on
 * to the node that is gone and fails when it is to insert something before it or remove it (facebook/react#11538).
 */
function translate(): void {
  const isOurs = (node: Node) => node.parentElement?.closest('font, script, style, textarea, title') !== null;
  const wrap = (text: Node) => {
    if (!text.nodeValue?.trim() || isOurs(text)) return;
    const inner = document.createElement('font');
    inner.append(text.nodeValue);
    const outer = document.createElement('font');
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  };
  const wrapAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(wrap);
  };
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) wrapAll(node);
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
}

async function translated(page: Page): Promise<readonly string[]> {
  const errors: string[] = [];
  // 418: a page that was translated before it came alive is drawn once more, which React does by itself.
  page.on('pageerror', ({ message }) => !message.includes('#418') && errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && /insertBefore|removeChild|NotFoundError/.test(message.text()))
      errors.push(message.text());
  });
  await page.addInitScript(translate);
  return errors;
}

test('a customer who has the pages translated buys, reads and finds a result', async ({ page }) => {
  const errors = await translated(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Start with three photos' }).first().click();
  const orderId = await uploadToPreview(page);
  await page.getByRole('button', { name: 'Unlock My Color Analysis' }).click();
  await page.getByLabel('Email').fill('no address');
  const code = page.getByLabel(/Promo code/);
  await code.fill('NO-SUCH-CODE');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  const pay = page.getByRole('button', { name: `Complete Purchase - ${PRICE}` });
  await fillCard(page, '4000000000000002');
  await pay.click();
  await page.getByLabel('Email').fill('translated@example.com');
  await pay.click();
  await expect(page.getByText('Payment Failed', { exact: true }).first()).toBeVisible();
  await code.fill(freePromo());
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Get Free Analysis' }).click();
  await page.waitForURL('**/results/*');
  for (const heading of LATER_HEADINGS) {
    await page.getByRole('button', { name: 'Next' }).click();
    if (heading === 'Color Palette') await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  }
  await page.goto('/lookup');
  await page.getByLabel('Email Address').fill('somebody-else@example.com');
  await page.getByLabel('Order Number').fill(orderId);
  await page.getByRole('button', { name: 'Find My Results' }).click();
  await expect(page.getByText('Order Not Found').first()).toBeVisible();
  await page.getByLabel('Email Address').fill('translated@example.com');
  await page.getByRole('button', { name: 'Find My Results' }).click();
  await page.waitForURL(`**/results/${orderId}`);
  expect(errors).toEqual([]);
});
