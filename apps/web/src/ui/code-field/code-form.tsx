import { useMutation } from '@tanstack/react-query';
import { ACCESS_CODE, parseAccessCode } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { reasonOrFault } from '../../lib/api/api.ts';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { Form } from '../form/form.tsx';

interface CodeFormProps {
  readonly hint: string;
  readonly label: string;
  readonly wide?: boolean;
  readonly confirm: (digits: string) => Promise<unknown>;
  readonly again: string;
  readonly onAgain: () => void;
}

/** Takes the six digits from an email, which phones offer to fill in. */
export function CodeForm({ hint, label, wide = false, confirm, again, onAgain }: CodeFormProps): ReactNode {
  const [code, setCode] = useState('');
  const digits = parseAccessCode(code);
  const { mutate, error, isPending } = useMutation({ mutationFn: () => confirm(digits) });
  return (
    <Form className={wide ? 'stack gap-5' : 'stack start gap-4'} onSubmit={() => mutate()} noValidate>
      <Field
        label="Six digits"
        name="code"
        value={code}
        onChange={({ target }) => setCode(target.value)}
        hint={hint}
        error={error && reasonOrFault(error)}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        autoFocus
      />
      <Button
        type="submit"
        wide={wide}
        busy={isPending}
        missing={!ACCESS_CODE.test(digits) && 'Please enter the six digits first.'}
      >
        {label}
      </Button>
      <Button look="text" onClick={onAgain}>
        {again}
      </Button>
    </Form>
  );
}
