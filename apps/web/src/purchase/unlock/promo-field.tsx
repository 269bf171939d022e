import { useMutation } from '@tanstack/react-query';
import { normalizePromoCode, TOASTS } from '@trueseason/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import { call } from '../../lib/api/api.ts';
import { problemOf } from '../../lib/api/reason.ts';
import { showToast } from '../../lib/messages/show-toast.ts';
import { currentPromoCode, keepPromoCode } from '../../order/promo-code.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { ListedPromos } from '../listed-promos.tsx';
import { promoProblem } from '../promo-problem.ts';

export interface AcceptedPromo {
  readonly code: string;
  readonly discount: number;
}

export interface PromoFieldProps {
  /** A code that the server has accepted, or none any more. */
  readonly onChange: (promo: AcceptedPromo | null) => void;
  readonly disabled: boolean;
}

export function PromoField({ onChange, disabled }: PromoFieldProps): ReactNode {
  const [text, setText] = useState(currentPromoCode() ?? '');
  const [error, setError] = useState<string | null>(null);

  const { mutate: validate, isPending: busy } = useMutation({
    mutationFn: (code: string) => call('validatePromo', { body: { code } }),
    onMutate: () => setError(null),
    onSuccess: ({ discount }, code) => {
      onChange({ code, discount });
      keepPromoCode(code);
      showToast(TOASTS.promoApplied(discount));
    },
    onError: (failure) => {
      onChange(null);
      // What could not be asked about may count the next time.
      if (problemOf(failure) === 'invalid_promo') keepPromoCode(null);
      setError(promoProblem(failure));
    },
  });

  const apply = (): void => {
    const code = normalizePromoCode(text);
    if (!code) return;
    validate(code);
  };

  // A code that counted before a reload counts after it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => void apply(), []);

  return (
    <div>
      <Field
        label="Promo code (optional)"
        name="promo"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={text}
        disabled={disabled}
        error={error}
        onChange={(event) => {
          setText(event.target.value.toUpperCase());
          setError(null);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void apply();
        }}
        aside={
          <Button look="quiet" onClick={apply} busy={busy} disabled={disabled}>
            Apply
          </Button>
        }
      />
      <ListedPromos />
    </div>
  );
}
