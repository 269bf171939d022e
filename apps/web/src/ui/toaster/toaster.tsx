import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useAfter } from '../../lib/browser/use-after.ts';
import {
  currentToast,
  dismissToast,
  onToast,
  type ShownToast,
  TOAST_MS,
  TOASTS_ID,
} from '../../lib/messages/show-toast.ts';
import { Cross } from '../icons/icon.tsx';
import { Live } from '../live/live.tsx';
import styles from './toaster.module.css';

const SWIPE_PX = 50;

/** The one visible message. F8 leads to it, and its end leads back to where the focus was. */
export function Toaster(): ReactNode {
  const toast = useSyncExternalStore(onToast, currentToast, () => null);
  const list = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const [isHeld, setHeld] = useState(false);
  const enter = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    setHeld(true);
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null;
  };
  const end = (): void => {
    if (list.current?.contains(document.activeElement)) cameFrom.current?.focus({ preventScroll: true });
    if (toast) dismissToast(toast.id);
    setHeld(false);
  };
  useEffect(() => {
    const press = ({ code, defaultPrevented }: KeyboardEvent): void => {
      if (code === 'F8') list.current?.focus();
      // An open dialog has handled the key.
      if (code === 'Escape' && !defaultPrevented) end();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  return (
    // An open dialog hides everything but live regions from screen readers.
    <section id={TOASTS_ID} aria-live="off" aria-label="Notifications (F8)">
      {toast && (
        <>
          <ol
            ref={list}
            tabIndex={-1}
            className={styles.viewport}
            onFocus={enter}
            onBlur={() => setHeld(false)}
            onPointerEnter={() => setHeld(true)}
            onPointerLeave={() => setHeld(false)}
          >
            <Message key={toast.id} toast={toast} isHeld={isHeld} onEnd={end} />
          </ol>
          <Live
            key={`${toast.id} said`}
            className="visually-hidden"
            aria-live={toast.tone === 'destructive' ? 'assertive' : 'polite'}
          >
            {toast.title} {toast.text}
          </Live>
        </>
      )}
    </section>
  );
}

interface MessageProps {
  readonly toast: ShownToast;
  /** Stays while it is touched or has the focus. */
  readonly isHeld: boolean;
  readonly onEnd: () => void;
}

function Message({ toast: { title, text, tone }, isHeld, onEnd }: MessageProps): ReactNode {
  const start = useRef<number>(null);
  const [pulled, setPulled] = useState(0);
  useAfter(!isHeld, TOAST_MS, onEnd);
  const pull = ({ clientX }: PointerEvent): void => {
    if (start.current !== null) setPulled(Math.max(0, clientX - start.current));
  };
  const release = (): void => {
    start.current = null;
    if (pulled >= SWIPE_PX) onEnd();
    else setPulled(0);
  };
  return (
    <li
      // biome-ignore lint/a11y/noNoninteractiveTabindex: F8 and Tab lead to what can be swiped away or dismissed
      tabIndex={0}
      className={styles.toast}
      data-tone={tone}
      style={{ translate: `${pulled}px` }}
      onPointerDown={({ clientX }) => {
        start.current = clientX;
      }}
      onPointerMove={pull}
      onPointerUp={release}
      onPointerLeave={release}
    >
      <div>
        <p className={styles.title}>{title}</p>
        {text && <p className={`text-sm ${styles.text}`}>{text}</p>}
      </div>
      <button type="button" className={`bare ${styles.close}`} aria-label="Dismiss" onClick={onEnd}>
        <Cross size={18} />
      </button>
    </li>
  );
}
