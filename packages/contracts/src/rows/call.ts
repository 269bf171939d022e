import { z } from 'zod';
import { CHECKED_PHOTO_FIELD, JOB_PHOTOS_FIELD, PHOTO_COUNT, PHOTO_FIELDS, PHOTO_MAX_BYTES } from '../photos/photo.ts';
import type { ProblemCode } from '../problems/problem.ts';
import type { ParamName, Route } from '../routes/routes.ts';
import { orderIdParamSchema } from '../schemas/fields.ts';
import type { Access } from './access.ts';
import type { Effect } from './effects.ts';
import type { Limit } from './limit.ts';
import type { PoolName } from './memory-pools.ts';

/** How a body may be encoded in transit. Each but `identity` needs its decoder, which is charged for what it produces. */
export type ContentEncoding = 'identity';

export interface Files {
  /** One file each; a single name may repeat `count` times. */
  readonly fields: readonly string[];
  readonly count: number;
  readonly maxBytes: number;
}

/** Checks before the body is read: consent for photos; daily budget and challenge for free orders. */
export type Guard = 'photo_consent' | 'daily_budget' | 'challenge';

/** Everything about a call except its route. The gateway, the OpenAPI document and the web client derive from it. */
export interface Call<Param extends string = string> {
  readonly summary: string;
  readonly access: Access<Param>;
  readonly pool: PoolName;
  /** What a call may leave or read beyond rows of one order: its limits by network and day follow. */
  readonly effects: readonly Effect[];
  /** Of the body; a request with another is refused before it is read. */
  readonly encodings: readonly ContentEncoding[];
  readonly params?: z.ZodObject<Record<Param, z.ZodType>>;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly files?: Files;
  readonly headers?: Readonly<Record<string, string>>;
  readonly response?: z.ZodType;
  readonly returns?: 'pdf' | 'csv' | 'image' | 'redirect' | 'page';
  /** Errors beyond those implied by access, input and limits. */
  readonly problems?: readonly ProblemCode[];
  readonly limits?: readonly Limit[];
  /** In total per replica, for those that take a thread: with a complete body, more are queued. */
  readonly atOnce?: number;
  /** Polled by every open screen: answered from a shared read, without queueing. */
  readonly polled?: true;
  readonly guards?: readonly Guard[];
  /** Required for calls with a body. */
  readonly example?: { readonly body?: unknown; readonly response?: unknown };
}

/** A row's access, the pool its calls are charged to, and bodies as they are. */
export const charged = <const Pool extends PoolName, const Who extends Access>(pool: Pool, access: Who) =>
  ({ access, pool, encodings: ['identity'] }) as const;
export const small = <const Who extends Access>(access: Who) => charged('small', access);
export const office = <const Who extends Access>(access: Who) => charged('operators', access);

type Parameterized<Param extends string> = [Param] extends [never]
  ? { readonly params?: never }
  : { readonly params: z.ZodObject<Record<Param, z.ZodType>> };

/** Exactly one row per route of a group. */
export type CallsOf<Group extends Readonly<Record<string, Route>>> = {
  readonly [Name in keyof Group]: Call<ParamName<Group[Name]>> & Parameterized<ParamName<Group[Name]>>;
};

export const EXAMPLE_ORDER_ID = 7_316_402_958;
/** Of an order that is being analyzed. */
export const EXAMPLE_STATE = {
  status: 'processing',
  nextStep: 'analysis',
  refunded: false,
  refundFailed: false,
  isGift: false,
  failure: null,
} as const;

export const orderIdParams = z.object({ orderId: orderIdParamSchema });
/** An ID of ours or of the payment provider. */
export const referenceSchema = z
  .string()
  .regex(/^[\w-]{1,255}$/)
  .meta({ examples: [String(EXAMPLE_ORDER_ID)] });
/** A bearer token in the address. */
export const tokenParams = z.object({ token: z.string().max(1024) });
export const done = z.object({ success: z.literal(true) }).meta({ id: 'Done', examples: [{ success: true }] });

export const namedPhotos = { fields: PHOTO_FIELDS, count: PHOTO_COUNT, maxBytes: PHOTO_MAX_BYTES } as const;
export const repeatedPhotos = { ...namedPhotos, fields: [JOB_PHOTOS_FIELD] } as const;
export const onePhoto = { fields: [CHECKED_PHOTO_FIELD], count: 1, maxBytes: PHOTO_MAX_BYTES } as const;
/** Errors while photos are received. */
export const photoProblems = [
  'not_enough_photos',
  'too_many_photos',
  'photo_too_large',
  'photo_type',
  'photo_damaged',
  'photo_encoding',
] as const satisfies readonly ProblemCode[];
