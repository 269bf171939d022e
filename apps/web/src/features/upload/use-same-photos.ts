import type { PhotoAdvice } from '@trueseason/contracts';
import { useEffect, useState } from 'react';
import { type Fingerprint, fingerprint, type Sameness, sameness } from '../../lib/photos/same-picture/fingerprint.ts';

export interface SamePhoto extends PhotoAdvice {
  readonly how: Sameness;
}

const advice = (how: Sameness, number: number): SamePhoto =>
  how === 'file'
    ? {
        how,
        label: `The same photo as number ${number}`,
        advice: 'Three different photos tell three times as much. Please choose one of another moment.',
      }
    : {
        how,
        label: `Looks like the same moment as number ${number}`,
        advice: 'Two pictures of one moment count as one. Turn to the window again and take another, if you can.',
      };

/** Tells of each photo whether one before it is the same: three copies of a photo are not three witnesses. */
export function useSamePhotos(photos: readonly File[]): (index: number) => SamePhoto | null {
  const [known, setKnown] = useState<ReadonlyMap<File, Fingerprint>>(new Map());

  useEffect(() => {
    for (const photo of photos) {
      void fingerprint(photo).then((print) => setKnown((now) => new Map(now).set(photo, print)));
    }
  }, [photos]);

  return (index) => {
    const prints = photos.slice(0, index + 1).map((photo) => known.get(photo));
    const own = prints.pop();
    if (!own) return null;
    for (const [i, print] of prints.entries()) {
      const how = print ? sameness(print, own) : null;
      if (how) return advice(how, i + 1);
    }
    return null;
  };
}
