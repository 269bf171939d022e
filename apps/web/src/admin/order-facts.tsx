import { type AdminOrderDetails, formatPrice } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { call } from '../lib/api/api.ts';
import { downloadDisputeFile } from '../order/download.ts';
import { PaymentReceipt } from '../order/payment-receipt.tsx';
import { ActionButton } from '../ui/button/action-button.tsx';
import { Button } from '../ui/button/button.tsx';
import styles from './admin.module.css';
import { mailStatusText, shortTime, shortTimeOr } from './format.ts';
import { StatusBadge } from './status.tsx';
import { asOperator } from './step-up.ts';
import { useSelf } from './use-self.ts';

const spaced = (code: string): string => code.replaceAll('_', ' ');

type Fact = readonly [name: string, value: ReactNode];

const giftFacts = ({ state, codeEnd, used, expiresAt, deliverOn }: NonNullable<AdminOrderDetails['gift']>): Fact[] => [
  ['Gift', state],
  ['Code ends in', codeEnd ?? '—'],
  ['Used by', used ? `order #${used.orderId}, ${used.email ?? 'no address'}, ${shortTime(used.at)}` : '—'],
  ['Good until', shortTimeOr(expiresAt)],
  ['Reminder on', deliverOn ?? '—'],
];

const disputeFact = (url: string): Fact => [
  'Dispute',
  <a key="url" href={url} target="_blank" rel="noreferrer">
    Open the dispute
  </a>,
];

const warningFacts = (payments: AdminOrderDetails['payments']): Fact[] =>
  payments
    .flatMap(({ refundFailedAt, fraudWarning, review }): Fact[] => [
      ['Refund', refundFailedAt && 'failed: refund again'],
      ['Fraud warning', fraudWarning && spaced(fraudWarning)],
      ['In review', review && spaced(review)],
    ])
    .filter(([, value]) => value);

interface OrderFactsProps {
  readonly order: AdminOrderDetails;
  readonly onFind: (email: string) => void;
}

export function OrderFacts({ order, onFind }: OrderFactsProps): ReactNode {
  const { email } = order;
  const mayProve = useSelf().data?.roles.some((role) => role !== 'engineer');
  const facts: readonly Fact[] = [
    ['Status', <StatusBadge key="status" status={order.status} />],
    ['Payment', order.payment],
    ...(order.disputeUrl ? [disputeFact(order.disputeUrl)] : []),
    ...warningFacts(order.payments),
    ['Amount', formatPrice(order.amount, order.currency)],
    ['Promo code', order.promoCode ?? '—'],
    ['Email', email ?? '—'],
    ['Email sent', mailStatusText(order)],
    ['Season', order.season ?? '—'],
    ['Same season on another day', order.confidence === null ? '—' : `${Math.round(order.confidence * 100)}% likely`],
    ...(order.gift ? giftFacts(order.gift) : []),
    ['Report', order.report ?? '—'],
  ];
  return (
    <>
      <dl className={`figures text-sm ${styles.facts}`}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {order.payments.some(({ state }) => state === 'succeeded' || state === 'refunded') && mayProve && (
        <PaymentReceipt
          label="Receipt of the payment"
          failureTitle="No receipt"
          load={() => asOperator(() => call('getPaymentReceipt', { params: { orderId: order.id } }))}
        />
      )}
      {order.payments.length > 0 && mayProve && (
        <ActionButton action={() => asOperator(() => downloadDisputeFile(order.id))} failureTitle="No evidence">
          Evidence for the bank
        </ActionButton>
      )}
      {email && (
        <Button look="quiet" onClick={() => onFind(email)}>
          All orders of this address
        </Button>
      )}
    </>
  );
}
