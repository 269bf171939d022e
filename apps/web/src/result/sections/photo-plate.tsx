import type { PhotoOutline } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { EarlyPhoto } from '../../drape/early-photo/early-photo.tsx';
import { forgetEarlyPhoto } from '../../drape/early-photo/early-photo-element.ts';
import { frameStyle, PLATE } from '../../drape/frame.ts';
import { PhotoLines } from '../../drape/photo-lines.tsx';
import { evidenceFrame, visibleOutlines } from './frame-of.ts';

export interface PhotoPlateProps {
  readonly position: number;
  readonly url: string;
  readonly outlines: readonly PhotoOutline[];
  /** The photo's width to height; null until loaded. */
  readonly ratio: number | null;
  readonly onRatio: (ratio: number) => void;
  readonly isFirst: boolean;
  /** Loaded, or failed to. */
  readonly onSettled: () => void;
}

/** A photo, cropped to the face, with outlines of everything measured. */
export function PhotoPlate(props: PhotoPlateProps): ReactNode {
  const { position, url, outlines, ratio, onRatio, isFirst, onSettled } = props;
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) {
    return (
      <p className="text-sm soft well" style={{ minHeight: '12rem' }}>
        Photo {position} could not be loaded. Open this page again to see it.
      </p>
    );
  }
  const frame = ratio === null ? null : evidenceFrame(outlines, ratio);
  return (
    <div className="framed" style={{ aspectRatio: PLATE.ratio }}>
      {isFirst && ratio === null && <EarlyPhoto />}
      <div className="over" style={frame ? frameStyle(frame) : { opacity: 0 }}>
        <img
          className="cover"
          src={url}
          alt={`Yours, number ${position}`}
          fetchPriority={isFirst ? 'high' : 'auto'}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            onRatio(naturalWidth / naturalHeight);
            onSettled();
            if (isFirst) forgetEarlyPhoto();
          }}
          onError={() => {
            setHasFailed(true);
            onSettled();
          }}
        />
        {frame && ratio !== null && (
          <PhotoLines outlines={visibleOutlines(outlines, frame).filter(({ hex }) => hex !== null)} ratio={ratio} />
        )}
      </div>
    </div>
  );
}
