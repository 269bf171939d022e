import type { PhotoOutline } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { PLATE, placed } from '../../drape/frame.ts';
import { PhotoLines } from '../../drape/photo-lines.tsx';
import { frameOf, outlinesIn } from './frame-of.ts';

export interface PhotoPlateProps {
  readonly position: number;
  readonly url: string;
  readonly outlines: readonly PhotoOutline[];
  /** The photo's width to height; null until loaded. */
  readonly ratio: number | null;
  readonly onRatio: (ratio: number) => void;
}

/** A photo, cropped to the face, with outlines of everything measured. */
export function PhotoPlate({ position, url, outlines, ratio, onRatio }: PhotoPlateProps): ReactNode {
  const [failed, setFailed] = useState(false);
  if (failed) {
    return (
      <p className="text-sm soft well" style={{ minHeight: '12rem' }}>
        Photo {position} could not be loaded. Open this page again to see it.
      </p>
    );
  }
  const frame = ratio === null ? null : frameOf(outlines, ratio);
  return (
    <div className="framed" style={{ aspectRatio: PLATE.ratio }}>
      <div className="over" style={frame ? placed(frame) : { opacity: 0 }}>
        <img
          className="cover"
          src={url}
          alt={`Yours, number ${position}`}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => onRatio(naturalWidth / naturalHeight)}
          onError={() => setFailed(true)}
        />
        {frame && ratio !== null && (
          <PhotoLines outlines={outlinesIn(outlines, frame).filter(({ hex }) => hex !== null)} ratio={ratio} />
        )}
      </div>
    </div>
  );
}
