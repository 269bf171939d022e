import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { retryWaitMs } from '../browser/retry.ts';
import type { Toast } from '../message-texts.ts';
import { showToast } from '../messages.ts';
import { isOutage, reasonOf } from './api.ts';

/** For `refetchInterval`: asks again while the network or the server is away, and not after a refusal. */
export const outageInterval = ({
  state: { error, errorUpdateCount },
}: {
  readonly state: { readonly error: Error | null; readonly errorUpdateCount: number };
}): number | false => (isOutage(error) ? retryWaitMs(errorUpdateCount) : false);

/**
 * A query's error. That of an outage stays while the query asks again, and the same one after it failed again, so that
 * messages neither flicker nor repeat.
 */
export function useFailure({ error, fetchStatus }: Pick<UseQueryResult, 'error' | 'fetchStatus'>): Error | null {
  const outage = useRef<Error | null>(null);
  const isRepeated = outage.current !== null && isOutage(error) && reasonOf(error) === reasonOf(outage.current);
  if (fetchStatus === 'idle' && !isRepeated) outage.current = isOutage(error) ? error : null;
  return outage.current ?? error;
}

/** Says once in each outage that something did not load, which then comes by itself. */
export function useOutageToast(error: unknown, toast: Toast): void {
  const isAway = isOutage(error);
  const latest = useRef(toast);
  latest.current = toast;
  useEffect(() => {
    if (isAway) showToast(latest.current);
  }, [isAway]);
}
