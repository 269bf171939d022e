import { useMutation } from '@tanstack/react-query';
import { type FoundOrder, TOASTS } from '@trueseason/contracts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { Field } from '../../components/field/field.tsx';
import { PageShell } from '../../components/shell/page-shell.tsx';
import { call, serverMessage } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { showToast } from '../../lib/toasts.ts';
import { FoundCard } from './found-card.tsx';
import styles from './lookup.module.css';

export const isPaidAndAnalysed = (order: FoundOrder): boolean => order.paymentStatus === 'paid' && order.analysisResult;

export function Component(): ReactNode {
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [orderNumber, setOrderNumber] = useState('');
  const { mutate, data, isPending } = useMutation({
    mutationFn: () => call('lookupOrder', { body: { email: email.trim(), orderNumber: Number(orderNumber) } }),
    onSuccess: (order) => {
      if (isPaidAndAnalysed(order)) navigate(paths.results(order.id));
    },
    onError: (error) => showToast(TOASTS.orderNotFound(serverMessage(error))),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    mutate();
  };

  return (
    <PageShell>
      <title>Find your results · TrueSeason</title>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>Find Your Results</h1>
          <p>The order number is in the e-mail that we sent you, and on the screen where your analysis ran.</p>
        </header>
        <div className={styles.work}>
          <form className={styles.form} onSubmit={submit}>
            <Field
              label="Email Address"
              type="email"
              name="email"
              autoComplete="email"
              required
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
            <Field
              label="Order Number"
              type="number"
              name="orderNumber"
              inputMode="numeric"
              min={1}
              step={1}
              required
              value={orderNumber}
              onChange={(event) => setOrderNumber(event.target.value)}
            />
            <Button type="submit" wide busy={isPending} disabled={email.trim() === '' || orderNumber === ''}>
              {isPending ? 'Searching...' : 'Find My Results'}
            </Button>
          </form>
          {data && <FoundCard order={data} />}
          <p className={styles.other}>
            No order yet?{' '}
            <ButtonLink look="text" to={paths.upload}>
              Get Your Analysis
            </ButtonLink>
          </p>
        </div>
      </div>
    </PageShell>
  );
}
