import type { KeyOwner } from '../storage/index.ts';

/** The key service is down or throttling: retry later. The cause has details. */
export class KeysUnavailableError extends Error {
  override name = 'KeysUnavailableError';
  readonly code = 'KEYS_UNAVAILABLE';
}

/** The key service refuses permanently: the configuration must be fixed. */
export class KeysRefusedError extends KeysUnavailableError {
  override name = 'KeysRefusedError';
}

/** The data was modified, truncated, or belongs to another order or object. */
export class SealBrokenError extends Error {
  override name = 'SealBrokenError';
}

/** A data key as stored in Postgres, wrapped by the named master key. */
export interface WrappedKey {
  readonly wrapped: Buffer;
  /** The master key, as its service names it. */
  readonly master: string;
}

/** Holds the master key without revealing it. Keys wrapped for one owner open for no other. */
export interface KeyService {
  /** The master key `wrap` uses; keys under others are due for rotation. */
  readonly newest: string;
  /** @throws KeysUnavailableError */
  wrap(dataKey: Buffer, owner: KeyOwner): Promise<WrappedKey>;
  /** @throws KeysUnavailableError, SealBrokenError */
  unwrap(key: WrappedKey, owner: KeyOwner): Promise<Buffer>;
  /** Whether the service responds and accepts us. @throws KeysUnavailableError */
  ping(): Promise<void>;
}
