import type { PhotoOutline } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { EyeRims, isOfEyes } from '../../drape/eye-rims.tsx';
import { PLATE, placed } from '../../drape/frame.ts';
import { outlinePath } from '../../drape/outline-path.ts';
import { frameOf, outlinesIn } from './frame-of.ts';
import styles from './photo-plate.module.css';

export interface PhotoPlateProps {
  readonly position: number;
  readonly url: string;
  readonly outlines: readonly PhotoOutline[];
  /** The photo's width over its height; null until it has loaded. */
  readonly ratio: number | null;
  readonly onRatio: (ratio: number) => void;
}

/** The customer's photo, cropped to the face, with outlines of everything that was measured. */
export function PhotoPlate({ position, url, outlines, ratio, onRatio }: PhotoPlateProps): ReactNode {
  const [failed, setFailed] = useState(false);
  if (failed) {
    return (
      <p className={`text-sm soft well ${styles.failed}`}>
        Photo {position} could not be loaded. Open this page again to see it.
      </p>
    );
  }
  const frame = ratio === null ? null : frameOf(outlines, ratio);
  return (
    <div className="framed" style={{ aspectRatio: PLATE.ratio }}>
      <div className={styles.sheet} style={frame ? placed(frame) : { opacity: 0 }}>
        <img
          className="cover"
          src={url}
          alt={`Yours, number ${position}`}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => onRatio(naturalWidth / naturalHeight)}
          onError={() => setFailed(true)}
        />
        {frame && ratio !== null && (
          <Outlines outlines={outlinesIn(outlines, frame).filter(({ hex }) => hex !== null)} ratio={ratio} />
        )}
      </div>
    </div>
  );
}

const SIDE = 1000;
/** Dark ink with light edges can be seen on any skin and hair, so both colors are the same in dark mode. */
const LINES = [
  { stroke: '#fbf8f3', strokeWidth: 2.5 },
  { stroke: '#1c1917', strokeWidth: 1 },
] as const;

/** Eyes are too small for outlines: a rim marks them if their color was read. */
const Outlines = ({ outlines, ratio }: { readonly outlines: readonly PhotoOutline[]; readonly ratio: number }) => (
  <svg
    className="over cover"
    viewBox={`0 0 ${SIDE} ${SIDE}`}
    preserveAspectRatio="none"
    fill="none"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {outlines
      .filter((outline) => !isOfEyes(outline))
      .map(({ feature, zone, lines }) => {
        const path = outlinePath(lines, ratio, SIDE);
        return (
          <g key={zone ?? feature} data-feature={feature}>
            {LINES.map((line) => (
              <path key={line.stroke} {...line} vectorEffect="non-scaling-stroke" d={path} />
            ))}
          </g>
        );
      })}
    {outlines.some(({ feature }) => feature === 'iris') && <EyeRims outlines={outlines} ratio={ratio} side={SIDE} />}
  </svg>
);
