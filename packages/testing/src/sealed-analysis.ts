/** An analysis for tests that never open it. */
export const sealedAnalysis = {
  result: 'sealed:result',
  readings: 'sealed:readings',
  engineVersion: 'test',
} as const;
