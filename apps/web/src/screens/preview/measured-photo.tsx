import type { LockedResult } from '@trueseason/contracts';
import { DrapedCloth } from '@trueseason/print/drawings';
import { FREE_PAIR } from '@trueseason/style/seasons/free-pair';
import { type ReactNode, useId, useState } from 'react';
import { Divider } from '../../drape/divider.tsx';
import draping from '../../drape/draping.module.css';
import { EarlyPhoto } from '../../drape/early-photo/early-photo.tsx';
import { forgetEarlyPhoto } from '../../drape/early-photo/early-photo-element.ts';
import { frameStyle, PLATE } from '../../drape/frame.ts';
import { hangCloth } from '../../drape/hang-cloth.ts';
import { displayedPhotoUrl, type OutlinedPhoto } from '../../photos/outlined-photo.ts';
import { usePhotoLinks } from '../../photos/photo-links.ts';
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
    <figcaption key={caption ? 'sure' : 'pair'} className="narrow">
      {caption}
    </figcaption>
  </figure>
);

/** One photo, not a repeated one, with two cloths under its chin; only the caption without a photo. */
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
      {photo && <DrapedPicture photo={photo} onFail={() => setHasFailed(true)} />}
    </PreviewPlate>
  );
}

/** The customer's photo with the pair that everybody sees, and a line between both to move. */
function DrapedPicture({ photo, onFail }: { readonly photo: OutlinedPhoto; readonly onFail: () => void }): ReactNode {
  const id = useId();
  const [ratio, setRatio] = useState<number | null>(null);
  const drape = ratio === null ? null : hangCloth(photo.silhouettes, ratio, previewShape(photo));
  const [own, other] = FREE_PAIR;
  return (
    <>
      {ratio === null && <EarlyPhoto />}
      <div className="over" style={{ ...(drape && frameStyle(drape.frame)), opacity: ratio === null ? 0 : 1 }}>
        <img
          className="cover"
          src={displayedPhotoUrl(photo)}
          fetchPriority="high"
          alt={`Yours, number ${photo.position}${drape ? `, with ${own.name} and ${other.name} under the chin` : ''}`}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            setRatio(naturalWidth / naturalHeight);
            forgetEarlyPhoto();
          }}
          onError={onFail}
        />
      </div>
      {drape && (
        <div className={`over ${styles.cloths}`}>
          <Divider left={own} right={other} tags={[own.name, other.name]}>
            <div className={styles.plate} style={{ aspectRatio: PLATE.ratio }}>
              {Object.entries({ own, other }).map(([side, { hex }]) => (
                <div key={side} className={`over ${draping[side]}`}>
                  <DrapedCloth hex={hex} edge={drape.edge} ratio={PLATE.ratio} id={`${id}${side}`} />
                </div>
              ))}
            </div>
          </Divider>
        </div>
      )}
    </>
  );
}
