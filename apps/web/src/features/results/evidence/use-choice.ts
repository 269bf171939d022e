import type { Feature } from '@trueseason/contracts';
import { useState } from 'react';

/** Which feature is looked at: the one pointed at, else the one that was tapped and stays. */
export interface Choice {
  readonly feature: Feature | null;
  readonly pinned: Feature | null;
  readonly point: (feature: Feature | null) => void;
  /** Tapping it again lets it go. */
  readonly pin: (feature: Feature) => void;
}

export function useChoice(): Choice {
  const [pointed, setPointed] = useState<Feature | null>(null);
  const [pinned, setPinned] = useState<Feature | null>(null);
  return {
    feature: pointed ?? pinned,
    pinned,
    point: setPointed,
    pin: (feature) => {
      setPinned((now) => (now === feature ? null : feature));
      setPointed(null);
    },
  };
}
