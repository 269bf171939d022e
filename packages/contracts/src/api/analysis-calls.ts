import { z } from 'zod';
import { MOST_PHOTOS } from '../photo.ts';
import { analysisResultSchema, evidenceSchema } from '../schemas/analysis-result.ts';
import { answersSchema } from '../schemas/answers.ts';
import { photoCheckSchema } from '../schemas/photo.ts';
import { photoMarkSchema } from '../schemas/photo-outline.ts';

/** A call between our services, always a POST. */
interface InternalCall<Body = unknown, Answer = unknown> {
  readonly path: `/${string}`;
  /** Files as bytes, everything else as JSON. */
  readonly body: z.ZodType<Body>;
  readonly answer: z.ZodType<Answer>;
  /** The caller's timeout. */
  readonly timeoutMs: number;
}

/** Stored readings; only the engine interprets them. */
const readings = z.array(z.custom<object>((value) => typeof value === 'object' && value !== null)).readonly();
const { secondOpinion, seasonBefore, photos: verdicts } = evidenceSchema.shape;
const remade = { result: analysisResultSchema, engineVersion: z.string() };

const CALLS = {
  /** A quick verdict on one photo. */
  check: {
    path: '/check',
    body: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
    answer: photoCheckSchema,
    timeoutMs: 6_000,
  },
  /** The result from stored readings and the customer's answers. */
  reanalyze: {
    path: '/reanalyze',
    body: z.object({ readings, verdicts, secondOpinion, seasonBefore, answers: answersSchema }),
    answer: z.object(remade),
    timeoutMs: 6_000,
  },
  /** The result of stored photos, by key. Five take two seconds, more on a busy worker. */
  measure: {
    path: '/measure',
    body: z.object({
      keys: z.array(z.string()).min(1).max(MOST_PHOTOS),
      secondOpinion,
      seasonBefore,
      answers: answersSchema,
    }),
    answer: z.discriminatedUnion('ok', [
      z.object({
        ok: z.literal(true),
        ...remade,
        readings,
        outlines: z.array(z.array(photoMarkSchema).readonly()).readonly(),
      }),
      z.object({ ok: z.literal(false) }),
    ]),
    timeoutMs: 25_000,
  },
  /** Stores a photo's hair mask. 410 if the photo is deleted. */
  mapHair: {
    path: '/hair',
    body: z.object({ orderId: z.number(), key: z.string() }),
    answer: z.void(),
    timeoutMs: 6_000,
  },
} as const satisfies Readonly<Record<string, InternalCall>>;

type Calls = typeof CALLS;
export type AnalysisCallName = keyof Calls;
export type AnalysisBody<Name extends AnalysisCallName> = z.output<Calls[Name]['body']>;
export type AnalysisAnswer<Name extends AnalysisCallName> = z.output<Calls[Name]['answer']>;

/** Calls from the gateway to analysis workers, which only it can reach, so there is no access control. */
export const ANALYSIS_CALLS: {
  readonly [Name in AnalysisCallName]: InternalCall<AnalysisBody<Name>, AnalysisAnswer<Name>>;
} = CALLS;
