import { type AdminOrderDetails, dollars } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { shortTime, shortTimeOr } from './format.ts';
import styles from './order-dialog.module.css';
import { StatusBadge } from './status.tsx';

const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');

function giftFacts(gift: AdminOrderDetails['gift']): readonly (readonly [name: string, value: string])[] {
  if (!gift) return [];
  return [
    ['Gift', gift.state],
    ['Code ends in', gift.codeEnd ?? '—'],
    ['Good until', shortTimeOr(gift.expiresAt)],
    ['Reminder on', gift.deliverOn ?? '—'],
  ];
}

export function OrderFacts({ order }: { readonly order: AdminOrderDetails }): ReactNode {
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    ['Status', <StatusBadge key="status" status={order.status} />],
    ['Progress', order.progress],
    ['Payment', order.payment],
    ['Amount', `$${dollars(order.amount)}`],
    ['Promo code', order.promoCode ?? '—'],
    ['Email', order.email ?? '—'],
    ['Email sent', yesNo(order.emailSent)],
    ['Created', shortTime(order.createdAt)],
    ['Settled', shortTimeOr(order.settledAt)],
    ['Completed', shortTimeOr(order.completedAt)],
    ['Photos deleted', shortTimeOr(order.photosDeletedAt)],
    ['Season', order.season ?? '—'],
    ['Repeatability', order.confidence === null ? '—' : `${Math.round(order.confidence * 100)}%`],
    ...giftFacts(order.gift),
    ['Report', order.report ?? '—'],
    ['Report file', order.pdfPath ?? '—'],
  ];
  return (
    <dl className={`figures ${styles.facts}`}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
