import { cleanEmail, emailFault } from '@trueseason/contracts';
import { run as meantBy } from '@zootools/email-spell-checker';
import { type ReactNode, useRef, useState } from 'react';
import { readSession, writeSession } from '../lib/browser/storage.ts';
import { Button } from '../ui/button/button.tsx';
import { EMAIL_INPUT, Field } from '../ui/field/field.tsx';

/** Shown next to a button that needs an address. */
export const MISSING_EMAIL = 'Please enter your email first.';

export type EmailState = ReturnType<typeof useEmailField>;

/** Where to send the result: one field for every screen that takes an order's address. */
export function useEmailField() {
  const [email, setEmail] = useState(readSession('userEmail') ?? '');
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  /** The cleaned address; null if it is not valid, and the field says why. */
  const validate = (): string | null => {
    const address = cleanEmail(email);
    const fault = emailFault(address);
    setError(fault);
    if (fault) {
      // The field may be far above the button.
      input.current?.focus();
      return null;
    }
    writeSession('userEmail', address);
    return address;
  };
  const changeEmail = (text: string): void => {
    setEmail(text);
    // As typed, for a reload.
    writeSession('userEmail', text);
    setError(null);
  };
  // A question: the domain may be rare and right.
  const suggestion = meantBy({ email: cleanEmail(email) })?.full;
  const field = (disabled: boolean): ReactNode => (
    <div>
      <Field
        ref={input}
        label="Email"
        {...EMAIL_INPUT}
        value={email}
        disabled={disabled}
        error={error}
        hint="We'll email your complete analysis report and order number"
        onChange={({ target }) => changeEmail(target.value)}
      />
      <div role="status">
        {suggestion && (
          <Button look="text" disabled={disabled} onClick={() => changeEmail(suggestion)}>
            Did you mean {suggestion}?
          </Button>
        )}
      </div>
    </div>
  );
  /** Shown next to the button until something is typed. */
  const missingText = email.trim() === '' && MISSING_EMAIL;
  return { missing: missingText, check: validate, field };
}
