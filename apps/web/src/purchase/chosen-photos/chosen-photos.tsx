import { PHOTO_FIELDS } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { useObjectUrl } from '../../lib/browser/use-object-url.ts';
import styles from './chosen-photos.module.css';
import type { ChosenPhotosState } from './use-chosen-photos.ts';

/** The photos that are about to be paid for, and what is wrong with them. */
export const ChosenPhotos = ({ photos, verdicts }: ChosenPhotosState): ReactNode => (
  <ul className={styles.thumbnails}>
    {photos.map((photo, i) => {
      const verdict = verdicts[i];
      return (
        <li key={PHOTO_FIELDS[i]}>
          <Thumbnail photo={photo} alt={`Chosen, number ${i + 1}`} />
          {typeof verdict === 'object' &&
            verdict?.problems.map(({ label }) => (
              <p key={label} className="text-xs refused breaks">
                {label}
              </p>
            ))}
        </li>
      );
    })}
  </ul>
);

const Thumbnail = ({ photo, alt }: { readonly photo: File; readonly alt: string }): ReactNode => (
  <img className="whole tall" src={useObjectUrl(photo)} alt={alt} width={96} height={120} />
);
