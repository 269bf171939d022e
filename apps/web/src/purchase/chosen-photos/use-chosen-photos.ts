import { useEffect, useState } from 'react';
import { usePhotoConsent } from '../../photos/consent/photo-consent.ts';
import { checkPhoto } from '../../photos/photo-checks.ts';
import { orderPhotos } from '../../photos/photo-store.ts';
import { usePhotoProblems } from '../../photos/upload/use-photo-problems.ts';

/** The photos chosen in this tab with their verdicts, and the numbers of those that cannot be measured. */
export function useChosenPhotos() {
  const [photos, setPhotos] = useState<readonly File[]>([]);
  useEffect(() => void orderPhotos.load().then(setPhotos), []);
  const consent = usePhotoConsent();
  return { photos, ...usePhotoProblems(photos, consent.given === true) };
}
export type ChosenPhotosState = ReturnType<typeof useChosenPhotos>;

/** A check takes a third of a second; a payment waits this long for one that is under way. */
const CHECK_LIMIT_MS = 5_000;

/** Whether photos may be paid for: false if one is known to be useless, also by a check that is under way. */
export async function areMeasurable(photos: readonly File[]): Promise<boolean> {
  const checked = photos.map((photo) =>
    checkPhoto(photo).then(
      ({ problems }) => problems.length === 0,
      () => true,
    ),
  );
  const unknown = new Promise<true>((resolve) => setTimeout(resolve, CHECK_LIMIT_MS, true));
  return Promise.race([Promise.all(checked).then((all) => all.every(Boolean)), unknown]);
}
