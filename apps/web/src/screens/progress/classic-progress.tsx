import { SEASON_COUNT, TYPE_COUNT } from '@trueseason/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import { TOASTS } from '../../lib/message-texts.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { OpenQuestions } from '../../order/answers/open-questions.tsx';
import { LongWait } from '../../order/order-state/long-wait.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import { PageShell } from '../../ui/shell/page-shell.tsx';
import { useFollowOrder } from './follow-order.tsx';
import { LineAhead } from './line-ahead.tsx';
import styles from './progress.module.css';
import { StepList } from './step-list.tsx';

const CLASSIC_POLL_MS = 2000;

const STEPS = ['Processing Photos', 'AI Color Analysis', 'Creating Your Palette', 'Finalizing Report'] as const;
const MILESTONES = [
  { atMs: 2000, percent: 25, done: 1 },
  { atMs: 8000, percent: 60, done: 2 },
  { atMs: 15_000, percent: 85, done: 3 },
  { atMs: 20_000, percent: 100, done: 4 },
] as const;

const FACTS = [
  `There are ${TYPE_COUNT} seasonal color types: the ${SEASON_COUNT} seasons and four Absolute types, where no trait leads.`,
  'Undertone and depth are separate. Very deep skin can be cool, and very fair skin can be warm.',
  'The whites of your eyes tell a camera what color the light in the room was.',
] as const;

/** The older progress screen, whose steps follow a clock until the real status replaces them. */
export function ClassicProgress({ orderId }: { readonly orderId: string }): ReactNode {
  const { order, instead, onContinue } = useFollowOrder(
    orderId,
    CLASSIC_POLL_MS,
    TOASTS.classicProgressFailed,
    paths.home,
  );
  const completed = order?.nextStep === 'result';
  const [timedProgress, setTimedProgress] = useState({ percent: 0, done: 0 });
  useEffect(() => {
    const timers = MILESTONES.map((milestone) => setTimeout(() => setTimedProgress(milestone), milestone.atMs));
    return () => timers.forEach(clearTimeout);
  }, []);
  const { percent, done } = completed ? { percent: 100, done: STEPS.length } : timedProgress;
  const title = instead?.title ?? 'Analyzing Your Colors';
  return (
    <PageShell title={title} focused>
      <div className="halves">
        <div className="halves-work">
          <h1>{title}</h1>
          {instead ? (
            instead.content
          ) : (
            <>
              <div className="stack gap-2">
                <Progress percent={percent} label="Overall progress" />
                <p className="figures">{percent}%</p>
              </div>
              <p role="status">
                {completed ? 'Analysis complete! Preparing your results...' : 'Analysis usually takes 2-5 minutes.'}
              </p>
              {order && <LineAhead order={order} />}
              <StepList steps={STEPS} done={done} />
              {order && <OpenQuestions orderId={order.id} open={order.openQuestions} onContinue={onContinue} />}
              <LongWait order={order} />
            </>
          )}
        </div>
        <aside className={`stack gap-4 ${styles.facts}`}>
          <h2 className="text-xl">Did you know?</h2>
          <ul>
            {FACTS.map((fact) => (
              <li key={fact} className="text-sm listed">
                {fact}
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </PageShell>
  );
}
