import type { SeasonName } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { copyShareLink } from '../../drape/share/share.ts';
import { useAfter } from '../../lib/browser/use-after.ts';
import { downloadProfessionalReport } from '../../order/download.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './premium.module.css';

const COPIED_MS = 2000;

export function PremiumActions({ orderId, season }: { orderId: string; season: SeasonName }): ReactNode {
  const [copied, setCopied] = useState(false);
  const share = async (): Promise<void> => {
    if (!(await copyShareLink(orderId))) return;
    setCopied(true);
  };
  useAfter(copied, COPIED_MS, () => setCopied(false));
  return (
    <div className={`stack gap-3 ${styles.actions} on-screen`}>
      <Button onClick={() => downloadProfessionalReport(orderId, season)}>Professional PDF</Button>
      <Button look="quiet" onClick={share}>
        {copied ? 'Copied!' : 'Share Results'}
      </Button>
    </div>
  );
}
