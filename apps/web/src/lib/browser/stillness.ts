/** Whether the device was asked to move less. */
export const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
