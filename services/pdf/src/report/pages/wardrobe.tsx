import { FlatGarment, Garment } from '@trueseason/drawings';
import { advisedContrast, type ContrastLevel, contrastBetween, garmentName, lowBetween } from '@trueseason/seasons';
import { capsuleOf, type Piece, pairKey, pairsFor, suitOf } from '../capsule.ts';
import type { PageContext } from '../page-context.ts';
import { Page } from '../parts/page.tsx';

export function Wardrobe(context: PageContext) {
  const { report } = context;
  const capsule = capsuleOf(report);
  const { tops, bottoms, rest } = capsule;
  const contrast = advisedContrast(report.result.season, report.contrast);
  const own = pairsFor(capsule, contrast);
  const suit = suitOf(capsule);
  const count = tops.length + bottoms.length + rest.length;
  return (
    <Page
      context={context}
      className="wardrobe"
      lead={`${count} pieces in your colors. Every top goes with every bottom: that makes ${tops.length * bottoms.length} outfits, and more with a layer over them.${suit ? ` Blazer and trousers in ${suit.name} are a suit.` : ''}`}
    >
      <table>
        <thead>
          <tr>
            <td />
            {tops.map((top) => (
              <th scope="col" key={`${top.kind}-${top.color.hex}`}>
                <PieceName piece={top} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bottoms.map((bottom) => (
            <tr key={`${bottom.kind}-${bottom.color.hex}`}>
              <th scope="row">
                <PieceName piece={bottom} />
              </th>
              {tops.map((top) => (
                <td key={`${top.kind}-${top.color.hex}`}>
                  <Pair top={top} bottom={bottom} near={own.has(pairKey(top, bottom))} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note wardrobe-key">
        <span className="near" /> The {own.size} pairs with {STEPS[contrast]}
        {report.evidence &&
          `, as your ${(contrast === 'low' ? lowBetween : contrastBetween)(report.evidence.features)} have it`}
        .
      </p>
      <h3>Over them and with them</h3>
      <ul className="wardrobe-rest">
        {rest.map((piece) => (
          <li key={`${piece.kind}-${piece.color.hex}`}>
            <Garment kind={piece.kind} hex={piece.color.hex} />
            <PieceName piece={piece} />
          </li>
        ))}
      </ul>
      <p className="note">
        Tick what you own in that color or close to it. Look for the rest one piece at a time, when an old one wears
        out: a coat or a pair of trousers changes more outfits than a fifth sweater.
      </p>
    </Page>
  );
}

const STEPS: Readonly<Record<ContrastLevel, string>> = {
  high: 'the widest step from light to dark',
  medium: 'one clear step from light to dark',
  low: 'the gentlest step from light to dark',
};

/** With a box to tick once it is owned. */
const PieceName = ({ piece: { kind, color } }: { piece: Piece }) => (
  <span className="piece">
    <span className="tick" aria-hidden="true" />
    <span>
      {garmentName(kind)}
      <b>{color.name}</b>
    </span>
  </span>
);

/** A top over a bottom, as they are worn. */
function Pair({ top, bottom, near }: { top: Piece; bottom: Piece; near: boolean }) {
  const words = [top, bottom].map(({ kind, color }) => `${garmentName(kind)} in ${color.name}`).join(', ');
  return (
    <span className="pair">
      <svg viewBox="8 0 84 192" role="img" aria-label={near ? `${words}; near your contrast` : words}>
        <g transform="translate(0 72)">
          <FlatGarment kind={bottom.kind} hex={bottom.color.hex} />
        </g>
        <FlatGarment kind={top.kind} hex={top.color.hex} />
      </svg>
      {near && <span className="near" />}
    </span>
  );
}
