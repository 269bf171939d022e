import { useEffect, useRef } from 'react';

/** Runs `act` once, `ms` after `active` became truthy, unless it changes again or the component unmounts. */
export function useAfter(active: unknown, ms: number, act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => latest.current(), ms);
    return () => clearTimeout(timer);
  }, [active, ms]);
}
