import type { GatewayConfig } from '../config.ts';

/** Rate limits scaled for this deployment; at least one. */
export const createLimitScale =
  ({ RATE_LIMIT_SCALE }: Pick<GatewayConfig, 'RATE_LIMIT_SCALE'>) =>
  (max: number): number =>
    Math.max(1, Math.round(max * RATE_LIMIT_SCALE));
