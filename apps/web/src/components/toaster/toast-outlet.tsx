import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { currentToast, onToast, TOASTS_ID } from '../../lib/messages/show-toast.ts';

/**
 * Loads the toaster with the first message, so that pages that never show one stay light. Without a network a message
 * cannot be shown, and the page that it is about stays; the next message asks for the code again.
 */
export function ToastOutlet(): ReactNode {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = (): void =>
      void import('./toaster.tsx').then(
        (loaded) => setToaster(() => loaded.Toaster),
        (error: unknown) => console.error('Messages cannot be shown:', error),
      );
    // A screen that redirects at once speaks before this listens.
    if (currentToast()) load();
    return onToast((toast) => toast && load());
  }, []);
  // An open dialog hides from screen readers what is beside it, except what says that it is live. Radix announces.
  return (
    <div id={TOASTS_ID} aria-live="off">
      {Toaster && <Toaster />}
    </div>
  );
}
