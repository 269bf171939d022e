import { useEffect, useState } from 'react';
import { sendable } from '../../lib/photos/shrink-photo/sendable-photo.ts';

/** What is sent for each photo; the photo itself until that is known. */
export function useSendable(photos: readonly File[]): (photo: File) => File {
  const [made, setMade] = useState<ReadonlyMap<File, File>>(new Map());

  useEffect(() => {
    for (const photo of photos) {
      void sendable(photo).then((file) => {
        if (file !== photo) setMade((now) => new Map(now).set(photo, file));
      });
    }
  }, [photos]);

  return (photo) => made.get(photo) ?? photo;
}
