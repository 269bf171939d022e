import type { ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { useConfirm } from '../../lib/order/use-confirm.ts';
import styles from './my-data.module.css';

export interface ConfirmActionProps {
  readonly label: string;
  /** What follows, said before it is done. */
  readonly warning: string;
  readonly yes: string;
  readonly action: () => Promise<unknown>;
  /** What a message is headed with when it is not done. */
  readonly refused: string;
}

/** Something that cannot be undone: said first, and done at the second press. */
export function ConfirmAction({ label, warning, yes, action, refused }: ConfirmActionProps): ReactNode {
  const { asking, busy, place, ask, confirm, keep } = useConfirm(action, refused);
  return (
    <div ref={place} tabIndex={-1} className={styles.action}>
      {asking ? (
        <>
          <p>{warning}</p>
          <div className={styles.ways}>
            <Button onClick={confirm} busy={busy}>
              {yes}
            </Button>
            <Button look="text" onClick={keep} disabled={busy}>
              Keep it
            </Button>
          </div>
        </>
      ) : (
        <Button look="text" onClick={ask}>
          {label}
        </Button>
      )}
    </div>
  );
}
