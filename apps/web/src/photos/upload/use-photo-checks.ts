import { CHECKED_PHOTO_FIELD, type PhotoVerdict } from '@trueseason/contracts';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api/api.ts';
import { problemOf } from '../../lib/api/reason.ts';
import { sendable } from '../shrink-photo/sendable-photo.ts';

export type CheckedPhoto = Omit<PhotoVerdict, 'position'>;
/** `unseen`: not checked yet; the photo is checked with its order. */
export type PhotoCheck = CheckedPhoto | 'checking' | 'unseen';

/** What no analysis would take either: refused before anybody looks for a face. */
const isUnreadable = (error: unknown): boolean =>
  ['photo_type', 'photo_damaged', 'photo_encoding'].includes(problemOf(error) ?? '');

const UNREADABLE: CheckedPhoto = { problems: ['unreadable'], warnings: [] };

/** A quick verdict on each photo, asked once per file. */
export function usePhotoChecks(photos: readonly File[]): (photo: File) => PhotoCheck | null {
  const asked = useRef(new WeakSet<File>());
  const [verdicts, setVerdicts] = useState<ReadonlyMap<File, PhotoCheck>>(new Map());

  useEffect(() => {
    const put = (photo: File, verdict: PhotoCheck): void => setVerdicts((now) => new Map(now).set(photo, verdict));
    for (const photo of photos) {
      if (asked.current.has(photo)) continue;
      asked.current.add(photo);
      put(photo, 'checking');
      checkPhoto(photo)
        .then((verdict) => put(photo, verdict))
        .catch((error) => put(photo, isUnreadable(error) ? UNREADABLE : 'unseen'));
    }
  }, [photos]);

  return (photo) => verdicts.get(photo) ?? null;
}

async function checkPhoto(photo: File): Promise<CheckedPhoto> {
  const form = new FormData();
  form.set(CHECKED_PHOTO_FIELD, await sendable(photo), photo.name);
  return call('checkPhoto', { form });
}
