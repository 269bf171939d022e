import type { NamedColor, Reading } from '@trueseason/contracts';
import { hexToLab } from '../color/index.ts';

const COUNT = 3;

const byLightness = (colors: readonly NamedColor[]): readonly NamedColor[] =>
  colors.toSorted((a, b) => hexToLab(a.hex)[0] - hexToLab(b.hex)[0]);

/** The palette for suits: its darkest neutrals, its lightest lights for shirts, and the first of its brights for ties. */
export const suitColors = ({
  sections: { neutrals, lights, brights },
}: Pick<Reading, 'sections'>): Readonly<Record<'suits' | 'shirts' | 'ties', readonly NamedColor[]>> => ({
  suits: byLightness(neutrals.colors).slice(0, COUNT),
  shirts: byLightness(lights.colors).slice(-COUNT).toReversed(),
  ties: brights.colors.slice(0, COUNT),
});
