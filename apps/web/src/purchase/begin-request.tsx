import { BEGIN_REQUEST } from '@trueseason/contracts';
import { type ReactNode, useId, useRef, useState } from 'react';
import { call } from '../lib/api/api.ts';
import { isInEurope } from '../lib/browser/in-europe.ts';
import styles from './purchase.module.css';

export interface BeginRequest {
  /** Whether the buyer may continue; if not, the box shows why and takes focus. */
  readonly check: () => boolean;
  /** Records the request before anything is charged. */
  readonly tell: (orderId: number | string) => Promise<void>;
  /** The statement's version, for an order created with the payment; undefined when not asked. */
  readonly version: typeof BEGIN_REQUEST.version | undefined;
  readonly field: (disabled: boolean) => ReactNode;
}

/** Asks buyers in Europe to request an immediate start; nobody else is asked. */
export function useBeginRequest(): BeginRequest {
  const [isAsked] = useState(isInEurope);
  const [ticked, setTicked] = useState(false);
  const [isMissed, setMissed] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  return {
    check: () => {
      if (!isAsked || ticked) return true;
      setMissed(true);
      box.current?.focus();
      return false;
    },
    tell: async (orderId) => {
      if (!isAsked) return;
      await call('requestBeginning', { params: { orderId }, body: { version: BEGIN_REQUEST.version } });
    },
    version: isAsked ? BEGIN_REQUEST.version : undefined,
    field: (disabled) =>
      isAsked && (
        <div className={`boxes ${styles.request}`} data-missed={(isMissed && !ticked) || undefined}>
          <label>
            <input
              ref={box}
              type="checkbox"
              checked={ticked}
              disabled={disabled}
              aria-describedby={`${id}-missed`}
              aria-invalid={(isMissed && !ticked) || undefined}
              onChange={({ target }) => setTicked(target.checked)}
            />
            {BEGIN_REQUEST.statement}
          </label>
          <p id={`${id}-missed`} role="alert">
            {isMissed && !ticked && 'Please check this box first. You haven’t been charged.'}
          </p>
        </div>
      ),
  };
}
