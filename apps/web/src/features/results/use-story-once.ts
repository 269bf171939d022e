import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readSessionJson, writeSessionJson } from '../../lib/session.ts';

/** Orders from this number on always get the invitation once. */
const INVITED_FROM = 291;
/** Lets the reveal be seen first: so long after the last touch, key or scroll. */
const DELAY_MS = 2600;
const BUSY = ['pointerdown', 'keydown', 'scroll'] as const;

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

/**
 * Opens the share invitation by itself, once an order and browser session, and clears the query afterwards. It waits
 * until the customer rests, and for those who have gone on until they are back.
 */
export function useStoryOnce(
  orderId: number,
  revealed: boolean,
): readonly [open: boolean, setOpen: (open: boolean) => void] {
  const { search, state, hash } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [invited, setInvited] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once an order, by how it was arrived at
  useEffect(() => {
    const seen = readSessionJson<number[]>('storySeen') ?? [];
    setInvited(!seen.includes(orderId) && isInvited(orderId, search, state as Arrival | null, seen));
    if (search) navigate({ search: '', hash }, { replace: true, preventScrollReset: true });
  }, [orderId]);

  useEffect(() => {
    if (!invited || !revealed) return;
    const invite = (): void => {
      writeSessionJson('storySeen', [...(readSessionJson<number[]>('storySeen') ?? []), orderId]);
      setInvited(false);
      setOpen(true);
    };
    let timer = setTimeout(invite, DELAY_MS);
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(invite, DELAY_MS);
    };
    for (const type of BUSY) addEventListener(type, wait, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const type of BUSY) removeEventListener(type, wait);
    };
  }, [invited, revealed, orderId]);

  return [open, setOpen];
}
