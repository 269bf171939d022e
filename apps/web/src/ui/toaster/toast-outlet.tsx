import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { currentToast, onToast, TOASTS_ID } from '../../lib/messages/show-toast.ts';
import { PlainToast } from './plain-toast.tsx';

/**
 * Loads the toaster with the first message, so that pages that never show one stay light. Where its code does not come,
 * since a message is mostly about the network, the message is plain; the next one asks for the code again.
 */
export function ToastOutlet(): ReactNode {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    const load = (): void =>
      void import('./toaster.tsx').then(
        (loaded) => setToaster(() => loaded.Toaster),
        (error: unknown) => {
          console.error('Messages are shown plainly:', error);
          setMissing(true);
        },
      );
    // A screen that redirects at once speaks before this listens.
    if (currentToast()) load();
    return onToast(() => currentToast() && load());
  }, []);
  // An open dialog hides everything but live regions from screen readers. Radix announces.
  return (
    <div id={TOASTS_ID} aria-live="off">
      {Toaster ? <Toaster /> : missing && <PlainToast />}
    </div>
  );
}
