import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { useTakeFocus } from '../../lib/browser/use-take-focus.ts';
import { showRefusal } from '../../lib/messages/show-refusal.ts';
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
  const [asking, setAsking] = useState(false);
  const place = useTakeFocus<HTMLDivElement>(asking);
  const { mutate, isPending } = useMutation({
    mutationFn: action,
    onSuccess: () => setAsking(false),
    onError: (error) => showRefusal(refused, error),
  });
  return (
    <div ref={place} tabIndex={-1} className={styles.action}>
      {asking ? (
        <>
          <p>{warning}</p>
          <div className={styles.ways}>
            <Button onClick={() => mutate()} busy={isPending}>
              {yes}
            </Button>
            <Button look="text" onClick={() => setAsking(false)} disabled={isPending}>
              Keep it
            </Button>
          </div>
        </>
      ) : (
        <Button look="text" onClick={() => setAsking(true)}>
          {label}
        </Button>
      )}
    </div>
  );
}
