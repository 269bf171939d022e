import { type AdminOrderDetails, dollars } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { shortTime } from './format.ts';
import { OrderPart } from './part.tsx';

/** An order's failure, photos, payments and mails. */
export function OrderRecords({ order }: { readonly order: AdminOrderDetails }): ReactNode {
  const { failure, photos, payments, mails } = order;
  return (
    <>
      {failure && (
        <OrderPart title="Failure">
          <p>
            {failure.message} ({failure.code})
          </p>
        </OrderPart>
      )}
      <Records
        title="Photos"
        lines={photos.map(({ position, mediaType, bytes }) => [
          `${position}`,
          `${position}: ${mediaType}, ${(bytes / 1e6).toFixed(2)} MB`,
        ])}
      />
      <Records
        title="Payments"
        lines={payments.map(({ intentId, state, amount, refunded, refundFailedAt, createdAt }) => [
          intentId,
          [
            `${intentId}: ${state}`,
            `$${dollars(amount)}`,
            ...(refunded > 0 && refunded < amount ? [`$${dollars(refunded)} of it refunded`] : []),
            ...(refundFailedAt ? [`a refund failed ${shortTime(refundFailedAt)}`] : []),
            shortTime(createdAt),
          ].join(', '),
        ])}
      />
      <Records
        title="Mails"
        lines={mails.map(({ kind, state, at, error }, index) => [
          `${kind} ${index}`,
          `${kind.replaceAll('_', ' ')}: ${state}, ${shortTime(at)}${error ? `, ${error}` : ''}`,
        ])}
      />
    </>
  );
}

interface RecordsProps {
  readonly title: string;
  readonly lines: readonly (readonly [key: string, text: string])[];
}

const Records = ({ title, lines }: RecordsProps): ReactNode => (
  <OrderPart title={title}>
    {lines.length === 0 ? (
      <p>None</p>
    ) : (
      <ul className="stack gap-2 figures">
        {lines.map(([key, text]) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    )}
  </OrderPart>
);
