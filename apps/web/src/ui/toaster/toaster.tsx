import { Toast as Primitive } from 'radix-ui';
import { type FocusEvent, type ReactNode, useRef, useSyncExternalStore } from 'react';
import { closeTopDialog } from '../../lib/browser/open-dialogs.ts';
import { currentToast, dismissToast, onToast, TOAST_MS } from '../../lib/messages/show-toast.ts';
import { Cross } from '../icons/cross.tsx';
import styles from './toaster.module.css';

/** The key is the dialog's while one is open, which also keeps the focus. */
function leaveToDialog(event: KeyboardEvent): void {
  if (closeTopDialog()) event.preventDefault();
}

/** The one visible message: 5 s, away with a swipe of 50 px. F8 leads to it, and its end back to where the focus was. */
export function Toaster(): ReactNode {
  const toast = useSyncExternalStore(onToast, currentToast);
  const part = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const enter = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null;
  };
  const leave = (): void => {
    if (part.current?.contains(document.activeElement)) cameFrom.current?.focus({ preventScroll: true });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only remembers where the focus came from
    <div ref={part} onFocus={enter}>
      <Primitive.Provider duration={TOAST_MS} swipeThreshold={50} swipeDirection="right">
        {toast && (
          <Primitive.Root
            key={toast.id}
            className={styles.toast}
            data-tone={toast.tone}
            type={toast.tone === 'destructive' ? 'foreground' : 'background'}
            onEscapeKeyDown={leaveToDialog}
            onOpenChange={(open) => {
              if (open) return;
              leave();
              dismissToast(toast.id);
            }}
          >
            <div>
              <Primitive.Title className={styles.title}>{toast.title}</Primitive.Title>
              {toast.text && <Primitive.Description className={styles.text}>{toast.text}</Primitive.Description>}
            </div>
            <Primitive.Close className={styles.close} aria-label="Dismiss">
              <Cross size={18} />
            </Primitive.Close>
          </Primitive.Root>
        )}
        <Primitive.Viewport hotkey={['F8']} className={styles.viewport} />
      </Primitive.Provider>
    </div>
  );
}
