import { type AnalysisResult, hairSaid } from '@trueseason/contracts';
import { headsAre } from '@trueseason/seasons/drawn-with';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import type { HowWornProps } from '../../../components/how-worn/how-worn.tsx';
import { Late } from '../../../components/late/late.tsx';
import { lazyAgain } from '../../../lib/browser/lazy-again.tsx';
import { useTakeFocus } from '../../../lib/browser/use-take-focus.ts';
import styles from './report-heads.module.css';

/** Its heads are code that this screen is whole without. */
const HowDrawn = lazyAgain<Pick<HowWornProps, 'orderId' | 'result'>>(
  async () => (await import('./how-drawn.tsx')).HowDrawn,
);

/** By the report's button: how it draws people for lack of a word of their owner's, who can say it before it is kept. */
export function ReportHeads({
  orderId,
  result,
}: {
  readonly orderId: string;
  readonly result: AnalysisResult;
}): ReactNode {
  const { evidence } = result;
  // Stays while it is answered.
  const [wasUnsaid] = useState(!hairSaid(evidence.answers) || !evidence.answers?.presentation);
  const [asks, setAsks] = useState(false);
  const asked = useTakeFocus<HTMLDivElement>(asks);
  if (!wasUnsaid) return null;
  if (!asks) {
    return (
      <p className={styles.said}>
        People in your report are {headsAre(evidence)}
        {evidence.answers?.presentation ? '.' : ', in clothes between feminine and masculine.'}{' '}
        <Button look="text" onClick={() => setAsks(true)}>
          Change hair, beard or clothes
        </Button>
      </p>
    );
  }
  return (
    <div className={styles.asked} ref={asked} tabIndex={-1}>
      <Late onMissing={() => setAsks(false)}>
        <HowDrawn orderId={orderId} result={result} />
      </Late>
    </div>
  );
}
