import type { ReactNode } from 'react';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './progress.module.css';

const STATE_CLASSES = { done: '', current: 'strong', waiting: 'soft' } as const;

/** The step after the done ones is in progress, unless stopped. */
export const StepList = (props: { steps: readonly string[]; done: number; stopped?: boolean }): ReactNode => (
  <ol className={styles.steps}>
    {props.steps.map((step, i) => {
      const state = i < props.done ? 'done' : i === props.done && !props.stopped ? 'current' : 'waiting';
      return (
        <li
          key={step}
          className={`listed ${STATE_CLASSES[state]}`}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <Icon size={22} stroke={1.6}>
            <circle className={state === 'current' ? 'turning' : undefined} cx="12" cy="12" r="10" />
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
