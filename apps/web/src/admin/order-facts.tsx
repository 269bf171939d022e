import { type AdminOrderDetails, dollars, type Progress } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { Button } from '../ui/button/button.tsx';
import styles from './admin.module.css';
import { mailSent, shortTime, shortTimeOr } from './format.ts';
import { StatusBadge } from './status.tsx';

const words = (code: string): string => code.replaceAll('_', ' ');

const ANALYSIS: Readonly<Record<Progress, string>> = {
  queued: 'waits for photos',
  files_uploaded: 'waits to begin',
  processing: 'runs',
  analyzed: 'done',
  failed: 'failed',
};

type Fact = readonly [name: string, value: ReactNode];

const giftFacts = ({ state, codeEnd, expiresAt, deliverOn }: NonNullable<AdminOrderDetails['gift']>): Fact[] => [
  ['Gift', state],
  ['Code ends in', codeEnd ?? '—'],
  ['Good until', shortTimeOr(expiresAt)],
  ['Reminder on', deliverOn ?? '—'],
];

const disputeFacts = ({ reason, status, dueBy, url }: NonNullable<AdminOrderDetails['dispute']>): Fact[] => [
  ['Dispute', `${words(reason)}: ${words(status)}`],
  ['Evidence until', shortTimeOr(dueBy)],
  [
    'At Stripe',
    <a key="url" href={url} target="_blank" rel="noreferrer">
      Open the dispute
    </a>,
  ],
];

const warningFacts = (payments: AdminOrderDetails['payments']): Fact[] =>
  payments
    .flatMap(({ refundFailedAt, fraudWarning, review }): Fact[] => [
      ['Refund', refundFailedAt && 'failed: refund again'],
      ['Fraud warning', fraudWarning && words(fraudWarning)],
      ['In review', review && words(review)],
    ])
    .filter(([, value]) => value);

interface OrderFactsProps {
  readonly order: AdminOrderDetails;
  readonly onFind: (email: string) => void;
}

export function OrderFacts({ order, onFind }: OrderFactsProps): ReactNode {
  const { email } = order;
  const facts: readonly Fact[] = [
    ['Status', <StatusBadge key="status" status={order.status} />],
    ['Analysis', ANALYSIS[order.progress]],
    ['Payment', order.payment],
    ...(order.dispute ? disputeFacts(order.dispute) : []),
    ...warningFacts(order.payments),
    ['Amount', `$${dollars(order.amount)}`],
    ['Promo code', order.promoCode ?? '—'],
    ['Email', email ?? '—'],
    ['Email sent', mailSent(order)],
    ['Created', shortTime(order.createdAt)],
    [order.payment === 'free' ? 'Unlocked' : 'Paid', shortTimeOr(order.settledAt)],
    ['Completed', shortTimeOr(order.completedAt)],
    ['Photos deleted', shortTimeOr(order.photosDeletedAt)],
    ['Other photos asked', shortTimeOr(order.photosAskedAt)],
    ['Season', order.season ?? '—'],
    ['Same season on another day', order.confidence === null ? '—' : `${Math.round(order.confidence * 100)}% likely`],
    ...(order.gift ? giftFacts(order.gift) : []),
    ['Report', order.report ?? '—'],
    ['Report file', order.pdfPath ?? '—'],
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
      {email && (
        <Button look="quiet" onClick={() => onFind(email)}>
          All orders of this address
        </Button>
      )}
    </>
  );
}
