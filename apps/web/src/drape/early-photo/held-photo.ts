/** Marks the element that shows a photo before the app loads. */
export const EARLY = 'data-early-photo';

let held: HTMLElement | null = null;

/** Shows the photo and keeps it for the app, which renders its place again. */
export function holdPhoto(place: HTMLElement, photo: HTMLImageElement, ratio: number): void {
  held = document.createElement('div');
  Object.assign(held.style, { position: 'absolute', inset: '0', overflow: 'hidden' });
  Object.assign(photo.style, { position: 'absolute', maxWidth: 'none' });
  held.append(photo);
  place.style.setProperty('--ratio', String(ratio));
  place.append(held);
}

/** Moves the photo's element here, so that it never disappears. */
export const takePhoto = (place: HTMLElement | null): void => void (held && place?.append(held));

/** For when the app shows the photo itself. */
export function releasePhoto(): void {
  held = null;
}
