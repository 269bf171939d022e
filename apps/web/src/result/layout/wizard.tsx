import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { EarlyPhoto } from '../../drape/early-photo/early-photo.tsx';
import { forgetEarlyPhoto } from '../../drape/early-photo/early-photo-element.ts';
import { Button } from '../../ui/button/button.tsx';
import { PageTitle } from '../../ui/shell/page-title.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { StepBoundary } from './step-boundary.tsx';
import styles from './wizard.module.css';

export interface WizardStep {
  readonly id: string;
  readonly title: string;
  /** Steps of a chapter are grouped under its name. */
  readonly chapter?: string;
  readonly content: ReactNode;
}

export interface WizardProps {
  readonly name: string;
  readonly steps: readonly WizardStep[];
  /** The caption 'Step N of M' is an h2. */
  readonly captionIsHeading?: boolean;
}

/** One step at a time, named in the URL for Back and shared links. */
export function Wizard({ name, steps, captionIsHeading = false }: WizardProps): ReactNode {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const top = useRef<HTMLElement>(null);
  const index = Math.max(
    0,
    steps.findIndex(({ id }) => `#${id}` === hash),
  );
  const step = steps[index];
  const nextStep = steps[index + 1];
  const previousIndex = useRef(index);
  const [firstIndex] = useState(index);

  useEffect(() => {
    if (previousIndex.current === index) return;
    previousIndex.current = index;
    top.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [index]);

  // Also where the step could not show it.
  useEffect(() => forgetEarlyPhoto, []);

  const goTo = (target: WizardStep | undefined): void => {
    if (target) navigate({ search, hash: target.id }, { state, preventScrollReset: true });
  };
  const Caption = captionIsHeading ? 'h2' : 'p';

  return (
    <div className={styles.wizard}>
      <PageTitle>{`${index > 0 && step ? `${step.title}, ` : ''}${name}`}</PageTitle>
      <nav className={`row apart ${styles.bar} on-screen`} aria-label="Steps">
        <Caption className="text-sm strong figures">{`Step ${index + 1} of ${steps.length}`}</Caption>
        <Dots steps={steps} current={step} onGo={goTo} />
      </nav>
      <section
        ref={top}
        tabIndex={-1}
        className={styles.step}
        data-moved={index !== firstIndex || undefined}
        key={step?.id}
        aria-label={step?.title}
      >
        <StepBoundary placeholder={<StepSkeleton />}>{step?.content}</StepBoundary>
      </section>
      <div className={`row apart ${styles.moves} on-screen`}>
        <Button look="quiet" disabled={index === 0} onClick={() => goTo(steps[index - 1])}>
          Previous
        </Button>
        <Button
          className={nextStep && styles.next}
          look={nextStep ? 'primary' : 'quiet'}
          disabled={!nextStep}
          onClick={() => goTo(nextStep)}
        >
          <span>{nextStep ? 'Next:' : 'Next'}</span> {nextStep && <span className={styles.what}>{nextStep.title}</span>}
        </Button>
      </div>
    </div>
  );
}

interface DotsProps {
  readonly steps: readonly WizardStep[];
  readonly current: WizardStep | undefined;
  readonly onGo: (step: WizardStep) => void;
}

const Dots = ({ steps, current, onGo }: DotsProps): ReactNode => (
  <ol className={styles.chapters}>
    {[...new Set(steps.map(({ chapter }) => chapter))].map((chapter) => (
      <li key={chapter} className={styles.chapter} data-on={chapter === current?.chapter || undefined}>
        {chapter && <span aria-hidden="true">{chapter}</span>}
        <ol className={styles.dots}>
          {steps
            .filter((step) => step.chapter === chapter)
            .map((step) => (
              <li key={step.id}>
                <button
                  type="button"
                  className="bare centered"
                  aria-current={step === current ? 'step' : undefined}
                  title={`Step ${steps.indexOf(step) + 1}: ${step.title}`}
                  onClick={() => onGo(step)}
                />
              </li>
            ))}
        </ol>
      </li>
    ))}
  </ol>
);

/** Exactly as high as the bar: if the photo below moved, its repaint would delay LCP. */
export const BarSkeleton = (): ReactNode => (
  <div className={`row apart ${styles.bar}`} inert>
    <div style={{ visibility: 'hidden' }}>
      <Dots steps={[{ id: '', title: '', chapter: '\u00a0', content: null }]} current={undefined} onGo={() => {}} />
    </div>
  </div>
);

const StepSkeleton = (): ReactNode => (
  <div className={`stack gap-5 page ${styles.waiting}`} role="status" aria-label="Loading this step">
    <EarlyPhoto inSkeleton />
    <Skeleton height="3rem" width="min(100%, 18rem)" />
    <Skeleton height="6rem" width="min(100%, 30rem)" />
    <Skeleton height="60vh" />
  </div>
);
