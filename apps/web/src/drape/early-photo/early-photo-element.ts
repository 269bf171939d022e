/** Marks the element that shows a photo before the app loads. */
export const EARLY_PHOTO_ATTRIBUTE = 'data-early-photo';

/** Where a photo stands that does not fill the place kept for it: below the heading of a later step. */
export interface EarlyPlace {
  /** Below the place's top. */
  readonly top: string;
  readonly width: string;
}

let photoElement: HTMLElement | null = null;
/** The step that it belongs to. */
let shownAt = '';

/** Shows the photo and keeps it for the app, which renders its place again. */
export function showEarlyPhoto(
  container: HTMLElement,
  photo: HTMLImageElement,
  ratio: number,
  place: EarlyPlace | undefined,
): void {
  photoElement = document.createElement('div');
  shownAt = location.hash;
  Object.assign(photoElement.style, { position: 'absolute', inset: '0', overflow: 'hidden' });
  if (place) {
    const inset = `${place.top} auto auto var(--edge)`;
    Object.assign(photoElement.style, { inset, width: place.width, aspectRatio: ratio });
    // Hides the placeholder around the photo, which may also be shorter than the photo.
    Object.assign(container.style, { background: 'var(--paper)', overflow: 'visible' });
  }
  Object.assign(photo.style, { position: 'absolute', maxWidth: 'none' });
  photoElement.append(photo);
  if (!place) container.style.setProperty('--ratio', String(ratio));
  container.append(photoElement);
}

/** Moves the photo's element here, so that it never disappears. */
export function adoptEarlyPhoto(container: HTMLElement | null): void {
  if (photoElement && container && location.hash === shownAt) container.append(photoElement);
}

/** The same, in a container that already has the photo's size. */
export function fillWithEarlyPhoto(container: HTMLElement | null): void {
  if (photoElement) Object.assign(photoElement.style, { inset: '0', width: 'auto', aspectRatio: 'auto' });
  adoptEarlyPhoto(container);
}

/** For when the app shows the photo itself. */
export function forgetEarlyPhoto(): void {
  photoElement = null;
}
