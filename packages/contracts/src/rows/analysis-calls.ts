import { z } from 'zod';
import { photoCheckSchema } from '../schemas/fields.ts';

/** A call between our services, always a POST. */
interface InternalCall<Body = unknown, Response = unknown> {
  readonly path: `/${string}`;
  /** Files as bytes, everything else as JSON. */
  readonly body: z.ZodType<Body>;
  readonly response: z.ZodType<Response>;
  readonly timeoutMs: number;
  /** A worker does one at a time; more are refused. */
  readonly atOnce: number;
}

const CALLS = {
  check: {
    path: '/check',
    body: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
    response: photoCheckSchema,
    timeoutMs: 6_000,
    atOnce: 12,
  },
  /** Stores a photo's hair mask. 410 if the photo is deleted. */
  mapHair: {
    path: '/hair',
    body: z.object({ orderId: z.number(), key: z.string() }),
    response: z.void(),
    timeoutMs: 6_000,
    atOnce: 6,
  },
} as const satisfies Readonly<Record<string, InternalCall>>;

type Calls = typeof CALLS;
export type AnalysisCallName = keyof Calls;
export type AnalysisBody<Name extends AnalysisCallName> = z.output<Calls[Name]['body']>;
export type AnalysisResponse<Name extends AnalysisCallName> = z.output<Calls[Name]['response']>;

/** Calls from the gateway to analysis workers, which only it can reach, so they need no access control. */
export const ANALYSIS_CALLS: {
  readonly [Name in AnalysisCallName]: InternalCall<AnalysisBody<Name>, AnalysisResponse<Name>>;
} = CALLS;
