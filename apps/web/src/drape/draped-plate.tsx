import { type Evidence, headOf } from '@trueseason/contracts';
import { Cloth, DrapedCloth } from '@trueseason/drawings';
import { type CSSProperties, type ReactNode, startTransition, useId, useMemo, useState } from 'react';
import { type OwnPhoto, smallPhotoUrl } from '../photos/own-photo.ts';
import { airAbove } from './above-face.ts';
import styles from './draped-plate.module.css';
import { PLATE, type PlateShape, placed } from './frame.ts';
import { type Drape, hangCloth } from './hang-cloth.ts';

/** Draws a cloth of a color on the person in a plate. */
export type DrawCloth = (hex: string) => ReactNode;

export interface DrapedPlateProps {
  /** Without a photo, cloth fills the plate. */
  readonly photo: OwnPhoto | undefined;
  readonly seen: Pick<Evidence, 'features' | 'photos' | 'answers'>;
  readonly alt: string;
  readonly shape?: PlateShape;
  /** Seen first on its page. */
  readonly first?: boolean;
  readonly onReady?: () => void;
  readonly onError?: () => void;
  /** What lies on the sitter; drawn once it is known where the chin is. */
  readonly cloths: (draw: DrawCloth) => ReactNode;
  readonly children?: ReactNode;
}

/** The customer's own photo, unchanged, with cloths drawn under the chin; below the photo where no face is outlined. */
export function DrapedPlate(props: DrapedPlateProps): ReactNode {
  const { photo, seen, alt, shape = PLATE, first = false, onReady, onError, cloths, children } = props;
  const id = useId();
  const [loaded, setLoaded] = useState<Readonly<Record<string, number>>>({});
  const ratio = photo && loaded[photo.url];
  const above = photo && airAbove(photo, headOf(seen));
  const drape = useHung(photo, ratio, { ...shape, above });
  const draw: DrawCloth = (hex) => {
    const name = `${id}${hex.slice(1)}`;
    if (!photo) return <Cloth hex={hex} seed={11} height={100 / shape.ratio} edge={0} id={name} />;
    if (!drape) return <Cloth hex={hex} seed={11} height={36} edge={5} id={name} />;
    return <DrapedCloth hex={hex} edge={drape.edge} ratio={shape.ratio} id={name} />;
  };
  return (
    <div
      className={styles.plate}
      style={{ aspectRatio: shape.ratio, ...(drape ? worn(drape) : !photo && { '--room': 0.9 }) } as CSSProperties}
      data-shallow={(drape && roomOf(drape) < SHALLOW) || undefined}
    >
      {photo && (
        <img
          key={photo.url}
          className={drape || ratio === undefined ? styles.placed : styles.plain}
          style={{ ...(drape && placed(drape.frame)), opacity: ratio === undefined ? 0 : 1 }}
          src={smallPhotoUrl(photo)}
          alt={alt}
          fetchPriority={first ? 'high' : 'auto'}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            // Hanging and drawing a cloth takes a phone a tenth of a second: in slices, between which it answers.
            startTransition(() => {
              setLoaded((known) => ({ ...known, [photo.url]: naturalWidth / naturalHeight }));
              onReady?.();
            });
          }}
          onError={onError}
        />
      )}
      {(!photo || ratio !== undefined) && (
        <div className={!photo || drape ? styles.worn : styles.below}>{cloths(draw)}</div>
      )}
      {children}
    </div>
  );
}

function useHung(
  photo: OwnPhoto | undefined,
  ratio: number | undefined,
  { ratio: plate, below, above }: PlateShape,
): Drape | null {
  return useMemo(
    () => (photo && ratio ? hangCloth(photo.silhouettes, ratio, { ratio: plate, below, above }) : null),
    [photo, ratio, plate, below, above],
  );
}

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/**
 * What lies on the cloth has to know: its outline (`--worn`), so that nothing strays onto the face, and the share of
 * the plate's height that is cloth from side to side (`--room`).
 */
const worn = (drape: Drape): CSSProperties => {
  const rim = drape.edge.map(([x, y]) => `${percent(x)} ${percent(y)}`).join(',');
  return { '--worn': `polygon(${rim},100% 100%,0 100%)`, '--room': roomOf(drape) };
};

const roomOf = ({ edge }: Drape): number => 1 - Math.max(...edge.map(([, y]) => y));

/** Least room for text; less fits one large line, as when a face fills its photo. */
const SHALLOW = 0.27;
