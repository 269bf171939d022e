import { useMutation } from '@tanstack/react-query';
import { TOASTS } from '@trueseason/contracts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Field } from '../../components/field/field.tsx';
import { call } from '../../lib/api/api.ts';
import { reasonOrFault } from '../../lib/api/reason.ts';
import { showToast } from '../../lib/messages/show-toast.ts';
import styles from './admin.module.css';

export function Login({ onSuccess }: { readonly onSuccess: () => void }): ReactNode {
  const [password, setPassword] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('adminLogin', { body: { password } }),
    onSuccess: () => {
      showToast(TOASTS.loginSuccessful);
      onSuccess();
    },
    onError: (error) => showToast(TOASTS.loginFailed(reasonOrFault(error))),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    mutate();
  };
  return (
    <form className={styles.login} onSubmit={submit}>
      <h1>Admin Access</h1>
      <Field
        label="Password"
        type="password"
        name="password"
        placeholder="Enter admin password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" wide busy={isPending} disabled={password === ''}>
        {isPending ? 'Authenticating...' : 'Login'}
      </Button>
    </form>
  );
}
