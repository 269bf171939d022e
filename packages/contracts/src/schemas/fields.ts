// Schemas of single fields. Plain values have their own modules, so that pages need no schema library.

import { z } from 'zod';
import { openQuestions } from '../answers/answers.ts';
import { type Answers, QUESTIONS } from '../answers/questions.ts';
import { SCOPE_PARTS } from '../answers/scope.ts';
import { keysOf } from '../keys-of.ts';
import { ACCESS_CODE, parseAccessCode } from '../order/access-code.ts';
import { ORDER_ID_MAX, ORDER_ID_MIN } from '../order/order-id.ts';
import {
  ADMIN_STATUSES,
  JOB_STATUSES,
  NEXT_STEPS,
  ORDER_STATUSES,
  PAYMENT,
  PAYMENT_STATUSES,
  PROGRESS,
} from '../order/order-status.ts';
import { PHOTO_POSITIONS, PHOTO_PROBLEMS, PHOTO_WARNINGS } from '../photos/photo.ts';
import { PROBLEMS } from '../problems/problem.ts';
import { ONE_USE_PREFIXES } from '../purchase/one-use-code.ts';
import { normalizePromoCode } from '../purchase/promo.ts';
import { SEASON_NAMES, SEASON_TYPES } from '../result/season-name.ts';
import { cleanEmail, emailFault } from '../text/email.ts';
import { withoutInvisible } from '../text/invisible-characters.ts';

/** An sRGB color as `#RRGGBB`, upper case. */
export const hexColorSchema = z
  .string()
  .regex(/^#[0-9A-F]{6}$/, 'a color as #RRGGBB in upper case')
  .meta({ id: 'HexColor' });
export type HexColor = z.infer<typeof hexColorSchema>;

export const seasonNameSchema = z.enum(SEASON_NAMES).meta({ id: 'SeasonName' });
/** A stored season: may be unknown to this build. */
export const storedSeasonSchema = z.string();
export const seasonTypeSchema = z.enum(SEASON_TYPES).meta({ id: 'SeasonType' });

export const orderIdSchema = z.number().int().min(ORDER_ID_MIN).max(ORDER_ID_MAX);
/** The same from a path or form field. */
export const orderIdParamSchema = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number)
  .pipe(orderIdSchema);

export const discountPercentSchema = z.number().int().min(0).max(100);

export const progressSchema = z.enum(PROGRESS);
export const paymentSchema = z.enum(PAYMENT);
export const orderStatusSchema = z.enum(ORDER_STATUSES).meta({ id: 'OrderStatus' });
export const nextStepSchema = z.enum(NEXT_STEPS).meta({ id: 'NextStep' });
export const paymentStatusSchema = z.enum(PAYMENT_STATUSES);
export const jobStatusSchema = z.enum(JOB_STATUSES);
export const adminStatusSchema = z.enum(ADMIN_STATUSES);

export const photoPositionSchema = z.literal(PHOTO_POSITIONS);
export const photoProblemSchema = z.enum(PHOTO_PROBLEMS);
export const photoWarningSchema = z.enum(PHOTO_WARNINGS);

/** The verdict on one photo; empty `problems` means it can be measured. */
export const photoVerdictSchema = z
  .object({
    position: photoPositionSchema,
    problems: z.array(photoProblemSchema),
    warnings: z.array(photoWarningSchema),
    /** The photo that a `repeated` one copies. */
    repeatOf: photoPositionSchema.optional(),
  })
  .meta({ id: 'PhotoVerdict' });
export type PhotoVerdict = z.infer<typeof photoVerdictSchema>;

export const photoCheckSchema = photoVerdictSchema
  .omit({ position: true, repeatOf: true })
  .extend({
    /** For comparing photos (`packages/vision/src/same-shot`); absent without a measured face. */
    shot: z.object({ skin: z.array(z.number()).length(3).readonly(), detail: z.base64().max(8_192) }).optional(),
    /** For telling places apart (`packages/vision/src/place`). */
    scene: z
      .object({
        background: z.base64().max(1_024),
        face: z.array(z.array(z.number()).length(3).readonly().nullable()).length(6).readonly(),
      })
      .optional(),
  })
  .meta({ id: 'PhotoCheck' });
export type PhotoCheck = z.infer<typeof photoCheckSchema>;

/** Explicit ranges, because OpenAPI tools do not support Unicode classes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const WITHOUT_CONTROLS = /^[^\u0000-\u001f\u007f-\u009f]*$/;

/** The same with line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const LINES_WITHOUT_CONTROLS = /^[^\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f-\u009f]*$/;

/** Several lines of user input; what they become is up to the caller. */
export const typedLines = (max: number) => z.string().max(max).regex(LINES_WITHOUT_CONTROLS);

/** A line of input as displayed: no control characters, which databases reject; other invisible ones are removed. */
export const typedLine = (max: number) => z.string().max(max).regex(WITHOUT_CONTROLS).overwrite(withoutInvisible);

/** A cleaned, mailable address; the issue's message says what is wrong. */
export const emailSchema = z
  .string()
  .overwrite(cleanEmail)
  .superRefine((text, context) => {
    const message = emailFault(text);
    if (message) addFault(context, message);
  })
  .meta({ format: 'email' });

export const accessCodeSchema = z.string().max(64).overwrite(parseAccessCode).regex(ACCESS_CODE);

/** Any customer input; a pasted link is longer than a code. */
export const promoCodeSchema = typedLine(300).transform(normalizePromoCode);

/** A code operators may create: typeable by everyone, with locale-independent case. */
export const newPromoCodeSchema = promoCodeSchema.pipe(
  z
    .string()
    .regex(/^[A-Z0-9][A-Z0-9_-]{2,63}$/)
    // Reserved for gifts and remeasures.
    .refine((code) => !Object.values(ONE_USE_PREFIXES).some((prefix) => code.startsWith(prefix))),
);

const shape = QUESTIONS.map(({ key, choices }) => {
  const values = new Set([...choices.map(({ value }) => value), null]);
  return [key, z.literal([...values]).optional()];
});

/** What the result covers besides clothes. Null covers all. */
export const scopeSchema = z.array(z.enum(SCOPE_PARTS)).max(SCOPE_PARTS.length).readonly().nullable();

/** Omitted answers stay, so that tabs do not overwrite each other. Null clears an answer. */
export const answersSchema = z.object(
  Object.fromEntries([
    ...shape,
    ['scope', scopeSchema.optional()],
    ['season', seasonNameSchema.nullable().optional()],
  ]) as {
    readonly [Key in keyof Answers]-?: z.ZodOptional<z.ZodType<Answers[Key]>>;
  },
);

/** What the order's answers leave open. */
export const openQuestionsSchema = z.array(z.enum(openQuestions(null)));

/** An issue whose message is for customers; the schema library's are not. */
export const addFault = (context: z.RefinementCtx, message: string, path: string[] = []): void =>
  context.addIssue({ code: 'custom', message, path, params: { forCustomers: true } });

/** An issue's message for customers, if it has one. */
export const faultIn = (issue: z.core.$ZodIssue | undefined): string | undefined =>
  issue?.code === 'custom' && issue.params?.forCustomers === true ? issue.message : undefined;

export const problemSchema = z
  .object({
    code: z.enum(keysOf(PROBLEMS)),
    message: z.string(),
    field: z.string().optional(),
  })
  .meta({ id: 'Problem' });
export type ProblemBody = z.infer<typeof problemSchema>;

/** Why an analysis failed, with what the customer can do. */
export const analysisFailureSchema = z
  .object({
    /** `withdrawn`: consent was withdrawn, not the purchase. */
    code: z.enum(['photos', 'internal', 'withdrawn']),
    message: z.string(),
    photos: z.array(photoVerdictSchema),
  })
  .meta({ id: 'AnalysisFailure' });
export type AnalysisFailure = z.infer<typeof analysisFailureSchema>;
