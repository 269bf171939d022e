import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AdminPromo, normalizePromoCode } from '@trueseason/contracts';
import type { ChangeEvent, ReactNode } from 'react';
import { ApiError, call, isCanceled } from '../lib/api/api.ts';
import { showRefusal, showToast } from '../lib/messages.ts';
import { Button } from '../ui/button/button.tsx';
import { Field } from '../ui/field/field.tsx';
import { Form } from '../ui/form/form.tsx';
import styles from './admin.module.css';
import { EMPTY_DRAFT, type PromoDraft, termsOf } from './promo-draft.ts';
import { asOperator } from './step-up.ts';

export interface PromoFormProps {
  readonly draft: PromoDraft;
  /** Existing codes; saving one of them changes it. */
  readonly promos: readonly AdminPromo[];
  readonly onDraft: (draft: PromoDraft) => void;
}

/** The pattern that the server accepts. */
const CODE_PATTERN = '\\s*(?![Gg][Ii][Ff][Tt]-|[Aa][Gg][Aa][Ii][Nn]-)[A-Za-z0-9][A-Za-z0-9_\\-]{2,63}\\s*';

const isLimitError = (error: unknown): boolean => error instanceof ApiError && error.problem?.field === 'maxUses';

export function PromoForm({ draft, promos, onDraft }: PromoFormProps): ReactNode {
  const queries = useQueryClient();
  const code = normalizePromoCode(draft.code);
  const existingPromo = promos.find((promo) => promo.code === code);
  const save = useMutation({
    mutationFn: () => asOperator(() => call('adminSavePromo', { params: { code }, body: termsOf(draft) })),
    onSuccess: (promo) => {
      showToast({ title: 'Promo code saved', text: `${promo.code}: ${promo.percent}%`, tone: 'neutral' });
      onDraft(EMPTY_DRAFT);
      void queries.invalidateQueries({ queryKey: ['admin-promos'] });
    },
    onError: (error) => {
      if (isLimitError(error) || isCanceled(error)) return;
      showRefusal('Promo code not saved', error);
    },
  });
  const bound = (name: keyof PromoDraft) => ({
    name,
    value: draft[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>): void => {
      save.reset();
      onDraft({ ...draft, [name]: target.value });
    },
  });
  return (
    <Form className={styles.promoFields} onSubmit={() => save.mutate()}>
      <Field
        label="Code"
        {...bound('code')}
        autoComplete="off"
        required
        pattern={CODE_PATTERN}
        title="3 to 64 letters, digits, hyphens or underscores; gift codes are created automatically"
        hint={existingPromo ? 'This code exists: saving changes it.' : '3 to 64 letters, digits, - or _.'}
      />
      <Field
        label="Discount in percent"
        {...bound('percent')}
        type="number"
        min={1}
        max={100}
        required
        hint="100 makes an order free."
      />
      <Field label="Expires (UTC)" {...bound('expires')} type="datetime-local" hint="Empty: never." />
      <Field
        label="Use limit"
        {...bound('maxUses')}
        type="number"
        min={1}
        max={1_000_000}
        hint="Empty: no limit."
        error={isLimitError(save.error) ? 'It has already been used more often.' : null}
      />
      <Button type="submit" className="self-start" busy={save.isPending}>
        {existingPromo ? 'Save changes' : 'Create code'}
      </Button>
    </Form>
  );
}
