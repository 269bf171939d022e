import type { DrawnJewelry } from '@trueseason/seasons';
import type { ReactNode } from 'react';
import { shade } from '../cloth/cloth.tsx';
import { metalTones } from './metal.ts';
import { Shine } from './shine.tsx';

const LINE = 'M18 12C18 62 40 74 50 76C60 74 82 62 82 12';
const COLLAR = 'M20 12C20 52 38 66 50 66C62 66 80 52 80 12';

/** A necklace as it hangs, in a box of 100 by 100. */
export function Necklace({ kind, metal, stone }: DrawnJewelry['necklace']): ReactNode {
  const [light, middle, dark] = metalTones(metal);
  const fill = stone ?? middle;
  switch (kind) {
    case 'chain':
      return (
        <g fill="none" strokeLinecap="round">
          <path d={LINE} stroke={dark} strokeWidth="7" strokeDasharray="5 5.6" />
          <path d={LINE} stroke={middle} strokeWidth="5" strokeDasharray="5 5.6" />
          <path d={LINE} stroke={light} strokeWidth="1.6" strokeDasharray="2 8.6" />
        </g>
      );
    case 'collar':
      return (
        <g fill="none" strokeLinecap="round">
          <path d={COLLAR} stroke={dark} strokeWidth="12" />
          <path d={COLLAR} stroke={middle} strokeWidth="10" />
          <path d="M24 22C26 48 38 60 48 61" stroke={light} strokeWidth="3" />
        </g>
      );
    case 'pendant':
      return (
        <>
          <path d={LINE} fill="none" stroke={dark} strokeWidth="2.4" />
          <path d={LINE} fill="none" stroke={middle} strokeWidth="1.4" />
          <circle cx="50" cy="84" r="10" fill={fill} stroke={dark} strokeWidth="1.4" />
          <Shine d="M44 84A6 6 0 0 1 49 78.4" on={fill} width={2.2} />
        </>
      );
    case 'beads':
      return strand().map(([x, y, r]) => (
        <g key={x}>
          <circle cx={x} cy={y} r={r} fill={fill} stroke={shade(fill, -26)} strokeWidth="0.9" />
          <circle cx={x - r * 0.3} cy={y - r * 0.34} r={r * 0.28} fill={shade(fill, 30)} opacity="0.8" />
        </g>
      ));
  }
}

const [BEADS, STEPS] = [23, 400];

/** Around the neck's half oval, each touching the next and a little larger toward the middle. */
function strand(): readonly (readonly [x: number, y: number, r: number])[] {
  const line = Array.from({ length: STEPS + 1 }, (_, i) => {
    const angle = (Math.PI * i) / STEPS;
    return [50 - 31 * Math.cos(angle), 16 + 58 * Math.sin(angle)] as const;
  });
  const gone = [0];
  for (const [i, [x, y]] of line.slice(1).entries()) {
    const [bx, by] = line[i] ?? [x, y];
    gone.push((gone[i] ?? 0) + Math.hypot(x - bx, y - by));
  }
  const length = gone.at(-1) ?? 0;
  return Array.from({ length: BEADS }, (_, i) => {
    const share = i / (BEADS - 1);
    const [x, y] = line[gone.findIndex((at) => at >= share * length - 1e-9)] ?? [50, 74];
    return [round(x), round(y), round(3.2 + 0.9 * Math.sin(Math.PI * share))] as const;
  });
}

const round = (value: number): number => Math.round(value * 10) / 10;
