import { metalTones } from '@trueseason/drawings';

/** Which of the metal's three tones (light, middle, dark) the light meets along the bar. */
const ALONG = [2, 1, 0, 1, 2, 1, 0, 2] as const;

/** A brushed bar of the named metal under one light. */
export function MetalBar({ name, id }: { name: string; id: string }) {
  const tones = metalTones(name);
  return (
    <svg viewBox="0 0 100 30" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
      <linearGradient id={id} x1="0" x2="1" y1="0" y2="0.35">
        {ALONG.map((tone, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the stops of a gradient are a fixed list
          <stop key={i} offset={i / (ALONG.length - 1)} stopColor={tones[tone]} />
        ))}
      </linearGradient>
      <rect width="100" height="30" fill={`url(#${id})`} />
    </svg>
  );
}
