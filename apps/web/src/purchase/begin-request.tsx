import { BEGIN_REQUEST } from '@trueseason/contracts';
import { type ReactNode, useId, useRef, useState } from 'react';
import { call } from '../lib/api/api.ts';
import { isInEurope } from '../lib/browser/time-zone.ts';

export type BeginRequest = ReturnType<typeof useBeginRequest>;

/** Asks only buyers in Europe to request an immediate start. */
export function useBeginRequest() {
  const [isAsked] = useState(isInEurope);
  const [isChecked, setChecked] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  return {
    /** Returns whether the buyer may continue; if not, shows why and focuses the box. */
    check: (): boolean => {
      if (!isAsked || isChecked) return true;
      setMissing(true);
      box.current?.focus();
      return false;
    },
    /** Records the request before anything is charged. */
    tell: async (orderId: number | string): Promise<void> => {
      if (!isAsked) return;
      await call('requestBeginning', { params: { orderId }, body: { version: BEGIN_REQUEST.version } });
    },
    /** For an order created with the payment. */
    version: isAsked ? BEGIN_REQUEST.version : undefined,
    field: (disabled: boolean): ReactNode =>
      isAsked && (
        <div className="boxes">
          <label>
            <input
              ref={box}
              type="checkbox"
              checked={isChecked}
              disabled={disabled}
              aria-describedby={`${id}-missed`}
              aria-invalid={(isMissing && !isChecked) || undefined}
              onChange={({ target }) => setChecked(target.checked)}
            />
            {BEGIN_REQUEST.statement}
          </label>
          <p id={`${id}-missed`} className="fault" role="alert">
            {isMissing && !isChecked && 'Please check this box first. You haven’t been charged.'}
          </p>
        </div>
      ),
  };
}
