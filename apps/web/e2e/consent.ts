import type { Locator, Page } from '@playwright/test';
import { photoConsentForm } from '@trueseason/contracts';

/** The box that has to be ticked before a photo leaves the device. */
export const consentBox = (page: Page): Locator =>
  page.getByRole('checkbox', { name: photoConsentForm({ secondOpinion: false }).statement });

/** Agrees on the screen where photos are chosen, or where they are sent. */
export const agree = (page: Page): Promise<void> => consentBox(page).check();
