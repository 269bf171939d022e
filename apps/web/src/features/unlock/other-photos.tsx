import { PHOTO_WARNING_ADVICE } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button/button.tsx';
import { paths } from '../../lib/navigation/paths.ts';
import styles from './other-photos.module.css';

/** Said before anyone pays: a season read from photos that do not belong together is worth little. */
export const OtherPhotos = (): ReactNode => (
  <div className={styles.note} role="note">
    <p>{PHOTO_WARNING_ADVICE.unlike_others.advice}</p>
    <ButtonLink look="text" to={paths.upload}>
      Use other photos
    </ButtonLink>
  </div>
);
