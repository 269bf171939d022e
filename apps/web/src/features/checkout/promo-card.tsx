import { normalizePromoCode, TOASTS } from '@trueseason/contracts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Field } from '../../components/field/field.tsx';
import { LISTED_PROMOS_HINT } from '../../lib/listed-promos.ts';
import { showToast } from '../../lib/toasts.ts';
import styles from './checkout.module.css';
import type { Intent } from './use-checkout-intent.ts';

export interface PromoCardProps {
  readonly applied: string | null;
  readonly busy: boolean;
  readonly renew: (code: string) => Promise<Intent | null>;
  readonly onApplied: (code: string | null) => void;
}

export function PromoCard({ applied, busy, renew, onApplied }: PromoCardProps): ReactNode {
  const [text, setText] = useState('');

  const apply = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const code = normalizePromoCode(text);
    if (!code) return showToast(TOASTS.emptyPromo);
    const made = await renew(code);
    if (made && made.discount > 0) {
      onApplied(code);
      showToast(TOASTS.promoApplied(made.discount));
      return;
    }
    showToast(TOASTS.invalidPromo);
    if (made === null) await renew('');
  };
  const remove = async (): Promise<void> => {
    setText('');
    onApplied(null);
    await renew('');
  };

  return (
    <section className={styles.card} aria-labelledby="promo">
      <h2 id="promo">Promo code</h2>
      {applied ? (
        <p className={styles.applied}>
          <strong>{applied}</strong> is applied.
          <Button look="text" onClick={remove} disabled={busy}>
            Remove
          </Button>
        </p>
      ) : (
        <form onSubmit={apply} noValidate>
          <Field
            label="Code"
            name="promo"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value.toUpperCase())}
            hint={LISTED_PROMOS_HINT}
            aside={
              <Button type="submit" look="quiet" busy={busy}>
                Apply
              </Button>
            }
          />
        </form>
      )}
    </section>
  );
}
