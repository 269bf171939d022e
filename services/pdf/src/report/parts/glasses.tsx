const SHAPES = [
  // Round, soft square, browline: lens outlines for the left side, mirrored for the right.
  'M-31 0a13 13 0 1 0 26 0a13 13 0 1 0 -26 0Z',
  'M-31 -9q0 -4 4 -4h18q4 0 4 4v11q0 10 -10 10h-6q-10 0 -10 -10Z',
  'M-34 -11q14 -4 28 0q2 12 -4 18q-5 5 -12 4q-10 -1 -12 -22Z',
] as const;

/** A pair of glasses in a frame colour, seen from the front; the shapes take turns. */
export function Glasses({ hex, shape }: { hex: string; shape: number }) {
  const lens = SHAPES[shape % SHAPES.length];
  return (
    <svg viewBox="-42 -18 84 36" width="100%" aria-hidden="true" fill="#FFFFFF" fillOpacity={0.5}>
      <g stroke={hex} strokeWidth={3.4} strokeLinejoin="round" strokeLinecap="round">
        <path d={lens} />
        <path d={lens} transform="scale(-1 1)" />
        <path d="M-5.5 -4q5.500 -4.500 11 0M-33 -7l-6 -2M33 -7l6 -2" fill="none" />
      </g>
    </svg>
  );
}
