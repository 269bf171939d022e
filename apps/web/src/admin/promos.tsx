import { useQuery } from '@tanstack/react-query';
import type { AdminPromo } from '@trueseason/contracts';
import { type ReactNode, useRef, useState } from 'react';
import { call } from '../lib/api/api.ts';
import { TryAgain } from '../order/order-state/order-state.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import styles from './admin.module.css';
import { draftOf, EMPTY_DRAFT } from './promo-draft.ts';
import { PromoForm } from './promo-form.tsx';
import { PROMO_COLUMNS, PromoRow } from './promo-row.tsx';
import { Table } from './table.tsx';

export function Promos(): ReactNode {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const form = useRef<HTMLElement>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['admin-promos'],
    queryFn: () => call('adminPromos'),
    gcTime: 0,
  });
  const change = (promo: AdminPromo): void => {
    setDraft(draftOf(promo));
    form.current?.focus();
  };
  return (
    <>
      <section className={`stack gap-4 ${styles.orders}`} aria-labelledby="promos">
        <h2 id="promos">Promo codes</h2>
        {error && <TryAgain error={error} onRetry={() => void refetch()} />}
        {data?.length === 0 && <p>No promo codes yet</p>}
        {data && data.length > 0 && (
          <Table label="Promo codes" columns={PROMO_COLUMNS}>
            {data.map((promo) => (
              <PromoRow key={promo.code} promo={promo} onChange={change} />
            ))}
          </Table>
        )}
        {!data && !error && <Skeleton height="12rem" />}
      </section>
      <section className={`stack gap-4 ${styles.promoForm}`} ref={form} tabIndex={-1} aria-labelledby="promo-form">
        <h2 id="promo-form">Create or change a code</h2>
        <PromoForm draft={draft} promos={data ?? []} onDraft={setDraft} />
      </section>
    </>
  );
}
