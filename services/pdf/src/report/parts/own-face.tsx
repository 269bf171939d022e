import {
  asWorn,
  bareLips,
  beardOf,
  type DrawnFrame,
  Face,
  type HairStyle,
  irisBeside,
  irisOf,
  isBareFaced,
  lipsOf,
  type OwnHair,
  ownHair,
  UNSEEN_HAIR,
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

/** For a report without measurements. */
const SKIN = '#B98767';

/** A drawn person in the measured colors. Nobody's portrait: the photos say nothing about a haircut here. */
export function OwnFace({ report, id, style, cloth, hair, lips, brow, glasses }: OwnFaceProps) {
  const { evidence } = report;
  const seen = evidence?.features;
  const worn = hair ?? (evidence && ownHair(evidence));
  return (
    <Face
      id={id}
      style={evidence ? asWorn(style, evidence) : 'crop'}
      skin={seen?.skin.hex ?? SKIN}
      hair={worn?.hex ?? UNSEEN_HAIR}
      strands={worn?.strands}
      brow={brow ?? seen?.brows?.hex}
      iris={evidence ? irisOf(evidence) : irisBeside(SKIN)}
      lips={lips ?? (evidence ? lipsOf(evidence) : bareLips(SKIN))}
      // A lipstick is seen on a face that is made up.
      bare={!lips && isBareFaced(evidence?.answers?.presentation)}
      beard={evidence ? beardOf(evidence) : undefined}
      cloth={cloth}
      glasses={glasses?.hex}
      look={glasses?.look}
    />
  );
}
