import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call, reasonOrFault } from '../../lib/api/api.ts';
import { Button } from '../../ui/button/button.tsx';
import { CodeForm } from '../../ui/code-field/code-form.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { OWNER_ACTIONS, type OwnershipRequest, useOwnershipRequest } from '../ownership.ts';

/** Asks browsers that did not buy the order for the six digits mailed to its address. */
export function OwnershipDialog(): ReactNode {
  const request = useOwnershipRequest();
  return (
    <Dialog
      open={request !== null}
      onOpenChange={(open) => !open && request?.settle(false)}
      title="Is this your order?"
      description={`For privacy, this browser only shows the result. ${request?.reason ?? OWNER_ACTIONS}, we email six digits to the address on the order.`}
    >
      {request && <Steps key={request.orderId} request={request} />}
    </Dialog>
  );
}

function Steps({ request: { orderId, settle } }: { readonly request: OwnershipRequest }): ReactNode {
  const client = useQueryClient();
  const params = { orderId };
  const mail = useMutation({ mutationFn: () => call('requestCode', { params }) });
  const confirm = async (code: string): Promise<void> => {
    await call('confirmCode', { params, body: { code } });
    settle(true);
    // The server now also returns photos and links.
    await client.invalidateQueries();
  };
  if (mail.isSuccess)
    return (
      <CodeForm
        hint="We just emailed them. It may take a minute. Check your spam folder, too."
        label="Go on"
        confirm={confirm}
        again="Email another code"
        onAgain={() => mail.mutate()}
      />
    );
  return (
    <div className="stack start gap-4">
      {mail.isError && <p role="alert">{reasonOrFault(mail.error)}</p>}
      <Button onClick={() => mail.mutate()} busy={mail.isPending}>
        Email me the code
      </Button>
    </div>
  );
}
