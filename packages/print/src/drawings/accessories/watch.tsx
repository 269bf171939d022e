import { hexToLab } from '@trueseason/style/color';
import type { DrawnJewelry } from '@trueseason/style/seasons';
import type { ReactNode } from 'react';
import { shade } from '../cloth/cloth.tsx';
import { metalTones } from './metal.ts';

const STRAP = 'M41 4H59L61 31H39ZM39 69H61L59 96H41Z';
const LINKS = [9, 15, 21, 27, 73, 79, 85, 91];

/** A watch, in a box of 100 by 100. */
export function Watch({ case: metal, dial, strap }: DrawnJewelry['watch']): ReactNode {
  const [light, middle, dark] = metalTones(metal);
  const band = strap ?? middle;
  const edge = shade(band, -20);
  const hands = hexToLab(dial)[0] > 60 ? '#2A2724' : '#F4F0E8';
  return (
    <>
      <path d={STRAP} fill={band} stroke={edge} strokeWidth="1" />
      {strap === null && LINKS.map((y) => <path key={y} d={`M40 ${y}H60`} stroke={edge} strokeWidth="1.4" />)}
      <circle cx="50" cy="50" r="24" fill={middle} stroke={dark} strokeWidth="1" />
      <path d="M29 41A23 23 0 0 1 56 28" fill="none" stroke={light} strokeWidth="2.4" strokeLinecap="round" />
      <rect x="74" y="47" width="5" height="6" rx="1.5" fill={middle} stroke={dark} strokeWidth="0.8" />
      <circle cx="50" cy="50" r="18.5" fill={dial} stroke={dark} strokeWidth="1" />
      <path d="M50 38V50L58 55" fill="none" stroke={hands} strokeWidth="2.4" strokeLinecap="round" />
    </>
  );
}
