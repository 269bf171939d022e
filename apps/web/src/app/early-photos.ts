import { EARLY_PHOTO_ATTRIBUTE } from '../drape/early-photo/early-photo-element.ts';
import { type ChoosePhoto, showPhoto } from '../drape/early-photo/show-photo.ts';
import { opensLaterStep } from '../lib/navigation/later-step.ts';
import { heroPhoto } from '../result/hero/early-hero.ts';
import { drapedPhoto, evidencePhoto, hairPhoto, makeupPhoto } from '../result/layout/early-step.ts';
import { previewPhoto } from '../screens/preview/preview-photo.ts';

const PHOTO_CHOICES: Readonly<Record<string, ChoosePhoto>> = { hero: heroPhoto, proof: previewPhoto };

/** The first photo of each later step of a result that has one. */
const STEP_PHOTOS: Readonly<Record<string, ChoosePhoto>> = {
  '#palette': drapedPhoto,
  '#hair': hairPhoto,
  '#makeup': makeupPhoto,
  '#evidence': evidencePhoto,
};

/** Shows the early photo of the page's screen, or of the later step that opens there. */
export async function showScreenPhoto(onRequest: () => unknown): Promise<void> {
  const place = document.querySelector<HTMLElement>(`[${EARLY_PHOTO_ATTRIBUTE}]`);
  const ofScreen = PHOTO_CHOICES[place?.getAttribute(EARLY_PHOTO_ATTRIBUTE) ?? ''];
  const choose = opensLaterStep() ? STEP_PHOTOS[location.hash] : ofScreen;
  if (place && ofScreen && choose) await showPhoto(place, choose, onRequest);
}
