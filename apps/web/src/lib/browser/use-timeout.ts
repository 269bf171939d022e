import { useEffect, useRef } from 'react';

/** Runs `callback` once, `ms` after `active` became truthy, unless it changes again or the component unmounts. */
export function useTimeout(active: unknown, ms: number, callback: () => void): void {
  const latest = useRef(callback);
  latest.current = callback;
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => latest.current(), ms);
    return () => clearTimeout(timer);
  }, [active, ms]);
}
