import { type CSSProperties, type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react';
import { useObjectUrl } from '../lib/browser/use-object-url.ts';
import { clamp } from '../lib/math.ts';
import { Choice } from '../ui/choice/choice.tsx';
import styles from './garment.module.css';
import { CENTER, type Spot } from './picture.ts';

export type Pointing = 'garment' | 'white' | 'skin';

const POINTING_TITLES: Readonly<Record<Pointing, string>> = {
  garment: 'The garment',
  white: 'Something white',
  skin: 'My skin',
};

/** The step of an arrow key, as a share of the picture's side. */
const STEP = 0.03;
const ARROW_STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface GarmentPictureProps {
  readonly file: File;
  readonly spot: Spot | undefined;
  readonly light: Spot | undefined;
  /** Where the arrow keys begin; the center if undefined. */
  readonly pointedSpot: Spot | undefined;
  readonly pointing: Pointing;
  readonly canPointAtSkin: boolean;
  readonly describedBy: string;
  readonly onPointing: (pointing: Pointing) => void;
  /** `isLast` for a tap; arrow keys keep moving the point. */
  readonly onPoint: (spot: Spot, isLast: boolean) => void;
}

/** The chosen picture, to point at the garment or at something that shows the light. */
export function GarmentPicture(props: GarmentPictureProps): ReactNode {
  const { file, spot, light, pointedSpot, pointing, canPointAtSkin, describedBy, onPointing, onPoint } = props;
  const id = useId();
  const url = useObjectUrl(file);
  const kinds: readonly Pointing[] = canPointAtSkin ? ['garment', 'white', 'skin'] : ['garment', 'white'];
  const position = pointedSpot ?? CENTER;
  const onTap = ({ currentTarget, clientX, clientY, detail }: MouseEvent): void => {
    const box = currentTarget.getBoundingClientRect();
    // The Enter key has no place: the arrows have moved the point.
    const tapped = { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
    onPoint(detail === 0 ? position : tapped, true);
  };
  const onArrow = (event: KeyboardEvent): void => {
    const [x, y] = ARROW_STEPS[event.key] ?? [];
    if (x === undefined || y === undefined) return;
    event.preventDefault();
    onPoint({ x: clamp(position.x + x * STEP, 0, 1), y: clamp(position.y + y * STEP, 0, 1) }, false);
  };
  return (
    <>
      <fieldset>
        <legend className="legend text-sm soft">Tap the picture, or move the point with the arrow keys, to show</legend>
        <Choice
          name={id}
          options={kinds.map((kind) => [kind, POINTING_TITLES[kind]] as const)}
          value={pointing}
          onChange={onPointing}
        />
      </fieldset>
      <button
        type="button"
        className={`bare self-start ${styles.picture}`}
        onClick={onTap}
        onKeyDown={onArrow}
        aria-describedby={describedBy}
        aria-label={`Point at: ${POINTING_TITLES[pointing]}. Arrow keys move the point.`}
      >
        <img src={url} alt="" />
        {spot && <span className={styles.mark} style={markAt(spot)} />}
        {light && <span className={styles.mark} data-light style={markAt(light)} />}
      </button>
    </>
  );
}

const markAt = ({ x, y }: Spot): CSSProperties => ({ left: `${x * 100}%`, top: `${y * 100}%` });
