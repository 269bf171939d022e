import { PHOTO_WARNING_ADVICE, type PhotoVerdict } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { usePhotoLinks } from '../../../lib/photo-links.ts';
import { ColorTable } from './color-table.tsx';
import styles from './evidence-picture.module.css';
import { PhotoPlate } from './photo-plate.tsx';
import { useChoice } from './use-choice.ts';

/** The customer's photos with what was measured on them, for the order's holder alone and while photos are kept. */
export function EvidencePicture({
  orderId,
  verdicts,
}: {
  readonly orderId: string;
  readonly verdicts: readonly PhotoVerdict[];
}): ReactNode {
  const { data: photos, isPending, isError } = usePhotoLinks(orderId);
  const choice = useChoice();
  const measured = (photos ?? []).flatMap(({ position, outlines }) => (outlines ? [{ position, outlines }] : []));
  const gone = isError || photos?.length === 0;
  return (
    <div className={styles.picture}>
      {gone && (
        <p className={styles.note}>
          {isError
            ? 'Your photos could not be loaded just now. Everything we measured on them is below.'
            : 'Your photos have been deleted, and with them the lines that show where we measured. The measurements below stay.'}
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the row scrolls, and has to by keyboard too */}
      <ol className={styles.plates} data-gone={gone || undefined} tabIndex={0} aria-label="Your photos">
        {verdicts.map((verdict) => {
          const photo = photos?.find(({ position }) => position === verdict.position);
          return (
            <li key={verdict.position}>
              {photo && (
                <PhotoPlate position={photo.position} url={photo.url} outlines={photo.outlines ?? []} choice={choice} />
              )}
              {isPending && <div className={styles.waiting} />}
              <p className={styles.caption}>
                <strong>Photo {verdict.position}.</strong> {remarks(verdict)}
              </p>
            </li>
          );
        })}
      </ol>
      {measured.length > 0 && <ColorTable photos={measured} choice={choice} />}
    </div>
  );
}

const remarks = ({ warnings }: PhotoVerdict): string =>
  warnings.length === 0
    ? 'Measured without reservations.'
    : warnings
        .map((warning) => PHOTO_WARNING_ADVICE[warning])
        .map(({ label, advice }) => `${label}. ${advice}`)
        .join(' ');
