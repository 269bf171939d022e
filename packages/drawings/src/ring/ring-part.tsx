import type { SeasonName } from '@trueseason/contracts';
import { RING_ORDER } from '@trueseason/seasons/ring';
import type { ReactNode } from 'react';
import { sectorPath } from './arc-geometry.ts';
import { RING_COLORS } from './ring-colors.ts';

export interface RingPartProps {
  /** Stands at twelve o'clock. */
  readonly season: SeasonName;
  /** The arcs to either side of the season's own, or that one alone. */
  readonly part: 'left' | 'right' | 'own';
  /** A line around the arcs, where what they lie on may have their color. */
  readonly edge?: string;
}

const STEP = 360 / RING_ORDER.length;
const GAP = 1.1;
/** A band broad enough to tell its colors apart where it is as small as a coin. */
const [INNER, OUTER] = [76, 97];
const OWN_OUTER = 103;
const REACH = 106;
const EDGE = 3.5;

/** A part of the mark as a drawing of its own, so that parts can move apart. All share one box and one center. */
export function RingPart({ season, part, edge }: RingPartProps): ReactNode {
  const count = RING_ORDER.length;
  const own = Math.max(0, RING_ORDER.indexOf(season));
  const places = { own: [0], right: [1, 2, 3, 4, 5, 6], left: [7, 8, 9, 10, 11] }[part];
  return (
    <svg viewBox={`${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}`} width="100%" height="100%" aria-hidden="true">
      {places.map((place) => {
        const name = RING_ORDER[(own + place) % count];
        const middle = place * STEP;
        return (
          <path
            key={place}
            d={sectorPath(INNER, place === 0 ? OWN_OUTER : OUTER, middle - STEP / 2 + GAP, middle + STEP / 2 - GAP)}
            fill={name && RING_COLORS[name][0]}
            {...(edge && { stroke: edge, strokeWidth: EDGE, strokeLinejoin: 'round' })}
          />
        );
      })}
    </svg>
  );
}
