import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { ADVICE, CHECKS, type Check } from './advice.ts';
import type { Guide } from './guide.ts';
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
const CHECK_MS = 400;

/** The live picture, what to do, and what is well already. */
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
      <div className={styles.told}>
        <p className={styles.words} role="status">
          {words}
        </p>
        {sees && <Checks guide={guide} />}
      </div>
      <div className={styles.hand}>
        <Thumbnails taken={taken} wanted={poses.length} />
        <p className={styles.detail}>
          {sees
            ? 'It takes them by itself, and keeps them on this device. White paper beside your face makes them surer.'
            : 'Take each photo with the button, in daylight. They stay on this device.'}
        </p>
        <div className={styles.ways}>
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

/** Light, size, tilt and sharpness, each as it stands. What cannot be seen without a face is not yet known. */
function Checks({ guide }: { readonly guide: Guide }): ReactNode {
  const seen = guide.last !== null;
  return (
    <ul className={styles.checks} aria-label="What the camera checks">
      {(Object.keys(CHECKS) as Check[]).map((check) => (
        <CheckItem key={check} check={check} state={seen ? (guide.findings[check] ? 'not yet' : 'good') : 'unknown'} />
      ))}
    </ul>
  );
}

function CheckItem({ check, state }: { check: Check; state: 'good' | 'not yet' | 'unknown' }): ReactNode {
  const steady = useSteady(state, CHECK_MS);
  return (
    <li data-state={steady}>
      <svg
        viewBox="0 0 16 16"
        width="14"
        height="14"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d={steady === 'good' ? 'M2 8.5l4 4 8-9' : 'M3 8h10'} />
      </svg>
      {CHECKS[check]}
      <span className="visually-hidden">: {steady}</span>
    </li>
  );
}
