import { EARLY_PHOTO_ATTRIBUTE } from '../drape/early-photo/early-photo-element.ts';
import { type ChoosePhoto, showPhoto } from '../drape/early-photo/show-photo.ts';
import { heroPhoto } from '../result/hero/early-hero.ts';
import { previewPhoto } from '../screens/preview/preview-photo.ts';

const PHOTO_CHOICES: Readonly<Record<string, ChoosePhoto>> = { hero: heroPhoto, proof: previewPhoto };

/** Shows the early photo of the page's screen. Of a result's steps, only the first has one. */
export async function showScreenPhoto(onRequest: () => unknown): Promise<void> {
  const place = document.querySelector<HTMLElement>(`[${EARLY_PHOTO_ATTRIBUTE}]`);
  const choose = PHOTO_CHOICES[place?.getAttribute(EARLY_PHOTO_ATTRIBUTE) ?? ''];
  if (place && choose && ['', '#overview'].includes(location.hash)) await showPhoto(place, choose, onRequest);
}
