import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ACCESS_CODE, emailFault, typedAccessCode } from '@trueseason/contracts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { call } from '../../lib/api/api.ts';
import { reasonOrFault } from '../../lib/api/reason.ts';
import { MISSING_EMAIL } from '../../purchase/email-field.tsx';
import { Button } from '../../ui/button/button.tsx';
import { CodeField, MISSING_CODE } from '../../ui/code-field/code-field.tsx';
import { Field } from '../../ui/field/field.tsx';
import { MY_ORDERS } from './my-orders.ts';

/** Opens all orders of an address with six digits that are mailed to it. */
export function CodeForm(): ReactNode {
  const client = useQueryClient();
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const address = email.trim();
  const digits = typedAccessCode(code);
  const mail = useMutation({ mutationFn: () => call('requestMyCode', { body: { email: address } }) });
  const confirm = useMutation({
    mutationFn: () => call('confirmMyCode', { body: { email: address, code: digits } }),
    onSuccess: () => client.invalidateQueries({ queryKey: MY_ORDERS }),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (mail.isSuccess) {
      confirm.mutate();
      return;
    }
    const mistyped = emailFault(address);
    setFault(mistyped);
    if (!mistyped) mail.mutate();
  };

  /** The next code is another one. */
  const startAgain = (): void => {
    setCode('');
    confirm.reset();
    mail.reset();
  };

  return (
    <form className="stack gap-5" onSubmit={submit} noValidate>
      <Field
        label="Email Address"
        type="email"
        name="email"
        autoComplete="email"
        required
        value={email}
        disabled={mail.isSuccess}
        error={fault ?? (mail.isError ? reasonOrFault(mail.error) : null)}
        hint="The address we sent your results or gift to."
        onChange={({ target }) => setEmail(target.value)}
      />
      {mail.isSuccess && (
        <CodeField
          value={code}
          onChange={setCode}
          hint="If we know this address, we just emailed them. Check your spam folder, too. If none comes, open the link in our latest email in this browser, then ask again."
          error={confirm.isError ? reasonOrFault(confirm.error) : null}
        />
      )}
      {mail.isSuccess ? (
        <>
          <Button type="submit" wide busy={confirm.isPending} missing={!ACCESS_CODE.test(digits) && MISSING_CODE}>
            Open my data
          </Button>
          <Button look="text" type="button" onClick={startAgain}>
            Use another address
          </Button>
        </>
      ) : (
        <Button type="submit" wide busy={mail.isPending} missing={address === '' && MISSING_EMAIL}>
          Email me the code
        </Button>
      )}
    </form>
  );
}
