import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminOrderDetails } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { call } from '../lib/api/api.ts';
import { showRefusal, showToast } from '../lib/messages.ts';
import { Button } from '../ui/button/button.tsx';
import { Field } from '../ui/field/field.tsx';
import { Form } from '../ui/form/form.tsx';
import { OrderPart } from './part.tsx';
import { asOperator } from './step-up.ts';

/** For a customer whose mail came back. */
export function OrderAddress({ order }: { readonly order: AdminOrderDetails }): ReactNode {
  const queries = useQueryClient();
  const [email, setEmail] = useState(order.email ?? '');
  const save = useMutation({
    mutationFn: () =>
      asOperator(() => call('adminCorrectAddress', { params: { orderId: order.id }, body: { email: email.trim() } })),
    onSuccess: (now) => {
      queries.setQueryData(['admin-order', order.id], now);
      showToast({ title: 'Address corrected', text: `Order #${order.id}`, tone: 'neutral' });
    },
    onError: (error) => showRefusal('Address not corrected', error),
  });
  return (
    <OrderPart title="Address">
      <Form onSubmit={() => save.mutate()}>
        <Field
          label="Where mails go"
          type="email"
          name="email"
          autoComplete="off"
          required
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          hint="We notify the old address. Results that didn’t arrive are sent to the new one."
          aside={
            <Button type="submit" look="quiet" busy={save.isPending} disabled={email.trim() === (order.email ?? '')}>
              Correct
            </Button>
          }
        />
      </Form>
    </OrderPart>
  );
}
