import { Cloth, DrapedCloth } from '@trueseason/drawings';
import { type CSSProperties, type ReactNode, useId, useRef } from 'react';
import type { OwnPhoto } from '../../lib/photo-links.ts';
import styles from './draped-photo.module.css';
import { type DrapeFrame, hangCloth, PLATE_RATIO } from './hang-cloth.ts';

export interface DrapedPhotoProps {
  readonly photo: OwnPhoto;
  /** Width over height of the photo; null until it has loaded. */
  readonly ratio: number | null;
  readonly hex: string;
  readonly alt: string;
  readonly onLoad: (ratio: number) => void;
  readonly onError: () => void;
}

/** The customer's own photo, unchanged, with a cloth drawn under the chin; below the photo where no face is outlined. */
export function DrapedPhoto({ photo, ratio, hex, alt, onLoad, onError }: DrapedPhotoProps): ReactNode {
  const id = useId();
  const drape = ratio === null ? null : hangCloth(photo.silhouettes, ratio);
  const cloth = (color: string): ReactNode => {
    const name = `${id}${color.slice(1)}`;
    if (!drape) return <Cloth hex={color} seed={11} height={36} edge={5} id={name} />;
    return <DrapedCloth hex={color} edge={drape.edge} ratio={PLATE_RATIO} id={name} />;
  };
  return (
    <div className={styles.plate} style={{ aspectRatio: PLATE_RATIO }}>
      <img
        key={photo.url}
        className={drape ? styles.placed : styles.plain}
        style={{ ...(drape && placed(drape.frame)), opacity: ratio === null ? 0 : 1 }}
        src={photo.url}
        alt={alt}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => onLoad(naturalWidth / naturalHeight)}
        onError={onError}
      />
      {ratio !== null && (
        <div className={drape ? styles.worn : styles.below}>
          <Settling hex={hex} draw={cloth} />
        </div>
      )}
    </div>
  );
}

/** Lays the whole photo so that the plate shows the frame. */
const placed = ({ left, top, width, height }: DrapeFrame): CSSProperties => ({
  width: `${100 / width}%`,
  height: `${100 / height}%`,
  left: `${(-left / width) * 100}%`,
  top: `${(-top / height) * 100}%`,
});

/** A new cloth falls onto the one before it, so that what the person wears never shows in between. */
function Settling({ hex, draw }: { readonly hex: string; readonly draw: (hex: string) => ReactNode }): ReactNode {
  const shown = useRef<readonly string[]>([hex]);
  if (shown.current.at(-1) !== hex) shown.current = [...shown.current.slice(-1), hex];
  return shown.current.map((color, i) => (
    <div key={color} className={styles.cloth} data-settles={i > 0 || undefined}>
      {draw(color)}
    </div>
  ));
}
