import { PHOTO_RETENTION } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { AskedFirst } from './face-steps/asked-first.tsx';
import { EndedSooner } from './face-steps/ended-sooner.tsx';
import { KeptForDays } from './face-steps/kept-for-days.tsx';
import { Measured } from './face-steps/measured.tsx';
import { Stripped } from './face-steps/stripped.tsx';
import styles from './face-steps.module.css';

const { completedDays, unpaidHours } = PHOTO_RETENTION;

const STEPS = [
  {
    title: 'You say yes first',
    text: 'Nothing leaves your phone or computer before you tick the box on the upload page. You can choose photos, look at them and change your mind; until then they stay with you. Each time you send photos we write down what you agreed to.',
    picture: <AskedFirst />,
  },
  {
    title: 'We strip what is hidden in the file',
    text: 'Place, time and camera data are cut out while the file arrives. We never store them.',
    picture: <Stripped />,
  },
  {
    title: 'A program finds your face and measures colors',
    text: 'It looks for the outline of the face, so that it knows what is skin, hair and eye. Then it reads the colors there. It does not know who you are, it compares your face with nobody else’s, and no face print is made.',
    picture: <Measured />,
  },
  {
    title: `We keep the photos for ${completedDays} days at most`,
    text: `So that you can write to us about a result. The outline of the face goes with them. If you never pay, both are gone after ${unpaidHours} hours.`,
    picture: <KeptForDays days={completedDays} />,
  },
  {
    title: 'You can end it sooner',
    text: 'One press in your results deletes the photos at once. On My data you delete everything, and get a signed receipt.',
    picture: <EndedSooner />,
  },
] as const;

/** What happens to somebody's photos, drawn. */
export const FaceSteps = (): ReactNode => (
  <ol className={styles.steps}>
    {STEPS.map(({ title, text, picture }, index) => (
      <li key={title}>
        <div className={styles.picture}>{picture}</div>
        <div className={styles.words}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      </li>
    ))}
  </ol>
);
