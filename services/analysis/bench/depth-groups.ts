import type { MeasuredPerson } from './measured.ts';

/** L* of the skin as photographed below which a person is in the deepest, or the middle, third of the tuning half. */
const BORDERS = [66, 73] as const;

/** 0 deepest, 1 medium, 2 fairest: by the portrait's own pixels, so that the engine has no say in it. */
export const thirdOf = ({ exposure: { skin } }: Pick<MeasuredPerson, 'exposure'>): 0 | 1 | 2 =>
  skin < BORDERS[0] ? 0 : skin < BORDERS[1] ? 1 : 2;
