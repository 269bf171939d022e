import { readLocal, writeLocal, writeLocalJson } from '../lib/browser/local.ts';

/** What was done in one tab of this browser: about an order, or that its owner has left. */
export type OrderAction =
  | 'left'
  | {
      readonly orderId: number;
      /** Where the order was deleted; what is left of it otherwise, the server tells. */
      readonly receipt: string | null;
    };

const KEY = 'lastAction';

/** Tells the other tabs, which hear what is written. What stays there afterwards is a time that names nothing. */
export function tellTabs(action: OrderAction): void {
  writeLocalJson(KEY, action);
  writeLocal(KEY, String(Date.now()));
}

function actionIn(value: string | null): OrderAction | null {
  try {
    const action: unknown = JSON.parse(value ?? 'null');
    if (action === 'left') return action;
    return typeof action === 'object' && action !== null && 'orderId' in action ? (action as OrderAction) : null;
  } catch {
    return null;
  }
}

/** Hears of actions in other tabs; of null where this page was frozen meanwhile, and may have missed some. */
export function onActionElsewhere(hear: (action: OrderAction | null) => void): () => void {
  let known = readLocal(KEY);
  const hearWritten = ({ key, newValue }: StorageEvent): void => {
    if (key !== KEY) return;
    const action = actionIn(newValue);
    if (action) hear(action);
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
