import { FIELD_MESSAGES, normalizePromoCode, TOASTS } from '@trueseason/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Field } from '../../components/field/field.tsx';
import { ApiError, call, serverMessage } from '../../lib/api.ts';
import { LISTED_PROMOS_HINT } from '../../lib/listed-promos.ts';
import { readSession, writeSession } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts.ts';

export interface PromoFieldProps {
  /** A code that the server has accepted, or none any more. */
  readonly onChange: (promo: { code: string; discount: number } | null) => void;
  readonly disabled: boolean;
}

export function PromoField({ onChange, disabled }: PromoFieldProps): ReactNode {
  const [text, setText] = useState(readSession('promoCode') ?? '');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const apply = async (): Promise<void> => {
    const code = normalizePromoCode(text);
    if (!code) return;
    setBusy(true);
    setError(null);
    try {
      const { discount } = await call('validatePromo', { body: { code } });
      onChange({ code, discount });
      writeSession('promoCode', code);
      showToast(TOASTS.promoApplied(discount));
    } catch (failure) {
      onChange(null);
      writeSession('promoCode', null);
      setError(
        failure instanceof ApiError
          ? (serverMessage(failure) ?? FIELD_MESSAGES.promoRejected)
          : FIELD_MESSAGES.promoUnreachable,
      );
    } finally {
      setBusy(false);
    }
  };

  // A code that counted before a reload counts after it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => void apply(), []);

  return (
    <Field
      label="Promo code (optional)"
      name="promo"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      value={text}
      disabled={disabled}
      error={error}
      onChange={(event) => setText(event.target.value.toUpperCase())}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        void apply();
      }}
      hint={LISTED_PROMOS_HINT}
      aside={
        <Button look="quiet" onClick={apply} busy={busy} disabled={disabled}>
          Apply
        </Button>
      }
    />
  );
}
