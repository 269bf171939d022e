import {
  type AdminAction,
  type AdminOrderDetails,
  asciiDigits,
  CURRENCY_PLURAL,
  decimalPrice,
  formatPrice,
  HELPING_ACTIONS,
  PHOTO_REASONS,
  PHOTO_WHY,
  REFUND_REASONS,
  REFUND_WHY,
} from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { call } from '../lib/api/api.ts';
import { showRefusal } from '../lib/messages.ts';
import { Button } from '../ui/button/button.tsx';
import { ConfirmAction } from '../ui/confirm-action/confirm-action.tsx';
import { Field } from '../ui/field/field.tsx';
import { ConfirmWithReason } from './confirm-with-reason.tsx';
import { asOperator } from './step-up.ts';
import { refusalTitle, titleOf, useOrderAction } from './use-order-action.ts';

interface OrderProps {
  readonly order: AdminOrderDetails;
}

interface OrderActionsProps extends OrderProps {
  readonly actions: readonly AdminAction[];
}

export function OrderActions({ order, actions }: OrderActionsProps): ReactNode {
  const { mutate, mutateAsync, isPending, variables } = useOrderAction(order.id);
  return (
    <>
      <div className="ways">
        {HELPING_ACTIONS.filter((action) => actions.includes(action)).map((action) => {
          const act = { action, ask: () => call('adminAct', { params: { orderId: order.id, action } }) };
          return action === 'fail' ? (
            <ConfirmAction
              key={action}
              look="quiet"
              label={titleOf(action)}
              warning="End this analysis and ask the customer for other photos?"
              yes={`Yes, ${titleOf(action).toLowerCase()}`}
              no="Cancel"
              action={() => mutateAsync(act)}
              failureTitle={refusalTitle(action)}
            />
          ) : (
            <Button
              key={action}
              look="quiet"
              disabled={isPending}
              busy={isPending && variables.action === action}
              onClick={() => mutate(act, { onError: (error) => showRefusal(refusalTitle(action), error) })}
            >
              {titleOf(action)}
            </Button>
          );
        })}
      </div>
      {actions.includes('ask-photos') && <AskPhotos order={order} />}
      {actions.includes('refund') && <Refund order={order} />}
    </>
  );
}

/** For a customer whose result seems wrong: other photos, free of charge. */
function AskPhotos({ order: { id: orderId } }: OrderProps): ReactNode {
  const { mutateAsync } = useOrderAction(orderId);
  return (
    <ConfirmWithReason
      why="Why other photos"
      of={PHOTO_REASONS}
      names={PHOTO_WHY}
      label={titleOf('ask-photos')}
      warning="Ask the customer by email for three other photos? The result stays until they are measured."
      yes="Yes, ask for other photos"
      no="Cancel"
      action={(reason) =>
        mutateAsync({
          action: 'ask-photos',
          ask: () => call('adminAskPhotos', { params: { orderId }, body: { reason } }),
        })
      }
      failureTitle={refusalTitle('ask-photos')}
    />
  );
}

/** Cents of a typed amount: undefined for the full remainder, NaN if invalid. */
function parseAmount(typed: string, maxAmount: number): number | undefined {
  const amount = asciiDigits(typed.trim());
  if (amount === '') return undefined;
  const cents = /^\d+(\.\d\d)?$/.test(amount) ? Math.round(Number(amount) * 100) : 0;
  if (cents === maxAmount) return undefined;
  return cents > 0 && cents < maxAmount ? cents : Number.NaN;
}

/** Refunds the full remainder, which closes the order, or part of it. */
function Refund({ order: { id: orderId, refundable } }: OrderProps): ReactNode {
  const [typed, setTyped] = useState('');
  const { mutateAsync } = useOrderAction(orderId);
  const cents = parseAmount(typed, refundable);
  const stays = cents === undefined ? '' : ' The order stays open.';
  return (
    <ConfirmWithReason
      why="Reason for the refund"
      of={REFUND_REASONS}
      names={REFUND_WHY}
      label={titleOf('refund')}
      missing={Number.isNaN(cents) && 'Please correct the amount first.'}
      warning={`Give ${formatPrice(cents ?? refundable)} back to the customer, who gets an email?${stays} This can’t be undone.`}
      yes="Yes, refund"
      no="Cancel"
      action={(reason) =>
        mutateAsync({
          action: 'refund',
          ask: () =>
            asOperator(() => call('adminRefund', { params: { orderId }, body: { reason, cents, left: refundable } })),
        })
      }
      failureTitle={refusalTitle('refund')}
    >
      <Field
        label={`Amount in ${CURRENCY_PLURAL}`}
        inputMode="decimal"
        autoComplete="off"
        placeholder={decimalPrice(refundable)}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={Number.isNaN(cents) ? `Enter up to ${decimalPrice(refundable)}, such as 9 or 9.50.` : null}
      />
    </ConfirmWithReason>
  );
}
