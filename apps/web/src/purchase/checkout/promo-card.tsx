import { normalizePromoCode, TOASTS } from '@trueseason/contracts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { problemOf } from '../../lib/api/reason.ts';
import { useTakeFocus } from '../../lib/browser/use-take-focus.ts';
import { showToast } from '../../lib/messages/show-toast.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import type { Intent } from '../intent.ts';
import { ListedPromos } from '../listed-promos.tsx';
import { promoProblem } from '../promo-problem.ts';
import { isSettledMeanwhile } from '../settled-meanwhile.ts';
import styles from './checkout.module.css';

export interface PromoCardProps {
  readonly applied: string | null;
  readonly busy: boolean;
  readonly renew: (code: string) => Promise<Intent>;
  readonly onApplied: (code: string | null) => void;
}

export function PromoCard({ applied, busy, renew, onApplied }: PromoCardProps): ReactNode {
  const [text, setText] = useState('');
  const card = useTakeFocus<HTMLElement>(applied);

  const apply = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const code = normalizePromoCode(text);
    if (!code) return showToast(TOASTS.emptyPromo);
    try {
      const { discount } = await renew(code);
      if (discount > 0) onApplied(code);
      showToast(discount > 0 ? TOASTS.promoApplied(discount) : TOASTS.invalidPromo);
    } catch (error) {
      if (isSettledMeanwhile(error)) return;
      // A code that could not be asked about is not called invalid.
      const refused = problemOf(error) === 'invalid_promo';
      showToast(refused ? TOASTS.invalidPromo : { ...TOASTS.paymentError, text: promoProblem(error) });
      // The try may have ended the intent that was open before it.
      await renew('').catch(() => {});
    }
  };
  const remove = async (): Promise<void> => {
    setText('');
    onApplied(null);
    await renew('').catch((error) => isSettledMeanwhile(error) || showToast(TOASTS.paymentError));
  };

  return (
    <section ref={card} tabIndex={-1} className={styles.card} aria-labelledby="promo">
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
            aside={
              <Button type="submit" look="quiet" busy={busy}>
                Apply
              </Button>
            }
          />
          <ListedPromos />
        </form>
      )}
    </section>
  );
}
