import { readLocal, writeLocal, writeLocalJson } from '../lib/browser/storage.ts';

/** An action in one tab: on an order, or leaving the browser. */
export type OrderAction =
  | 'left'
  | {
      readonly orderId: number;
      /** Set if the order was deleted. */
      readonly receipt: string | null;
    };

const KEY = 'lastAction';

/** Tells other tabs through storage, where only an anonymous time stays. */
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

/** Reports actions in other tabs, or null if this page was frozen and may have missed some. */
export function onActionElsewhere(hear: (action: OrderAction | null) => void): () => void {
  let known = readLocal(KEY);
  const controller = new AbortController();
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
  window.addEventListener('storage', hearWritten, controller);
  window.addEventListener('pageshow', look, controller);
  return () => controller.abort();
}
