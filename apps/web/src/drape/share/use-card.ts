import { type AnalysisResult, type Head, headOf } from '@trueseason/contracts';
import { useEffect, useMemo, useState } from 'react';
import { loadImage } from '../../lib/browser/load-image.ts';
import type { OwnPhoto } from '../../photos/own-photo.ts';
import { aboveFace, airAbove } from '../above-face.ts';
import type { PlateShape } from '../frame.ts';
import { type Drape, hangCloth } from '../hang-cloth.ts';
import { useSitter } from '../use-sitter.ts';
import { cardColors } from './card-colors.ts';
import { CARD_SIZE, type CardKind } from './card-kind.ts';
import type { Underlay } from './card-picture.ts';
import { missingSides, ofPhoto, widenLines } from './widen.ts';

export interface CardParts {
  /** The person's five colors, the best one first. */
  readonly colors: readonly string[];
  /** Whether there is a photo that can be shown with a cloth on it. */
  readonly hasFace: boolean;
  /** Not known yet. */
  readonly isPending: boolean;
  /**
   * With a face: the photo below the card, the edge of the cloth on it, and what the card frames it with at each side, in
   * shares of its width. Null until the photo has come.
   */
  readonly face: { readonly drape: Drape; readonly underlay: Underlay; readonly side: number } | null;
}

const shapeOf = (kind: CardKind, above?: number): PlateShape => {
  const [width, height] = CARD_SIZE[kind];
  const ratio = width / height;
  // A square is as wide as high hair needs.
  return kind === 'square' ? { ratio, below: 0.85, above: 0.68, words: 0.72 } : { ratio, below: 1, above };
};

/** A photo to lay under a card, once it has come. */
function useImage(photo: OwnPhoto | undefined): HTMLImageElement | null {
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  useEffect(() => {
    if (!photo) return;
    let gone = false;
    loadImage(photo.url)
      .then((loaded) => {
        if (!gone) setImage(loaded);
      })
      .catch(console.error);
    return () => {
      gone = true;
      setImage(null);
    };
  }, [photo]);
  return image;
}

/** The cloth and the photo of a card of that kind; a square one is framed where it must be wide enough for the whole head. */
function faceOf(image: HTMLImageElement, photo: OwnPhoto, head: Head, kind: CardKind): CardParts['face'] {
  const ratio = image.naturalWidth / image.naturalHeight;
  const [shape, above] = [shapeOf(kind, airAbove(photo, head)), aboveFace(photo, head)];
  const side = kind === 'square' ? missingSides(photo.silhouettes, above, ratio, shape) : 0;
  const drape = hangCloth(widenLines(photo.silhouettes, side), ratio * (1 + 2 * side), shape);
  if (!drape) return null;
  const frame = ofPhoto(drape.frame, side);
  return {
    drape: { ...drape, frame },
    underlay: { image, frame },
    side: side / (1 + 2 * side),
  };
}

/** What a card of that kind is made of. The photo is fetched once a face is asked for, in full size. */
export function useCard(
  orderId: string,
  { overview, evidence }: AnalysisResult,
  kind: CardKind,
  wanted: boolean,
): CardParts {
  const { photo, isPending } = useSitter(orderId, evidence.photos);
  const image = useImage(wanted ? photo : undefined);
  const head = headOf(evidence);
  const face = useMemo(
    () => (wanted && image && photo ? faceOf(image, photo, head, kind) : null),
    [wanted, image, photo, head, kind],
  );
  return {
    colors: cardColors(overview),
    hasFace: photo?.silhouettes.some(({ feature }) => feature === 'face') ?? false,
    isPending,
    face,
  };
}
