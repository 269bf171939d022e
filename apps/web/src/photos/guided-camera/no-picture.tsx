import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import styles from './guided-camera.module.css';
import type { Camera, Refusal } from './use-camera.ts';

const WORDS: Readonly<Record<Refusal, readonly [title: string, text: string]>> = {
  denied: [
    'The camera is blocked.',
    'Allow it for this page in your browser’s settings, or choose photos you already have.',
  ],
  none: ['We can’t find a camera.', 'Photos you already have work just as well.'],
  busy: [
    'The camera is in use.',
    'Another app may be using it. Close it and try again, or choose photos you already have.',
  ],
  colors: [
    'This browser hides true colors.',
    'To protect your privacy, it changes the pictures that pages see. Take three photos with your camera app and choose them here.',
  ],
};

/** Before there is a picture, and where there will be none: files do as well. */
export function NoPicture(props: {
  readonly camera: Exclude<Camera, { state: 'live' }>;
  readonly onRetry: () => void;
  readonly onFiles: () => void;
}): ReactNode {
  const { camera } = props;
  const refused = camera.state === 'refused';
  const [title, text] = refused
    ? WORDS[camera.why]
    : ['May we use your camera?', 'Your browser will ask you. Nothing leaves this device until you say so.'];
  return (
    <div className={styles.noPicture}>
      <p className={styles.words} role="status">
        {title}
      </p>
      <p className={styles.detail}>{text}</p>
      {refused && camera.why !== 'colors' && <Button onClick={props.onRetry}>Try Again</Button>}
      <Button look="quiet" onClick={props.onFiles}>
        Choose Photos Instead
      </Button>
    </div>
  );
}
