import type { NamedColor } from '@trueseason/contracts';
import { Cloth } from '@trueseason/drawings';

export interface SwatchProps {
  readonly color: NamedColor;
  /** Chooses the folds and keeps the drawing's name apart from the others' in the document. */
  readonly seed: number;
  /** A word that is unique to the page. */
  readonly scope: string;
  /** Height of the cloth in hundredths of its width. */
  readonly drape?: number;
  readonly edge?: number;
  readonly wear?: boolean;
}

/** Draped cloth with the flat true colour along its edge, and its name: never colour alone. */
export function Swatch({ color, seed, scope, drape = 62, edge = 12, wear = true }: SwatchProps) {
  return (
    <li className="swatch">
      <div style={{ aspectRatio: `100 / ${drape}` }}>
        <Cloth hex={color.hex} seed={seed} id={`${scope}-${seed}`} height={drape} edge={edge} />
      </div>
      <p className="swatch-name">{color.name}</p>
      <p className="swatch-hex num">{color.hex}</p>
      {wear && color.wear && <p className="swatch-wear">{color.wear}</p>}
    </li>
  );
}

/** A flat chip for guides and tables. */
export function Chip({ hex, size = '9mm' }: { hex: string; size?: string }) {
  return <span className="chip" style={{ background: hex, width: size, height: size }} aria-hidden="true" />;
}

/** Chips with their names, in one column or several. */
export function NamedChips({ colors, columns = 1 }: { colors: readonly NamedColor[]; columns?: number }) {
  return (
    <ul className="named-chips" style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}>
      {colors.map((color) => (
        <li key={color.name + color.hex}>
          <Chip hex={color.hex} />
          <span>
            {color.name} <span className="swatch-hex num">{color.hex}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

export const swatchCss = `
.swatch-name{font:380 11.4pt/1.15 Reading;margin-top:2mm}
.swatch-hex{font:400 8.5pt/1.35 Grotesk,Reading;color:var(--muted);font-variant-numeric:tabular-nums lining-nums}
.swatch-wear{font:400 8.6pt/1.35 Grotesk,Reading;margin-top:.6mm;text-wrap:pretty}
.chip{display:inline-block;flex:none;outline:.25pt solid rgb(28 25 23 / .22);outline-offset:-.25pt}
.named-chips{display:grid;gap:2.4mm 5mm}
.named-chips li{display:flex;gap:3mm;align-items:center;font:400 9pt/1.25 Grotesk,Reading}
.named-chips .swatch-hex{display:block}
`;
