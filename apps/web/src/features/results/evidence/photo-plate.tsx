import { FEATURE_NAMES, type Feature, IN_SHADE, type PhotoOutline } from '@trueseason/contracts';
import { isWhiteShaded, shownIn } from '@trueseason/seasons/shown-in';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { EyeRims } from '../../../components/drape/eye-rims.tsx';
import { outlinePath } from '../../../components/drape/outline-path.ts';
import { isOfEyes } from '../../../components/drape/rims-of.ts';
import { stripes } from './features.ts';
import { type Frame, frameOf, outlinesIn, PLATE_RATIO } from './frame-of.ts';
import styles from './photo-plate.module.css';
import type { Choice } from './use-choice.ts';

export interface PhotoPlateProps {
  readonly position: number;
  readonly url: string;
  readonly outlines: readonly PhotoOutline[];
  readonly choice: Choice;
  /** The photo's width over its height; null until it has come. */
  readonly ratio: number | null;
  readonly onRatio: (ratio: number) => void;
}

/** The customer's photo, cut to the face, with a line around everything that was measured on it. */
export function PhotoPlate({ position, url, outlines, choice, ratio, onRatio }: PhotoPlateProps): ReactNode {
  const [failed, setFailed] = useState(false);
  if (failed) {
    return (
      <div className={styles.frame}>
        <p className={styles.failed}>Photo {position} could not be loaded. Open this page again to see it.</p>
      </div>
    );
  }
  const frame = ratio === null ? null : frameOf(inView(outlines, choice), ratio);
  return (
    <div className={styles.frame} style={{ aspectRatio: PLATE_RATIO }}>
      <div className={styles.sheet} style={placed(frame)}>
        <img
          src={url}
          alt={`Yours, number ${position}`}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => onRatio(naturalWidth / naturalHeight)}
          onError={() => setFailed(true)}
        />
        {frame && ratio !== null && (
          <Outlines
            outlines={outlinesIn(outlines, frame).filter((outline) => isDrawn(outline, choice))}
            choice={choice}
            ratio={ratio}
            near={inView(outlines, choice) !== outlines}
          />
        )}
      </div>
      {choice.feature && <Label feature={choice.feature} outlines={outlines} />}
    </div>
  );
}

/** Eyes are too small to see at the size of a face: chosen for good, they fill the plate. */
const inView = (outlines: readonly PhotoOutline[], { pinned }: Choice): readonly PhotoOutline[] => {
  const eyes = outlines.filter(isOfEyes);
  return pinned && isOfEyes({ feature: pinned }) && eyes.length > 0 ? eyes : outlines;
};

/** Lays the whole photo so that the frame's window shows the wanted part. */
function placed(frame: Frame | null): CSSProperties {
  if (!frame) return { opacity: 0 };
  const { left, top, width, height } = frame;
  return {
    width: `${100 / width}%`,
    height: `${100 / height}%`,
    left: `${(-left / width) * 100}%`,
    top: `${(-top / height) * 100}%`,
  };
}

const SIDE = 1000;

/** Where a color could not be made out, a line would promise one: it comes only with the row that says so. */
const isDrawn = ({ hex, feature }: PhotoOutline, choice: Choice): boolean => hex !== null || feature === choice.feature;

/** A rim stands for the color of eyes: where their whites alone were read, it comes with the row of those. */
const rimmed = (outlines: readonly PhotoOutline[], { feature }: Choice): readonly PhotoOutline[] =>
  feature === 'sclera' || outlines.some((outline) => outline.feature === 'iris') ? outlines : [];

/** For pointers alone: the table beside the plates does the same by keyboard and in words. */
const Outlines = ({
  outlines,
  choice,
  ratio,
  near,
}: Pick<PhotoPlateProps, 'outlines' | 'choice'> & {
  readonly ratio: number;
  /** Whether eyes fill the plate. */
  readonly near: boolean;
}): ReactNode => (
  <svg className={styles.outlines} viewBox={`0 0 ${SIDE} ${SIDE}`} preserveAspectRatio="none" aria-hidden="true">
    {outlines.map((outline) => {
      const { feature, zone } = outline;
      const path = outlinePath(outline.lines, ratio, SIDE);
      const state = choice.feature === null ? undefined : choice.feature === feature ? 'on' : 'off';
      return (
        // biome-ignore lint/a11y/noStaticElementInteractions: hidden from assistive technology, see above
        <g
          key={zone ?? feature}
          className={styles.outline}
          data-state={state}
          data-feature={feature}
          data-unlined={(isOfEyes(outline) && !near) || undefined}
          onPointerEnter={() => choice.point(feature)}
          onPointerLeave={() => choice.point(null)}
          onClick={() => choice.pin(feature)}
        >
          <path className={styles.paper} d={path} />
          <path className={styles.ink} d={path} />
        </g>
      );
    })}
    {!near && (
      <g data-state={choice.feature && (isOfEyes({ feature: choice.feature }) ? 'on' : 'off')} className={styles.rims}>
        <EyeRims outlines={rimmed(outlines, choice)} ratio={ratio} side={SIDE} />
      </g>
    )}
  </svg>
);

function Label({ feature, outlines }: { readonly feature: Feature; readonly outlines: readonly PhotoOutline[] }) {
  const shown = shownIn(outlines, feature);
  return (
    <p className={styles.label} aria-hidden="true">
      <span className={styles.swatch} style={shown ? { background: stripes(shown.hexes) } : undefined} />
      <strong>
        {FEATURE_NAMES[feature]}
        {feature === 'sclera' && isWhiteShaded(outlines) && `, ${IN_SHADE}`}
      </strong>
      <span className="figures">
        {shown ? shown.lab.map((value, i) => `${'Lab'[i]}* ${value.toFixed(0)}`).join(', ') : 'not seen clearly'}
      </span>
    </p>
  );
}
