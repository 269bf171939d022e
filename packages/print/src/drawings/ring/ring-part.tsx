import type { SeasonName } from '@trueseason/contracts';
import { deltaE00, hexToLab } from '@trueseason/style/color';
import { RING_ORDER } from '@trueseason/style/seasons/ring';
import type { ReactNode } from 'react';
import { sectorPath } from './arc-geometry.ts';
import { RING_COLORS } from './ring-colors.ts';

export interface RingPartProps {
  /** At twelve o'clock. */
  readonly season: SeasonName;
  /** The arcs on either side of the season's own, or only that one. */
  readonly part: 'left' | 'right' | 'own';
  /** An outline, in case the ground has the arcs' color. */
  readonly edge?: string;
  /** The background of the arcs. An arc that would vanish on it takes the season's next color. */
  readonly ground?: string;
}

const STEP = 360 / RING_ORDER.length;
const GAP = 1.1;
/** Broad enough to distinguish colors at the size of a coin. */
const INNER = 76;
const OUTER = 97;
const OWN_OUTER = 103;
const REACH = 106;
const EDGE = 3.5;
/** CIEDE2000 below which an arc vanishes on its ground. */
const LOST = 12;

/** An arc's fills, from the rim inwards. */
function bandsOf(season: SeasonName, ground?: string): readonly string[] {
  const colors = RING_COLORS[season];
  const [mainColor = 'none'] = colors;
  const distance = (hex: string) => (ground ? deltaE00(hexToLab(hex), hexToLab(ground)) : 100);
  if (distance(mainColor) >= LOST) return [mainColor];
  return [mainColor, colors.reduce((best, hex) => (distance(hex) > distance(best) ? hex : best), mainColor)];
}

/** A part of the mark as its own drawing, so that parts can move apart. All share a box and center. */
export function RingPart({ season, part, edge, ground }: RingPartProps): ReactNode {
  const count = RING_ORDER.length;
  const seasonIndex = Math.max(0, RING_ORDER.indexOf(season));
  const places = { own: [0], right: [1, 2, 3, 4, 5, 6], left: [7, 8, 9, 10, 11] }[part];
  return (
    <svg viewBox={`${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}`} width="100%" height="100%" aria-hidden="true">
      {places.map((place) => {
        const name = RING_ORDER[(seasonIndex + place) % count];
        if (!name) return null;
        const outer = place === 0 ? OWN_OUTER : OUTER;
        const sector = (inner: number, rim: number) =>
          sectorPath(inner, rim, place * STEP - STEP / 2 + GAP, place * STEP + STEP / 2 - GAP);
        const bands = bandsOf(name, ground);
        return (
          <g key={place}>
            {bands.map((color, i) => (
              <path key={color} d={sector(INNER, outer - (i * (outer - INNER)) / bands.length)} fill={color} />
            ))}
            {edge && (
              <path d={sector(INNER, outer)} fill="none" stroke={edge} strokeWidth={EDGE} strokeLinejoin="round" />
            )}
          </g>
        );
      })}
    </svg>
  );
}
