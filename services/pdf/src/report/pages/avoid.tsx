import { readableInk } from '@trueseason/color';
import { Cloth, type HairStyle } from '@trueseason/drawings';
import { drawnWith, headUntilSaid } from '@trueseason/seasons';
import type { Report } from '../model.ts';
import type { PageContext } from '../page-context.ts';
import { OwnFace } from '../parts/own-face.tsx';
import { Page } from '../parts/page.tsx';
import { type Swap, swapsOf, tellingSwaps } from '../swaps.ts';

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
        {swaps.map(({ color, instead }, i) => (
          <SwapRow key={color.hex} color={color} instead={instead} seed={i} />
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
        {report.evidence && `${drawnWith(report.evidence)} ${headUntilSaid(report.evidence)}`} The people are invented.
      </figcaption>
    </figure>
  );
}

function SwapRow({ color, instead, seed }: Swap & { seed: number }) {
  return (
    <li>
      <svg viewBox="0 0 17 17" aria-hidden="true">
        <rect width="17" height="17" fill={color.hex} stroke="#1C1917" strokeOpacity={0.25} strokeWidth={0.12} />
        <path d="M2.500 14.500L14.500 2.500" stroke={readableInk(color.hex)} strokeWidth={0.3} />
      </svg>
      <p>
        {color.name}
        <span className="swatch-hex num">{color.hex}</span>
      </p>
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
