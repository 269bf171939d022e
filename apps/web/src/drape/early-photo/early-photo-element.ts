/** Marks the element that shows a photo before the app loads. */
export const EARLY_PHOTO_ATTRIBUTE = 'data-early-photo';

let photoElement: HTMLElement | null = null;

/** Shows the photo and keeps it for the app, which renders its place again. */
export function showEarlyPhoto(place: HTMLElement, photo: HTMLImageElement, ratio: number): void {
  photoElement = document.createElement('div');
  Object.assign(photoElement.style, { position: 'absolute', inset: '0', overflow: 'hidden' });
  Object.assign(photo.style, { position: 'absolute', maxWidth: 'none' });
  photoElement.append(photo);
  place.style.setProperty('--ratio', String(ratio));
  place.append(photoElement);
}

/** Moves the photo's element here, so that it never disappears. */
export const adoptEarlyPhoto = (place: HTMLElement | null): void => void (photoElement && place?.append(photoElement));

/** For when the app shows the photo itself. */
export function forgetEarlyPhoto(): void {
  photoElement = null;
}
