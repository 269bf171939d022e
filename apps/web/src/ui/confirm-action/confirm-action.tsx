import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { isCanceled } from '../../lib/api/api.ts';
import { useTakeFocus } from '../../lib/browser/use-take-focus.ts';
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
  readonly refused: string;
}

/** An irreversible action, which asks first. */
export function ConfirmAction({ look = 'text', no = 'Keep it', ...props }: ConfirmActionProps): ReactNode {
  const id = useId();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: props.action,
    onSuccess: () => setAsking(false),
    onError: (error) => {
      if (isCanceled(error)) setAsking(false);
      showRefusal(props.refused, error);
    },
  });
  // Focuses the question, so that it is read out and a held Enter cannot confirm.
  const place = useTakeFocus<HTMLFieldSetElement>(isPending ? 'busy' : asking);
  return (
    <fieldset ref={place} tabIndex={-1} aria-labelledby={id} className={`stack start gap-3 ${asking ? 'well' : ''}`}>
      {asking ? (
        <>
          <p id={id}>{props.warning}</p>
          <div className="ways">
            <Button onClick={() => mutate()} busy={isPending}>
              {props.yes}
            </Button>
            <Button look="text" onClick={() => setAsking(false)} disabled={isPending}>
              {no}
            </Button>
          </div>
        </>
      ) : (
        <Button id={id} look={look} missing={props.missing} onClick={() => setAsking(true)}>
          {props.label}
        </Button>
      )}
    </fieldset>
  );
}
