import type { AnswerOf, Api } from '@trueseason/contracts';
import { askEarly } from '../../lib/api/early-answers.ts';
import { type OwnPhoto, smallPhotoUrl, toOwnPhoto } from '../../photos/own-photo.ts';
import { type PlateShape, placed } from '../frame.ts';
import { frameFace } from '../widen.ts';
import { holdPhoto } from './held-photo.ts';

/** After this, the app starts and loads the photo itself; its code, which loads beside the photo, takes about as long. */
const PATIENCE_MS = 1500;

type Order = AnswerOf<Api['getOrder']>;

interface EarlyPhotoChoice {
  readonly photo: OwnPhoto;
  readonly shape: PlateShape;
  /** Only loads the photo, where the app shows something else first. */
  readonly onlyLoad?: boolean;
}

/** The photo that a screen shows first, if any. */
export type ChoosePhoto = (order: Order, photos: readonly OwnPhoto[]) => EarlyPhotoChoice | undefined;

/**
 * Shows a photo where its screen will show it, with a kilobyte of code and before the app runs. Resolves when the app may
 * run.
 */
export async function showPhoto(place: HTMLElement, choose: ChoosePhoto, onAsked: () => unknown): Promise<void> {
  // The page preloads both, except for addresses of a payment.
  const [order, photos] = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="fetch"]');
  if (!order || !photos) return;
  const shown = show({ place, choose, onAsked }, order, photos).catch(() => undefined);
  await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

const read = async <Answer>({ href }: HTMLLinkElement): Promise<Answer> =>
  (await askEarly(new URL(href).pathname)).json();

interface Showing {
  readonly place: HTMLElement;
  readonly choose: ChoosePhoto;
  /** The photo is on its way. */
  readonly onAsked: () => unknown;
}

async function show({ place, choose, onAsked }: Showing, ...asked: [HTMLLinkElement, HTMLLinkElement]) {
  const [order, links] = await Promise.all([read<Order>(asked[0]), read<AnswerOf<Api['getPhotoLinks']>>(asked[1])]);
  const choice = Array.isArray(links) ? choose(order, links.map(toOwnPhoto)) : undefined;
  if (!choice) return;
  const { photo, shape, onlyLoad } = choice;
  const image = new Image();
  image.alt = '';
  image.fetchPriority = 'high';
  image.src = smallPhotoUrl(photo);
  onAsked();
  await image.decode();
  const frame = frameFace(photo.silhouettes, image.naturalWidth / image.naturalHeight, shape);
  if (!frame || onlyLoad) return;
  Object.assign(image.style, placed(frame));
  holdPhoto(place, image, shape.ratio);
  await painted(image);
}

/** For browsers that do not report it, hidden pages, and pictures smaller than one already painted. */
const UNTOLD_MS = 150;

/**
 * Resolves once a picture added to the page is on screen; earlier requests would compete with it. `first-paint.ts` waits in the
 * same way: in one file with it, the front page would load a kilobyte more.
 */
const painted = (picture: HTMLImageElement): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, UNTOLD_MS);
    new PerformanceObserver((entries, observer) => {
      const pictures = entries.getEntries().map((entry) => 'element' in entry && entry.element);
      if (!pictures.includes(picture)) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
