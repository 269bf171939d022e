import { Toast as Primitive } from 'radix-ui';
import { type FocusEvent, type ReactNode, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { returnFocus } from '../../lib/browser/focus-main.ts';
import { closeTopDialog } from '../../lib/browser/open-dialogs.ts';
import { currentToast, dismissToast, onToast, TOAST_MS } from '../../lib/messages.ts';
import { Cross } from '../icons/icon.tsx';
import styles from './toaster.module.css';

/** While a dialog is open, Escape closes that instead of the message. */
function closeDialogFirst(event: KeyboardEvent): void {
  if (closeTopDialog()) event.preventDefault();
}

/** Whether a message covers what has the focus, if there is another place for it. */
function coversFocus(message: Element): boolean {
  const { activeElement } = document;
  if (!activeElement || activeElement.contains(message) || message.contains(activeElement)) return false;
  const focused = activeElement.getBoundingClientRect();
  const { top, right, bottom, left, height } = message.getBoundingClientRect();
  const isTall = focused.height > innerHeight - 2 * height;
  return !isTall && focused.top < bottom && focused.bottom > top && focused.left < right && focused.right > left;
}

/** Moves a message to the window's other end where it would cover what has the focus. */
function useClearOfFocus(message: Element | null): boolean {
  const [isMoved, setIsMoved] = useState(false);
  useLayoutEffect(() => {
    if (!message) return;
    const look = (): void => {
      if (coversFocus(message)) setIsMoved((moved) => !moved);
    };
    look();
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [message]);
  return isMoved;
}

/** The one visible message. F8 focuses it, and its end returns focus. */
export function Toaster(): ReactNode {
  const toast = useSyncExternalStore(onToast, currentToast, () => null);
  const container = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState<HTMLLIElement | null>(null);
  const isMoved = useClearOfFocus(message);
  const previousFocus = useRef<Element>(null);
  const rememberFocus = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
  };
  const dismiss = (): void => {
    if (container.current?.contains(document.activeElement)) returnFocus(previousFocus.current);
    if (toast) dismissToast(toast.id);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only remembers where focus came from
    <div ref={container} onFocus={rememberFocus}>
      <Primitive.Provider duration={TOAST_MS} swipeThreshold={50} swipeDirection="right">
        {toast && (
          <Primitive.Root
            key={toast.id}
            ref={setMessage}
            className={styles.toast}
            // It scrolls where it would cover more than a quarter of the window.
            style={{ touchAction: 'pan-y' }}
            data-tone={toast.tone}
            type={toast.tone === 'destructive' ? 'foreground' : 'background'}
            onEscapeKeyDown={closeDialogFirst}
            onOpenChange={(open) => open || dismiss()}
          >
            <div>
              <Primitive.Title className={`strong ${styles.title}`}>{toast.title}</Primitive.Title>
              {/* Both are announced as one text. */}{' '}
              {toast.text && <Primitive.Description className="text-sm breaks">{toast.text}</Primitive.Description>}
            </div>
            <Primitive.Close className="bare centered cross" aria-label="Dismiss">
              <Cross size={18} />
            </Primitive.Close>
          </Primitive.Root>
        )}
        <Primitive.Viewport hotkey={['F8']} className={styles.viewport} data-moved={isMoved || undefined} />
      </Primitive.Provider>
    </div>
  );
}
