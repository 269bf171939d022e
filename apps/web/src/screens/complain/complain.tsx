import { useMutation } from '@tanstack/react-query';
import { asciiDigits, COMPLAINT_DAYS, COMPLAINT_MAX, emailFault } from '@trueseason/contracts';
import { type ReactNode, useId, useState } from 'react';
import { call, reasonOrFault } from '../../lib/api/api.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { MISSING_EMAIL } from '../../purchase/email-field.tsx';
import { Button } from '../../ui/button/button.tsx';
import { EMAIL_INPUT, Field } from '../../ui/field/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Live } from '../../ui/live/live.tsx';
import { PageShell } from '../../ui/shell/page-shell.tsx';

/** A complaint, which needs no account and no order. */
export function Component(): ReactNode {
  return (
    <PageShell title="Complain">
      <div className="halves">
        <header className="halves-words">
          <h1>Complain</h1>
          <p>
            Tell us what is wrong with how we treat you or your data. We confirm it by email at once. A person looks
            into it and answers within {COMPLAINT_DAYS} days.
          </p>
          <p>
            You can delete or download your data yourself under <Link to={paths.myData}>My data</Link>.
          </p>
        </header>
        <div className="halves-work">
          <ComplaintForm />
        </div>
      </div>
    </PageShell>
  );
}

const digitsOf = (typed: string): string => asciiDigits(typed).replaceAll(/\D/g, '');

function ComplaintForm(): ReactNode {
  const saidId = useId();
  const [email, setEmail] = useState('');
  const [orderNumber, setOrderNumber] = useState('');
  const [said, setSaid] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => {
      const number = digitsOf(orderNumber);
      const body = { email: email.trim(), said: said.trim(), ...(number && { orderNumber: Number(number) }) };
      return call('complain', { body });
    },
  });
  if (data) {
    return (
      <Live className="stack gap-3">
        <h2 className="text-xl">We received your complaint</h2>
        <p className="figures">Its number is {data.number}.</p>
        <p>
          We’re emailing a confirmation to {email.trim()}. Our answer goes there, too, within {COMPLAINT_DAYS} days.
        </p>
      </Live>
    );
  }
  const submit = (): void => {
    const emailError = emailFault(email.trim());
    setFault(emailError);
    if (!emailError) mutate();
  };
  const missing = email.trim() === '' ? MISSING_EMAIL : said.trim() === '' && 'Please tell us what is wrong first.';
  return (
    <Form className="stack gap-5" onSubmit={submit} noValidate>
      <Field
        label="Email Address"
        {...EMAIL_INPUT}
        value={email}
        error={fault}
        hint="Where our answer goes."
        onChange={({ target }) => setEmail(target.value)}
      />
      <Field
        label="Order Number (optional)"
        name="orderNumber"
        inputMode="numeric"
        autoComplete="off"
        maxLength={15}
        value={orderNumber}
        hint="If it is about an order."
        onChange={({ target }) => setOrderNumber(target.value)}
      />
      <div className="stack gap-2">
        <label htmlFor={saidId} className="text-sm strong">
          What is wrong
        </label>
        <textarea
          id={saidId}
          name="said"
          dir="auto"
          rows={6}
          required
          maxLength={COMPLAINT_MAX}
          value={said}
          onChange={({ target }) => setSaid(target.value)}
        />
      </div>
      {error && (
        <p className="fault" role="alert">
          {reasonOrFault(error)}
        </p>
      )}
      <Button type="submit" wide busy={isPending} missing={missing}>
        Send
      </Button>
    </Form>
  );
}
