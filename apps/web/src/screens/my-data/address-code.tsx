import { useMutation, useQueryClient } from '@tanstack/react-query';
import { emailFault } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { call, reasonOrFault } from '../../lib/api/api.ts';
import { MISSING_EMAIL } from '../../purchase/email-field.tsx';
import { Button } from '../../ui/button/button.tsx';
import { CodeForm } from '../../ui/code-field/code-form.tsx';
import { EMAIL_INPUT, Field } from '../../ui/field/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { MY_ORDERS } from './my-orders.ts';

/** Opens all orders of an address with six digits mailed to it. */
export function AddressCode(): ReactNode {
  const client = useQueryClient();
  const [input, setInput] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const email = input.trim();
  const mail = useMutation({ mutationFn: () => call('requestMyCode', { body: { email } }) });
  const confirm = async (code: string): Promise<void> => {
    await call('confirmMyCode', { body: { email, code } });
    await client.invalidateQueries({ queryKey: MY_ORDERS });
  };
  const submit = (): void => {
    const emailError = emailFault(email);
    setFault(emailError);
    if (!emailError) mail.mutate();
  };
  return (
    <div className="stack gap-5">
      <Form className="stack gap-5" onSubmit={submit} noValidate>
        <Field
          label="Email Address"
          {...EMAIL_INPUT}
          value={input}
          disabled={mail.isSuccess}
          error={fault ?? (mail.isError ? reasonOrFault(mail.error) : null)}
          hint="The address we sent your results or gift to."
          onChange={({ target }) => setInput(target.value)}
        />
        {!mail.isSuccess && (
          <Button type="submit" wide busy={mail.isPending} missing={email === '' && MISSING_EMAIL}>
            Email me the code
          </Button>
        )}
      </Form>
      {mail.isSuccess && (
        <CodeForm
          hint="If we know this address, we just emailed them. Check your spam folder, too. If none comes, open the link in our latest email in this browser, then ask again."
          label="Open my data"
          wide
          confirm={confirm}
          again="Use another address"
          onAgain={mail.reset}
        />
      )}
    </div>
  );
}
