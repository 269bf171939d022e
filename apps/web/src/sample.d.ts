/** Composed at build by sample-plugin.ts. */
declare module 'virtual:sample' {
  export const result: import('@trueseason/contracts').AnalysisResult;
  export const scope: readonly import('@trueseason/contracts').ScopePart[];
  export const outlines: readonly import('@trueseason/contracts').PhotoMark[];
  /** As the call `getOutfits` answers. */
  export const outfits: readonly import('@trueseason/contracts').Outfit[];
}
