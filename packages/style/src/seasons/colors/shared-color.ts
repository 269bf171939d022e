import type { NamedColor } from '@trueseason/contracts';

/**
 * A color that nearly every season has and none avoids, shown before payment: the same for everybody, so it reveals nothing of
 * a result. `seasons` counts those that have it.
 */
export const SHARED_COLOR = { hex: '#94C5BC', name: 'Sea Mist', seasons: 10 } as const satisfies NamedColor & {
  readonly seasons: number;
};
