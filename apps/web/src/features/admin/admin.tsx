import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { PageShell } from '../../components/shell/page-shell.tsx';
import { call, serverMessage } from '../../lib/api/api.ts';
import { showToast } from '../../lib/messages/show-toast.ts';
import { Dashboard } from './dashboard.tsx';
import { Login } from './login.tsx';

const LOGOUT_UNHEARD = 'This page is logged out, but the server couldn’t be reached. Close the browser.';

/** Whether someone is logged in lives only in this page's memory; the server checks every call itself. */
export function Component(): ReactNode {
  const [loggedIn, setLoggedIn] = useState(false);
  const logout = useMutation({
    mutationFn: () => call('adminLogout'),
    onError: (error) =>
      showToast({ title: 'Logout incomplete', text: serverMessage(error) ?? LOGOUT_UNHEARD, tone: 'destructive' }),
    onSettled: () => setLoggedIn(false),
  });
  return (
    <PageShell focused>
      <title>Admin · TrueSeason</title>
      <meta name="robots" content="noindex" />
      {loggedIn ? (
        <Dashboard onLogout={() => logout.mutate()} leaving={logout.isPending} />
      ) : (
        <Login onSuccess={() => setLoggedIn(true)} />
      )}
    </PageShell>
  );
}
