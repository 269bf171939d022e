import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { isCanceled } from '../../lib/api/reason.ts';
import { useTakeFocus } from '../../lib/browser/use-take-focus.ts';
import { showRefusal } from '../../lib/messages/show-refusal.ts';
import styles from './my-data.module.css';

export interface ConfirmActionProps {
  readonly label: string;
  /** What follows, read out when it is asked. */
  readonly warning: string;
  readonly yes: string;
  readonly action: () => Promise<unknown>;
  /** The title of the message when it fails; it can be tried again. */
  readonly refused: string;
}

/** An action that cannot be undone: it asks first, with another button, and acts on the answer. */
export function ConfirmAction({ label, warning, yes, action, refused }: ConfirmActionProps): ReactNode {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: action,
    onSuccess: () => setAsking(false),
    onError: (error) => {
      if (isCanceled(error)) setAsking(false);
      showRefusal(refused, error);
    },
  });
  // Not on an answer: a held Enter must not give it.
  const place = useTakeFocus<HTMLDivElement>(isPending ? 'busy' : asking);
  return (
    <div ref={place} tabIndex={-1} className={styles.action}>
      {asking ? (
        <>
          <p role="alert">{warning}</p>
          <div className="ways">
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
