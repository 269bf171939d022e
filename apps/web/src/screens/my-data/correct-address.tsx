import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { call } from '../../lib/api/api.ts';
import { reasonOrFault } from '../../lib/api/reason.ts';
import { useTakeFocus } from '../../lib/browser/use-take-focus.ts';
import { showToast } from '../../lib/messages/show-toast.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import styles from './my-data.module.css';
import { MY_ORDERS, type MyOrder } from './my-orders.ts';

/** Another address for an order: asked for where the mail with the results did not arrive, else on request. */
export function CorrectAddress({ order }: { readonly order: MyOrder }): ReactNode {
  const [wanted, setWanted] = useState(false);
  const place = useTakeFocus<HTMLDivElement>(wanted);
  if (!order.addressed && order.paymentStatus !== 'paid') return null;
  return (
    <div ref={place} tabIndex={-1}>
      {order.mailTroubled || wanted ? (
        <AddressForm order={order} onDone={() => setWanted(false)} />
      ) : (
        <Button look="text" onClick={() => setWanted(true)}>
          {order.addressed ? 'Change my address' : 'Add my address'}
        </Button>
      )}
    </div>
  );
}

function AddressForm({ order, onDone }: { readonly order: MyOrder; readonly onDone: () => void }): ReactNode {
  const client = useQueryClient();
  const [email, setEmail] = useState('');
  const { id: orderId, mailTroubled, addressed } = order;
  const isSent = order.nextStep === 'result' || order.nextStep === 'gift';
  const what = order.isGift ? 'your gift’s code' : 'your results';
  const save = useMutation({
    mutationFn: () => call('updateEmail', { params: { orderId }, body: { email: email.trim() } }),
    onSuccess: () => {
      showToast({
        title: mailTroubled
          ? 'We corrected your address'
          : addressed
            ? 'We changed your address'
            : 'We saved your address',
        text: isSent ? `We’re emailing ${what} there.` : 'We’ll send emails about this order there.',
      });
      onDone();
      return client.invalidateQueries({ queryKey: MY_ORDERS });
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <form className={`stack start gap-3 ${styles.address}`} onSubmit={submit}>
      <Field
        label={
          mailTroubled
            ? `We couldn’t deliver ${what}. What is your email address?`
            : addressed
              ? 'Your new email address'
              : 'Your email address'
        }
        hint={
          mailTroubled || !addressed
            ? undefined
            : 'Links in earlier emails stop working, and we notify your old address.'
        }
        type="email"
        name="email"
        autoComplete="email"
        required
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={save.error && reasonOrFault(save.error)}
        aside={
          <Button type="submit" look="quiet" busy={save.isPending}>
            {isSent ? 'Send it there' : 'Save'}
          </Button>
        }
      />
      {!mailTroubled && (
        <Button look="text" type="button" onClick={onDone} disabled={save.isPending}>
          Keep it
        </Button>
      )}
    </form>
  );
}
