import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

export const EMAIL_INPUT = {
  type: 'email',
  name: 'email',
  autoComplete: 'email',
  inputMode: 'email',
  required: true,
} as const;

export interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | null;
  /** Next to the input, such as an Apply button. */
  readonly trailing?: ReactNode;
}

/** A labeled input whose hint and error are announced with it. */
export function Field({ label, hint, error, trailing, className, ...input }: FieldProps): ReactNode {
  const id = useId();
  const descriptionIds = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={['stack gap-2', className ?? ''].join(' ')}>
      <label htmlFor={id} className="text-sm strong">
        {label}
      </label>
      <div className="row gap-2">
        <input
          // Names and notes may be written from right to left.
          dir={input.type === undefined ? 'auto' : undefined}
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={descriptionIds || undefined}
        />
        {trailing}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm soft">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className="fault" aria-live="polite">
        {error}
      </p>
    </div>
  );
}
