import { TOASTS } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { showToast } from '../lib/messages/show-toast.ts';
import styles from './admin.module.css';
import { SignInForm } from './sign-in-form.tsx';

export function Login({ onSuccess }: { readonly onSuccess: () => void }): ReactNode {
  const welcome = (): void => {
    showToast(TOASTS.loginSuccessful);
    onSuccess();
  };
  return (
    <div className={styles.login}>
      <h1>Admin Access</h1>
      <SignInForm action="Login" onSuccess={welcome} />
    </div>
  );
}
