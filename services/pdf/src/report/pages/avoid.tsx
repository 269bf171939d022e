import { readableInk } from '@trueseason/color';
import type { NamedColor } from '@trueseason/contracts';
import { Cloth, type HairStyle } from '@trueseason/drawings';
import { drawnWith, headNote } from '@trueseason/seasons';
import type { Report } from '../model.ts';
import type { PageContext } from '../page-context.ts';
import { OwnFace } from '../parts/own-face.tsx';
import { Page } from '../parts/page.tsx';
import { byInstead, type Swap, swapsOf, tellingSwaps } from '../swaps.ts';

export function Avoid(context: PageContext) {
  const { report } = context;
  const swaps = swapsOf(report);
  return (
    <Page
      context={context}
      tone="white"
      className="avoid"
      lead="Nothing is forbidden. These take more from a face than they give; beside each stands a color of your own instead."
    >
      <Draped report={report} swaps={swaps} />
      <ul className="swaps">
        {byInstead(swaps).map((row, i) => (
          <SwapRow key={row[0]?.color.hex} swaps={row} seed={i} />
        ))}
      </ul>
    </Page>
  );
}

const STYLES: readonly HairStyle[] = ['waves', 'short'];

/** The same coloring twice: under a color to avoid, and under the one to wear instead. */
function Draped({ report, swaps }: { report: Report; swaps: readonly Swap[] }) {
  const pair = tellingSwaps(swaps, STYLES.length);
  return (
    <figure className="draped">
      <ul>
        {pair.flatMap((swap, i) => {
          const style = STYLES[i] ?? 'short';
          return [swap.color, swap.instead ?? swap.color].map((cloth, side) => (
            <li key={`${style}-${cloth.hex}`}>
              <OwnFace report={report} id={`draped-${i}-${side}`} style={style} cloth={cloth.hex} />
              <p>
                {side === 0 ? 'Not' : 'Instead'} <b>{cloth.name}</b>
              </p>
            </li>
          ));
        })}
      </ul>
      <figcaption className="note">
        {report.evidence && `${drawnWith(report.evidence)} ${headNote(report.evidence)}`} The people are invented.
      </figcaption>
    </figure>
  );
}

/** What is worn instead, once for all that it stands for. */
function SwapRow({ swaps, seed }: { swaps: readonly Swap[]; seed: number }) {
  const instead = swaps[0]?.instead;
  return (
    <li>
      <ul>
        {swaps.map(({ color }) => (
          <Avoided key={color.hex} color={color} />
        ))}
      </ul>
      {instead && (
        <>
          <div>
            <Cloth hex={instead.hex} seed={seed + 100} id={`swap-${seed}`} height={100} edge={18} />
          </div>
          <p>
            {instead.name}
            <span className="swatch-hex num">{instead.hex}</span>
          </p>
        </>
      )}
    </li>
  );
}

/** Struck through at the same slant whatever shape it has: several share a row. */
function Avoided({ color: { hex, name } }: { color: NamedColor }) {
  return (
    <li>
      <span className="avoided">
        <svg className="struck" aria-hidden="true">
          <rect width="100%" height="100%" fill={hex} stroke="#1C1917" strokeOpacity={0.25} strokeWidth={0.6} />
          <svg viewBox="0 0 17 17" aria-hidden="true">
            <path
              d="M2.500 14.500L14.500 2.500"
              stroke={readableInk(hex)}
              strokeWidth={1}
              vectorEffect="non-scaling-stroke"
            />
          </svg>
        </svg>
      </span>
      <p>
        {name}
        <span className="swatch-hex num">{hex}</span>
      </p>
    </li>
  );
}
