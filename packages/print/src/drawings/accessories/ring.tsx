import type { DrawnJewelry } from '@trueseason/style/seasons';
import type { ReactNode } from 'react';
import { shade } from '../cloth/cloth.tsx';
import { type MetalTones, metalTones } from './metal.ts';
import { Shine } from './shine.tsx';

/** A ring standing on its band, in a box of 100 by 100. */
export function Ring({ kind, metal, stone }: DrawnJewelry['ring']): ReactNode {
  const tones = metalTones(metal);
  const [light, middle, dark] = tones;
  switch (kind) {
    case 'fine':
      return (
        <>
          <Band tones={tones} width={3.4} />
          <circle cx="50" cy="29" r="7.6" fill={middle} stroke={dark} strokeWidth="1" />
          <circle cx="50" cy="29" r="6" fill={stone} stroke={dark} strokeWidth="0.6" />
          <Shine d="M46.6 29A3.4 3.4 0 0 1 50 25.6" on={stone} width={1.6} />
        </>
      );
    case 'solitaire':
      return (
        <>
          <Band tones={tones} width={5.6} />
          <path d="M38 26L50 12L62 26L50 38Z" fill={stone} stroke={dark} strokeWidth="2" strokeLinejoin="round" />
          <path d="M42 26L50 17L54 26Z" fill={shade(stone, 24)} fillOpacity="0.7" />
        </>
      );
    case 'square':
      return (
        <>
          <Band tones={tones} width={5.6} />
          <rect x="38" y="14" width="24" height="24" rx="2" fill={stone} stroke={dark} strokeWidth="2" />
          <rect x="43" y="19" width="14" height="14" fill={shade(stone, 12)} />
          <path d="M38 14L43 19H57L62 14Z" fill={shade(stone, 26)} fillOpacity="0.8" />
        </>
      );
    case 'closed':
      return (
        <>
          <Band tones={tones} width={10} />
          <ellipse cx="50" cy="28" rx="18" ry="14" fill={middle} stroke={dark} strokeWidth="1.2" />
          <ellipse cx="50" cy="28" rx="13.6" ry="9.8" fill={stone} stroke={dark} strokeWidth="1" />
          <Shine d="M40.6 28A9.4 6.4 0 0 1 48 22" on={stone} />
        </>
      );
    case 'signet':
      return (
        <>
          {/* Wide at the top, narrow between the fingers. */}
          <path
            d="M50 26A33 33 0 1 1 49.99 26ZM50 40A23 23 0 1 0 50.01 40Z"
            fill={middle}
            stroke={dark}
            strokeWidth="1.2"
            fillRule="evenodd"
          />
          <path d="M23 46A31 31 0 0 0 22 70" fill="none" stroke={light} strokeWidth="3" strokeLinecap="round" />
          <rect x="29" y="14" width="42" height="28" rx="12" fill={middle} stroke={dark} strokeWidth="1.2" />
          <rect x="34" y="18" width="32" height="20" rx="8.6" fill={stone} stroke={dark} strokeWidth="1" />
          <Shine d="M38.6 29V27A5 5 0 0 1 43.6 22" on={stone} />
        </>
      );
  }
}

function Band({ tones: [light, middle, dark], width }: { tones: MetalTones; width: number }): ReactNode {
  return (
    <g fill="none">
      <circle cx="50" cy="60" r="26" stroke={dark} strokeWidth={width + 1.4} />
      <circle cx="50" cy="60" r="26" stroke={middle} strokeWidth={width} />
      <path d="M24.9 53.3A26 26 0 0 1 37 37.5" stroke={light} strokeWidth={width * 0.35} strokeLinecap="round" />
    </g>
  );
}
