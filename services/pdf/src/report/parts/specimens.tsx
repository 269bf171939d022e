import type { MeasuredColor } from '@trueseason/contracts';
import { HairSwatch } from '@trueseason/print/drawings';
import { labToHex } from '@trueseason/style/color';
import type { ShownColor } from '@trueseason/style/person';

export interface Specimen {
  readonly name: string;
  readonly color: Pick<ShownColor, 'hex' | 'strands'> | null;
  /** Null if the photos do not show it. */
  readonly measured: MeasuredColor | null;
}

/** Two standard uncertainties either way contain the truth 19 times out of 20. */
const REACH = 2;

/** Measured colors side by side, each with how light or dark it might be. */
export function Specimens({ rows }: { rows: readonly Specimen[] }) {
  const colored = rows.flatMap(({ color, ...row }) => (color ? [{ ...row, color }] : []));
  return (
    <div className="specimens grows">
      <div className="specimen-colors">
        {colored.map(({ name, color, measured }) => (
          <div key={name} style={{ background: color.hex }} role="img" aria-label={`${name}, ${color.hex}`}>
            {color.strands && <HairSwatch {...color} edge={0} />}
            {measured &&
              [-REACH, 0, REACH].map((step) => <span key={step} style={{ background: stepped(measured, step) }} />)}
          </div>
        ))}
      </div>
      <ul>
        {colored.map(({ name, color }) => (
          <li key={name}>
            {name} <span className="swatch-hex num">{color.hex}</span>
          </li>
        ))}
      </ul>
      <p className="note">
        The steps at the foot run from the darkest to the lightest that each color may be. Brightness is judged over the
        photos that count, so a single one may look deeper or fairer. Reflections in hair, brows and dark eyes are left
        out.
      </p>
    </div>
  );
}

const stepped = ({ lab: [l, a, b], sd }: MeasuredColor, step: number): string => labToHex([l + step * sd[0], a, b]);
