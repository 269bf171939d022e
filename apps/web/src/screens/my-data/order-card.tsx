import { useQueryClient } from '@tanstack/react-query';
import { ACCOUNTING_RETENTION_YEARS } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call, problemOf } from '../../lib/api/api.ts';
import { localDate } from '../../lib/browser/local-date.ts';
import type { Toast } from '../../lib/message-texts.ts';
import { showToast } from '../../lib/messages.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { saveOrderData } from '../../order/download.ts';
import { orderKey } from '../../order/order.ts';
import { notifyTabs } from '../../order/order-actions.ts';
import { orderMessage } from '../../order/order-state/order-message.ts';
import { OrderNextStep } from '../../order/order-state/order-state.tsx';
import { asOwner } from '../../order/ownership.ts';
import { PaymentReceipt } from '../../order/payment-receipt.tsx';
import { forgetOnDevice } from '../../photos/forget-on-device.ts';
import { ActionButton } from '../../ui/button/action-button.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { ConfirmAction } from '../../ui/confirm-action/confirm-action.tsx';
import { CorrectAddress } from './correct-address.tsx';
import { MY_ORDERS, type MyOrder } from './my-orders.ts';

const LIST_FORMAT = new Intl.ListFormat('en-US');

function contentsText({ status, photos, analyzed, receipt, isGift, refunded }: MyOrder): string {
  if (isGift)
    return `A gift. We have what’s on its card, your address, and ${receipt ? 'your payment' : 'no payment'}.`;
  const isFree = status === 'completed' && !receipt;
  const storedItems = [
    photos > 0 && (photos === 1 ? 'one photo' : `${photos} photos`),
    analyzed && 'your measurements and result',
    receipt && 'your payment',
  ].filter((part) => part !== false);
  const missingItems = [
    photos === 0 && (status === 'queued' ? 'no photos' : 'no photos any more'),
    !analyzed && 'no result',
    // On a free order, "no payment" would sound like a debt.
    !receipt && !isFree && 'no payment',
  ].filter((part) => part !== false);
  const text = `We have ${[LIST_FORMAT.format(storedItems), LIST_FORMAT.format(missingItems)].filter((part) => part !== '').join(', but ')}.`;
  if (isFree) return `${text} It was free.`;
  if (!refunded) return text;
  return `${text} The order has ended${photos > 0 ? ', and its photos are deleted within a day' : ''}. You can delete the rest below.`;
}

/** An owner's actions, with their effects in all tabs of this device. */
function useOwnerActions(order: MyOrder) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const params = { orderId: order.id };
  const createAction =
    (run: () => Promise<{ receipt?: string; toast?: Toast }>, forgetsOnDevice = true) =>
    async (): Promise<void> => {
      let toast: Toast | undefined;
      try {
        const outcome = await run();
        toast = outcome.toast;
        if (forgetsOnDevice) await forgetOnDevice(order.id);
        notifyTabs({ orderId: order.id, receipt: outcome.receipt ?? null });
        if (outcome.receipt) {
          client.removeQueries();
          navigate(paths.receipt(outcome.receipt), { replace: true });
          return;
        }
        client.removeQueries({ queryKey: orderKey(order.id) });
      } catch (error) {
        // Already deleted since this page loaded.
        if (problemOf(error) !== 'order_not_found') throw error;
        const { title, text } = orderMessage('unknown');
        toast = { title, text, tone: 'destructive' };
      }
      await client.invalidateQueries({ queryKey: MY_ORDERS });
      if (toast) showToast(toast);
    };
  return {
    erase: createAction(async () => ({ receipt: (await call('eraseOrder', { params })).token })),
    takeBack: createAction(async () => {
      const { refunded } = await call('takeBackConsent', { params });
      const text = refunded
        ? 'We deleted your photos, and you get your money back.'
        : 'We deleted your photos and your result.';
      return { toast: { title: 'You took back your consent', text } };
    }),
    withdrawOrder: createAction(async () => {
      await call('withdrawOrder', { params });
      return { toast: { title: 'You have withdrawn', text: 'You get your money back, and we confirm it by email.' } };
    }),
    deletePhotos: createAction(async () => {
      await call('deletePhotos', { params });
      return {};
    }, false),
  };
}

/** A button that offers the actions, least drastic first. */
function OrderActions({ order, actions }: { order: MyOrder; actions: ReturnType<typeof useOwnerActions> }): ReactNode {
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <Button look="text" className="self-start" onClick={() => setOpen(true)}>
        Delete my data …
      </Button>
    );
  }
  return (
    <fieldset className="stack start gap-2 ruled">
      <legend className="contents strong">What would you like to do?</legend>
      {order.photos > 0 && (
        <ConfirmAction
          label="Delete my photos"
          warning="We delete your photos and the outline of your face right away. You keep your result."
          yes="Yes, delete the photos"
          action={actions.deletePhotos}
          failureTitle="We couldn’t delete your photos"
        />
      )}
      {(order.photos > 0 || order.analyzed) && (
        <ConfirmAction
          label="Take back my consent"
          warning="We delete your photos, measurements, result, and report. If we haven’t delivered anything yet, you get your money back. Otherwise the order ends: another analysis is a new order. What was paid stays on record."
          yes="Yes, take it back"
          action={actions.takeBack}
          failureTitle="We couldn’t take back your consent"
        />
      )}
      <ConfirmAction
        label="Delete everything"
        warning={eraseWarning(order)}
        yes="Yes, delete everything"
        action={actions.erase}
        failureTitle="We couldn’t delete the order"
      />
      <Button look="text" onClick={() => setOpen(false)}>
        Keep everything
      </Button>
    </fieldset>
  );
}

/** Money comes first. */
function eraseWarning({ isGift, withdrawable, receipt }: MyOrder): string {
  return [
    !isGift && withdrawable && 'Deleting doesn’t refund you. To get your money back, withdraw first.',
    isGift
      ? 'We delete the gift, its card, and your address. An unused code ends, and you get your money back. If it was used, that result stays.'
      : 'We delete the order and everything in it: photos, result, report, links, and your address.',
    receipt &&
      `Tax law makes us keep what was paid and when for ${ACCOUNTING_RETENTION_YEARS} years, without your name.`,
    'This can’t be undone. You get a signed receipt.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** @param quiet if another order matters more */
export function OrderCard({ order, quiet }: { readonly order: MyOrder; readonly quiet: boolean }): ReactNode {
  const actions = useOwnerActions(order);
  return (
    <li className="stack gap-4 ruled">
      <h2 className="text-xl figures">Order {order.id}</h2>
      <p className="soft">
        {localDate(order.createdAt)}. {contentsText(order)}
      </p>
      {order.nextStep !== 'result' && order.nextStep !== 'gift' && <OrderNextStep order={order} isSecondary={quiet} />}
      <div className="ways">
        <ActionButton action={() => saveOrderData(order.id)} failureTitle="We couldn’t get your data">
          Download all
        </ActionButton>
        {order.receipt && (
          <PaymentReceipt
            label="Get my receipt"
            failureTitle="We couldn’t get your receipt"
            load={() => asOwner(order.id, () => call('getPaymentReceipt', { params: { orderId: order.id } }))}
          />
        )}
        {order.isGift && (
          <ButtonLink look="text" to={paths.giftCard(order.id)}>
            See the gift
          </ButtonLink>
        )}
        {order.status === 'completed' && (
          <>
            <ButtonLink look="text" to={paths.results(order.id)}>
              See the result
            </ButtonLink>
            <ButtonLink look="text" to={paths.uploadMore(order.id)}>
              Add photos, free
            </ButtonLink>
            <ButtonLink look="text" to={`${paths.results(order.id)}#evidence`}>
              See what you told us
            </ButtonLink>
          </>
        )}
      </div>
      <CorrectAddress order={order} />
      {/* Must be prominent by law while the right of withdrawal applies. */}
      {order.withdrawable && (
        <ConfirmAction
          look="quiet"
          label="Withdraw from contract"
          warning={`You withdraw from the purchase. You get the full price back the way you paid, ${
            order.isGift
              ? 'the code stops working'
              : order.status === 'completed'
                ? 'your result closes'
                : 'the order ends'
          }, and we confirm it by email.`}
          yes="Confirm withdrawal"
          action={actions.withdrawOrder}
          failureTitle="We couldn’t process your withdrawal"
        />
      )}
      <OrderActions order={order} actions={actions} />
    </li>
  );
}
