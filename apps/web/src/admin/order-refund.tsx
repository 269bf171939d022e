import { type AdminOrderDetails, dollars, REFUND_REASONS, type RefundReason } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { call } from '../lib/api/api.ts';
import { ConfirmAction } from '../ui/confirm-action/confirm-action.tsx';
import { Field } from '../ui/field/field.tsx';
import { Choice, REASON_FIRST } from './choice.tsx';
import { asOperator } from './step-up.ts';
import { refused, TITLES, useOrderAction } from './use-order-action.ts';

const REASONS: Readonly<Record<RefundReason, string>> = {
  asked: 'The customer asked for it',
  'paid-twice': 'Paid twice',
  'wrong-result': 'The result is wrong',
  goodwill: 'Goodwill',
  fraud: 'Fraud',
};

/** Cents of typed dollars: undefined for all that is left, NaN for what is no part of it. */
function partOf(typed: string, most: number): number | undefined {
  if (typed.trim() === '') return undefined;
  const cents = /^\d+(\.\d\d)?$/.test(typed.trim()) ? Math.round(Number(typed) * 100) : 0;
  if (cents === most) return undefined;
  return cents > 0 && cents < most ? cents : Number.NaN;
}

/** Gives money back: all that is left, which closes the order, or a part of it. */
export function OrderRefund({ order }: { readonly order: AdminOrderDetails }): ReactNode {
  const { id: orderId, refundable } = order;
  const [reason, setReason] = useState<RefundReason>();
  const [typed, setTyped] = useState('');
  const { mutateAsync } = useOrderAction(orderId);
  const cents = partOf(typed, refundable);
  const ask = () =>
    asOperator(() => call('adminRefund', { params: { orderId }, body: { reason: reason ?? 'asked', cents } }));
  const stays = cents === undefined ? '' : ' The order stays open.';
  return (
    <>
      <Choice
        label="Reason for the refund"
        none="Choose a reason"
        of={REFUND_REASONS}
        names={REASONS}
        chosen={reason}
        onChange={setReason}
      />
      <Field
        label="Amount in dollars"
        inputMode="decimal"
        autoComplete="off"
        placeholder={dollars(refundable)}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={Number.isNaN(cents) ? `Enter up to ${dollars(refundable)}, such as 9 or 9.50.` : null}
      />
      <ConfirmAction
        look="quiet"
        label={TITLES.refund}
        missing={!reason ? REASON_FIRST : Number.isNaN(cents) && 'Please correct the amount first.'}
        warning={`Give $${dollars(cents ?? refundable)} back to the customer, who gets an email?${stays} This can’t be undone.`}
        yes="Yes, refund"
        no="Cancel"
        action={() => mutateAsync({ action: 'refund', ask })}
        refused={refused('refund')}
      />
    </>
  );
}
