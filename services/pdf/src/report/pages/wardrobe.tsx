import type { PageContext } from '../chapters.ts';
import { Page } from '../parts/page.tsx';
import { Chip } from '../parts/swatch.tsx';
import { type Piece, pairsOf, wardrobeOf } from '../wardrobe.ts';

export function Wardrobe({ report, number, title }: PageContext) {
  const { outfits } = report.profile;
  const pieces = wardrobeOf(outfits);
  return (
    <Page report={report} number={number} title={title} className="wardrobe" lead={leadOf(pieces, outfits.length)}>
      <table>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              Piece
            </th>
            {outfits.map((outfit, i) => (
              <th scope="col" key={outfit.id} title={outfit.name}>
                {i + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pieces.map((piece) => (
            <tr key={`${piece.kind}-${piece.hex}`}>
              <td>
                <Chip hex={piece.hex} size="5.4mm" />
              </td>
              <th scope="row">
                {piece.name} <span className="note">{piece.color}</span>
              </th>
              {outfits.map((outfit) => (
                <td key={outfit.id}>
                  {piece.outfits.has(outfit.id) && <span className="dot" role="img" aria-label="worn" />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Pairs pieces={pieces} />
    </Page>
  );
}

function leadOf(pieces: readonly Piece[], looks: number): string {
  const shared = pieces.some(({ outfits }) => outfits.size > 1);
  const order = shared ? ' Those that work hardest stand first: begin there.' : '';
  return `${pieces.length} pieces make the ${looks} looks on the next page.${order} Look at what you own before you buy; add a piece when an old one wears out.`;
}

function Pairs({ pieces }: { pieces: readonly Piece[] }) {
  const { tops, bottoms, pairs } = pairsOf(pieces);
  if (pairs === 0) return null;
  return (
    <p className="serif wardrobe-pairs">
      Counting only one top with one bottom, the {tops} tops and {bottoms} bottoms among them make {pairs} pairs, and
      every pair stays inside your palette.
    </p>
  );
}

export const wardrobeCss = `
.wardrobe table{width:100%;border-collapse:collapse}
.wardrobe thead th{font:400 8pt/1 Grotesk,Reading;color:var(--muted);padding:0 0 1.6mm;width:9mm}
.wardrobe thead th:first-child{text-align:left;width:auto}
.wardrobe tbody tr{border-top:.35pt solid var(--rule)}
.wardrobe tbody tr:first-child{border-top-color:var(--ink)}
.wardrobe td{text-align:center;padding:.6mm 0}
.wardrobe td:first-child{width:9mm;text-align:left}
.wardrobe .chip{display:block}
.wardrobe tbody th{text-align:left;font:380 10.4pt/1.2 Reading}
.wardrobe .note{font:400 8pt/1 Grotesk,Reading;margin-left:1.5mm}
.wardrobe-pairs{margin-top:6mm;max-width:120mm}
.dot{display:inline-block;width:2.6mm;height:2.6mm;border-radius:50%;background:var(--ink)}
`;
