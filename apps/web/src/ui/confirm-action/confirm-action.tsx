import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { isCanceled } from '../../lib/api/api.ts';
import { useFocusAfterChange } from '../../lib/browser/use-focus-after-change.ts';
import { showRefusal } from '../../lib/messages.ts';
import { Button, type ButtonProps } from '../button/button.tsx';

export interface ConfirmActionProps extends Pick<ButtonProps, 'look' | 'missing'> {
  readonly label: string;
  /** The consequence, read out with the question. */
  readonly warning: string;
  readonly yes: string;
  readonly no?: string;
  readonly action: () => Promise<unknown>;
  /** Title of the failure message; the action can be retried. */
  readonly failureTitle: string;
}

/** An irreversible action, which asks first. */
export function ConfirmAction({ look = 'text', no = 'Keep it', ...props }: ConfirmActionProps): ReactNode {
  const id = useId();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: props.action,
    onSuccess: () => setIsAsking(false),
    onError: (error) => {
      if (isCanceled(error)) setIsAsking(false);
      showRefusal(props.failureTitle, error);
    },
  });
  // Focuses the question, so that it is read out and a held Enter cannot confirm.
  const fieldsetElement = useFocusAfterChange<HTMLFieldSetElement>(isPending ? 'busy' : isAsking);
  return (
    <fieldset
      ref={fieldsetElement}
      tabIndex={-1}
      aria-labelledby={id}
      className={`stack start gap-3 ${isAsking ? 'well' : ''}`}
    >
      {isAsking ? (
        <>
          <p id={id}>{props.warning}</p>
          <div className="ways">
            <Button onClick={() => mutate()} busy={isPending}>
              {props.yes}
            </Button>
            <Button look="text" onClick={() => setIsAsking(false)} disabled={isPending}>
              {no}
            </Button>
          </div>
        </>
      ) : (
        <Button id={id} look={look} missing={props.missing} onClick={() => setIsAsking(true)}>
          {props.label}
        </Button>
      )}
    </fieldset>
  );
}
