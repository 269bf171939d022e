import type { MeasuredPerson } from './measured.ts';

/** L* of skin as photographed at the boundaries of the thirds (deepest, medium) of the tuning half. */
const BORDERS = [66, 73] as const;

/** Thirds of these portraits, not depths of skin: four in five of the darkest third are white. */
export const THIRDS = ['darkest', 'middle', 'lightest'] as const;

/** 0 deepest, 1 medium, 2 fairest, from the portrait's pixels, independent of the engine. */
export const thirdOf = ({ exposure: { skin } }: Pick<MeasuredPerson, 'exposure'>): 0 | 1 | 2 =>
  skin < BORDERS[0] ? 0 : skin < BORDERS[1] ? 1 : 2;
