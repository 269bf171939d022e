import { LISTED_PROMOS, normalizePromoCode } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { useFocusAfterChange } from '../lib/browser/use-focus-after-change.ts';
import { Button } from '../ui/button/button.tsx';
import { Field } from '../ui/field/field.tsx';
import type { Purchasing } from './use-purchase.ts';

/** Takes a promo code. Not a form, because it may be inside one. */
export function PromoForm(props: {
  readonly purchase: Purchasing;
  readonly label: string;
  /** Shows a section in which the applied code replaces the field. */
  readonly removable?: boolean;
}): ReactNode {
  const { purchase, label, removable = false } = props;
  const { code, refusedCode, phase, isBusy, send } = purchase;
  const [text, setText] = useState(removable ? '' : (code ?? ''));
  const sectionElement = useFocusAfterChange<HTMLElement>(code);
  const apply = (): void => send({ type: 'codeEntered', text });
  const remove = (): void => {
    setText('');
    send({ type: 'codeRemoved' });
  };
  const isPricing = phase === 'pricing';
  const form = (
    <div>
      <Field
        label={label}
        name="promo"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={text}
        disabled={isBusy}
        error={refusedCode?.code === normalizePromoCode(text) ? refusedCode.reason : null}
        onChange={({ target }) => setText(target.value.toUpperCase())}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
        trailing={
          <Button look="quiet" onClick={apply} busy={isPricing} disabled={isBusy}>
            Apply
          </Button>
        }
      />
      <details className="text-sm soft">
        <summary>Codes for everyone</summary>
        <p>
          One per order:{' '}
          {Object.entries(LISTED_PROMOS)
            .map(([listedCode, percent]) => `${listedCode} (${percent}%)`)
            .join(', ')}
        </p>
      </details>
    </div>
  );
  if (!removable) return form;
  return (
    <section ref={sectionElement} tabIndex={-1} className="stack gap-4 ruled" aria-labelledby="promo">
      <h2 id="promo" className="text-xl">
        Promo code
      </h2>
      {code ? (
        <p className="row apart">
          <span>
            <strong>{code}</strong> is applied.
          </span>
          <Button look="text" onClick={remove} disabled={isPricing || isBusy}>
            Remove
          </Button>
        </p>
      ) : (
        form
      )}
    </section>
  );
}
