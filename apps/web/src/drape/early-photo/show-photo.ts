import type { AnswerOf, Api } from '@trueseason/contracts';
import { fetchEarly } from '../../lib/api/early-responses.ts';
import { inTime } from '../../lib/browser/in-time.ts';
import { displayedPhotoUrl, type OutlinedPhoto, toOutlinedPhoto } from '../../photos/outlined-photo.ts';
import { type Frame, frameStyle, type PlateShape } from '../frame.ts';
import { faceFrame } from '../widen.ts';
import { type EarlyPlace, showEarlyPhoto } from './early-photo-element.ts';

/** After this, the app starts and loads the photo itself; its code loads in parallel and takes about as long. */
const PATIENCE_MS = 1500;

type Order = AnswerOf<Api['getOrder']>;

interface EarlyPhotoChoice {
  readonly photo: OutlinedPhoto;
  readonly shape: PlateShape;
  /** What of a photo of that ratio is shown; otherwise as much around the face as the shape has room for. */
  readonly frameOf?: (ratio: number) => Frame | null;
  /** Where it stands if it does not fill the screen's place. */
  readonly place?: EarlyPlace;
  /** Only loads the photo, where the app shows something else first. */
  readonly isPreload?: boolean;
}

/** The photo that a screen shows first, if any. */
export type ChoosePhoto = (order: Order, photos: readonly OutlinedPhoto[]) => EarlyPhotoChoice | undefined;

/**
 * Shows a photo where its screen will show it, with a kilobyte of code and before the app runs. Resolves when the app may
 * run.
 */
export async function showPhoto(place: HTMLElement, choose: ChoosePhoto, onRequest: () => unknown): Promise<void> {
  // The page preloads both, except for addresses of a payment.
  const [order, photos] = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="fetch"]');
  if (!order || !photos) return;
  const photoDisplay = displayPhoto({ place, choose, onRequest }, order, photos).catch(() => undefined);
  await Promise.race([photoDisplay, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

const readEarly = async <Body>({ href }: HTMLLinkElement): Promise<Body> =>
  (await fetchEarly(new URL(href).pathname)).json();

interface PhotoDisplay {
  readonly place: HTMLElement;
  readonly choose: ChoosePhoto;
  /** The photo is on its way. */
  readonly onRequest: () => unknown;
}

async function displayPhoto({ place, choose, onRequest }: PhotoDisplay, ...links: [HTMLLinkElement, HTMLLinkElement]) {
  const [order, photoLinks] = await Promise.all([
    readEarly<Order>(links[0]),
    readEarly<AnswerOf<Api['getPhotoLinks']>>(links[1]),
  ]);
  const choice = Array.isArray(photoLinks) ? choose(order, photoLinks.map(toOutlinedPhoto)) : undefined;
  if (!choice) return;
  const { photo, shape, frameOf, isPreload } = choice;
  const url = displayedPhotoUrl(photo);
  if (isPreload) {
    const preload = { rel: 'preload', as: 'image', href: url, fetchPriority: 'high' };
    document.head.append(Object.assign(document.createElement('link'), preload));
    onRequest();
    return;
  }
  const image = new Image();
  image.alt = '';
  image.fetchPriority = 'high';
  image.src = url;
  onRequest();
  await inTime('picture', image.decode());
  const ratio = image.naturalWidth / image.naturalHeight;
  const frame = frameOf ? frameOf(ratio) : faceFrame(photo.silhouettes, ratio, shape);
  if (!frame) return;
  Object.assign(image.style, frameStyle(frame));
  showEarlyPhoto(place, image, shape.ratio, choice.place);
  await whenPainted(image);
}

/** For browsers that do not report it, hidden pages, and pictures smaller than one already painted. */
const PAINT_TIMEOUT_MS = 150;

/**
 * Resolves once a picture added to the page is on screen; earlier requests would compete with it. `first-paint.ts` waits in the
 * same way: in one file with it, the front page would load a kilobyte more.
 */
const whenPainted = (picture: HTMLImageElement): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, PAINT_TIMEOUT_MS);
    new PerformanceObserver((entries, observer) => {
      const pictures = entries.getEntries().map((entry) => 'element' in entry && entry.element);
      if (!pictures.includes(picture)) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
