import { PHOTO_RETENTION } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { PlacePicture } from './place-picture.tsx';
import styles from './upload.module.css';

export interface PhotoPlacesProps {
  /** Number of each photo's place; null while it is not known. */
  readonly places: readonly (number | null)[];
  readonly remaining: number;
  /** Takes the other photos in this place, too; null without the camera that takes them. */
  readonly onStay: (() => void) | null;
  readonly onErase: () => void;
}

const countPlaces = (places: PhotoPlacesProps['places']): number => new Set(places.filter((place) => place)).size;

/** Where to take the next photo while the earlier ones wait, or how many places they show. */
export const PhotoPlaces = (props: PhotoPlacesProps): ReactNode =>
  props.remaining > 0 ? <NextPlace {...props} /> : <Summary places={props.places} />;

function NextPlace({ places, onStay, onErase }: PhotoPlacesProps): ReactNode {
  const isSecond = (countPlaces(places) || places.length) === 1;
  return (
    <section className={`stack gap-2 text-sm ${styles.next}`} aria-label="Next place">
      <span className={styles.nextPicture}>
        <PlacePicture places={[isSecond ? 'room' : 'outdoors']} />
      </span>
      <p>
        <strong>{isSecond ? 'Next: in another room.' : 'Next: outdoors, or at another window.'}</strong> Photos of one
        place share its light and count as one.
      </p>
      <p className="soft">
        What you have waits on this device, also if its screen locks or this page reloads. After{' '}
        {PHOTO_RETENTION.deviceHours} hours we erase it.
      </p>
      <div className={`row ${styles.ways}`}>
        {onStay && (
          <Button look="text" onClick={onStay}>
            Take the Others Here
          </Button>
        )}
        <Button look="text" onClick={onErase}>
          Erase It Now
        </Button>
      </div>
    </section>
  );
}

function Summary({ places }: Pick<PhotoPlacesProps, 'places'>): ReactNode {
  const seen = countPlaces(places);
  if (places.some((place) => place === null)) return null;
  if (seen === 1)
    return <p className="text-sm">All of one place: they count as one. One from elsewhere makes your result surer.</p>;
  return (
    <p className="text-sm soft">
      {seen} places{seen === places.length ? ', and each counts.' : ': photos of one place count as one.'}
    </p>
  );
}
