import { SEASON_COUNT, TOASTS, TYPE_COUNT } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { OrderWayOn, UnknownOrder } from '../../order/order-state/order-state.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import { PageShell } from '../../ui/shell/page-shell.tsx';
import { CLASSIC_POLL_MS, CLASSIC_STEPS, useTimedProgress } from './classic-timing.ts';
import styles from './plain-progress.module.css';
import { StepList } from './step-list.tsx';
import { useFollowOrder } from './use-follow-order.ts';

const FACTS = [
  `There are ${TYPE_COUNT} seasonal color types: the ${SEASON_COUNT} seasons and four Absolute types, where no trait leads.`,
  'Undertone and depth are separate. Very deep skin can be cool, and very fair skin can be warm.',
  'The whites of your eyes tell a camera what color the light in the room was.',
] as const;
const FOLLOW = { everyMs: CLASSIC_POLL_MS, failed: TOASTS.classicProgressFailed, failedPath: paths.home };

/** The older screen: its steps run on a clock, and the true status always wins over it. */
export function ClassicProgress({ orderId }: { readonly orderId: string }): ReactNode {
  const { order, screen, isUnknown, isStopped } = useFollowOrder(orderId, FOLLOW);
  const completed = screen === 'results';
  const timed = useTimedProgress();
  const { percent, done } = completed ? { percent: 100, done: CLASSIC_STEPS.length } : timed;
  const steps = (
    <>
      <div className="stack gap-2">
        <Progress percent={percent} label="Overall progress" />
        <p className="figures">{percent}%</p>
      </div>
      <p role="status">
        {completed ? 'Analysis complete! Preparing your results...' : 'Analysis usually takes 2-5 minutes.'}
      </p>
      <StepList steps={CLASSIC_STEPS} done={done} />
    </>
  );

  return (
    <PageShell focused>
      <title>Analyzing Your Colors · TrueSeason</title>
      <div className="halves">
        <div className={`stack gap-5 ${styles.words}`}>
          <h1>Analyzing Your Colors</h1>
          {isUnknown ? <UnknownOrder /> : order && isStopped ? <OrderWayOn order={order} /> : steps}
        </div>
        <aside className={`stack gap-4 ${styles.facts}`}>
          <h2>Did you know?</h2>
          <ul>
            {FACTS.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </aside>
      </div>
    </PageShell>
  );
}
