import { SeasonRing } from '@trueseason/drawings';
import type { ReactNode } from 'react';
import { INK, PAPER, Photo, Scene, SOFT, Writing } from './parts.tsx';

/** A receipt's torn edge. */
const TORN = Array.from({ length: 14 }, (_, tooth) => `l-5 ${tooth % 2 === 0 ? 6 : -6}`).join('');

export const EndedSooner = (): ReactNode => (
  <Scene title="Three empty frames where photos were, a pressed button, and a receipt with a seal.">
    {[0, 1, 2].map((index) => (
      <Photo key={index} x={24 + index * 58} y={30} width={50} person={0} id={`ended-${index}`} gone />
    ))}
    <rect x="24" y="116" width="166" height="34" fill={INK} />
    <text x="107" y="138" textAnchor="middle" fill="var(--paper)" fontWeight="550">
      Delete my photos
    </text>
    <path d="M132 146v30l8-7 6 15 8-3-6-15h11Z" fill={PAPER} stroke={INK} strokeWidth="1.5" strokeLinejoin="round" />
    <path d="M202 133H232M225 127l7 6-7 6" fill="none" stroke={SOFT} strokeWidth="1.5" />
    <path d={`M248 22H318V196${TORN}Z`} fill={PAPER} stroke={SOFT} />
    <text x="283" y="46" textAnchor="middle" fill={INK}>
      Receipt
    </text>
    <Writing x={260} y={64} widths={[46, 38, 46, 30]} />
    <g transform="translate(259 118)">
      <SeasonRing size={48} plain />
    </g>
  </Scene>
);
