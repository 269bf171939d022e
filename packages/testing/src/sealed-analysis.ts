/** An analysis for tests that never open it. */
export const sealedAnalysis = {
  result: 'sealed:result',
  readings: 'sealed:readings',
  morePhotosHelp: false,
  engineVersion: 'test',
} as const;
