import { shade } from '@trueseason/drawings';

const STRANDS = 13;

/** A lock of hair: strands in the colour's own lights and shadows, the flat colour at its end. */
export function HairLock({ hex }: { hex: string }) {
  return (
    <svg viewBox="0 0 60 92" width="100%" aria-hidden="true">
      {Array.from({ length: STRANDS }, (_, i) => {
        const x = 8 + (i * 44) / (STRANDS - 1);
        const wave = 7 * Math.sin(i * 1.9);
        const tone = 7 * Math.sin(i * 2.6) - Math.abs(i - STRANDS / 2);
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: strands are told apart by their place only
            key={i}
            d={`M${30 + (x - 30) * 0.45} 0C${x - 9} 26 ${x + 12 + wave * 0.4} 48 ${x + wave * 0.3} 80`}
            stroke={shade(hex, tone)}
            strokeWidth={5.2}
            strokeLinecap="butt"
            fill="none"
          />
        );
      })}
      <rect x="3" y="80" width="54" height="12" fill={hex} />
    </svg>
  );
}
