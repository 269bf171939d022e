import { emailFault } from '@trueseason/contracts';
import { type ReactNode, useRef, useState } from 'react';
import { readSession, writeSession } from '../lib/browser/storage.ts';
import { EMAIL, Field } from '../ui/field/field.tsx';

/** Shown next to a button that needs an address. */
export const MISSING_EMAIL = 'Please enter your email first.';

export type EmailState = ReturnType<typeof useEmailField>;

/** Where to send the result: one field for every screen that takes an order's address. */
export function useEmailField() {
  const [email, setEmail] = useState(readSession('userEmail') ?? '');
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  /** The trimmed address; null if it is not valid, and the field says why. */
  const check = (): string | null => {
    const trimmed = email.trim();
    const fault = emailFault(trimmed);
    setError(fault);
    if (fault) {
      // The field may be far above the button.
      input.current?.focus();
      return null;
    }
    writeSession('userEmail', trimmed);
    return trimmed;
  };
  const field = (disabled: boolean): ReactNode => (
    <Field
      ref={input}
      label="Email"
      {...EMAIL}
      value={email}
      disabled={disabled}
      error={error}
      hint="We'll email your complete analysis report and order number"
      onChange={(event) => {
        setEmail(event.target.value);
        setError(null);
      }}
    />
  );
  /** Shown next to the button until something is typed. */
  const missing = email.trim() === '' && MISSING_EMAIL;
  return { missing, check, field };
}
