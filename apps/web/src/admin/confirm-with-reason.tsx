import { type ReactNode, useState } from 'react';
import { ConfirmAction, type ConfirmActionProps } from '../ui/confirm-action/confirm-action.tsx';
import { Select } from '../ui/field/select.tsx';

interface ConfirmWithReasonProps<Reason extends string> extends Omit<ConfirmActionProps, 'action'> {
  readonly why: string;
  readonly of: readonly Reason[];
  readonly names: Readonly<Record<Reason, string>>;
  /** Chosen from the start. */
  readonly initial?: Reason | undefined;
  readonly action: (reason: Reason) => Promise<unknown>;
  readonly children?: ReactNode;
}

/** An action with a reason for the audit trail. */
export function ConfirmWithReason<Reason extends string>(props: ConfirmWithReasonProps<Reason>): ReactNode {
  const { why, of, names, initial, action, missing = false, children, ...confirm } = props;
  const [reason, setReason] = useState(initial);
  return (
    <>
      <Select
        label={why}
        emptyLabel="Choose a reason"
        values={of}
        labels={names}
        selected={reason}
        onChange={setReason}
      />
      {children}
      <ConfirmAction
        look="quiet"
        {...confirm}
        missing={reason ? missing : 'Please choose a reason first.'}
        action={async () => reason && action(reason)}
      />
    </>
  );
}
