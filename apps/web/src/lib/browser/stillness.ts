/** Whether reduced motion is preferred. */
export const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
