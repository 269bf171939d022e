import { emailFault } from '@trueseason/contracts';
import { type ReactNode, useRef, useState } from 'react';
import { readSession, writeSession } from '../lib/browser/session.ts';
import { EMAIL, Field } from '../ui/field/field.tsx';

/** Said beside a button that waits for an address. */
export const MISSING_EMAIL = 'Please enter your email first.';

export interface EmailState {
  /** What to say beside a button that waits for it; false once something is typed. */
  readonly missing: string | false;
  /** The address without blanks when it may be used; otherwise null, and the field says why. */
  readonly check: () => string | null;
  readonly field: (disabled: boolean) => ReactNode;
}

/** Where to send the result: one field for every screen that takes an order's address. */
export function useEmailField(): EmailState {
  const [email, setEmail] = useState(readSession('userEmail') ?? '');
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const check = (): string | null => {
    const trimmed = email.trim();
    const fault = emailFault(trimmed);
    setError(fault);
    if (fault) {
      // It may stand far above the button that asked.
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
  return { missing: email.trim() === '' && MISSING_EMAIL, check, field };
}
