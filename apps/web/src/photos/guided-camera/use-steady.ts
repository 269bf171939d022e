import { useEffect, useState } from 'react';

/** A value that changes many times a second, held long enough to be read. */
export function useSteady<Value>(value: Value, heldMs: number): Value {
  const [steady, setSteady] = useState({ value, at: 0 });
  useEffect(() => {
    if (value === steady.value) return;
    const wait = Math.max(0, steady.at + heldMs - performance.now());
    const timer = setTimeout(() => setSteady({ value, at: performance.now() }), wait);
    return () => clearTimeout(timer);
  }, [value, steady, heldMs]);
  return steady.value;
}
