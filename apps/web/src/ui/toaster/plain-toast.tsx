import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { currentToast, dismissToast, onToast, TOAST_MS } from '../../lib/messages/show-toast.ts';
import styles from './plain-toast.module.css';

/** The message as it is shown without the toaster, whose code may be what the network kept away. */
export function PlainToast(): ReactNode {
  const toast = useSyncExternalStore(onToast, currentToast);
  useEffect(() => {
    if (!toast) return;
    const end = setTimeout(() => dismissToast(toast.id), TOAST_MS);
    return () => clearTimeout(end);
  }, [toast]);
  return (
    toast && (
      <p key={toast.id} role="alert" className={styles.toast} data-tone={toast.tone}>
        <strong>{toast.title}</strong> {toast.text}
      </p>
    )
  );
}
