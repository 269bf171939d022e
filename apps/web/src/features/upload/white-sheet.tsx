import { Face, PEOPLE } from '@trueseason/drawings';
import type { ReactNode } from 'react';
import styles from './white-sheet.module.css';

const PERSON = PEOPLE[7];

/** The optional way to the surest reading: something white beside the face, in the same light. */
export const WhiteSheet = (): ReactNode => (
  <div className={styles.tip}>
    <div className={styles.picture} aria-hidden="true">
      <Face
        {...PERSON}
        id="guide-sheet"
        cloth="#7C8A86"
        seed={5}
        boxStyle={{ position: 'absolute', left: '-14%', bottom: '-16%', width: '104%' }}
      />
      <svg className={styles.sheet} viewBox="0 0 120 170" aria-hidden="true">
        <path d="M10 12 108 4l6 148-98 10Z" fill="#fff" stroke="#cdc4b6" strokeWidth="1.5" />
        <path d="m10 12 98-8 1 22-98 9Z" fill="#f3f1ec" />
        <path
          d="M58 178c-2-16-8-26-11-37-3-10 9-14 14-5l9 17c10-8 26-8 32 2 5 8 5 16 3 23Z"
          fill={PERSON.skin}
          stroke="rgb(0 0 0 / 0.14)"
          strokeWidth="1.2"
        />
      </svg>
    </div>
    <p>
      <strong>Surest of all, if you like: a sheet of plain white paper beside your face.</strong>
      <span>Held flat in the same light, it shows us what that light does to colors, and we take it out.</span>
    </p>
  </div>
);
