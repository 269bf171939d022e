import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ACCESS_CODE, typedAccessCode } from '@trueseason/contracts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { call } from '../../lib/api/api.ts';
import { reasonOrFault } from '../../lib/api/reason.ts';
import { Button } from '../../ui/button/button.tsx';
import { CodeField, MISSING_CODE } from '../../ui/code-field/code-field.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FOR_OWNERS, type OwnershipRequest, useOwnershipRequest } from '../ownership.ts';
import styles from './ownership-dialog.module.css';

/** Lets a browser that came by a link or a lookup show that it is the buyer's: six digits, mailed to the order's address. */
export function OwnershipDialog(): ReactNode {
  const request = useOwnershipRequest();
  return (
    <Dialog
      open={request !== null}
      onOpenChange={(open) => !open && request?.settle(false)}
      title="Is this your order?"
      description={`A link or a lookup only opens the result, since others may have it. ${request?.why ?? FOR_OWNERS}, we email six digits to the address on the order.`}
    >
      {request && <Steps key={request.orderId} request={request} />}
    </Dialog>
  );
}

function Steps({ request: { orderId, settle } }: { readonly request: OwnershipRequest }): ReactNode {
  const client = useQueryClient();
  const [code, setCode] = useState('');
  const digits = typedAccessCode(code);
  const mail = useMutation({ mutationFn: () => call('requestCode', { params: { orderId } }) });
  const confirm = useMutation({
    mutationFn: () => call('confirmCode', { params: { orderId }, body: { code: digits } }),
    onSuccess: async () => {
      settle(true);
      // Photos and links that were kept back are there now.
      await client.invalidateQueries();
    },
  });

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    confirm.mutate();
  };

  if (!mail.isSuccess)
    return (
      <div className="stack start gap-4">
        <p role="alert" className={styles.problem}>
          {mail.isError && reasonOrFault(mail.error)}
        </p>
        <Button onClick={() => mail.mutate()} busy={mail.isPending}>
          Email me the code
        </Button>
      </div>
    );
  return (
    <form className="stack start gap-4" onSubmit={submit}>
      <CodeField
        value={code}
        onChange={setCode}
        hint="We just emailed them. It may take a minute. Check your spam folder, too."
        error={confirm.isError ? reasonOrFault(confirm.error) : null}
      />
      <Button type="submit" busy={confirm.isPending} missing={!ACCESS_CODE.test(digits) && MISSING_CODE}>
        Go on
      </Button>
      <Button look="text" type="button" onClick={() => mail.mutate()}>
        Email another code
      </Button>
    </form>
  );
}
