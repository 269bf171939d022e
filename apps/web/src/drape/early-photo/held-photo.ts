/** Marks in the page where a photo is shown before the app is there, and which. */
export const EARLY = 'data-early-photo';

let held: HTMLElement | null = null;

/** Shows the photo in its place, and keeps it for the app, which renders everything again. */
export function holdPhoto(place: HTMLElement, photo: HTMLImageElement, ratio: number): void {
  held = document.createElement('div');
  Object.assign(held.style, { position: 'absolute', inset: '0', overflow: 'hidden' });
  Object.assign(photo.style, { position: 'absolute', maxWidth: 'none' });
  held.append(photo);
  place.style.setProperty('--ratio', String(ratio));
  place.append(held);
}

/** Takes the photo along, element and all, so that no frame is without it. */
export const takePhoto = (place: HTMLElement | null): void => void (held && place?.append(held));

/** The photo itself is there. */
export function releasePhoto(): void {
  held = null;
}
