import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import styles from './guided-camera.module.css';
import type { Pose } from './judge-frame.ts';
import type { Taken } from './shooting.ts';
import { Picture } from './thumbnails.tsx';

export interface PicksProps {
  readonly taken: readonly Taken[];
  readonly onKeep: () => void;
  /** Takes one again, or all. */
  readonly onRetake: (again: Taken | null) => void;
}

const NAMES: Readonly<Record<Pose, string>> = { straight: 'Straight', left: 'To your left', right: 'To your right' };

/** The photos that were taken, to keep or to take again. */
export function Picks({ taken, onKeep, onRetake }: PicksProps): ReactNode {
  const focus = useRef<HTMLDivElement>(null);
  // What had the focus went with the live picture.
  useEffect(() => focus.current?.focus({ preventScroll: true }), []);
  const one = taken.length === 1;
  return (
    <div className={styles.picks} ref={focus} tabIndex={-1}>
      <p className={styles.words} role="status">
        {one ? 'Keep this one?' : 'Keep these?'}
      </p>
      <p className={styles.detail}>
        Eyes open, hair to be seen, nothing over your face? They are still on this device only.
      </p>
      <ul className={styles.grid}>
        {taken.map((photo) => (
          <li key={photo.pose}>
            <Picture photo={photo.photo} alt={`Your photo: ${NAMES[photo.pose]}`} />
            <span>{NAMES[photo.pose]}</span>
            <Button look="text" aria-label={`Take again: ${NAMES[photo.pose]}`} onClick={() => onRetake(photo)}>
              Take again
            </Button>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <Button onClick={onKeep}>{one ? 'Use This Photo' : 'Use These Photos'}</Button>
        {!one && (
          <Button look="quiet" onClick={() => onRetake(null)}>
            Take All Again
          </Button>
        )}
      </div>
    </div>
  );
}
