import { readLocal, writeLocal, writeLocalJson } from '../browser/local.ts';

/** What was done about an order in one tab of this browser. */
export interface OrderDeed {
  readonly orderId: number;
  /** Where the order was deleted; what is left of it otherwise, the server tells. */
  readonly receipt: string | null;
}

const KEY = 'lastDeed';

/** Tells the other tabs, which hear what is written. What stays there afterwards is a time that names nothing. */
export function tellTabs(deed: OrderDeed): void {
  writeLocalJson(KEY, deed);
  writeLocal(KEY, String(Date.now()));
}

function deedIn(value: string | null): OrderDeed | null {
  try {
    const deed: unknown = JSON.parse(value ?? 'null');
    return typeof deed === 'object' && deed !== null && 'orderId' in deed ? (deed as OrderDeed) : null;
  } catch {
    return null;
  }
}

/** Hears of deeds in other tabs; of null where this page was frozen meanwhile, and may have missed some. */
export function onDeedElsewhere(hear: (deed: OrderDeed | null) => void): () => void {
  let known = readLocal(KEY);
  const hearWritten = ({ key, newValue }: StorageEvent): void => {
    if (key !== KEY) return;
    const deed = deedIn(newValue);
    if (deed) hear(deed);
    else known = newValue;
  };
  const look = ({ persisted }: PageTransitionEvent): void => {
    const now = readLocal(KEY);
    if (persisted && now !== known) hear(null);
    known = now;
  };
  window.addEventListener('storage', hearWritten);
  window.addEventListener('pageshow', look);
  return () => {
    window.removeEventListener('storage', hearWritten);
    window.removeEventListener('pageshow', look);
  };
}
