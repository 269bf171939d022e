import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../components/button/button.tsx';
import styles from './order-dialog.module.css';

export interface ConfirmProps {
  readonly question: string;
  readonly action: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks within a dialog; the harmless answer has the focus. */
export function Confirm({ question, action, busy, onConfirm, onCancel }: ConfirmProps): ReactNode {
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a question with two answers is no set of form fields
    <div className={styles.confirm} role="group" aria-label={question}>
      <p>{question}</p>
      <div className="ways">
        <Button ref={cancel} look="quiet" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
        <Button busy={busy} onClick={onConfirm}>
          Yes, {action.toLowerCase()}
        </Button>
      </div>
    </div>
  );
}
