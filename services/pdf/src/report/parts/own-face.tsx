import { Face, type HairStyle } from '@trueseason/drawings';
import type { Report } from '../model.ts';

export interface OwnFaceProps {
  readonly report: Report;
  readonly id: string;
  readonly style: HairStyle;
  /** The cloth under the chin. */
  readonly cloth?: string;
  /** Instead of the measured hair. */
  readonly hair?: string;
  readonly glasses?: string;
}

/** Where a feature was hidden in the photos: a colour that draws no attention beside the skin. */
const UNSEEN = { hair: '#3B302A', iris: '#4A3A2E', lips: '#A8675E' } as const;

/** A drawn person in the measured colours. Nobody's portrait: the photos say nothing about a haircut here. */
export function OwnFace({ report, id, style, cloth, hair, glasses }: OwnFaceProps) {
  const { skin, hair: measured, iris, lips, brows } = report.evidence.features;
  return (
    <Face
      id={id}
      style={style}
      skin={skin.hex}
      hair={hair ?? measured?.hex ?? brows?.hex ?? UNSEEN.hair}
      brow={hair ?? brows?.hex}
      iris={iris?.hex ?? UNSEEN.iris}
      lips={lips?.hex ?? UNSEEN.lips}
      cloth={cloth}
      glasses={glasses}
    />
  );
}
