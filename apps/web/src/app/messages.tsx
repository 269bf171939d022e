import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { retryableLazy } from '../lib/browser/retryable-lazy.tsx';
import { useTimeout } from '../lib/browser/use-timeout.ts';
import { whenIdle } from '../lib/browser/when-idle.ts';
import { currentToast, dismissToast, onToast, type ShownToast, TOAST_MS, TOASTS_ID } from '../lib/messages.ts';
import { LazyPart } from '../order/lazy-part/lazy-part.tsx';
import styles from '../ui/toaster/toaster.module.css';

const loadToaster = () => import('../ui/toaster/toaster.tsx');
const Toaster = retryableLazy(async () => (await loadToaster()).Toaster);

/** The page's messages. Their code loads early, once idle, because most report a lost network. */
export function Messages(): ReactNode {
  const toast = useSyncExternalStore(onToast, currentToast, () => null);
  useEffect(() => void whenIdle().then(() => loadToaster().catch(() => undefined)), []);
  // A live region, which an open dialog does not hide from screen readers; off, because Radix announces.
  return (
    <div id={TOASTS_ID} aria-live="off">
      {toast && (
        <LazyPart renderFailure={() => <PlainToast key={toast.id} toast={toast} />}>
          <Toaster />
        </LazyPart>
      )}
    </div>
  );
}

/** For when a message's code failed to load. */
function PlainToast({ toast: { id, title, text, tone } }: { readonly toast: ShownToast }): ReactNode {
  useTimeout(true, TOAST_MS, () => dismissToast(id));
  return (
    <div className={styles.viewport}>
      <p role="alert" className={styles.toast} data-tone={tone}>
        <strong>{title}</strong> {text}
      </p>
    </div>
  );
}
