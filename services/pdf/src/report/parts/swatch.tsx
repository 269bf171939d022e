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

/** Draped cloth with the flat true color along its edge, and its name: never color alone. */
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
