import { shade } from '@trueseason/drawings';
import { metalColor } from '@trueseason/seasons';

/** Change of L* along the bar, as the light runs over it. */
const SHEEN = [-20, -4, 20, 4, -18, -6, 16, -16] as const;

/** A brushed bar of the named metal under one light. */
export function MetalBar({ name, id }: { name: string; id: string }) {
  const hex = metalColor(name);
  return (
    <svg viewBox="0 0 100 30" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
      <linearGradient id={id} x1="0" x2="1" y1="0" y2="0.35">
        {SHEEN.map((by, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the stops of a gradient are a fixed list
          <stop key={i} offset={i / (SHEEN.length - 1)} stopColor={shade(hex, by)} />
        ))}
      </linearGradient>
      <rect width="100" height="30" fill={`url(#${id})`} />
    </svg>
  );
}
