import type { NamedColor } from '@trueseason/contracts';
import type { SeasonProfile } from '@trueseason/seasons';

/** What is said of lipstick that lips show through: of one by its name, or of all that a season wears. */
const SHEER_NAME = /\b(sheer|gloss)\b/i;
const SHEER_SEASON = /\bsheer\b/i;

/** A lipstick, and whether lips show through it. */
interface Lipstick extends NamedColor {
  readonly isSheer: boolean;
}

/** The season's lipsticks, each as opaque as its words say. */
export const lipsticksOf = ({
  palette,
  makeup,
}: Pick<SeasonProfile, 'palette'> & { readonly makeup: Pick<SeasonProfile['makeup'], 'text'> }): Lipstick[] => {
  const all = SHEER_SEASON.test(makeup.text);
  return palette.lipstick.map((color) => ({ ...color, isSheer: all || SHEER_NAME.test(color.name) }));
};
