import type { FoundOrder } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button/button.tsx';
import { Reading } from '../../components/plate/plate.tsx';
import { paths } from '../../lib/paths.ts';
import styles from './lookup.module.css';

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

export const FoundCard = ({ order }: { readonly order: FoundOrder }): ReactNode => (
  <section className={styles.found} aria-live="polite">
    <h2>Order Found!</h2>
    <dl>
      <Reading label="Order">#{order.id}</Reading>
      <Reading label="Created">{date.format(new Date(order.createdAt))}</Reading>
      <Reading label="Status">{order.status.replace('_', ' ')}</Reading>
      <Reading label="Payment">{order.paymentStatus}</Reading>
    </dl>
    {order.paymentStatus === 'unpaid' ? (
      <>
        <p>This order is still pending payment. Please complete your purchase to access results.</p>
        {order.analysisResult && <ButtonLink to={paths.resultsPreview(order.id)}>Complete Your Purchase</ButtonLink>}
      </>
    ) : order.analysisResult ? (
      <ButtonLink to={paths.results(order.id)}>View Your Results</ButtonLink>
    ) : (
      <ButtonLink to={paths.processing(order.id)}>See how far your analysis is</ButtonLink>
    )}
  </section>
);
