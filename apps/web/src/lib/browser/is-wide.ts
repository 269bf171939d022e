/** Whether the window is wider than a phone's, by the stylesheets' breakpoint. */
export const isWide = (): boolean => window.matchMedia?.('(min-width: 46rem)').matches ?? true;
