import { hexToSrgb, labToLinear, linearLuminance, srgbToLinear } from '@trueseason/color';
import type { Evidence, NamedColor } from '@trueseason/contracts';

type Hair = Evidence['features']['hair'];

/** How much more light a color may send back than the hair does: more takes bleach, and no picture knows how that ends. */
const LIGHTER = 2.75;
/** How much less: black over white hair lies there like a wig. */
const DARKER = 1 / 25;
/** Darker than this, cameras see no difference. */
const BLACK = 0.011;

const lightOf = (hex: string): number => linearLuminance(srgbToLinear(hexToSrgb(hex)));
const ownLight = (hair: NonNullable<Hair>): number => Math.max(BLACK, linearLuminance(labToLinear(hair.lab)));

/** The colors that a colorist would reach from this hair in one sitting, and that a picture can show. */
export const withinReach = (colors: readonly NamedColor[], hair: Hair): readonly NamedColor[] =>
  hair
    ? colors.filter(({ hex }) => {
        const share = lightOf(hex) / ownLight(hair);
        return share <= LIGHTER && share >= DARKER;
      })
    : [];

/** Whether some are too light for that. */
export const needsBleach = (colors: readonly NamedColor[], hair: Hair): boolean =>
  hair !== null && colors.some(({ hex }) => lightOf(hex) > LIGHTER * ownLight(hair));
