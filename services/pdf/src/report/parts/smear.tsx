import { shade } from '@trueseason/print/drawings';

interface SmearProps {
  readonly hex: string;
  readonly seed: number;
}

/** A swiped product with a wet highlight. */
export function Stroke({ hex, seed }: SmearProps) {
  const lean = (seed % 3) - 1;
  return (
    <svg viewBox="5 5 53 27" width="100%" aria-hidden="true">
      <path
        d={`M5 ${20 + lean * 2}C6 9 13 7 22 8C34 9 44 4 55 8C58 12 57 22 53 26C41 29 33 24 22 28C13 31 6 29 5 ${20 + lean * 2}Z`}
        fill={hex}
      />
      <path
        d={`M11 ${14 + lean}C22 11 36 14 50 10.500`}
        stroke={shade(hex, 16)}
        strokeWidth={2.2}
        strokeLinecap="round"
        fill="none"
      />
      <path d="M12 24C24 21 36 24 50 21" stroke={shade(hex, -9)} strokeWidth={1.6} strokeLinecap="round" fill="none" />
    </svg>
  );
}

/** A pressed powder in its pan. */
export function Powder({ hex }: SmearProps) {
  return (
    <svg viewBox="8 2 44 26" width="100%" aria-hidden="true">
      <rect x="8" y="2" width="44" height="26" rx="1.5" fill={hex} />
      <path
        d="M8 22C20 13 34 24 52 11V26.500q0 1.500 -1.500 1.500H9.500q-1.500 0 -1.500 -1.500Z"
        fill={shade(hex, -5)}
      />
      <path d="M13 7H47" stroke={shade(hex, 12)} strokeWidth={1.2} strokeLinecap="round" />
    </svg>
  );
}
