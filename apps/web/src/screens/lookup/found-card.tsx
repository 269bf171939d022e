import type { FoundOrder } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { localDate } from '../../lib/browser/local-date.ts';
import { MailTrouble, OrderWayOn } from '../../order/order-state/order-state.tsx';
import { Live } from '../../ui/live/live.tsx';
import { Reading } from '../../ui/plate/plate.tsx';
import styles from './lookup.module.css';

const statusWords = ({ status, nextStep }: FoundOrder): string =>
  nextStep === 'photos' ? 'waiting for photos' : nextStep === 'gift' ? 'a gift' : status.replace('_', ' ');

/** What is true of a payment; its status knows only paid and unpaid. */
const paymentWords = ({ refunded, nextStep, paymentStatus }: FoundOrder): string =>
  refunded ? 'refunded' : nextStep === 'dispute' ? 'disputed' : paymentStatus;

export const FoundCard = ({ order }: { readonly order: FoundOrder }): ReactNode => (
  <Live className={styles.found}>
    <h2>Order Found!</h2>
    <dl>
      <Reading label="Order">#{order.id}</Reading>
      <Reading label="Created">{localDate(order.createdAt)}</Reading>
      <Reading label="Status">{statusWords(order)}</Reading>
      <Reading label="Payment">{paymentWords(order)}</Reading>
    </dl>
    {order.mailTroubled && <MailTrouble what={order.nextStep === 'gift' ? 'the code' : 'your results'} />}
    <OrderWayOn order={order} />
  </Live>
);
