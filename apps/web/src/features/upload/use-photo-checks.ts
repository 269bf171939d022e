import { CHECKED_PHOTO_FIELD, type PhotoVerdict } from '@trueseason/contracts';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api/api.ts';
import { sendable } from '../../lib/photos/shrink-photo/sendable-photo.ts';

export type CheckedPhoto = Pick<PhotoVerdict, 'problems' | 'warnings'>;

/** A quick verdict on each photo, asked once per file; silence when the check is out of reach. */
export function usePhotoChecks(photos: readonly File[]): (photo: File) => CheckedPhoto | 'checking' | null {
  const asked = useRef(new WeakSet<File>());
  const [verdicts, setVerdicts] = useState<ReadonlyMap<File, CheckedPhoto | 'checking' | null>>(new Map());

  useEffect(() => {
    const put = (photo: File, verdict: CheckedPhoto | 'checking' | null): void =>
      setVerdicts((now) => new Map(now).set(photo, verdict));
    for (const photo of photos) {
      if (asked.current.has(photo)) continue;
      asked.current.add(photo);
      put(photo, 'checking');
      checkPhoto(photo)
        .then((verdict) => put(photo, verdict))
        .catch(() => put(photo, null));
    }
  }, [photos]);

  return (photo) => verdicts.get(photo) ?? null;
}

async function checkPhoto(photo: File): Promise<CheckedPhoto> {
  const form = new FormData();
  form.set(CHECKED_PHOTO_FIELD, await sendable(photo), photo.name);
  return call('checkPhoto', { form });
}
