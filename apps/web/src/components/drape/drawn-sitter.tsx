import type { Evidence, PhotoSilhouette } from '@trueseason/contracts';
import { asWorn, beardOf, FACE_OUTLINE, Face, irisOf, isBareFaced, lipsOf, ownHair } from '@trueseason/drawings';
import { type ReactNode, useId } from 'react';

/** Where a cloth finds the chin and the shoulders of a drawn face. */
export const DRAWN_SILHOUETTES: readonly PhotoSilhouette[] = (['face', 'body'] as const).map((feature) => ({
  feature,
  lines: [FACE_OUTLINE[feature].map(([x, y]) => [x, y])],
}));

/** What photos have shown of somebody. */
export type Seen = Pick<Evidence, 'features' | 'photos' | 'answers'>;

/** A drawn face in the colors that were measured, where there is no photo to lay the cloth on. */
export function DrawnSitter({ seen, alt }: { readonly seen: Seen; readonly alt: string }): ReactNode {
  const { skin, brows } = seen.features;
  const hair = ownHair(seen);
  return (
    <Face
      id={useId()}
      title={alt}
      skin={skin.hex}
      hair={hair.hex}
      strands={hair.strands}
      iris={irisOf(seen)}
      lips={lipsOf(seen)}
      bare={isBareFaced(seen.answers?.presentation)}
      brow={brows?.hex}
      beard={beardOf(seen)}
      // How long hair is was not measured: where nobody said, a close crop claims least.
      style={asWorn('crop', seen)}
    />
  );
}
