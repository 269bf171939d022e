import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call, reasonOrFault } from '../../lib/api/api.ts';
import { showToast } from '../../lib/messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { EMAIL_INPUT, Field } from '../../ui/field/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { MY_ORDERS, type MyOrder } from './my-orders.ts';

const deliverable = ({ isGift }: MyOrder): string => (isGift ? 'your gift’s code' : 'your results');

function formTexts(order: MyOrder): { readonly label: string; readonly hint?: string; readonly done: string } {
  if (order.mailTroubled) {
    const content = deliverable(order);
    return { label: `We couldn’t deliver ${content}. What is your email address?`, done: 'We corrected your address' };
  }
  if (!order.addressed) return { label: 'Your email address', done: 'We saved your address' };
  const hint = 'Links in earlier emails stop working, and we notify your old address.';
  return { label: 'Your new email address', hint, done: 'We changed your address' };
}

/** Changes an order's address, offered if the results email bounced, and otherwise on request. */
export function CorrectAddress({ order }: { readonly order: MyOrder }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  if (!order.addressed && order.paymentStatus !== 'paid') return null;
  return (
    <div>
      {order.mailTroubled || isOpen ? (
        <AddressForm order={order} onDone={() => setIsOpen(false)} />
      ) : (
        <Button look="text" onClick={() => setIsOpen(true)}>
          {order.addressed ? 'Change my address' : 'Add my address'}
        </Button>
      )}
    </div>
  );
}

function AddressForm({ order, onDone }: { readonly order: MyOrder; readonly onDone: () => void }): ReactNode {
  const client = useQueryClient();
  const [email, setEmail] = useState('');
  const { label, hint, done } = formTexts(order);
  const isSent = order.nextStep === 'result' || order.nextStep === 'gift';
  const save = useMutation({
    mutationFn: () => call('updateEmail', { params: { orderId: order.id }, body: { email: email.trim() } }),
    onSuccess: () => {
      const text = isSent ? `We’re emailing ${deliverable(order)} there.` : 'We’ll send emails about this order there.';
      showToast({ title: done, text });
      onDone();
      return client.invalidateQueries({ queryKey: MY_ORDERS });
    },
  });
  return (
    <Form className="stack start gap-3" onSubmit={() => save.mutate()}>
      <Field
        className="wide"
        label={label}
        hint={hint}
        {...EMAIL_INPUT}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={save.error && reasonOrFault(save.error)}
        trailing={
          <Button type="submit" look="quiet" busy={save.isPending}>
            {isSent ? 'Send it there' : 'Save'}
          </Button>
        }
      />
      {!order.mailTroubled && (
        <Button look="text" onClick={onDone} disabled={save.isPending}>
          Keep it
        </Button>
      )}
    </Form>
  );
}
