import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button/button.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { StepBoundary } from './step-boundary.tsx';
import styles from './wizard.module.css';

export interface WizardStep {
  readonly id: string;
  readonly title: string;
  /** Neighbors of one chapter stand together under its name. */
  readonly chapter?: string;
  readonly content: ReactNode;
}

export interface WizardProps {
  /** Whose steps they are, as the page's title says. */
  readonly name: string;
  readonly steps: readonly WizardStep[];
  /** A heading in place of the small caption: 'Step N of M' as an h2. */
  readonly captionIsHeading?: boolean;
  readonly aside?: ReactNode;
}

/** One step at a time, named in the address so that Back and a shared link find it. */
export function Wizard({ name, steps, captionIsHeading = false, aside }: WizardProps): ReactNode {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const top = useRef<HTMLElement>(null);
  const named = steps.findIndex(({ id }) => `#${id}` === hash);
  const index = Math.max(0, named);
  const step = steps[index];
  const following = steps[index + 1];
  const shown = useRef(index);
  const [first] = useState(index);

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
      <title>{`${index > 0 && step ? `${step.title}, ` : ''}${name} · TrueSeason`}</title>
      <nav className={`row apart ${styles.bar} on-screen`} aria-label="Steps">
        {captionIsHeading ? <h2 className={styles.caption}>{caption}</h2> : <p className={styles.caption}>{caption}</p>}
        <Dots steps={steps} index={index} onGo={go} />
        {aside}
      </nav>
      <section
        ref={top}
        tabIndex={-1}
        className={styles.step}
        data-first={index === first || undefined}
        key={step?.id}
        aria-label={step?.title}
      >
        <StepBoundary>
          <Suspense fallback={<StepSkeleton />}>{step?.content}</Suspense>
        </StepBoundary>
      </section>
      <div className={`row apart ${styles.moves} on-screen`}>
        <Button look="quiet" disabled={index === 0} onClick={() => go(index - 1)}>
          Previous
        </Button>
        <Button
          className={following && styles.next}
          // At the end there is nothing on to go to.
          look={following ? 'primary' : 'quiet'}
          disabled={!following}
          onClick={() => go(index + 1)}
        >
          <span>{following ? 'Next:' : 'Next'}</span>{' '}
          {following && <span className={styles.what}>{following.title}</span>}
        </Button>
      </div>
    </div>
  );
}

interface DotsProps {
  readonly steps: readonly WizardStep[];
  readonly index: number;
  readonly onGo: (index: number) => void;
}

/** A dot for each step; those of a chapter stand together under its name. */
const Dots = ({ steps, index, onGo }: DotsProps): ReactNode => (
  <ol className={styles.chapters}>
    {chaptersOf(steps).map(({ chapter, first, ids }) => (
      <li key={ids[0]} className={styles.chapter} data-on={(first <= index && index < first + ids.length) || undefined}>
        {chapter && <span aria-hidden="true">{chapter}</span>}
        <ol className={styles.dots}>
          {ids.map((id, k) => {
            const i = first + k;
            const title = steps[i]?.title;
            return (
              <li key={id}>
                <button
                  type="button"
                  aria-current={i === index ? 'step' : undefined}
                  aria-label={`Step ${i + 1}: ${title}`}
                  title={title}
                  onClick={() => onGo(i)}
                />
              </li>
            );
          })}
        </ol>
      </li>
    ))}
  </ol>
);

interface Chapter {
  readonly chapter: string | undefined;
  /** The place of its first step. */
  readonly first: number;
  readonly ids: string[];
}

function chaptersOf(steps: readonly WizardStep[]): readonly Chapter[] {
  const chapters: Chapter[] = [];
  for (const [i, { id, chapter }] of steps.entries()) {
    const last = chapters.at(-1);
    if (last && last.chapter === chapter) last.ids.push(id);
    else chapters.push({ chapter, first: i, ids: [id] });
  }
  return chapters;
}

/** A step whose code is still on its way. */
const StepSkeleton = (): ReactNode => (
  <div className={styles.coming} role="status" aria-label="Loading this step">
    <Skeleton height="3rem" width="min(100%, 18rem)" />
    <Skeleton height="6rem" width="min(100%, 30rem)" />
    <Skeleton height="60vh" />
  </div>
);
