import type { HairStrands } from '@trueseason/contracts';
import { shade } from '@trueseason/drawings';

const STRANDS = 64;
const WIDTH = 60;
const HEIGHT = 42;
/** The flat true color below the strands, as on every cloth. */
const EDGE = 8;

interface HairLockProps {
  readonly hex: string;
  /** Of salt-and-pepper hair. */
  readonly strands?: HairStrands | undefined;
  readonly id: string;
}

/** A swatch of hair as a salon keeps it: combed strands in the color's own lights and shadows, the flat color below. */
export function HairLock({ hex, strands, id }: HairLockProps) {
  const drop = HEIGHT - EDGE;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <clipPath id={id}>
        <rect y={0.4} width={WIDTH} height={drop - 0.4} />
      </clipPath>
      <rect width={WIDTH} height={HEIGHT} fill={hex} />
      <g clipPath={`url(#${id})`} fill="none" strokeLinecap="round">
        {Array.from({ length: STRANDS }, (_, i) => {
          const x = -4 + (i * (WIDTH + 8)) / (STRANDS - 1);
          const sway = 2 * Math.sin(i * 0.37);
          const tone = 6 * Math.sin(i * 2.6) + 6 * Math.sin(i * 0.42 + 1);
          return (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: strands are told apart by their place only
              key={i}
              d={`M${x} -8C${x + 5} ${drop * 0.3} ${x - 5 + sway} ${drop * 0.7} ${x + sway} ${drop + 2}`}
              stroke={shade(strands ? (i % 2 ? strands.gray : strands.dark) : hex, strands ? tone / 2 : tone)}
              strokeWidth={0.9 + 0.45 * Math.sin(i * 1.3)}
            />
          );
        })}
      </g>
    </svg>
  );
}
