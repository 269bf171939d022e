import type { PhotoAdvice } from '@trueseason/contracts';
import { useEffect, useState } from 'react';
import { type Fingerprint, fingerprint, type Sameness, sameness } from '../same-picture/fingerprint.ts';

export interface SamePhoto extends PhotoAdvice {
  readonly how: Sameness;
  /** The number of the other. */
  readonly number: number;
}

const advice = (how: Sameness, number: number): SamePhoto =>
  how === 'file'
    ? {
        how,
        number,
        label: `The same photo as number ${number}`,
        advice: 'Three different photos tell us more. Please choose another one.',
      }
    : {
        how,
        number,
        label: `Looks like the same moment as number ${number}`,
        advice:
          'Two photos of the same moment count as one. If you can, replace one: face the window and take another.',
      };

/**
 * Tells of each photo which other is the same: three copies of a photo are not three witnesses. A file given twice is
 * told of the second one. Of two pictures of one moment both are told, for which of them counts is known only once
 * they are measured. One that has to be exchanged anyway is nobody's double.
 */
export function useSamePhotos(
  photos: readonly File[],
  hasProblems: (index: number) => boolean,
): (index: number) => SamePhoto | null {
  const [known, setKnown] = useState<ReadonlyMap<File, Fingerprint>>(new Map());

  useEffect(() => {
    for (const photo of photos) {
      void fingerprint(photo).then((print) => setKnown((now) => new Map(now).set(photo, print)));
    }
  }, [photos]);

  return (index) => {
    const own = photos[index] && known.get(photos[index]);
    if (!own) return null;
    let moment: SamePhoto | null = null;
    for (const [i, photo] of photos.entries()) {
      const print = i === index ? undefined : known.get(photo);
      const how = print ? sameness(print, own) : null;
      if (how === 'file' && i < index) return advice(how, i + 1);
      if (how === 'picture' && !hasProblems(i)) moment ??= advice(how, i + 1);
    }
    return moment;
  };
}
