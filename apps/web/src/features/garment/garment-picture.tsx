import { type CSSProperties, type MouseEvent, type ReactNode, useId } from 'react';
import { Choice } from '../../components/choice/choice.tsx';
import type { Spot } from '../../lib/garment/picture.ts';
import styles from './garment.module.css';

/** What a tap on the picture tells. */
export type Pointing = 'garment' | 'white' | 'skin';

const TITLES: Readonly<Record<Pointing, string>> = {
  garment: 'The garment',
  white: 'Something white',
  skin: 'My skin',
};

export interface GarmentPictureProps {
  readonly url: string;
  /** Where the garment was read. */
  readonly spot: Spot | undefined;
  /** Where the light was read. */
  readonly light: Spot | undefined;
  readonly pointing: Pointing;
  readonly canPointAtSkin: boolean;
  readonly onPointing: (pointing: Pointing) => void;
  readonly onPoint: (spot: Spot) => void;
}

/** The chosen picture, on which the garment, or what the light is read by, can be pointed at. */
export function GarmentPicture(props: GarmentPictureProps): ReactNode {
  const { url, spot, light, pointing, canPointAtSkin, onPointing, onPoint } = props;
  const id = useId();
  const kinds: readonly Pointing[] = canPointAtSkin ? ['garment', 'white', 'skin'] : ['garment', 'white'];
  const point = ({ currentTarget, clientX, clientY, detail }: MouseEvent): void => {
    const box = currentTarget.getBoundingClientRect();
    // By keyboard there is no place: then it is the middle.
    if (detail === 0) onPoint({ x: 0.5, y: 0.5 });
    else onPoint({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height });
  };
  return (
    <>
      <button type="button" className={styles.picture} onClick={point} aria-label={`Point at: ${TITLES[pointing]}`}>
        <img src={url} alt="What you chose" />
        {spot && <span className={styles.mark} style={markAt(spot)} />}
        {light && <span className={styles.mark} data-light style={markAt(light)} />}
      </button>
      <fieldset className={styles.pointing}>
        <legend>Tap the picture to point at</legend>
        <Choice
          name={id}
          options={kinds.map((kind) => [kind, TITLES[kind]] as const)}
          value={pointing}
          onChange={onPointing}
        />
      </fieldset>
    </>
  );
}

const markAt = ({ x, y }: Spot): CSSProperties => ({ left: `${x * 100}%`, top: `${y * 100}%` });
