import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { currentToast, onToast } from '../../lib/toasts.ts';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

/** Loads the toaster with the first message, so that pages that never show one stay light. */
export function ToastOutlet(): ReactNode {
  const [needed, setNeeded] = useState(currentToast() !== null);
  useEffect(() => {
    // A screen that redirects at once speaks before this listens.
    if (currentToast()) setNeeded(true);
    return onToast((toast) => toast && setNeeded(true));
  }, []);
  return needed ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
