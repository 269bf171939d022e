import type { GatewayConfig } from '../config.ts';

/** Limits of how often, as this deployment scales them; never below one. */
export const scaledBy =
  ({ RATE_LIMIT_SCALE }: Pick<GatewayConfig, 'RATE_LIMIT_SCALE'>) =>
  (max: number): number =>
    Math.max(1, Math.round(max * RATE_LIMIT_SCALE));
