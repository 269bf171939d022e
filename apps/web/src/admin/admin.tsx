import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call, serverMessage } from '../lib/api/api.ts';
import { TOASTS } from '../lib/message-texts.ts';
import { showToast } from '../lib/messages.ts';
import { PageShell } from '../ui/shell/page-shell.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import styles from './admin.module.css';
import { Dashboard } from './dashboard.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SELF_KEY, useSelf } from './use-self.ts';

const LOGOUT_UNCONFIRMED = 'This page is logged out, but the server couldn’t be reached. Close the browser.';

/** Only this page keeps the shared password; a named operator stays signed in. The server checks every call. */
export function Component(): ReactNode {
  const [entered, setEntered] = useState<boolean | null>(null);
  const { data: self, isPending } = useSelf(entered === null);
  const queries = useQueryClient();
  const loggedIn = entered ?? self?.shared === false;
  const logout = useMutation({
    mutationFn: () => call('adminLogout'),
    onError: (error) =>
      showToast({ title: 'Logout incomplete', text: serverMessage(error) ?? LOGOUT_UNCONFIRMED, tone: 'destructive' }),
    onSettled: () => {
      setEntered(false);
      queries.removeQueries({ queryKey: SELF_KEY });
    },
  });
  const welcome = (): void => {
    showToast(TOASTS.loginSuccessful);
    setEntered(true);
  };
  return (
    <PageShell title="Admin" focused>
      <meta name="robots" content="noindex" />
      {entered === null && isPending ? (
        <Skeleton height="24rem" />
      ) : loggedIn ? (
        <Dashboard onLogout={() => logout.mutate()} leaving={logout.isPending} />
      ) : (
        <div className={`stack gap-5 ${styles.login}`}>
          <h1 className="text-2xl">Admin Access</h1>
          <SignInForm action="Login" onSuccess={welcome} />
        </div>
      )}
    </PageShell>
  );
}
