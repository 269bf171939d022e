import type { AnalysisResult } from '@trueseason/contracts';
import { BESIDE_PHOTOS } from '@trueseason/style/reading/beside-photos';
import { type ReactNode, useState } from 'react';
import { useDrapedPhoto } from '../drape/use-draped-photo.ts';
import { HiddenColorsError } from '../lib/browser/picture.ts';
import { HIDDEN_COLORS } from '../lib/message-texts.ts';
import type { OutlinedPhoto } from '../photos/outlined-photo.ts';
import { Button } from '../ui/button/button.tsx';
import { TRY_ON_AREAS, type TryOnArea } from './areas.ts';
import type { HairVisibility } from './paint/hair-visibility.ts';
import { TryOnPanel } from './try-on-panel.tsx';
import { TryOnSkeleton } from './try-on-skeleton.tsx';
import { usePaintablePhoto } from './use-paintable-photo.ts';

export interface TryOnProps {
  readonly orderId: string;
  readonly result: AnalysisResult;
  readonly areas: readonly TryOnArea[];
  /** The section around it, if it is shown. */
  readonly section: (content: ReactNode) => ReactNode;
}

/**
 * Colors on the customer's own photo, drawn on this device, on each photo that shows where they are worn. Nothing is shown
 * if none does.
 */
export function TryOn({ orderId, result, areas, section }: TryOnProps): ReactNode {
  const { evidence } = result;
  const availableAreas = areas.filter((part) => TRY_ON_AREAS[part].colors(result).length > 0);
  // Photos on which nothing can be worn, known once they are looked at.
  const [unclearPhotos, setUnclearPhotos] = useState<ReadonlyMap<OutlinedPhoto['position'], HairVisibility | null>>(
    new Map(),
  );
  const isUsable = ({ position, outlines }: OutlinedPhoto): boolean => {
    const photoCheck = evidence.photos.find((check) => check.position === position);
    const content = { outlines, isUnderHat: photoCheck?.warnings.includes('headwear') ?? false, hair: true };
    return !unclearPhotos.has(position) && availableAreas.some((part) => TRY_ON_AREAS[part].isVisible(content));
  };
  const { photo, showNext, isPending } = useDrapedPhoto(orderId, evidence.photos, isUsable);
  const photoQuery = usePaintablePhoto(
    orderId,
    photo,
    evidence,
    areas.includes('hair') ? TRY_ON_AREAS.hair.colors(result) : null,
  );
  const { data: paintablePhoto, isPlaceholderData: isNext } = photoQuery;
  if (isPending) return section(<TryOnSkeleton />);
  if (!photo) {
    // The customer cannot know why.
    const isTooLittle = [...unclearPhotos.values()].every((visibility) => visibility === 'little');
    const reasons = availableAreas.flatMap(
      (part) => (isTooLittle && TRY_ON_AREAS[part].tooLittleText) || (TRY_ON_AREAS[part].notVisibleText ?? []),
    );
    return unclearPhotos.size > 0 && reasons.length > 0 && <p className="text-sm soft">{reasons.join(' ')}</p>;
  }
  const offered = availableAreas
    .filter((part) => paintablePhoto?.isVisible(part))
    .map((part) => ({
      area: part,
      colors: part === 'hair' ? (paintablePhoto?.distinctHairColors ?? []) : TRY_ON_AREAS[part].colors(result),
    }));
  if (paintablePhoto !== undefined && !isNext && offered.length === 0) {
    setUnclearPhotos(new Map([...unclearPhotos, [photo.position, paintablePhoto?.hairVisibility ?? null]]));
    return null;
  }
  if (paintablePhoto && !isNext && offered.every(({ colors }) => colors.length === 0)) {
    return <p className="text-sm soft">{BESIDE_PHOTOS.hairAlready}</p>;
  }
  return section(
    photoQuery.error instanceof HiddenColorsError ? (
      <p role="alert">{HIDDEN_COLORS}</p>
    ) : photoQuery.isError ? (
      <div role="alert">
        <p>We couldn’t load your photo. Everything else is here.</p>
        <Button look="text" onClick={() => void photoQuery.refetch()}>
          Try again
        </Button>
      </div>
    ) : paintablePhoto && offered.length > 0 ? (
      <TryOnPanel {...{ photo: paintablePhoto, offered, result, showNext, isNext }} />
    ) : (
      <TryOnSkeleton />
    ),
  );
}
