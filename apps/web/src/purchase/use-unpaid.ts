import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useId, useState } from 'react';
import { call } from '../lib/api/api.ts';
import { problemOf } from '../lib/api/reason.ts';
import { dismissFailure } from '../lib/messages/show-toast.ts';
import type { Refused, Undecided } from './confirm-card.ts';
import type { Intent } from './intent.ts';
import { NOT_COMPLETED } from './payment-reasons.ts';
import { tellNotKnown, tellPending, tellRefused } from './refusal.tsx';

const POLL_MS = 3000;
/** Consecutive unpaid answers required: a payment may still be on its way to the bank. */
const BELIEVED_AFTER = 3;

interface Heard {
  readonly answer: 'paid' | 'pending' | 'unpaid';
  /** In a row. */
  readonly times: number;
}

/** Has the server ask the provider. Rejects while that cannot be done. */
async function ask(orderId: number | string): Promise<Heard['answer']> {
  try {
    await call('markCompleted', { params: { orderId } });
    return 'paid';
  } catch (error) {
    if (problemOf(error) === 'payment_incomplete') return 'unpaid';
    if (problemOf(error) === 'payment_pending') return 'pending';
    console.error('Asking about a payment failed:', error);
    throw error;
  }
}

const isDecided = ({ answer, times }: Heard): boolean =>
  answer === 'paid' || (answer === 'unpaid' && times >= BELIEVED_AFTER);

/** The intent that a try was to pay. */
export type Tried = Pick<Intent, 'paymentIntentId' | 'amount'>;

interface Awaited extends Undecided {
  readonly tried: Tried;
  readonly nth: number;
}

export interface UnpaidOptions {
  readonly orderId: number | string;
  /** It was paid after all. */
  readonly onPaid: (tried: Tried) => void;
  /** The intent can no longer be paid; fetch a new price. */
  readonly onEnded: () => void;
}

export interface Unpaid {
  /** Why the last try is not through, as far as anybody knows. */
  readonly refusal: string | null;
  /** Whether the last try was carried out is being asked: until then nothing is to be pressed. */
  readonly unsure: boolean;
  /** Another try begins. */
  readonly begin: () => void;
  readonly forget: () => void;
  readonly refuse: (reason: string) => void;
  readonly take: (outcome: Undecided | Refused, tried: Tried) => void;
}

/**
 * What is told of a payment that is not through, for every way to pay: a refusal as one, and of what may still be
 * charged nothing but that, while the server is asked until it knows.
 */
export function useUnpaid({ orderId, onPaid, onEnded }: UnpaidOptions): Unpaid {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [awaited, setAwaited] = useState<Awaited | null>(null);
  const [tries, setTries] = useState(0);
  const forget = useCallback(() => setRefusal(null), []);
  const { data: heard } = useQuery({
    queryKey: ['awaited-payment', useId(), awaited?.nth],
    queryFn: async ({ client, queryKey }): Promise<Heard> => {
      const answer = await ask(orderId);
      const before = client.getQueryData<Heard>(queryKey);
      return { answer, times: before?.answer === answer ? before.times + 1 : 1 };
    },
    enabled: awaited !== null,
    refetchInterval: ({ state }) => (state.data && isDecided(state.data) ? false : POLL_MS),
    staleTime: 0,
    gcTime: 0,
  });
  const answer = heard?.answer;
  const decided = heard !== undefined && isDecided(heard);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what follows is done once, when something new is heard
  useEffect(() => {
    if (!awaited || !answer) return;
    if (answer === 'pending' && awaited.undecided === 'unknown') {
      setAwaited({ ...awaited, undecided: 'pending' });
      setRefusal(tellPending());
    }
    if (!decided) return;
    setAwaited(null);
    setRefusal(answer === 'paid' ? null : tellRefused(NOT_COMPLETED));
    if (answer === 'paid') onPaid(awaited.tried);
  }, [awaited, answer, decided]);

  return {
    refusal,
    unsure: awaited?.undecided === 'unknown',
    begin: () => {
      dismissFailure();
      setRefusal(null);
      setAwaited(null);
    },
    forget,
    refuse: (reason) => setRefusal(tellRefused(reason)),
    take: (outcome, tried) => {
      if ('undecided' in outcome) {
        setRefusal(outcome.undecided === 'pending' ? tellPending() : tellNotKnown());
        setAwaited({ ...outcome, tried, nth: tries });
        setTries(tries + 1);
        return;
      }
      setRefusal(tellRefused(outcome.refusal));
      if (outcome.ended) onEnded();
    },
  };
}
