import { type ReactNode, useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** How long somebody has been waiting here, counted and not guessed. */
export function Elapsed(): ReactNode {
  const [began] = useState(() => Date.now());
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - began) / SECOND_MS)), SECOND_MS);
    return () => clearInterval(timer);
  }, [began]);
  return seconds > 0 && <span className="figures">{seconds} s so far.</span>;
}
