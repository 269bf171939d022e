import type { ReactNode } from 'react';
import styles from './progress.module.css';

export interface StepListProps {
  readonly steps: readonly string[];
  /** How many of them are done; the next one is under way. */
  readonly done: number;
  /** Stopped before the next one. */
  readonly stopped?: boolean;
}

export const StepList = ({ steps, done, stopped = false }: StepListProps): ReactNode => (
  <ol className={styles.steps}>
    {steps.map((step, i) => {
      const state = i < done ? 'done' : i === done && !stopped ? 'current' : 'waiting';
      return (
        <li key={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <svg
            viewBox="0 0 24 24"
            width="22"
            height="22"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
            aria-hidden="true"
          >
            <circle cx="12" cy="12" r="10" />
            {state === 'done' && <path d="M7 12.5l3.5 3.5L17 9" />}
          </svg>
          {step}
          <span className="visually-hidden">
            {state === 'done' ? ', done' : state === 'current' ? ', under way' : ''}
          </span>
        </li>
      );
    })}
  </ol>
);
