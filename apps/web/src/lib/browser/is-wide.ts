/** Whether the window is wider than a phone's: as wide as where the screens' own rules change. */
export const isWide = (): boolean => window.matchMedia?.('(min-width: 46rem)').matches ?? true;
