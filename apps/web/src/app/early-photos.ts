import { EARLY } from '../drape/early-photo/held-photo.ts';
import { type ChoosePhoto, showPhoto } from '../drape/early-photo/show-photo.ts';
import { heroPhoto } from '../result/hero/early-hero.ts';
import { proofPhoto } from '../screens/preview/proof-photo.ts';

const PHOTOS: Readonly<Record<string, ChoosePhoto>> = { hero: heroPhoto, proof: proofPhoto };

/** Shows the early photo of the page's screen. Of a result's steps, only the first has one. */
export async function showEarly(onAsked: () => unknown): Promise<void> {
  const place = document.querySelector<HTMLElement>(`[${EARLY}]`);
  const choose = PHOTOS[place?.getAttribute(EARLY) ?? ''];
  if (place && choose && ['', '#overview'].includes(location.hash)) await showPhoto(place, choose, onAsked);
}
