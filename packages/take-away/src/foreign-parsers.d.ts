// Parsers that somebody else wrote and gave no types, for tests.
declare module 'procreate-swatches' {
  export function readSwatchesFile(
    file: Uint8Array,
    space: 'rgb',
  ): Promise<{ readonly name: string; readonly colors: readonly (readonly [readonly number[], string] | null)[] }>;
}
declare module 'anypalette' {
  export interface ReadColor {
    readonly red: number;
    readonly green: number;
    readonly blue: number;
    readonly name?: string;
  }
  interface ReadPalette extends ReadonlyArray<ReadColor> {
    readonly name?: string;
    readonly numberOfColumns?: number;
  }
  const AnyPalette: {
    loadPalette(
      options: { readonly data: Buffer; readonly fileExt: string },
      done: (error: Error | null, palette: ReadPalette) => void,
    ): void;
  };
  export default AnyPalette;
}
