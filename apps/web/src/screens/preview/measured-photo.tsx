import { type LockedResult, type PhotoLine, SEASON_COUNT } from '@trueseason/contracts';
import { DrapedCloth } from '@trueseason/print/drawings';
import { readableInk } from '@trueseason/style/color';
import { SHARED_COLOR } from '@trueseason/style/seasons/shared-color';
import { type ReactNode, useState } from 'react';
import { EarlyPhoto } from '../../drape/early-photo/early-photo.tsx';
import { forgetEarlyPhoto } from '../../drape/early-photo/early-photo-element.ts';
import { frameStyle, PLATE } from '../../drape/frame.ts';
import { hangCloth } from '../../drape/hang-cloth.ts';
import { PhotoLines } from '../../drape/photo-lines.tsx';
import { displayedPhotoUrl, type OutlinedPhoto } from '../../photos/outlined-photo.ts';
import { usePhotoLinks } from '../../photos/photo-links.ts';
import { linesAboveCloth } from './lines-above-cloth.ts';
import styles from './measured-photo.module.css';
import { bestMeasuredPhoto, previewShape } from './preview-photo.ts';

interface PreviewPlateProps {
  readonly caption?: ReactNode;
  readonly children?: ReactNode;
}

/** The plate with a caption; only the early photo while nothing is known. */
export const PreviewPlate = ({ caption, children }: PreviewPlateProps): ReactNode => (
  <figure className="stack gap-3">
    <div className="framed" style={{ aspectRatio: PLATE.ratio }} data-early-photo={children ? undefined : 'proof'}>
      {children ?? <EarlyPhoto />}
    </div>
    {/* Keyed, because page translators replace text nodes that React knows. */}
    <figcaption key={caption ? 'sure' : 'lines'} className="narrow">
      {caption || 'The lines show where we measured.'}
    </figcaption>
  </figure>
);

/** Shows where one photo was measured, not a repeated one; only the caption without a photo. */
export function MeasuredPhoto(props: {
  orderId: string;
  repeated: LockedResult['repeated'];
  caption: ReactNode;
}): ReactNode {
  const { orderId, repeated, caption } = props;
  const { data: photos, isPending } = usePhotoLinks(orderId);
  const [hasFailed, setHasFailed] = useState(false);
  const photo = hasFailed ? undefined : bestMeasuredPhoto(photos ?? [], repeated);
  if (!isPending && !photo) return <p>{caption}</p>;
  // One plate throughout, so that the link in its caption keeps focus.
  return (
    <PreviewPlate caption={caption}>
      {photo && <OutlinedPicture photo={photo} onFail={() => setHasFailed(true)} />}
    </PreviewPlate>
  );
}

/** The customer's photo with measurement lines and, below the chin, cloth in the same color for everybody. */
function OutlinedPicture({ photo, onFail }: { readonly photo: OutlinedPhoto; readonly onFail: () => void }): ReactNode {
  const [ratio, setRatio] = useState<number | null>(null);
  const drape = ratio === null ? null : hangCloth(photo.silhouettes, ratio, previewShape(photo));
  return (
    <>
      {ratio === null && <EarlyPhoto />}
      <div className="over" style={{ ...(drape && frameStyle(drape.frame)), opacity: ratio === null ? 0 : 1 }}>
        <img
          className="cover"
          src={displayedPhotoUrl(photo)}
          fetchPriority="high"
          alt={`Yours, number ${photo.position}, with lines where it was measured`}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            setRatio(naturalWidth / naturalHeight);
            forgetEarlyPhoto();
          }}
          onError={onFail}
        />
        {ratio !== null && (
          <PhotoLines
            className={styles.lines}
            outlines={withoutTeethLine(drape ? linesAboveCloth(photo.lines, drape) : photo.lines)}
            ratio={ratio}
          />
        )}
      </div>
      {drape && (
        <div className={`over ${styles.cloth}`}>
          <DrapedCloth hex={SHARED_COLOR.hex} edge={drape.edge} ratio={PLATE.ratio} id="shared" />
        </div>
      )}
      {drape && (
        <p className={`title ${styles.label}`} style={{ color: readableInk(SHARED_COLOR.hex) }}>
          {SHARED_COLOR.name}, in {SHARED_COLOR.seasons} of {SEASON_COUNT} seasons
        </p>
      )}
    </>
  );
}

/** Leaves out the unflattering line around the teeth of a smile. */
const withoutTeethLine = (lines: readonly PhotoLine[]): readonly PhotoLine[] =>
  lines.map((line) => (line.feature === 'lips' ? { ...line, lines: line.lines.slice(0, 1) } : line));
