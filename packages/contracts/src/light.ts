import type { Evidence } from './schemas/analysis-result.ts';

/** How a light is told that was not read: the light of a stored result is known by it. */
export const LIGHT_ASSUMED = 'assumed from what most photos look like';

export const isLightAssumed = ({ light }: Pick<Evidence, 'light'>): boolean =>
  light.method.toLowerCase().includes(LIGHT_ASSUMED);
