import type { ColumnType } from 'kysely';

/** Prefix of encrypted JSON columns. */
export const SEALED_TEXT = 'sealed:';
export type SealedText = `${typeof SEALED_TEXT}${string}`;
export const isSealedText = (value: unknown): value is SealedText =>
  typeof value === 'string' && value.startsWith(SEALED_TEXT);

/** Measurements encrypted with a key of their order. */
export type SealedColumn = ColumnType<SealedText, string, string>;
