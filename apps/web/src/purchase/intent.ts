import { useMutation } from '@tanstack/react-query';
import { type AnswerOf, type Api, PRICE_CENTS } from '@trueseason/contracts';
import { useCallback, useRef, useState } from 'react';
import { trackStep } from '../lib/analytics/analytics.ts';
import { call } from '../lib/api/api.ts';
import { type Challenged, type ChallengeHeaders, useChallenged } from '../lib/api/use-challenged.ts';
import { createTurns } from '../lib/browser/in-turn.ts';
import { purchaseRecord, recordPurchase } from '../lib/browser/session.ts';

export type Intent = AnswerOf<Api['createPaymentIntent']>;

/** What was asked for an intent, for the way back from the provider's own page, which does not say. */
const rememberPrice = ({ paymentIntentId, amount }: Intent): void =>
  recordPurchase({ price: { paymentIntentId, amount } });

export function rememberedPrice(intentId: string): number {
  const known = purchaseRecord().price;
  return known?.paymentIntentId === intentId ? known.amount : PRICE_CENTS;
}

export interface IntentRequest {
  /** What the screen displays; the server knows better. */
  readonly amount: number;
  readonly promoCode?: string;
  readonly orderId?: number | string;
  /** The bought order to which another is added. */
  readonly additionalTo?: number;
  /** Names a try, so that one whose answer was lost makes no second order. */
  readonly key?: string;
}

export interface OpenIntent {
  /** The last opened intent; the card form stays while the price is updated. */
  readonly intent: Intent | null;
  readonly busy: boolean;
  readonly failed: boolean;
  /** Opens an intent, or renews it at another price. Rejects when the server cannot. */
  readonly open: (request: IntentRequest) => Promise<Intent>;
  /** Set while the server asks for a person before it opens one. */
  readonly pass: Challenged['pass'];
}

async function createIntent({ key, ...body }: IntentRequest, challenge: ChallengeHeaders): Promise<Intent> {
  const headers = { ...challenge, ...(key && { 'idempotency-key': key }) };
  const intent = await call('createPaymentIntent', { body, headers });
  // Without a secret a price cannot be paid: that is a setup that failed, without words of its own.
  if (!intent.isFree && !intent.clientSecret) throw new Error('The intent came without a secret.');
  return intent;
}

/** An order's payment intent, priced by the server. */
export function useOpenIntent(): OpenIntent {
  const [intent, setIntent] = useState<Intent | null>(null);
  const latest = useRef(0);
  const { through, pass } = useChallenged();
  // An order keeps the code of the question that the server answers last, so none may overtake another on its way.
  const [inTurn] = useState(createTurns);
  const { mutateAsync, isPending, isError } = useMutation({
    mutationFn: (request: IntentRequest) => inTurn(() => through((challenge) => createIntent(request, challenge))),
  });
  const open = useCallback(
    async (request: IntentRequest): Promise<Intent> => {
      const turn = ++latest.current;
      const made = await mutateAsync(request);
      // A slower answer to an earlier question is not the price any more.
      if (turn === latest.current) setIntent(made);
      rememberPrice(made);
      trackStep('payment_intent_created', { order_id: made.orderId, amount: made.amount / 100 });
      return made;
    },
    [mutateAsync],
  );
  return { intent, busy: isPending, failed: isError && !isPending, open, pass };
}
