import {
  type AdminAction,
  type AdminOrderDetails,
  asciiDigits,
  decimalPrice,
  formatPrice,
  HELPING_ACTIONS,
  PHOTO_REASONS,
  PHOTO_WHY,
  pluralOf,
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

/** Asked before a helping action that a customer would notice. */
const QUESTIONS: Partial<Record<AdminAction, string>> = {
  fail: 'End this analysis and ask the customer for other photos?',
  'resend-complained':
    'The customer marked this email as spam. Did they ask for it again? Otherwise it harms the delivery of all our emails.',
};

export function OrderActions({ order, actions }: OrderActionsProps): ReactNode {
  const { mutate, mutateAsync, isPending, variables } = useOrderAction(order.id);
  return (
    <>
      <div className="ways">
        {HELPING_ACTIONS.filter((action) => actions.includes(action)).map((action) => {
          const act = { action, ask: () => call('adminAct', { params: { orderId: order.id, action } }) };
          const question = QUESTIONS[action];
          return question ? (
            <ConfirmAction
              key={action}
              look="quiet"
              label={titleOf(action)}
              warning={question}
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
      {actions.includes('withdraw') && order.letterDays && <Withdraw orderId={order.id} days={order.letterDays} />}
      {actions.includes('repeat-refund') && <RepeatRefund orderId={order.id} />}
      {actions.includes('refund') && <Refund order={order} />}
    </>
  );
}

interface WithdrawProps {
  readonly orderId: number;
  readonly days: NonNullable<AdminOrderDetails['letterDays']>;
}

/** For a customer who wrote: the withdrawal counts from the day the letter was sent. */
function Withdraw({ orderId, days }: WithdrawProps): ReactNode {
  const [sentOn, setSentOn] = useState('');
  const { mutateAsync } = useOrderAction(orderId);
  const isInTime = sentOn >= days.from && sentOn <= days.until;
  return (
    <>
      <Field
        label="Date of the letter or email"
        type="date"
        min={days.from}
        max={days.until}
        hint={`Withdrawals until ${days.until} count.`}
        value={sentOn}
        onChange={({ target }) => setSentOn(target.value)}
        error={sentOn !== '' && !isInTime ? `It’s too late, unless it was sent until ${days.until}.` : null}
      />
      <ConfirmAction
        look="quiet"
        label={titleOf('withdraw')}
        missing={!isInTime && 'Please enter the date of the letter first.'}
        warning="Withdraw from this purchase? The order closes, its price goes back, and the customer gets an email. This can’t be undone."
        yes="Yes, withdraw"
        no="Cancel"
        action={() =>
          mutateAsync({
            action: 'withdraw',
            ask: () => asOperator(() => call('adminWithdraw', { params: { orderId }, body: { sentOn } })),
          })
        }
        failureTitle={refusalTitle('withdraw')}
      />
    </>
  );
}

/** Sends a refund again that the customer's bank returned. */
export function RepeatRefund({ orderId }: { readonly orderId: number }): ReactNode {
  const { mutateAsync } = useOrderAction(orderId);
  return (
    <ConfirmAction
      look="quiet"
      label={titleOf('repeat-refund')}
      warning="Send the refund again that the customer’s bank returned? The customer gets an email. This can’t be undone."
      yes="Yes, repeat it"
      no="Cancel"
      action={() =>
        mutateAsync({
          action: 'repeat-refund',
          ask: () => asOperator(() => call('adminRepeatRefund', { params: { orderId } })),
        })
      }
      failureTitle={refusalTitle('repeat-refund')}
    />
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
function Refund({ order: { id: orderId, refundable, refundCurrency: currency, alsoPaid } }: OrderProps): ReactNode {
  const [typed, setTyped] = useState('');
  const { mutateAsync } = useOrderAction(orderId);
  const cents = parseAmount(typed, refundable);
  const stays = cents === undefined ? '' : ' The order stays open.';
  return (
    <ConfirmWithReason
      why="Reason for the refund"
      of={REFUND_REASONS}
      names={REFUND_WHY}
      initial={alsoPaid === null ? undefined : 'paid-twice'}
      label={titleOf('refund')}
      missing={Number.isNaN(cents) && 'Please correct the amount first.'}
      warning={`Give ${formatPrice(cents ?? refundable, currency)} back to the customer, who gets an email?${stays} This can’t be undone.`}
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
        label={`Amount in ${pluralOf(currency)}`}
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
