import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import styles from './admin.module.css';
import { Audit } from './audit.tsx';
import { Orders } from './orders.tsx';
import { Promos } from './promos.tsx';

const TABS = [
  { id: 'orders', title: 'Orders', Panel: Orders },
  { id: 'promos', title: 'Promo codes', Panel: Promos },
  { id: 'audit', title: 'Audit trail', Panel: Audit },
] as const;

export interface DashboardProps {
  readonly onLogout: () => void;
  readonly leaving: boolean;
}

export function Dashboard({ onLogout, leaving }: DashboardProps): ReactNode {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Admin Dashboard</h1>
        <Button look="quiet" busy={leaving} onClick={onLogout}>
          Logout
        </Button>
      </header>
      <Tabs.Root className={styles.tabs} defaultValue="orders">
        <Tabs.List className={styles.tabList} aria-label="Back office">
          {TABS.map(({ id, title }) => (
            <Tabs.Trigger key={id} value={id}>
              {title}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {TABS.map(({ id, Panel }) => (
          <Tabs.Content key={id} value={id} className={styles.panel}>
            <Panel />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </div>
  );
}
