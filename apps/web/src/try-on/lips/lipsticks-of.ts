import type { NamedColor } from '@trueseason/contracts';

/** A lipstick, and whether lips show through it. */
export interface Lipstick extends NamedColor {
  readonly isSheer: boolean;
}

/** The lipsticks of a reading, each as opaque as it says. */
export const lipsticksOf = (lipstick: readonly NamedColor[]): Lipstick[] =>
  lipstick.map(({ wear, ...color }) => ({ ...color, isSheer: wear === 'sheer' }));
