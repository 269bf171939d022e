import { useFocusScopeBranch } from '@radix-ui/react-focus-scope';
import { Dialog as Primitive } from 'radix-ui';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { returnFocus } from '../../lib/browser/focus-main.ts';
import { registerDialog } from '../../lib/browser/open-dialogs.ts';
import { TOASTS_ID } from '../../lib/messages.ts';
import { Cross } from '../icons/icon.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: ReactNode;
  /** Dark and full-window, for viewing a picture. */
  readonly isFullWindow?: boolean;
  /** Maximum height of a dialog that changes height; its top stays there, so buttons do not move. */
  readonly maxHeight?: string;
  /** Gets the focus first; by default it is the button that closes. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** A bottom sheet on phones, centered on wider screens. Traps focus and returns it. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  isFullWindow,
  maxHeight,
  initialFocus,
  children,
}: DialogProps): ReactNode {
  const opener = useRef<Element>(null);
  const change = useRef(onOpenChange);
  change.current = onOpenChange;
  useEffect(() => (open ? registerDialog(() => change.current(false)) : undefined), [open]);

  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={styles.veil} />
        <Primitive.Content
          className={isFullWindow ? styles.room : styles.leaf}
          data-hangs={maxHeight ? true : undefined}
          style={{ '--tallest': maxHeight }}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            if (!initialFocus?.current) return;
            event.preventDefault();
            initialFocus.current.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus(opener.current);
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <header className={styles.head}>
            <Primitive.Title className={`text-xl ${styles.title}`}>{title}</Primitive.Title>
            <Primitive.Close className="bare centered cross" aria-label="Close">
              <Cross size={22} />
            </Primitive.Close>
          </header>
          {description && <Primitive.Description className="soft">{description}</Primitive.Description>}
          {children}
          <ToastFocusBranch />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Lets F8 move focus from the dialog to a message; all other keys stay in the dialog. */
function ToastFocusBranch(): ReactNode {
  useFocusScopeBranch(document.getElementById(TOASTS_ID));
  return null;
}
