import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readSessionJson, writeSessionJson } from '../../lib/session.ts';

/** Orders from this number on always get the invitation once. */
const INVITED_FROM = 291;
/** Lets the reveal be seen first. */
const DELAY_MS = 2600;

interface Arrival {
  readonly from?: unknown;
}

/** Whether this arrival calls for the share invitation. */
export function isInvited(orderId: number, search: string, state: Arrival | null, seen: readonly number[]): boolean {
  const query = new URLSearchParams(search);
  return (
    state?.from === 'preview' ||
    state?.from === 'payment' ||
    query.get('payment_success') === 'true' ||
    query.get('from') === 'payment' ||
    !seen.includes(orderId) ||
    orderId >= INVITED_FROM
  );
}

/** Opens the share invitation by itself, once an order and browser session, and clears the query afterwards. */
export function useStoryOnce(
  orderId: number,
  ready: boolean,
): readonly [open: boolean, setOpen: (open: boolean) => void] {
  const { search, state, hash } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once, when the result has arrived
  useEffect(() => {
    if (!ready) return;
    const seen = readSessionJson<number[]>('storySeen') ?? [];
    const invited = !seen.includes(orderId) && isInvited(orderId, search, state as Arrival | null, seen);
    if (search) navigate({ search: '', hash }, { replace: true, preventScrollReset: true });
    if (!invited) return;
    const timer = setTimeout(() => {
      writeSessionJson('storySeen', [...seen, orderId]);
      setOpen(true);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [ready, orderId]);

  return [open, setOpen];
}
