import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Field } from '../../components/field/field.tsx';
import { call } from '../../lib/api/api.ts';
import { reasonOrFault } from '../../lib/api/reason.ts';
import { showToast } from '../../lib/messages/show-toast.ts';
import { MY_ORDERS } from './my-orders.ts';

/** Where the mail with the results did not arrive: asks for the right address, and it is sent there. */
export function CorrectAddress({ orderId }: { readonly orderId: number }): ReactNode {
  const client = useQueryClient();
  const [email, setEmail] = useState('');
  const save = useMutation({
    mutationFn: () => call('updateEmail', { params: { orderId }, body: { email: email.trim() } }),
    onSuccess: () => {
      showToast({ title: 'Your address is corrected', text: 'Your results are on their way to it.' });
      return client.invalidateQueries({ queryKey: MY_ORDERS });
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Field
        label="Our mail with your results did not arrive. What is your email address?"
        type="email"
        name="email"
        autoComplete="email"
        required
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={save.error && reasonOrFault(save.error)}
        aside={
          <Button type="submit" look="quiet" busy={save.isPending} disabled={email.trim() === ''}>
            Send it there
          </Button>
        }
      />
    </form>
  );
}
