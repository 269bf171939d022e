import { expect, type Locator, type Page } from '@playwright/test';
import { photoConsentForm } from '@trueseason/contracts';

/** The box that has to be ticked before a photo leaves the device. */
export const consentBox = (page: Page): Locator =>
  page.getByRole('checkbox', { name: photoConsentForm({ secondOpinion: false }).statement });

/** Agrees on the screen where photos are chosen, or where they are sent. */
export async function agree(page: Page): Promise<void> {
  const box = consentBox(page);
  // Until it is enabled it shows nothing of an earlier agreement, which a click would then take back.
  await expect(box).toBeEnabled();
  await box.check();
}
