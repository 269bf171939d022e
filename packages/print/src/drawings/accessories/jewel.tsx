import type { DrawnJewelry } from '@trueseason/style/seasons';
import type { ReactNode } from 'react';
import { metalTones } from './metal.ts';
import { Necklace } from './necklace.tsx';
import { Ring } from './ring.tsx';
import { Shine } from './shine.tsx';
import { Watch } from './watch.tsx';

export const JEWELS = ['rings', 'necklaces', 'earrings', 'watches'] as const;
export type JewelKind = (typeof JEWELS)[number];

const DRAWN: Readonly<Record<JewelKind, (props: { readonly jewels: DrawnJewelry }) => ReactNode>> = {
  rings: ({ jewels }) => <Ring {...jewels.ring} />,
  necklaces: ({ jewels }) => <Necklace {...jewels.necklace} />,
  earrings: ({ jewels }) => <Earrings {...jewels.earrings} />,
  watches: ({ jewels }) => <Watch {...jewels.watch} />,
};

/** A season's own piece of jewelry, in a box of 100 by 100. */
export function Jewel({ kind, jewels }: { readonly kind: JewelKind; readonly jewels: DrawnJewelry }): ReactNode {
  const Drawn = DRAWN[kind];
  return (
    <svg viewBox="0 0 100 100" width="100%" aria-hidden="true">
      <Drawn jewels={jewels} />
    </svg>
  );
}

const Earrings = (earrings: DrawnJewelry['earrings']): ReactNode =>
  [27, 73].map((x) => (
    <g key={x} transform={`translate(${x} 0)`}>
      <Earring {...earrings} />
    </g>
  ));

/** Drawn around the middle of a strip; hung at its top. */
function Earring({ kind, metal, stone }: DrawnJewelry['earrings']): ReactNode {
  const [light, middle, dark] = metalTones(metal);
  const hook = <path d="M0 30V22A4 4 0 0 1 8 22" fill="none" stroke={dark} strokeWidth="2" strokeLinecap="round" />;
  const fill = stone ?? middle;
  switch (kind) {
    case 'hoops':
      return (
        <g fill="none">
          <circle cy="50" r="17" stroke={dark} strokeWidth="7.4" />
          <circle cy="50" r="17" stroke={middle} strokeWidth="6" />
          <path d="M-13 39A17 17 0 0 1 0 33" stroke={light} strokeWidth="2.6" strokeLinecap="round" />
        </g>
      );
    case 'studs':
      return (
        <>
          <circle cy="50" r="14" fill={middle} stroke={dark} strokeWidth="1" />
          <circle cy="50" r="11.4" fill={fill} stroke={dark} strokeWidth="0.8" />
          <Shine d="M-6.4 49A7 7 0 0 1 0 43" on={fill} />
        </>
      );
    case 'discs':
      return (
        <>
          {hook}
          <circle cy="46" r="16" fill={middle} stroke={dark} strokeWidth="1.4" />
          <path
            d="M-10 43A11 11 0 0 1 0 35M-7 51L8 40M-4 56L10 45"
            fill="none"
            stroke={light}
            strokeWidth="1.6"
            strokeLinecap="round"
          />
        </>
      );
  }
}
