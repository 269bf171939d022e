import { skipToken, useQuery } from '@tanstack/react-query';
import type { AnalysisResult, Head, SeasonName } from '@trueseason/contracts';
import { ShareCard, STORY_HEIGHT, STORY_WIDTH, StoryCard } from '@trueseason/print/drawings';
import { headOf } from '@trueseason/style/person';
import { type ReactNode, useMemo } from 'react';
import { loadImage } from '../../lib/browser/picture.ts';
import { parseColor } from '../../lib/named-colors.ts';
import type { OutlinedPhoto } from '../../photos/outlined-photo.ts';
import { wrongCloth } from '../cloths.ts';
import { frameStyle, type PlateShape } from '../frame.ts';
import { type Drape, hangCloth } from '../hang-cloth.ts';
import { headOutlines, marginAboveFace } from '../head-outlines.ts';
import { useDrapedPhoto } from '../use-draped-photo.ts';
import styles from './share-dialog.module.css';

export const CARD_KINDS = [
  ['story', 'Story'],
  ['square', 'Square'],
] as const;

export const CARD_SIZE = {
  story: [STORY_WIDTH, STORY_HEIGHT],
  square: [1080, 1080],
  pair: [1080, 1350],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;
export type CardKind = keyof typeof CARD_SIZE;

/** A card's photo and the cloth on it. */
interface CardFace extends Drape {
  readonly image: HTMLImageElement;
  /** Added to each side of the photo, as a share of the card's width. */
  readonly side: number;
}

export interface CardParts {
  /** The person's five colors, best first. */
  readonly colors: readonly string[];
  /** Whether a photo can be shown with a cloth. */
  readonly hasFace: boolean;
  /** Whether there are photos is unknown yet. */
  readonly isPending: boolean;
  readonly isPhotoLoading: boolean;
  /** A color to avoid. */
  readonly colorToAvoid: string | undefined;
  /** Null without a face or until the photo is loaded. */
  readonly face: CardFace | null;
}

const COLOR_COUNT = 5;

/** The photo loads in full size once `isNeeded`. */
export function useCard(orderId: string, result: AnalysisResult, kind: CardKind, isNeeded: boolean): CardParts {
  const { overview, evidence } = result;
  const { photo, isPending } = useDrapedPhoto(orderId, evidence.photos);
  const { data: image, isLoading: isPhotoLoading } = useQuery({
    queryKey: ['card-photo', photo?.url],
    queryFn: photo && isNeeded ? () => loadImage(photo.url) : skipToken,
    gcTime: 0,
  });
  const head = headOf(evidence);
  const face = useMemo(
    () => (isNeeded && image && photo ? faceOf(image, photo, head, kind) : null),
    [isNeeded, image, photo, head, kind],
  );
  return {
    colors: overview.signatureColors.slice(0, COLOR_COUNT).map((text) => parseColor(text).hex),
    hasFace: photo?.silhouettes.some(({ feature }) => feature === 'face') ?? false,
    isPending,
    isPhotoLoading,
    colorToAvoid: wrongCloth(result)?.hex,
    face,
  };
}

const shapeOf = (kind: CardKind, photo: OutlinedPhoto, head: Head): PlateShape => {
  const [width, height] = CARD_SIZE[kind];
  const ratio = width / height;
  // Squares are wide enough for tall hair.
  return kind === 'square'
    ? { ratio, clothBelow: 0.85, airAbove: 0.68, textTop: 0.72, head: headOutlines(photo, head) }
    : { ratio, clothBelow: kind === 'pair' ? 0.85 : 1, airAbove: marginAboveFace(photo, head) };
};

function faceOf(image: HTMLImageElement, photo: OutlinedPhoto, head: Head, kind: CardKind): CardFace | null {
  const ratio = image.naturalWidth / image.naturalHeight;
  const drape = hangCloth(photo.silhouettes, ratio, shapeOf(kind, photo, head));
  return drape && { image, ...drape, side: Math.max(0, -drape.frame.left / drape.frame.width) };
}

const FONTS = { displayFont: 'var(--font-display)', textFont: 'var(--font-text)' } as const;

export function CardPreview({
  kind,
  season,
  second,
  parts: { face, colors, colorToAvoid },
}: {
  readonly kind: CardKind;
  readonly season: SeasonName;
  readonly second: SeasonName;
  readonly parts: CardParts;
}): ReactNode {
  const [width, height] = CARD_SIZE[kind];
  const size = { width: STORY_WIDTH, height: (height / width) * STORY_WIDTH };
  return (
    <div className={styles.card} style={{ aspectRatio: width / height, '--ratio': width / height }}>
      {face && (
        <div className={`over ${styles.box}`}>
          <img src={face.image.src} alt="" style={frameStyle(face.frame)} />
        </div>
      )}
      <div className={styles.drawn} data-card>
        {kind === 'story' && !face ? (
          <StoryCard season={season} second={second} own={colors} {...FONTS} />
        ) : (
          <ShareCard
            season={season}
            second={second}
            colors={colors}
            edge={face?.edge ?? null}
            side={face?.side}
            beside={kind === 'pair' && colorToAvoid ? { hex: colorToAvoid, address: window.location.host } : undefined}
            {...size}
            {...FONTS}
          />
        )}
      </div>
    </div>
  );
}
