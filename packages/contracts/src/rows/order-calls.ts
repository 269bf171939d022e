import { z } from 'zod';
import type { ORDER_ROUTES } from '../routes/routes.ts';
import { storedResultSchema } from '../schemas/analysis-result.ts';
import { accessCodeSchema, answersSchema, emailSchema, orderIdSchema } from '../schemas/fields.ts';
import { foundOrderSchema, orderProgressSchema, orderStateSchema, publicOrderSchema } from '../schemas/order.ts';
import { anyone, bearer, bringer, holder, owner } from './access.ts';
import {
  type CallsOf,
  charged,
  done,
  EXAMPLE_ORDER_ID,
  EXAMPLE_STATE,
  namedPhotos,
  orderIdParams,
  photoProblems,
  referenceSchema,
  small,
  tokenParams,
} from './call.ts';
import { challengeToken, KEY_FORM } from './headers.ts';
import { MAILS, megabytesPer, per } from './limit.ts';

/** Support may see the result as its customer does, without photos. */
const reader = { ...holder, operators: { as: 'read result', roles: ['support'], stepUp: false } } as const;

export const ORDER_CALLS = {
  createGuestOrder: {
    summary: 'Create an order from photo1, photo2 and photo3; answers once all three are stored.',
    effects: ['rows', 'objects'],
    ...charged('photos', anyone),
    guards: ['photo_consent', 'daily_budget', 'challenge'],
    headers: {
      'Idempotency-Key': `The same key and photos return the order of the first try. ${KEY_FORM}`,
      ...challengeToken,
    },
    files: namedPhotos,
    response: z.object({ id: orderIdSchema }),
    problems: photoProblems,
    // A free order costs seconds of analysis and up to 30 MB of storage; a person needs one or a few.
    limits: [
      per('address', 60, 10),
      per('address', 200, 60),
      megabytesPer('address', 1_500, 60),
      per('session', 20, 60),
    ],
    example: { response: { id: EXAMPLE_ORDER_ID } },
  },
  getOrderStatus: {
    summary: 'Status of an order, and its result once completed. Polled.',
    polled: true,
    effects: [],
    ...small({ ...holder, of: 'id', named: 'reference' }),
    params: z.object({ id: referenceSchema }),
    response: orderProgressSchema,
    example: {
      response: {
        id: EXAMPLE_ORDER_ID,
        ...EXAMPLE_STATE,
        paymentStatus: 'paid',
        result: null,
        openQuestions: ['eyes'],
        scope: ['hair'],
        line: null,
      },
    },
  },
  getOrder: {
    summary: 'An order as its holder may see it.',
    effects: [],
    ...small(reader),
    params: orderIdParams,
    response: publicOrderSchema,
  },
  getAnalysisOrder: {
    summary: 'Status and result for the analysis page. Polled.',
    effects: [],
    ...small(reader),
    params: orderIdParams,
    response: orderStateSchema.extend({
      analysisResult: storedResultSchema.nullable(),
      scope: publicOrderSchema.shape.scope,
    }),
    example: {
      response: { ...EXAMPLE_STATE, analysisResult: null, scope: null },
    },
  },
  updateEmail: {
    summary:
      'Set where the result is sent. The previous address is notified and its links end; results are mailed again.',
    effects: ['rows', 'mails'],
    ...small(owner),
    params: orderIdParams,
    body: z.object({ email: emailSchema }),
    response: done,
    problems: ['invalid_email'],
    // Mails are limited per mailbox elsewhere: a limit here would let strangers block a purchase.
    limits: [per('address', 60, 10)],
    example: { body: { email: 'someone@example.com' } },
  },
  putAnswers: {
    summary:
      'Answers to questions that photos leave open. Omitted ones stay. Free; a result follows them: see `measuring`.',
    effects: ['rows'],
    ...charged('waits', bringer),
    params: orderIdParams,
    body: answersSchema,
    response: publicOrderSchema,
    problems: ['order_closed'],
    // Each may analyze again and render a report. A few questions, each answered more than once.
    limits: [per('address', 60, 10), per('session', 30, 10)],
    example: {
      body: { naturalHair: 'dark-brown', eyes: 'hazel', hairDyed: true, makeup: null, scope: ['hair', 'makeup'] },
    },
  },
  decideProposal: {
    summary:
      'Take the proposed result of an order, or keep the one it has: see `proposal`. Taken, it replaces result and report; kept, the photos that led to it are left out.',
    effects: ['rows'],
    ...charged('waits', owner),
    params: orderIdParams,
    body: z.object({
      /** Of the proposal that was shown. */
      round: z.number().int().positive(),
      decision: z.enum(['keep', 'take']),
    }),
    response: publicOrderSchema,
    problems: ['proposal_outdated', 'order_closed'],
    // Renders a report. Each proposal follows an answer or photos, which have their own limits.
    limits: [per('address', 60, 10), per('session', 30, 10)],
    example: { body: { round: 2, decision: 'keep' } },
  },
  lookupOrder: {
    summary: 'Find an order by email and number; every mismatch gets the same answer.',
    effects: ['rows'],
    ...small(anyone),
    body: z.object({ email: emailSchema, orderNumber: z.union([z.number(), z.string().max(20)]) }),
    response: foundOrderSchema,
    problems: ['invalid_email', 'lookup_missed'],
    // Nine billion numbers cannot be guessed at this rate. Ten addresses use up the last limit; mailed links have none.
    limits: [per('address', 10, 1), per('address', 60, 60), per('email', 600, 60)],
    example: { body: { email: 'someone@example.com', orderNumber: EXAMPLE_ORDER_ID } },
  },
  openLink: {
    summary: 'A mailed link: grants this browser the result of its order and redirects to it.',
    effects: ['rows'],
    ...small(bearer),
    params: tokenParams,
    returns: 'redirect',
  },
  requestCode: {
    summary: 'Mail six digits to the address of an order, for a browser that sees only its result.',
    effects: ['rows', 'mails'],
    ...small(holder),
    params: orderIdParams,
    response: done,
    problems: ['no_address'],
    // Mails may be unwanted, so an order's address gets five per hour.
    limits: [per('address', 20, 60), per('session', 10, 60), ...MAILS],
  },
  confirmCode: {
    summary: 'Redeem the six digits: grants this browser the buyer’s rights to the order.',
    effects: ['rows'],
    ...small(holder),
    params: orderIdParams,
    body: z.object({ code: accessCodeSchema }),
    response: done,
    problems: ['invalid_code'],
    // A code allows five guesses; this limits guesses across orders.
    limits: [per('address', 30, 60), per('session', 20, 60)],
    example: { body: { code: '204816' } },
  },
  exportOrder: {
    summary: 'All data about an order, for its holder or an operator.',
    // Operators answer requests by mail; their access is audited.
    effects: [],
    ...charged('waits', { ...owner, operators: { as: 'export', roles: ['support'], stepUp: 'code' } }),
    params: orderIdParams,
    response: z.record(z.string(), z.unknown()),
    limits: [per('address', 30, 10)],
  },
} as const satisfies CallsOf<typeof ORDER_ROUTES>;
