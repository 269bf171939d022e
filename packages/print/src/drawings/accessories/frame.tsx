import type { FrameLook } from '@trueseason/style/seasons';
import type { ReactNode } from 'react';
import { shade } from '../cloth/cloth.tsx';
import { buildOf } from './frame-builds.ts';
import { BARE_EDGE, BROAD, BROW_MORE, CLEAR_COVER, FLECK, FLECKS } from './frame-look.ts';

interface FrameProps extends FrameLook {
  readonly color: string;
  readonly title?: string;
}

/** Glasses in a frame color, in a box of 160 by 72. */
export function Frame({ title, ...drawn }: FrameProps): ReactNode {
  return (
    <svg
      viewBox="0 0 160 72"
      width="100%"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <FrameParts {...drawn} />
    </svg>
  );
}

type Drawn = FrameLook & { readonly color: string };

/** How far lenses move toward the nose: a bridge is a third of a lens wide. */
const NEAR = 11;

const FrameParts = (frame: Drawn): ReactNode => (
  <>
    <Both>
      <path d={buildOf(frame).lens} fill="#FFFFFF" fillOpacity="0.36" />
    </Both>
    {frame.clear ? (
      <Clear {...frame} />
    ) : (
      <>
        {/* Pale frames would vanish on paper without an edge. */}
        <Outline {...frame} more={EDGE} color={shade(frame.color, -22)} />
        <Outline {...frame} />
      </>
    )}
    {frame.flecked && <Flecks {...frame} />}
  </>
);

/** The ground shows through the rim, whose edges gather color. A mask would print as a large picture. */
const Clear = (frame: Drawn): ReactNode => (
  <>
    <Outline {...frame} more={CLEAR_EDGE} color={shade(frame.color, -26)} />
    <Outline {...frame} more={-CLEAR_EDGE} />
    <g opacity={1 - CLEAR_COVER}>
      <Outline {...frame} more={-CLEAR_EDGE} color="#FFFFFF" />
    </g>
  </>
);

const EDGE = 1.2;
const CLEAR_EDGE = 1.3;
/** The narrowest bridge or temple that still looks solid. */
const NARROW = 5;

/** @param more extra width of every line, for an edge around all of them together */
function Outline({ shape, soft, color, rim, brow, half, more = 0 }: Drawn & { more?: number }): ReactNode {
  const { lens, upper, top, temple, bridge, bar } = buildOf({ shape, soft });
  const [[x, y], peak] = bridge;
  const from = x + NEAR;
  const over = from + (160 - 2 * from) / 5;
  return (
    <g fill="none" stroke={color} strokeWidth={wide(rim, more)} strokeLinejoin="round">
      <path
        d={`M${from} ${y}C${over} ${peak} ${160 - over} ${peak} ${160 - from} ${y}`}
        strokeWidth={wide(slim(rim), more)}
      />
      {bar && rim < BROAD && <path d={`M${bar[0] + NEAR} ${bar[1]}H${160 - bar[0] - NEAR}`} />}
      <Both>
        <path
          d={`M${temple[0].join(' ')}L${tenths(temple[1][0] - NEAR)} ${temple[1][1]}`}
          strokeWidth={wide(slim(rim), more)}
          strokeLinecap="round"
        />
        <path d={lens} strokeWidth={half ? BARE_EDGE : wide(rim, more)} />
        {half && <path d={upper} strokeLinecap="round" />}
        {brow && <path d={top} strokeWidth={wide(rim + BROW_MORE, more)} strokeLinecap="round" />}
      </Both>
    </g>
  );
}

const slim = (rim: number): number => Math.min(rim, NARROW);
const wide = (line: number, more: number): number => tenths(Math.max(BARE_EDGE, line + more));

/** Cover of light patches relative to dark ones on small rims. */
const LIGHT_FLECK = 0.5;

/** Positions of round patches across the rim: off its middle, like clouds rather than stripes. */
const CLOUDS = [
  { wide: 0.5, aside: [0.14, -0.13], short: 0.6, later: 0 },
  { wide: 0.32, aside: [-0.2, 0.19], short: 0.3, later: 5 },
] as const;

/** Alternating dark and light patches along the rim. */
function Flecks({ shape, soft, color, rim }: Drawn): ReactNode {
  const { lens } = buildOf({ shape, soft });
  return (
    <Both>
      {FLECKS.map(({ lighter, dashes, offset }) => (
        <g
          key={lighter}
          fill="none"
          stroke={shade(color, lighter)}
          strokeLinecap="round"
          // Equally strong light patches would look checkered.
          opacity={lighter > 0 ? FLECK.cover * LIGHT_FLECK : FLECK.cover}
        >
          {CLOUDS.map(({ wide, aside: [x, y], short, later }) => (
            <path
              key={wide}
              d={lens}
              transform={`translate(${tenths(rim * x)} ${tenths(rim * y)})`}
              strokeWidth={tenths(rim * wide)}
              // Constant spacing: a shorter patch gets a longer gap.
              strokeDasharray={dashes
                .map((dash, i) => tenths(i % 2 === 0 ? dash * short : dash + (dashes[i - 1] ?? 0) * (1 - short)))
                .join(' ')}
              strokeDashoffset={offset - later}
            />
          ))}
        </g>
      ))}
    </Both>
  );
}

const tenths = (length: number): number => Math.round(length * 10) / 10;

const Both = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <>
    <g transform={`translate(${NEAR} 0)`}>{children}</g>
    <g transform={`translate(${160 - NEAR} 0) scale(-1 1)`}>{children}</g>
  </>
);
