import type { AnalysisResult } from '@trueseason/contracts';
import { BESIDE_PHOTOS } from '@trueseason/style/reading/beside-photos';
import { type ReactNode, useState } from 'react';
import { useSitter } from '../drape/use-sitter.ts';
import type { OwnPhoto } from '../photos/own-photo.ts';
import { Button } from '../ui/button/button.tsx';
import type { HairSeen } from './mirror.ts';
import { PARTS, type Part } from './parts.ts';
import { Room } from './room.tsx';
import { useMirror } from './use-mirror.ts';
import { Waiting } from './waiting.tsx';

export interface TryOnProps {
  readonly orderId: string;
  readonly result: AnalysisResult;
  readonly parts: readonly Part[];
  /** The section around it, if it is shown. */
  readonly section: (content: ReactNode) => ReactNode;
}

/**
 * Colors on the customer's own photo, drawn on this device, on each photo that shows where they are worn. Nothing is shown
 * if none does.
 */
export function TryOn({ orderId, result, parts, section }: TryOnProps): ReactNode {
  const { evidence } = result;
  const wearable = parts.filter((part) => PARTS[part].colors(result).length > 0);
  // Photos on which nothing can be worn, known once they are looked at.
  const [unclear, leaveOut] = useState<ReadonlyMap<OwnPhoto['position'], HairSeen | null>>(new Map());
  const fits = ({ position, outlines }: OwnPhoto): boolean => {
    const verdict = evidence.photos.find((one) => one.position === position);
    const shown = { outlines, isUnderHat: verdict?.warnings.includes('headwear') ?? false, hair: true };
    return !unclear.has(position) && wearable.some((part) => PARTS[part].isSeen(shown));
  };
  const { photo, turn, isPending } = useSitter(orderId, evidence.photos, fits);
  const mirrored = useMirror(orderId, photo, evidence, parts.includes('hair'));
  const { data: mirror, isPlaceholderData: isNext } = mirrored;
  if (isPending) return section(<Waiting />);
  if (!photo) {
    // The customer cannot know why.
    const isLittle = [...unclear.values()].every((seen) => seen === 'little');
    const why = wearable.flatMap((part) => (isLittle && PARTS[part].tooLittle) || (PARTS[part].missing ?? []));
    return unclear.size > 0 && why.length > 0 && <p className="text-sm soft">{why.join(' ')}</p>;
  }
  const offered = wearable
    .filter((part) => mirror?.shows(part))
    .map((part) => ({ part, colors: mirror?.differing(part, PARTS[part].colors(result)) ?? [] }));
  if (mirror !== undefined && !isNext && offered.length === 0) {
    leaveOut(new Map([...unclear, [photo.position, mirror?.hairSeen ?? null]]));
    return null;
  }
  if (mirror && !isNext && offered.every(({ colors }) => colors.length === 0)) {
    return <p className="text-sm soft">{BESIDE_PHOTOS.hairAlready}</p>;
  }
  return section(
    mirrored.isError ? (
      <div role="alert">
        <p>We couldn’t load your photo. Everything else is here.</p>
        <Button look="text" onClick={() => void mirrored.refetch()}>
          Try again
        </Button>
      </div>
    ) : mirror && offered.length > 0 ? (
      <Room {...{ mirror, offered, result, turn, isNext }} />
    ) : (
      <Waiting />
    ),
  );
}
