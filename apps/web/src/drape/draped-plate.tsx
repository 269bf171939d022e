import type { Evidence } from '@trueseason/contracts';
import { Cloth, DrapedCloth } from '@trueseason/print/drawings';
import { headOf } from '@trueseason/style/person';
import { type CSSProperties, type ReactNode, startTransition, useId, useMemo, useRef, useState } from 'react';
import { displayedPhotoUrl, type OutlinedPhoto } from '../photos/outlined-photo.ts';
import styles from './draped-plate.module.css';
import { frameStyle, PLATE, type PlateShape } from './frame.ts';
import { type Drape, hangCloth } from './hang-cloth.ts';
import { headroom } from './head-outlines.ts';

export type DrawCloth = (hex: string) => ReactNode;

export interface DrapedPlateProps {
  /** Without a photo, cloth fills the plate. */
  readonly photo: OutlinedPhoto | undefined;
  /** Known facts about hair and hats, for the air above them. */
  readonly evidence?: Pick<Evidence, 'features' | 'photos' | 'answers'>;
  readonly alt: string;
  readonly shape?: PlateShape;
  /** The first picture on its page. */
  readonly isFirst?: boolean;
  readonly onReady?: () => void;
  readonly onError?: () => void;
  /** Drawn once the chin is known. */
  readonly cloths: (draw: DrawCloth) => ReactNode;
  readonly children?: ReactNode;
}

/** The customer's unchanged photo with cloths drawn under the chin, or below the photo if no face is outlined. */
export function DrapedPlate(props: DrapedPlateProps): ReactNode {
  const { photo, evidence, alt, shape = PLATE, isFirst = false, onReady, onError, cloths, children } = props;
  const id = useId();
  const [ratios, setRatios] = useState<Readonly<Record<string, number>>>({});
  const ratio = photo && ratios[photo.url];
  const head = evidence && headOf(evidence);
  const { ratio: plateRatio, clothBelow } = shape;
  const drape = useMemo(() => {
    if (!photo || !ratio) return null;
    return hangCloth(photo.silhouettes, ratio, { ratio: plateRatio, clothBelow, ...(head && headroom(photo, head)) });
  }, [photo, ratio, plateRatio, clothBelow, head]);
  const drawCloth: DrawCloth = (hex) => {
    const clothId = `${id}${hex.slice(1)}`;
    if (!photo) return <Cloth hex={hex} seed={11} height={100 / plateRatio} edge={0} id={clothId} />;
    if (!drape) return <Cloth hex={hex} seed={11} height={36} edge={5} id={clothId} />;
    return <DrapedCloth hex={hex} edge={drape.edge} ratio={plateRatio} id={clothId} />;
  };
  const isNarrow = drape !== null && drape.frame.left < 0;
  return (
    <div
      className={`framed ${styles.plate}`}
      style={{ aspectRatio: plateRatio, ...(drape ? clothStyle(drape) : !photo && { '--room': 0.9 }) } as CSSProperties}
      data-shallow={(drape && clothShare(drape) < SHALLOW_CLOTH) || undefined}
    >
      {photo && isNarrow && <img className={`cover ${styles.sides}`} src={displayedPhotoUrl(photo)} alt="" />}
      {photo && (
        <img
          key={photo.url}
          data-narrow={isNarrow || undefined}
          className={drape || ratio === undefined ? styles.placed : `cover ${styles.plain}`}
          style={{ ...(drape && frameStyle(drape.frame)), opacity: ratio === undefined ? 0 : 1 }}
          src={displayedPhotoUrl(photo)}
          alt={alt}
          fetchPriority={isFirst ? 'high' : 'auto'}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            // Drawing a cloth takes a phone 0.1 s: in a transition, it can respond in between.
            startTransition(() => {
              setRatios((previous) => ({ ...previous, [photo.url]: naturalWidth / naturalHeight }));
              onReady?.();
            });
          }}
          onError={onError}
        />
      )}
      {(!photo || ratio !== undefined) && (
        <div className={`over ${styles.cloth}`} data-below={(photo && !drape) || undefined}>
          {cloths(drawCloth)}
        </div>
      )}
      {children}
    </div>
  );
}

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/**
 * For content on the cloth: the cloth's outline (`--worn`), which keeps it off the face, and the share of the plate's
 * height that is all cloth (`--room`).
 */
const clothStyle = (drape: Drape) => {
  const outline = drape.edge.map(([x, y]) => `${percent(x)} ${percent(y)}`).join(',');
  return { '--worn': `polygon(${outline},100% 100%,0 100%)`, '--room': clothShare(drape) };
};

const clothShare = ({ edge }: Drape): number => 1 - Math.max(...edge.map(([, y]) => y));

/** Less room fits only one large line of text, as when a face fills its photo. */
const SHALLOW_CLOTH = 0.27;

/** A new cloth falls onto the previous one, so that the person's clothes never show in between. */
export function SettlingCloth({ hex, draw }: { readonly hex: string; readonly draw: DrawCloth }): ReactNode {
  const stackedHexes = useRef<readonly string[]>([hex]);
  if (stackedHexes.current.at(-1) !== hex) stackedHexes.current = [...stackedHexes.current.slice(-1), hex];
  return stackedHexes.current.map((color, i) => (
    <div key={color} className={`over ${styles.settling}`} data-settles={i > 0 || undefined}>
      {draw(color)}
    </div>
  ));
}
