import { type CSSProperties, type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react';
import { Choice } from '../ui/choice/choice.tsx';
import styles from './garment.module.css';
import type { Spot } from './picture.ts';

/** What a tap on the picture tells. */
export type Pointing = 'garment' | 'white' | 'skin';

const TITLES: Readonly<Record<Pointing, string>> = {
  garment: 'The garment',
  white: 'Something white',
  skin: 'My skin',
};

const MIDDLE: Spot = { x: 0.5, y: 0.5 };
/** How far an arrow key moves the point, of the picture's side. */
const STEP = 0.03;
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const within = (share: number): number => Math.min(1, Math.max(0, share));

export interface GarmentPictureProps {
  readonly url: string;
  /** Where the garment was read. */
  readonly spot: Spot | undefined;
  /** Where the light was read. */
  readonly light: Spot | undefined;
  readonly pointing: Pointing;
  readonly canPointAtSkin: boolean;
  readonly onPointing: (pointing: Pointing) => void;
  /** `isLast` where one tap says it all: arrows go on moving the point. */
  readonly onPoint: (spot: Spot, isLast: boolean) => void;
}

/** The chosen picture, on which the garment, or what the light is read by, can be pointed at. */
export function GarmentPicture(props: GarmentPictureProps): ReactNode {
  const { url, spot, light, pointing, canPointAtSkin, onPointing, onPoint } = props;
  const id = useId();
  const kinds: readonly Pointing[] = canPointAtSkin ? ['garment', 'white', 'skin'] : ['garment', 'white'];
  const at = (pointing === 'garment' ? spot : light) ?? MIDDLE;
  const point = ({ currentTarget, clientX, clientY, detail }: MouseEvent): void => {
    const box = currentTarget.getBoundingClientRect();
    // By keyboard there is no place: then it is where the arrows have led.
    if (detail === 0) onPoint(at, true);
    else onPoint({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height }, true);
  };
  const move = (event: KeyboardEvent): void => {
    const [x, y] = ARROWS[event.key] ?? [];
    if (x === undefined || y === undefined) return;
    event.preventDefault();
    onPoint({ x: within(at.x + x * STEP), y: within(at.y + y * STEP) }, false);
  };
  return (
    <>
      <fieldset className={styles.pointing}>
        <legend>Tap the picture, or move the point with the arrow keys, to show</legend>
        <Choice
          name={id}
          options={kinds.map((kind) => [kind, TITLES[kind]] as const)}
          value={pointing}
          onChange={onPointing}
        />
      </fieldset>
      <button
        type="button"
        className={styles.picture}
        onClick={point}
        onKeyDown={move}
        aria-label={`Point at: ${TITLES[pointing]}. Arrow keys move the point.`}
      >
        <img src={url} alt="What you chose" />
        {spot && <span className={styles.mark} style={markAt(spot)} />}
        {light && <span className={styles.mark} data-light style={markAt(light)} />}
      </button>
    </>
  );
}

const markAt = ({ x, y }: Spot): CSSProperties => ({ left: `${x * 100}%`, top: `${y * 100}%` });
