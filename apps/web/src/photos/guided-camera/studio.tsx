import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { ADVICE } from './advice.ts';
import styles from './guided-camera.module.css';
import type { Pose } from './judge-frame.ts';
import { Oval } from './oval.tsx';
import { Thumbnails } from './thumbnails.tsx';
import { useGuide } from './use-guide.ts';
import { useSteady } from './use-steady.ts';

export interface StudioProps {
  readonly stream: MediaStream;
  readonly poses: readonly Pose[];
  readonly onDone: (photos: readonly File[]) => void;
  readonly onFiles: () => void;
}

/** Words change no faster than they can be read, or read out. */
const WORDS_MS = 1_200;

/** The live picture, and what to do. */
export function Studio({ stream, poses, onDone, onFiles }: StudioProps): ReactNode {
  const video = useRef<HTMLVideoElement>(null);
  const { guide, taken, sees, takeNow } = useGuide(video, poses);
  const words = useSteady(sees ? ADVICE[guide.advice] : 'Look into the camera.', WORDS_MS);

  const done = guide.poses.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when the last photo is there
  useEffect(() => {
    if (done) onDone(taken);
  }, [done]);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);

  return (
    <div className={styles.studio}>
      <div className={styles.view}>
        <video ref={video} autoPlay muted playsInline aria-label="What the camera sees" />
        <Oval held={guide.held} well={guide.advice === 'hold'} />
      </div>
      <p className={`${styles.words} ${styles.told}`} role="status">
        {words}
      </p>
      <div className={styles.hand}>
        <Thumbnails taken={taken} wanted={poses.length} />
        <p className={styles.detail}>
          {sees
            ? 'The camera takes them for you and keeps them on this device. Holding white paper beside your face helps.'
            : 'Take each photo with the button, in daylight. They stay on this device.'}
        </p>
        <div className={`row ${styles.ways}`}>
          <Button look={sees ? 'quiet' : 'primary'} onClick={takeNow}>
            Take It Now
          </Button>
          <Button look="text" onClick={onFiles}>
            Choose Photos Instead
          </Button>
        </div>
      </div>
    </div>
  );
}
