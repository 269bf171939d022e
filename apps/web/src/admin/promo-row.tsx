import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminPromo } from '@trueseason/contracts';
import { Fragment, type ReactNode } from 'react';
import { call } from '../lib/api/api.ts';
import { showRefusal } from '../lib/messages/show-refusal.ts';
import { showToast } from '../lib/messages/show-toast.ts';
import { shortTime } from './format.ts';
import { asOperator } from './step-up.ts';
import { Row } from './table.tsx';

export const PROMO_COLUMNS = ['Code', 'Discount', 'Expires', 'Uses', 'Actions'];

export interface PromoRowProps {
  readonly promo: AdminPromo;
  readonly onChange: (promo: AdminPromo) => void;
}

export function PromoRow({ promo, onChange }: PromoRowProps): ReactNode {
  const { code, percent, expiresAt, maxUses, uses } = promo;
  const hasEnded = expiresAt !== null && Date.parse(expiresAt) <= Date.now();
  const queries = useQueryClient();
  // A code that was used stays on record: it ends instead of going.
  const disable = useMutation({
    mutationFn: () =>
      asOperator(() =>
        call('adminSavePromo', { params: { code }, body: { percent, maxUses, expiresAt: new Date().toISOString() } }),
      ),
    onSuccess: () => {
      showToast({ title: 'Promo code disabled', text: code, tone: 'neutral' });
      void queries.invalidateQueries({ queryKey: ['admin-promos'] });
    },
    onError: (error) => showRefusal('Promo code not disabled', error),
  });
  return (
    <Row
      columns={PROMO_COLUMNS}
      cells={[
        code,
        `${percent}%`,
        expiresAt === null ? 'Never' : `${hasEnded ? 'Ended ' : ''}${shortTime(expiresAt)}`,
        maxUses === null ? `${uses}, no limit` : `${uses} of ${maxUses}`,
        <Fragment key="actions">
          <button type="button" aria-label={`Change ${code}`} onClick={() => onChange(promo)}>
            Change
          </button>
          {!hasEnded && (
            <button
              type="button"
              aria-label={`Disable ${code}`}
              disabled={disable.isPending}
              onClick={() => disable.mutate()}
            >
              Disable
            </button>
          )}
        </Fragment>,
      ]}
    />
  );
}
