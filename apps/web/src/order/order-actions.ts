import { readLocal, writeLocal, writeLocalJson } from '../lib/browser/storage.ts';

/** An action in one tab: on an order, or leaving the browser. */
export type OrderAction =
  | 'left'
  | {
      readonly orderId: number;
      /** Set if the order was deleted. */
      readonly receipt: string | null;
    };

const LAST_ACTION_KEY = 'lastAction';

/** Notifies other tabs through storage, where only an anonymous time stays. */
export function notifyTabs(action: OrderAction): void {
  writeLocalJson(LAST_ACTION_KEY, action);
  writeLocal(LAST_ACTION_KEY, String(Date.now()));
}

function parseAction(value: string | null): OrderAction | null {
  try {
    const action: unknown = JSON.parse(value ?? 'null');
    if (action === 'left') return action;
    return typeof action === 'object' && action !== null && 'orderId' in action ? (action as OrderAction) : null;
  } catch {
    return null;
  }
}

/** Reports actions in other tabs, or null if this page was frozen and may have missed some. */
export function onActionElsewhere(onAction: (action: OrderAction | null) => void): () => void {
  let lastValue = readLocal(LAST_ACTION_KEY);
  const controller = new AbortController();
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key !== LAST_ACTION_KEY) return;
    const action = parseAction(newValue);
    if (action) onAction(action);
    else lastValue = newValue;
  };
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    const value = readLocal(LAST_ACTION_KEY);
    if (persisted && value !== lastValue) onAction(null);
    lastValue = value;
  };
  window.addEventListener('storage', onStorage, controller);
  window.addEventListener('pageshow', onPageShow, controller);
  return () => controller.abort();
}
