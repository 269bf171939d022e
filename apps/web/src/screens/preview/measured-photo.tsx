import type { LockedResult, PhotoLine } from '@trueseason/contracts';
import { RING_COLORS, RING_ORDER, VeiledCloth } from '@trueseason/print/drawings';
import { type ReactNode, useState } from 'react';
import { EarlyPhoto } from '../../drape/early-photo/early-photo.tsx';
import { forgetEarlyPhoto } from '../../drape/early-photo/early-photo-element.ts';
import { frameStyle, PLATE } from '../../drape/frame.ts';
import { hangCloth } from '../../drape/hang-cloth.ts';
import { PhotoLines } from '../../drape/photo-lines.tsx';
import { type OutlinedPhoto, smallPhotoUrl } from '../../photos/outlined-photo.ts';
import { usePhotoLinks } from '../../photos/photo-links.ts';
import { linesAboveCloth } from './lines-above-cloth.ts';
import styles from './measured-photo.module.css';
import { bestMeasuredPhoto, previewShape } from './preview-photo.ts';

/** One color per season, the same for everybody: the customer's own have not left the server. */
const CLOTHS = RING_ORDER.map((season) => RING_COLORS[season][0] ?? '#8C8379');

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
      {caption || 'The lines show where we measured. The cloth stays covered until you unlock it.'}
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

/** The customer's photo with measurement lines and a neutral cloth below the chin. */
function OutlinedPicture({ photo, onFail }: { readonly photo: OutlinedPhoto; readonly onFail: () => void }): ReactNode {
  const [ratio, setRatio] = useState<number | null>(null);
  const drape = ratio === null ? null : hangCloth(photo.silhouettes, ratio, previewShape(photo));
  return (
    <>
      {ratio === null && <EarlyPhoto />}
      <div className="over" style={{ ...(drape && frameStyle(drape.frame)), opacity: ratio === null ? 0 : 1 }}>
        <img
          className="cover"
          src={smallPhotoUrl(photo)}
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
          <VeiledCloth colors={CLOTHS} edge={drape.edge} ratio={PLATE.ratio} id="veiled" />
        </div>
      )}
      {drape && <p className={`title ${styles.label}`}>One of twelve is yours</p>}
    </>
  );
}

/** Leaves out the unflattering line around the teeth of a smile. */
const withoutTeethLine = (lines: readonly PhotoLine[]): readonly PhotoLine[] =>
  lines.map((line) => (line.feature === 'lips' ? { ...line, lines: line.lines.slice(0, 1) } : line));
