import { z } from 'zod';
import {
  CHECKED_PHOTO_FIELD,
  JOB_PHOTOS_FIELD,
  MOST_PHOTOS,
  PHOTO_COUNT,
  PHOTO_FIELDS,
  PHOTO_MAX_BYTES,
} from '../photo.ts';
import type { ProblemCode } from '../problem.ts';
import type { ParamName, Route } from '../routes.ts';
import { orderIdParamSchema } from '../schemas/order-id.ts';
import type { Access } from './access.ts';
import type { AtOnce, Limit } from './limit.ts';

/** Files of a multipart body. */
export interface Files {
  /** Of one file each; a single name may be repeated `count` times. */
  readonly fields: readonly string[];
  readonly count: number;
  /** Of each file. */
  readonly maxBytes: number;
}

/**
 * What a call has to pass before its body is read: a recorded consent where photos come, and, since a new order costs us
 * something before anybody pays, the day's budget and a challenge.
 */
export type Guard = 'photo consent' | 'budget of the day' | 'challenge';

/**
 * All that is known of a call beside its route. Gateway, document and web client are made from it, so that none can
 * say anything else.
 */
export interface Call<Param extends string = string> {
  readonly summary: string;
  readonly access: Access<Param>;
  readonly params?: z.ZodObject<Record<Param, z.ZodType>>;
  readonly query?: z.ZodObject;
  /** A JSON body. */
  readonly body?: z.ZodType;
  /** A multipart body. */
  readonly files?: Files;
  /** Where a body is larger than other JSON. */
  readonly maxBodyBytes?: number;
  /** Headers that it listens to, with what they are for. */
  readonly headers?: Readonly<Record<string, string>>;
  /** A JSON answer. */
  readonly answer?: z.ZodType;
  /** What it answers instead of JSON. */
  readonly returns?: 'pdf' | 'pass' | 'image' | 'redirect' | 'page';
  /** Why it may refuse, beside what follows from its access, its input and its limits. */
  readonly problems?: readonly ProblemCode[];
  readonly limits?: readonly Limit[];
  readonly atOnce?: AtOnce;
  readonly guards?: readonly Guard[];
  /** What a real one looks like. Every call with a body has one. */
  readonly example?: { readonly body?: unknown; readonly answer?: unknown };
}

type Parameterized<Param extends string> = [Param] extends [never]
  ? { readonly params?: never }
  : { readonly params: z.ZodObject<Record<Param, z.ZodType>> };

/** The rows of a group of routes: one each, and none without a route. */
export type CallsOf<Group extends Readonly<Record<string, Route>>> = {
  readonly [Name in keyof Group]: Call<ParamName<Group[Name]>> & Parameterized<ParamName<Group[Name]>>;
};

export const EXAMPLE_ORDER_ID = 7_316_402_958;

export const orderIdParams = z.object({ orderId: orderIdParamSchema });
/** An id of ours or of the payment provider. */
export const referenceSchema = z
  .string()
  .regex(/^[\w-]{1,255}$/)
  .meta({ examples: [String(EXAMPLE_ORDER_ID)] });
/** What an address carries that opens something by itself. */
export const tokenParams = z.object({ token: z.string().max(1024) });
export const done = z.object({ success: z.literal(true) }).meta({ id: 'Done', examples: [{ success: true }] });

export const namedPhotos = { fields: PHOTO_FIELDS, count: PHOTO_COUNT, maxBytes: PHOTO_MAX_BYTES } as const;
export const repeatedPhotos = { ...namedPhotos, fields: [JOB_PHOTOS_FIELD] } as const;
/** Those that are added to the photos of an order. */
export const addedPhotos = { ...repeatedPhotos, count: MOST_PHOTOS - PHOTO_COUNT } as const;
export const onePhoto = { fields: [CHECKED_PHOTO_FIELD], count: 1, maxBytes: PHOTO_MAX_BYTES } as const;
/** Why photos are refused as they arrive. */
export const photoProblems = [
  'not_enough_photos',
  'too_many_photos',
  'photo_too_large',
  'photo_type',
  'photo_damaged',
] as const satisfies readonly ProblemCode[];
