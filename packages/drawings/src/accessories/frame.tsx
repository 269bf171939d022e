import type { ReactNode } from 'react';
import { shade } from '../cloth/cloth.tsx';
import { BARE_EDGE, BROAD, BROW_MORE, FLECK, FLECKS, type FrameLook, type FrameShape } from './frame-look.ts';

/** The wearer's right half; the other is its mirror. Temple and bridge begin on the rim. */
interface Build {
  readonly lens: string;
  /** The upper half of the rim, and its top line alone. */
  readonly upper: string;
  readonly top: string;
  readonly temple: string;
  readonly bridge: string;
  /** A second bridge, of wire. */
  readonly bar?: string;
}

const BUILDS: Readonly<Record<FrameShape, Build>> = {
  round: {
    lens: 'M38 18a20 20 0 1 0 .1 0Z',
    upper: 'M18 38A20 20 0 0 1 58 38',
    top: 'M21.6 26.6A20 20 0 0 1 54.4 26.6',
    temple: 'M19.2 31.2L4 27.4',
    bridge: 'M56.8 31.2C66 24.4 94 24.4 103.2 31.2',
  },
  rectangle: {
    lens: 'M16 22H60V46C60 52 56 56 50 56H26C20 56 16 52 16 46Z',
    upper: 'M16 42V22H60V42',
    top: 'M16 22H60',
    temple: 'M16 26.5L4 23.6',
    bridge: 'M60 31C68 24.6 92 24.6 100 31',
  },
  'cat-eye': {
    lens: 'M8 16C24 20 46 18 60 22C60 46 50 56 38 56S16 46 8 16Z',
    upper: 'M13.4 33.4C11.2 28.6 9.4 22.6 8 16C24 20 46 18 60 22C60 26.6 59.6 30.6 58.9 34',
    top: 'M8 16C24 20 46 18 60 22',
    temple: 'M9 20L4.6 18.5',
    bridge: 'M59.7 29C68 23 92 23 100.3 29',
  },
  aviator: {
    lens: 'M16 20H58C62 40 54 60 42 60S12 46 16 20Z',
    upper: 'M15.8 36C14.8 30.6 15.2 25 16 20H58C59 25.4 59.2 31 58.8 36',
    top: 'M16 20H58',
    temple: 'M15.6 24L4 21.2',
    bridge: 'M59.2 30C68 25 92 25 100.8 30',
    bar: 'M57 21H103',
  },
};

const PLAIN: Omit<FrameLook, 'shape'> = { rim: 6, brow: false, half: false, flecked: false };

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

/** The same without a picture of its own, for a face that wears it: 160 by 72, lenses around 38,38 and 122,38. */
export const FrameParts = (frame: Drawn): ReactNode => (
  <>
    {/* Clear and pale frames would vanish on paper without their edge. */}
    <Outline {...frame} rim={frame.rim + 1.2} color={shade(frame.color, -22)} />
    <Outline {...frame} />
    {frame.flecked && <Flecks {...frame} />}
  </>
);

function Outline({ shape, color, rim, brow, half }: Drawn): ReactNode {
  const { lens, upper, top, temple, bridge, bar } = BUILDS[shape];
  return (
    <g fill="none" stroke={color} strokeWidth={rim} strokeLinejoin="round">
      {/* At its narrowest a bridge or temple still holds the glasses together. */}
      <path d={bridge} strokeWidth={Math.min(rim, 5)} />
      {bar && rim < BROAD && <path d={bar} />}
      <Both>
        <path d={temple} strokeWidth={Math.min(rim, 5)} strokeLinecap="round" />
        <path d={lens} fill="#FFFFFF" fillOpacity="0.2" strokeWidth={half ? BARE_EDGE : rim} />
        {half && <path d={upper} strokeLinecap="round" />}
        {brow && <path d={top} strokeWidth={rim + BROW_MORE} strokeLinecap="round" />}
      </Both>
    </g>
  );
}

/** Dark and light patches in turn along the rim. */
function Flecks({ shape, color, rim }: Drawn): ReactNode {
  const { lens } = BUILDS[shape];
  return (
    <Both>
      {FLECKS.map(({ lighter, dashes, offset }) => (
        <path
          key={lighter}
          d={lens}
          fill="none"
          stroke={shade(color, lighter)}
          strokeWidth={rim * FLECK.width}
          strokeDasharray={dashes.join(' ')}
          strokeDashoffset={offset}
          opacity={FLECK.cover}
        />
      ))}
    </Both>
  );
}

const Both = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <>
    <g>{children}</g>
    <g transform="translate(160 0) scale(-1 1)">{children}</g>
  </>
);
