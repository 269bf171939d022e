import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminOrderDetails } from '@trueseason/contracts';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { call } from '../lib/api/api.ts';
import { storeResponse } from '../lib/api/store-response.ts';
import { showRefusal, showToast } from '../lib/messages.ts';
import { Button } from '../ui/button/button.tsx';
import { Field } from '../ui/field/field.tsx';
import { Form } from '../ui/form/form.tsx';
import { OrderSection } from './section.tsx';
import { asOperator } from './step-up.ts';

interface OrderFieldProps extends Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'type' | 'maxLength'> {
  readonly orderId: number;
  readonly had: string;
  readonly button: string;
  readonly done: string;
  readonly refused: string;
  readonly save: (text: string) => Promise<AdminOrderDetails>;
}

function OrderField({ orderId, had, button, done, refused, save, ...field }: OrderFieldProps): ReactNode {
  const queries = useQueryClient();
  const [text, setText] = useState(had);
  const saving = useMutation({
    mutationFn: () => save(text.trim()),
    onSuccess: async (savedOrder) => {
      await storeResponse(queries, ['admin-order', orderId], savedOrder);
      showToast({ title: done, text: `Order #${orderId}`, tone: 'neutral' });
      if (had === '') setText('');
    },
    onError: (error) => showRefusal(refused, error),
  });
  return (
    <Form onSubmit={() => saving.mutate()}>
      <Field
        {...field}
        autoComplete="off"
        required
        value={text}
        onChange={({ target }) => setText(target.value)}
        trailing={
          <Button type="submit" look="quiet" busy={saving.isPending} disabled={text.trim() === had}>
            {button}
          </Button>
        }
      />
    </Form>
  );
}

/** For bounced emails. */
export const OrderAddress = ({ order: { id: orderId, email } }: { readonly order: AdminOrderDetails }): ReactNode => (
  <OrderSection title="Address">
    <OrderField
      orderId={orderId}
      label="Where mails go"
      type="email"
      hint="We notify the old address. What didn’t arrive is sent to the new one."
      had={email ?? ''}
      button="Correct"
      done="Address corrected"
      refused="Address not corrected"
      save={(to) => asOperator(() => call('adminCorrectAddress', { params: { orderId }, body: { email: to } }))}
    />
  </OrderSection>
);

export const OrderNote = ({ orderId }: { readonly orderId: number }): ReactNode => (
  <OrderField
    orderId={orderId}
    label="Note"
    maxLength={2_000}
    hint="It stays with the order, and its customer may ask to see it."
    had=""
    button="Add note"
    done="Note added"
    refused="Note not added"
    save={(text) => call('adminNote', { params: { orderId }, body: { text } })}
  />
);

/** For what only finance may do. */
export const AskFinance = ({ orderId }: { readonly orderId: number }): ReactNode => (
  <OrderField
    orderId={orderId}
    label="Ask finance"
    maxLength={500}
    hint="What should be done, and why. It stands under Attention until finance has answered."
    had=""
    button="Ask"
    done="Finance is asked"
    refused="Finance not asked"
    save={(text) => asOperator(() => call('adminAskFinance', { params: { orderId }, body: { text } }))}
  />
);
