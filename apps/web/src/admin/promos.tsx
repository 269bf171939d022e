import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminPromo } from '@trueseason/contracts';
import { Fragment, type ReactNode, useRef, useState } from 'react';
import { call } from '../lib/api/api.ts';
import { showRefusal, showToast } from '../lib/messages.ts';
import { shortTime } from './format.ts';
import { draftOf, EMPTY_DRAFT } from './promo-draft.ts';
import { PromoForm } from './promo-form.tsx';
import { LoadedContent, Section } from './section.tsx';
import { asOperator } from './step-up.ts';
import { RowButton, Table } from './table.tsx';

export function Promos(): ReactNode {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const form = useRef<HTMLElement>(null);
  const query = useQuery({ queryKey: ['admin-promos'], queryFn: () => call('adminPromos'), gcTime: 0 });
  const change = (promo: AdminPromo): void => {
    setDraft(draftOf(promo));
    form.current?.focus();
  };
  return (
    <>
      <Section title="Promo codes">
        <LoadedContent query={query} height="12rem">
          {(promos) =>
            promos.length === 0 ? <p>No promo codes yet</p> : <PromoTable promos={promos} onChange={change} />
          }
        </LoadedContent>
      </Section>
      <Section title="Create or change a code" ref={form}>
        <PromoForm draft={draft} promos={query.data ?? []} onDraft={setDraft} />
      </Section>
    </>
  );
}

interface PromoTableProps {
  readonly promos: readonly AdminPromo[];
  readonly onChange: (promo: AdminPromo) => void;
}

function PromoTable({ promos, onChange }: PromoTableProps): ReactNode {
  const queries = useQueryClient();
  // Used codes stay on record, so a code expires instead of being deleted.
  const disable = useMutation({
    mutationFn: ({ code, percent, maxUses }: AdminPromo) => {
      const body = { percent, maxUses, expiresAt: new Date().toISOString() };
      return asOperator(() => call('adminSavePromo', { params: { code }, body }));
    },
    onSuccess: (_, { code }) => {
      showToast({ title: 'Promo code disabled', text: code, tone: 'neutral' });
      void queries.invalidateQueries({ queryKey: ['admin-promos'] });
    },
    onError: (error) => showRefusal('Promo code not disabled', error),
  });
  return (
    <Table
      label="Promo codes"
      columns={['Code', 'Discount', 'Expires', 'Uses', 'Actions']}
      rows={promos.map((promo) => {
        const { code, percent, expiresAt, maxUses, uses } = promo;
        const hasEnded = expiresAt !== null && Date.parse(expiresAt) <= Date.now();
        const actions = (
          <Fragment key="actions">
            <RowButton aria-label={`Change ${code}`} onClick={() => onChange(promo)}>
              Change
            </RowButton>
            {!hasEnded && (
              <RowButton aria-label={`Disable ${code}`} busy={disable.isPending} onClick={() => disable.mutate(promo)}>
                Disable
              </RowButton>
            )}
          </Fragment>
        );
        const expires = expiresAt === null ? 'Never' : `${hasEnded ? 'Ended ' : ''}${shortTime(expiresAt)}`;
        return [
          code,
          [code, `${percent}%`, expires, maxUses === null ? `${uses}, no limit` : `${uses} of ${maxUses}`, actions],
        ];
      })}
    />
  );
}
