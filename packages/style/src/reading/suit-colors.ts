import type { NamedColor, Reading } from '@trueseason/contracts';
import { deltaE00, hexToLab } from '../color/index.ts';

const COUNT = 3;
/** What shirts under suits are first: white, ivory, light blue. */
const SHIRTS = ['#FFFFFF', '#F3E7D1', '#B8D9ED'].map(hexToLab);
/** CIEDE2000 beyond which a palette has no such shirt, but only another light color. */
const ANOTHER_SHIRT = 10;

const lightness = ({ hex }: NamedColor): number => hexToLab(hex)[0];
const byLightness = (colors: readonly NamedColor[]): readonly NamedColor[] =>
  colors.toSorted((a, b) => lightness(a) - lightness(b));

/** The palette's nearest to each classic shirt; in place of one that it lacks, its lightest other neutrals. */
function shirtsOf(neutrals: readonly NamedColor[], lights: readonly NamedColor[]): readonly NamedColor[] {
  const shirts: NamedColor[] = [];
  for (const classic of SHIRTS) {
    const distance = ({ hex }: NamedColor): number => deltaE00(hexToLab(hex), classic);
    const [nearest] = [...neutrals, ...lights]
      .filter((color) => !shirts.includes(color) && distance(color) <= ANOTHER_SHIRT)
      .toSorted((a, b) => distance(a) - distance(b));
    if (nearest) shirts.push(nearest);
  }
  const rest = byLightness(neutrals.filter((color) => !shirts.includes(color))).toReversed();
  return [...shirts, ...rest].slice(0, COUNT);
}

/** The palette for suits: its darkest neutrals, white, ivory and light blue for shirts, and the first of its brights for ties. */
export const suitColors = ({
  sections: { neutrals, lights, brights },
}: Pick<Reading, 'sections'>): Readonly<Record<'suits' | 'shirts' | 'ties', readonly NamedColor[]>> => ({
  suits: byLightness(neutrals.colors).slice(0, COUNT),
  shirts: shirtsOf(neutrals.colors, lights.colors),
  ties: brights.colors.slice(0, COUNT),
});
