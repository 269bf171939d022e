import { labToHex } from '@trueseason/color';

/** L*, a*, b* of the metal's body; the light on it is made from that. */
const BODY: readonly (readonly [word: RegExp, lab: readonly [number, number, number]])[] = [
  [/rose|copper|pink/i, [66, 17, 18]],
  [/bronze/i, [50, 12, 27]],
  [/brass/i, [66, 5, 38]],
  [/white/i, [82, 1, 4]],
  [/champagne|pale gold|soft gold|light gold/i, [80, 3, 22]],
  [/gold/i, [72, 6, 42]],
  [/gunmetal|black|dark|oxidi[sz]ed/i, [38, 0, -3]],
  [/pewter/i, [58, 0, 2]],
  [/platinum|steel|titanium|chrome/i, [80, 0, -2]],
  [/silver/i, [76, 0, -1]],
];

const LIGHT = [-14, 6, 17, 2, -18, -6, 10, -10];

/** A brushed bar of the named metal under one light. */
export function MetalBar({ name, id }: { name: string; id: string }) {
  const [l, a, b] = BODY.find(([word]) => word.test(name))?.[1] ?? [70, 0, 0];
  return (
    <svg viewBox="0 0 100 30" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
      <linearGradient id={id} x1="0" x2="1" y1="0" y2="0.35">
        {LIGHT.map((step, i) => (
          <stop
            // biome-ignore lint/suspicious/noArrayIndexKey: the stops of a gradient are a fixed list
            key={i}
            offset={i / (LIGHT.length - 1)}
            stopColor={labToHex([Math.min(97, l + step), a, b])}
          />
        ))}
      </linearGradient>
      <rect width="100" height="30" fill={`url(#${id})`} />
    </svg>
  );
}
