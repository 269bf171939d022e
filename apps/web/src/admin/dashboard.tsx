import { OPERATOR_ROLES, type OperatorRole } from '@trueseason/contracts';
import { Tabs } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button/button.tsx';
import { Account } from './account.tsx';
import styles from './admin.module.css';
import { Attention } from './attention.tsx';
import { Audit } from './audit.tsx';
import { Orders } from './orders.tsx';
import { Promos } from './promos.tsx';
import { StepUpDialog } from './step-up-dialog.tsx';
import { Totals } from './totals.tsx';
import { useAttention } from './use-attention.ts';
import { useSelf } from './use-self.ts';

interface Tab {
  readonly id: string;
  readonly title: string;
  readonly Panel: (props: { readonly onOrders: () => void }) => ReactNode;
  readonly roles: readonly OperatorRole[];
}

const ORDERS = 'orders';
const ATTENTION = 'attention';

/** With the roles that see them; the server checks every call. */
const TABS: readonly Tab[] = [
  { id: ORDERS, title: 'Orders', Panel: Orders, roles: OPERATOR_ROLES },
  { id: ATTENTION, title: 'Attention', Panel: Attention, roles: OPERATOR_ROLES },
  { id: 'promos', title: 'Promo codes', Panel: Promos, roles: ['finance'] },
  { id: 'totals', title: 'Totals', Panel: Totals, roles: OPERATOR_ROLES },
  { id: 'audit', title: 'Audit trail', Panel: Audit, roles: ['finance', 'engineer'] },
  { id: 'account', title: 'Your account', Panel: Account, roles: OPERATOR_ROLES },
];

interface DashboardProps {
  readonly onLogout: () => void;
  readonly leaving: boolean;
}

export function Dashboard({ onLogout, leaving }: DashboardProps): ReactNode {
  const { data: self } = useSelf();
  const [tab, setTab] = useState(ORDERS);
  const waiting = useAttention(1).data?.waiting ?? 0;
  const tabs = TABS.filter(({ roles }) => !self || roles.some((role) => self.roles.includes(role)));
  return (
    <div className="stack gap-6 page">
      <header className="row apart gap-4">
        <h1 className="text-2xl">Admin Dashboard</h1>
        {self?.fleetUrl && <a href={self.fleetUrl}>Fleet</a>}
        <Button look="quiet" busy={leaving} onClick={onLogout}>
          Logout
        </Button>
      </header>
      <Tabs.Root className="stack gap-6" value={tab} onValueChange={setTab}>
        <Tabs.List className={`row ${styles.tabList}`} aria-label="Back office">
          {tabs.map(({ id, title }) => (
            <Tabs.Trigger key={id} value={id} className="bare">
              {id === ATTENTION && waiting > 0 ? `${title} (${waiting})` : title}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {tabs.map(({ id, Panel }) => (
          <Tabs.Content key={id} value={id} className="stack gap-6">
            <Panel onOrders={() => setTab(ORDERS)} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
      <StepUpDialog />
    </div>
  );
}
