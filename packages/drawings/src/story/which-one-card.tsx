import { DARK_INK, LIGHT_INK } from '@trueseason/color';
import { BRAND } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { DrapedCloth } from '../cloth/draped-cloth.tsx';

export const WHICH_ONE = { width: 1080, height: 1350, panel: { width: 540, height: 600 } } as const;

/** Where each cloth hangs: two by two. */
export const WHICH_ONE_PLACES = [
  [0, 0],
  [540, 0],
  [0, 600],
  [540, 600],
] as const;
const LETTERS = ['A', 'B', 'C', 'D'];
/** Around what is white on white cloth: a line that is left of it where the card is a third as wide. */
const EDGE = { stroke: DARK_INK, strokeOpacity: 0.5, strokeWidth: 4 } as const;

export interface WhichOneCardProps {
  /** Four cloths. */
  readonly colors: readonly string[];
  /** Their upper edge in shares of a panel, under faces that are drawn below this. */
  readonly edge: readonly (readonly [number, number])[];
  readonly displayFont: string;
  readonly textFont: string;
}

/** A question for friends: one face in four cloths, and no answer on it. */
export function WhichOneCard({ colors, edge, displayFont, textFont }: WhichOneCardProps): ReactNode {
  const { width, height, panel } = WHICH_ONE;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label="Picture to share: Which one? Four cloths."
    >
      {WHICH_ONE_PLACES.map(([x, y], i) => (
        <g key={LETTERS[i]}>
          <svg x={x} y={y} width={panel.width} height={panel.height} aria-hidden="true">
            <DrapedCloth
              hex={colors[i] ?? '#9B9793'}
              edge={edge}
              ratio={panel.width / panel.height}
              id={`which-${i}-${colors[i]?.slice(1)}`}
            />
          </svg>
          <circle cx={x + 62} cy={y + panel.height - 62} r="38" fill={LIGHT_INK} {...EDGE} />
          <text
            x={x + 62}
            y={y + panel.height - 46}
            fill={DARK_INK}
            fontFamily={textFont}
            fontSize="44"
            fontWeight="620"
            textAnchor="middle"
          >
            {LETTERS[i]}
          </text>
        </g>
      ))}
      <rect y={2 * panel.height} width={width} height={height - 2 * panel.height} fill={LIGHT_INK} />
      {/* A white cloth ends here, too. */}
      <path d={`M0 ${2 * panel.height}H${width}`} {...EDGE} />
      <text x="54" y={height - 50} fill={DARK_INK} fontFamily={displayFont} fontSize="84" fontWeight="360">
        Which one?
      </text>
      <text
        x={width - 54}
        y={height - 54}
        fill={DARK_INK}
        fontFamily={textFont}
        fontSize="44"
        fontWeight="560"
        textAnchor="end"
      >
        {BRAND.handle}
      </text>
    </svg>
  );
}
