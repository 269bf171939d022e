import type { PlaceInLine } from '@trueseason/contracts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Order } from '../../order/order.ts';
import { Live } from '../../ui/live/live.tsx';

/** How often screen readers announce a new place at most. */
const QUIET_MS = 30_000;

function textOf({ before, minutes }: PlaceInLine): string {
  if (minutes === null) return `${before} before you.`;
  return `${before} before you, about ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`;
}

/** How many orders are analyzed before this one. Nothing if none is. */
export function LineAhead({ order: { line, paymentStatus } }: { readonly order: Order }): ReactNode {
  return line ? <Place text={textOf(line)} isPaid={paymentStatus === 'paid'} /> : null;
}

function Place({ text, isPaid }: { readonly text: string; readonly isPaid: boolean }): ReactNode {
  const latest = useRef(text);
  const [shown, setShown] = useState(text);
  useEffect(() => {
    latest.current = text;
  }, [text]);
  useEffect(() => {
    const timer = setInterval(() => setShown(latest.current), QUIET_MS);
    return () => clearInterval(timer);
  }, []);
  // Only a paid order is sure to have an address.
  const mailText = isPaid ? ' You can close this page: we’ll email you your result.' : '';
  return <Live className="text-sm">{`${shown}${mailText}`}</Live>;
}
