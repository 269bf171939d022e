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

function giftFacts(gift: AdminOrderDetails['gift']): readonly (readonly [name: string, value: string])[] {
  if (!gift) return [];
  return [
    ['Gift', gift.state],
    ['Code ends in', gift.codeEnd ?? '—'],
    ['Good until', shortTimeOr(gift.expiresAt)],
    ['Reminder on', gift.deliverOn ?? '—'],
  ];
}

type Fact = readonly [name: string, value: ReactNode];

function disputeFacts(dispute: AdminOrderDetails['dispute']): readonly Fact[] {
  if (!dispute) return [];
  const { reason, status, dueBy, url } = dispute;
  return [
    ['Dispute', `${words(reason)}: ${words(status)}`],
    ['Evidence until', shortTimeOr(dueBy)],
    [
      'At Stripe',
      <a key="url" href={url} target="_blank" rel="noreferrer">
        Open the dispute
      </a>,
    ],
  ];
}

/** Payments that need a decision. */
const warningFacts = (payments: AdminOrderDetails['payments']): readonly Fact[] =>
  payments.flatMap(({ refundFailedAt, fraudWarning, review }): Fact[] => [
    ...(refundFailedAt ? ([['Refund', 'failed: refund again']] satisfies Fact[]) : []),
    ...(fraudWarning ? ([['Fraud warning', words(fraudWarning)]] satisfies Fact[]) : []),
    ...(review ? ([['In review', words(review)]] satisfies Fact[]) : []),
  ]);

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
    ...disputeFacts(order.dispute),
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
    ...giftFacts(order.gift),
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
