import type { ReactNode } from 'react';
import { Field } from '../field/field.tsx';

/** Said beside a button that waits for them. */
export const MISSING_CODE = 'Please enter the six digits first.';

/** The six digits of a mail, as phones offer to fill them in. */
export function CodeField(props: {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Where the digits are. */
  readonly hint: string;
  readonly error: string | null;
}): ReactNode {
  return (
    <Field
      {...props}
      label="Six digits"
      name="code"
      onChange={({ target }) => props.onChange(target.value)}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      autoFocus
    />
  );
}
