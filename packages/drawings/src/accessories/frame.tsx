import type { ReactNode } from 'react';
import { shade } from '../cloth/cloth.tsx';
import { buildOf, type Point } from './frame-builds.ts';
import {
  ACETATE,
  BARE_EDGE,
  BROAD,
  BROW_MORE,
  CLEAR_COVER,
  FLECK,
  FLECKS,
  type FrameLook,
  type FrameShape,
} from './frame-look.ts';

const PLAIN: Omit<FrameLook, 'shape'> = { rim: 6, brow: false, half: false, flecked: false, clear: false, soft: false };

interface FrameProps extends Partial<Omit<FrameLook, 'shape'>> {
  readonly shape: FrameShape;
  readonly color: string;
  readonly title?: string;
}

/** A pair of glasses in a frame color, in a box of 160 by 72. */
export function Frame({ shape, color, title, ...look }: FrameProps): ReactNode {
  const drawn = { ...PLAIN, ...look, shape };
  return (
    <svg
      viewBox="0 0 160 72"
      width="100%"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <FrameParts {...drawn} color={color} />
    </svg>
  );
}

type Drawn = FrameLook & { readonly color: string };

/** How a pair sits on a face, whose eyes stand nearer to each other beside larger lenses than a picture of glasses shows. */
interface Sitting {
  /** How far each lens is moved to the nose. */
  readonly near: number;
  /** Where the wearer's right temple meets the ear. */
  readonly ear?: Point;
}

/** Apart from a face: a bridge is a third as wide as a lens. */
const ALONE: Sitting = { near: 11 };

/** On a face, whose every line is seen beside eyes, acetate as wide as in a picture of its own is a mask. */
const onFace = (rim: number): number => (rim > ACETATE ? ACETATE + 0.3 * (rim - ACETATE) : rim);

/** The same without a picture of its own, for a face that wears it: 160 by 72, in which `sitting` moves the lenses. */
export const FrameParts = ({ sitting = ALONE, ...look }: Drawn & { readonly sitting?: Sitting }): ReactNode => {
  const frame = sitting.ear ? { ...look, rim: onFace(look.rim) } : look;
  return (
    <>
      {/* Only of glasses that nobody wears: eyes keep their colors behind clear lenses. */}
      {!sitting.ear && <Lenses {...frame} near={sitting.near} />}
      {frame.clear ? <Clear {...frame} sitting={sitting} /> : <Solid {...frame} sitting={sitting} />}
      {frame.flecked && <Flecks {...frame} near={sitting.near} />}
    </>
  );
};

type Sat = Drawn & { readonly sitting: Sitting };

const Solid = (frame: Sat): ReactNode => (
  <>
    {/* Pale frames would vanish on paper without their edge. */}
    <Outline {...frame} more={EDGE} color={shade(frame.color, -22)} />
    <Outline {...frame} />
  </>
);

/** What is behind it shows through the rim, whose edges gather the color. */
function Clear(frame: Sat): ReactNode {
  const { shape, rim, brow, half, soft, sitting, color } = frame;
  // The same id is the same mask, wherever it is drawn.
  const id = ['edges', shape, rim, brow && 'brow', half && 'half', soft && 'soft', Math.round(sitting.near * 10)]
    .filter(Boolean)
    .join('-')
    .replaceAll('.', '_');
  return (
    <>
      <mask id={id} maskUnits="userSpaceOnUse" x="-40" y="-20" width="240" height="112">
        <Outline {...frame} more={CLEAR_EDGE} color="#FFFFFF" />
        <Outline {...frame} more={-CLEAR_EDGE} color="#000000" />
      </mask>
      <g opacity={CLEAR_COVER}>
        <Outline {...frame} />
      </g>
      <g mask={`url(#${id})`}>
        <Outline {...frame} more={CLEAR_EDGE} color={shade(color, -26)} />
      </g>
    </>
  );
}

/** The temples alone, for a face: hair lies over them. Skin shows through those of a clear rim as well. */
export const TempleParts = ({ sitting, ...look }: Drawn & { readonly sitting: Sitting }): ReactNode => {
  const frame = { ...look, rim: onFace(look.rim) };
  return (
    <g opacity={frame.clear ? CLEAR_COVER : undefined}>
      <Temples {...frame} sitting={sitting} more={EDGE} color={shade(frame.color, -22)} />
      <Temples {...frame} sitting={sitting} />
    </g>
  );
};

const EDGE = 1.2;
const CLEAR_EDGE = 1.3;
/** At its narrowest a bridge or temple still holds the glasses together. */
const NARROW = 5;

/** @param more how much wider every line of it is, for an edge that goes around all of them together */
function Outline({ shape, soft, color, rim, brow, half, sitting, more = 0 }: Sat & { more?: number }): ReactNode {
  const { lens, upper, top, bridge, bar } = buildOf({ shape, soft });
  const [[x, y], peak] = bridge;
  const { near, ear } = sitting;
  const from = x + near;
  const over = from + (160 - 2 * from) / 5;
  return (
    <g fill="none" stroke={color} strokeWidth={wide(rim, more)} strokeLinejoin="round">
      <path
        d={`M${from} ${y}C${over} ${peak} ${160 - over} ${peak} ${160 - from} ${y}`}
        strokeWidth={wide(slim(rim), more)}
      />
      {bar && rim < BROAD && <path d={`M${bar[0] + near} ${bar[1]}H${160 - bar[0] - near}`} />}
      {!ear && <Temples {...{ shape, soft, rim, color, sitting, more }} />}
      <Both near={near}>
        <path d={lens} strokeWidth={half ? BARE_EDGE : wide(rim, more)} />
        {half && <path d={upper} strokeLinecap="round" />}
        {brow && <path d={top} strokeWidth={wide(rim + BROW_MORE, more)} strokeLinecap="round" />}
      </Both>
    </g>
  );
}

const slim = (rim: number): number => Math.min(rim, NARROW);
const wide = (line: number, more: number): number => tenths(Math.max(BARE_EDGE, line + more));

interface TempleProps extends Pick<Drawn, 'shape' | 'soft' | 'rim' | 'color'> {
  readonly sitting: Sitting;
  readonly more?: number;
}

function Temples({ shape, soft, rim, color, sitting: { near, ear }, more = 0 }: TempleProps): ReactNode {
  const [[x, y], plain] = buildOf({ shape, soft }).temple;
  const [endX, endY] = ear ?? plain;
  return (
    <Both near={near}>
      <path
        d={`M${x} ${y}L${tenths(endX - near)} ${tenths(endY)}`}
        stroke={color}
        strokeWidth={wide(slim(rim), more)}
        strokeLinecap="round"
      />
    </Both>
  );
}

const Lenses = ({ near, ...look }: Drawn & { readonly near: number }): ReactNode => (
  <Both near={near}>
    <path d={buildOf(look).lens} fill="#FFFFFF" fillOpacity="0.36" />
  </Both>
);

/** How much light patches cover of what dark ones do, where rims are drawn this small. */
const LIGHT_FLECK = 0.5;

/** Where round patches run, in shares of the rim: off its middle, so that they are clouds in it and no stripes across. */
const CLOUDS = [
  { wide: 0.5, aside: [0.14, -0.13], short: 0.6, later: 0 },
  { wide: 0.32, aside: [-0.2, 0.19], short: 0.3, later: 5 },
] as const;

/** Dark and light patches in turn along the rim. */
function Flecks({ shape, soft, color, rim, near }: Drawn & { readonly near: number }): ReactNode {
  const { lens } = buildOf({ shape, soft });
  return (
    <Both near={near}>
      {FLECKS.map(({ lighter, dashes, offset }) => (
        <g
          key={lighter}
          fill="none"
          stroke={shade(color, lighter)}
          strokeLinecap="round"
          // As strong as the dark ones, light patches make a checkered band.
          opacity={lighter > 0 ? FLECK.cover * LIGHT_FLECK : FLECK.cover}
        >
          {CLOUDS.map(({ wide, aside: [x, y], short, later }) => (
            <path
              key={wide}
              d={lens}
              transform={`translate(${tenths(rim * x)} ${tenths(rim * y)})`}
              strokeWidth={tenths(rim * wide)}
              // As far from one to the next as ever: what a patch is shorter, its gap is longer.
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

const Both = ({ near, children }: { readonly near: number; readonly children: ReactNode }): ReactNode => (
  <>
    <g transform={`translate(${near} 0)`}>{children}</g>
    <g transform={`translate(${160 - near} 0) scale(-1 1)`}>{children}</g>
  </>
);
