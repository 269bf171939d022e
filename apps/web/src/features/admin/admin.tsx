import type { ReactNode } from 'react';
import { useState } from 'react';
import { PageShell } from '../../components/shell/page-shell.tsx';
import { Dashboard } from './dashboard.tsx';
import { Login } from './login.tsx';

/** Whether someone is logged in lives only in this page's memory; the server checks every call itself. */
export function Component(): ReactNode {
  const [loggedIn, setLoggedIn] = useState(false);
  return (
    <PageShell focused>
      <title>Admin · TrueSeason</title>
      <meta name="robots" content="noindex" />
      {loggedIn ? <Dashboard onLogout={() => setLoggedIn(false)} /> : <Login onSuccess={() => setLoggedIn(true)} />}
    </PageShell>
  );
}
