import { colorsBesideSkin, estimatePerson, hasOddColor, unnaturalIn, withoutFeatures } from './combine/index.ts';
import { type Judgment, judgePhoto } from './judge/index.ts';
import type { LogColor } from './math/index.ts';
import type { Sight } from './read-head.ts';

const NEUTRAL: LogColor = [0, 0, 0];

/** The verdict on a photo from its measurements. */
export function judgeSight({ readings, quality, headwearShare }: Sight): Judgment {
  const ownColors = colorsBesideSkin([readings]);
  const {
    colors: { lips, skin },
    lights: [light = NEUTRAL],
    // Dye is not light.
  } = estimatePerson(withoutFeatures([readings], unnaturalIn([readings], ownColors)));
  const lipTint = lips && lips[0] - skin[0];
  const hairSeen = readings.features.hair !== undefined;
  const whitePoint = readings.tones?.whitePoint;
  return judgePhoto({
    quality,
    light,
    skin,
    whitePoint,
    variety: readings.variety || undefined,
    headwearShare,
    hairSeen,
    hasOddColor: hasOddColor(ownColors),
    lipTint,
  });
}
