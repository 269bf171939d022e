import type { KeyOwner } from '@trueseason/storage';

/** The key service is away, or refuses us for now: the same call can work later. The cause says what happened. */
export class KeysUnavailableError extends Error {
  override name = 'KeysUnavailableError';
  readonly code = 'KEYS_UNAVAILABLE';
}

/** The key service answers and will not serve us: no waiting mends that, a setting does. */
export class KeysRefusedError extends KeysUnavailableError {
  override name = 'KeysRefusedError';
}

/** What was to be opened is not what was sealed: changed, cut, or of another order or object. */
export class SealBrokenError extends Error {
  override name = 'SealBrokenError';
}

/** A data key as Postgres keeps it: only the master key that it names opens it. */
export interface WrappedKey {
  readonly wrapped: Buffer;
  /** Which master key, in the words of the service that has it. */
  readonly master: string;
}

/** Holds the master key, and never reveals it. Keys wrapped for one owner open for no other. */
export interface KeyService {
  /** What `wrap` names; keys under another one are due for rotation. */
  readonly newest: string;
  /** @throws KeysUnavailableError */
  wrap(dataKey: Buffer, owner: KeyOwner): Promise<WrappedKey>;
  /** @throws KeysUnavailableError, SealBrokenError */
  unwrap(key: WrappedKey, owner: KeyOwner): Promise<Buffer>;
  /** Whether it answers and would serve us. @throws KeysUnavailableError */
  ping(): Promise<void>;
}
