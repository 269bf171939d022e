import type { ReactNode } from 'react';
import { Icon } from '../../ui/icons/icon.tsx';
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
          <Icon size={22} stroke={1.6}>
            <circle cx="12" cy="12" r="10" />
            {state === 'done' && <path d="M7 12.5l3.5 3.5L17 9" />}
          </Icon>
          {step}
          <span className="visually-hidden">
            {state === 'done' ? ', done' : state === 'current' ? ', under way' : ''}
          </span>
        </li>
      );
    })}
  </ol>
);
