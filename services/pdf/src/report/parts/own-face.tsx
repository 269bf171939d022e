import {
  asWorn,
  bareLips,
  beardOf,
  type DrawnFrame,
  Face,
  type HairStyle,
  lipsOf,
  type OwnHair,
  ownHair,
} from '@trueseason/drawings';
import type { Report } from '../model.ts';

export interface OwnFaceProps {
  readonly report: Report;
  readonly id: string;
  readonly style: HairStyle;
  /** The cloth under the chin. */
  readonly cloth?: string;
  /** Instead of the measured hair and lips. */
  readonly hair?: OwnHair;
  readonly lips?: string;
  /** Brows in a color of their own; theirs without. */
  readonly brow?: string | undefined;
  readonly glasses?: DrawnFrame;
}

/** Where a feature was hidden in the photos: a color that draws no attention beside the skin. */
const UNSEEN = { skin: '#B98767', hair: '#3B302A', iris: '#4A3A2E' } as const;

/** A drawn person in the measured colors. Nobody's portrait: the photos say nothing about a haircut here. */
export function OwnFace({ report, id, style, cloth, hair, lips, brow, glasses }: OwnFaceProps) {
  const { evidence } = report;
  const seen = evidence?.features;
  const worn = hair ?? (evidence && ownHair(evidence, UNSEEN.hair));
  return (
    <Face
      id={id}
      style={evidence ? asWorn(style, evidence) : 'crop'}
      skin={seen?.skin.hex ?? UNSEEN.skin}
      hair={worn?.hex ?? UNSEEN.hair}
      strands={worn?.strands}
      brow={brow ?? seen?.brows?.hex}
      iris={seen?.iris?.hex ?? UNSEEN.iris}
      lips={lips ?? (evidence ? lipsOf(evidence) : bareLips(UNSEEN.skin))}
      beard={evidence ? beardOf(evidence) : undefined}
      cloth={cloth}
      glasses={glasses?.hex}
      look={glasses?.look}
    />
  );
}
