import { PHOTO_COUNT, PHOTO_MAX_BYTES } from '../photos/photo.ts';

const KB = 1024;
const MB = 1024 * KB;

/** Memory that a replica reserves per kind of call, in bytes. */
export interface Pool {
  readonly room: number;
  /** Charged to each call until its response is received: connection, parser, place at the store. */
  readonly each: number;
  /** Calls of one address at once, scaled; some more wait, and only then are they refused. */
  readonly household?: number;
  /** The largest body that is read as a whole. */
  readonly body: number;
  /** Of such a body while it is parsed, in its own size: all are charged from the start. */
  readonly copies: number;
  /** Time limit of the whole body; without it, only the minimum rate counts. */
  readonly seconds?: number;
}

/** Chunks, and their text if one character needs two bytes; then this text and its values. */
const short = { body: 64 * KB, copies: 4, seconds: 10 } as const;
const DATA_URLS_BODY = Math.ceil((PHOTO_COUNT * PHOTO_MAX_BYTES * 4) / 3) + KB;
const DATA_URLS_COPIES = 2;

/** 354 MB in total: with the process's own 110 below its container's 512. */
export const POOLS = {
  small: { ...short, room: 64 * MB, each: 32 * KB },
  pages: { ...short, room: 32 * MB, each: 32 * KB, copies: 0 },
  operators: { ...short, room: 8 * MB, each: 64 * KB },
  /** Parsed only if their signature is right. */
  events: { ...short, room: 8 * MB, each: 64 * KB, body: MB, copies: 2 },
  /** For a worker or a provider. */
  waits: { ...short, room: 16 * MB, each: 256 * KB, household: 6 },
  /** Streamed to the store: at most one part per photo is in memory. */
  photos: { room: 64 * MB, each: MB, household: 12, body: 64 * KB, copies: 0 },
  /** Held in memory while they wait for a worker. */
  verdicts: { room: 40 * MB, each: MB, household: 6, body: 64 * KB, copies: 0 },
  /** Three photos as base64, in ASCII, plus overhead; one of the largest fits. */
  data_urls: {
    room: DATA_URLS_BODY * DATA_URLS_COPIES + 2 * MB,
    each: MB,
    household: 2,
    body: DATA_URLS_BODY,
    copies: DATA_URLS_COPIES,
  },
  /** Streamed from the store, on one of its fifty connections. */
  stored: { ...short, room: 40 * MB, each: MB },
} as const satisfies Readonly<Record<string, Pool>>;

export type PoolName = keyof typeof POOLS;
