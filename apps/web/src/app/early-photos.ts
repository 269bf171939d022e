import { EARLY_PHOTO_ATTRIBUTE } from '../drape/early-photo/early-photo-element.ts';
import { type ChoosePhoto, showPhoto } from '../drape/early-photo/show-photo.ts';
import { opensLaterStep } from '../lib/navigation/later-step.ts';
import { evidencePhoto, heroPhoto, wornPhoto } from '../result/hero/early-hero.ts';
import { previewPhoto } from '../screens/preview/preview-photo.ts';

const PHOTO_CHOICES: Readonly<Record<string, ChoosePhoto>> = { hero: heroPhoto, proof: previewPhoto };

/** The first photo of each later step of a result that has one. */
const STEP_PHOTOS: Readonly<Record<string, ChoosePhoto>> = {
  '#palette': wornPhoto,
  '#hair': wornPhoto,
  '#makeup': wornPhoto,
  '#evidence': evidencePhoto,
};

/** Shows the early photo of the page's screen, or loads it for a later step, whose place the page does not have. */
export async function showScreenPhoto(onRequest: () => unknown): Promise<void> {
  const place = document.querySelector<HTMLElement>(`[${EARLY_PHOTO_ATTRIBUTE}]`);
  const ofScreen = PHOTO_CHOICES[place?.getAttribute(EARLY_PHOTO_ATTRIBUTE) ?? ''];
  const choose = opensLaterStep() ? STEP_PHOTOS[location.hash] : ofScreen;
  if (place && ofScreen && choose) await showPhoto(place, choose, onRequest);
}
