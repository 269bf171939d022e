import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../button/button.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import styles from './wizard.module.css';

export interface WizardStep {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

export interface WizardProps {
  readonly steps: readonly WizardStep[];
  /** A heading in place of the small caption: 'Step N of M' as an h2. */
  readonly captionIsHeading?: boolean;
  readonly aside?: ReactNode;
}

/** One step at a time, named in the address so that Back and a shared link find it. */
export function Wizard({ steps, captionIsHeading = false, aside }: WizardProps): ReactNode {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const top = useRef<HTMLElement>(null);
  const named = steps.findIndex(({ id }) => `#${id}` === hash);
  const index = Math.max(0, named);
  const step = steps[index];
  const following = steps[index + 1];
  const shown = useRef(index);

  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    top.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [index]);

  const go = (next: number): void => {
    const target = steps[next];
    if (target) navigate({ search, hash: target.id }, { state, preventScrollReset: true });
  };
  const caption = `Step ${index + 1} of ${steps.length}`;

  return (
    <div className={styles.wizard}>
      <nav className={styles.bar} aria-label="Steps">
        {captionIsHeading ? <h2 className={styles.caption}>{caption}</h2> : <p className={styles.caption}>{caption}</p>}
        <ol className={styles.dots}>
          {steps.map(({ id, title }, i) => (
            <li key={id}>
              <button
                type="button"
                aria-current={i === index ? 'step' : undefined}
                aria-label={`Step ${i + 1}: ${title}`}
                title={title}
                onClick={() => go(i)}
              />
            </li>
          ))}
        </ol>
        {aside}
      </nav>
      <section ref={top} tabIndex={-1} className={styles.step} key={step?.id} aria-label={step?.title}>
        <Suspense fallback={<StepSkeleton />}>{step?.content}</Suspense>
      </section>
      <div className={styles.moves}>
        <Button look="quiet" disabled={index === 0} onClick={() => go(index - 1)}>
          Previous
        </Button>
        <p className={styles.next} aria-hidden="true">
          {following?.title}
        </p>
        <Button
          disabled={index === steps.length - 1}
          onClick={() => go(index + 1)}
          aria-label={following ? `Next: ${following.title}` : undefined}
        >
          Next
        </Button>
      </div>
    </div>
  );
}

/** A step whose code is still on its way. */
const StepSkeleton = (): ReactNode => (
  <div className={styles.coming} role="status" aria-label="Loading this step">
    <Skeleton height="3rem" width="min(100%, 18rem)" />
    <Skeleton height="6rem" width="min(100%, 30rem)" />
    <Skeleton height="60vh" />
  </div>
);
