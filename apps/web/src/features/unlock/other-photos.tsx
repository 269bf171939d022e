import { ANOTHER_MOMENT, type LockedResult, leftOutSaid, PHOTO_WARNING_ADVICE } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button/button.tsx';
import { paths } from '../../lib/navigation/paths.ts';
import styles from './other-photos.module.css';

interface OtherPhotosProps {
  readonly locked: Pick<LockedResult, 'photosDiffer' | 'repeated'>;
}

/** Said before anyone pays: what photos that do not belong together, or one shot twice, are worth. Nothing where all is well. */
export function OtherPhotos({ locked: { photosDiffer, repeated } }: OtherPhotosProps): ReactNode {
  const said = [
    photosDiffer && PHOTO_WARNING_ADVICE.unlike_others.advice,
    leftOutSaid(repeated),
    repeated.length > 0 && ANOTHER_MOMENT,
  ].filter(Boolean);
  if (said.length === 0) return null;
  return (
    <div className={styles.note} data-tone={photosDiffer ? 'alarm' : undefined} role="note">
      <p>{said.join(' ')}</p>
      <ButtonLink look="text" to={paths.upload}>
        Use other photos
      </ButtonLink>
    </div>
  );
}
