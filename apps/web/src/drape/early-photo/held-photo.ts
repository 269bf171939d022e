/** The attribute of the element that shows a photo before the app loads. */
export const EARLY = 'data-early-photo';

let held: HTMLElement | null = null;

/** Shows the photo, and keeps it for the app, which renders its place again. */
export function holdPhoto(place: HTMLElement, photo: HTMLImageElement, ratio: number): void {
  held = document.createElement('div');
  Object.assign(held.style, { position: 'absolute', inset: '0', overflow: 'hidden' });
  Object.assign(photo.style, { position: 'absolute', maxWidth: 'none' });
  held.append(photo);
  place.style.setProperty('--ratio', String(ratio));
  place.append(held);
}

/** Moves the element of the photo here, so that it never disappears. */
export const takePhoto = (place: HTMLElement | null): void => void (held && place?.append(held));

/** The app shows the photo itself. */
export function releasePhoto(): void {
  held = null;
}
