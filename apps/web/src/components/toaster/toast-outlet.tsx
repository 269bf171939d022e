import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { currentToast, onToast, TOASTS_ID } from '../../lib/messages/show-toast.ts';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

/** Loads the toaster with the first message, so that pages that never show one stay light. */
export function ToastOutlet(): ReactNode {
  const [needed, setNeeded] = useState(currentToast() !== null);
  useEffect(() => {
    // A screen that redirects at once speaks before this listens.
    if (currentToast()) setNeeded(true);
    return onToast((toast) => toast && setNeeded(true));
  }, []);
  // An open dialog hides from screen readers what is beside it, except what says that it is live. Radix announces.
  return (
    <div id={TOASTS_ID} aria-live="off">
      {needed && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </div>
  );
}
