import { labToHex } from '@trueseason/color';
import type { HairStrands, MeasuredColor } from '@trueseason/contracts';
import { HairSwatch } from '@trueseason/drawings';

export interface Specimen {
  readonly name: string;
  readonly color: MeasuredColor | null;
  /** Of salt-and-pepper hair. */
  readonly strands?: HairStrands | undefined;
}

/** Two standard uncertainties either way hold the truth 19 times out of 20. */
const REACH = 2;

/** The measured colors side by side; at the foot of each, how light or dark it might be. */
export function Specimens({ rows }: { rows: readonly Specimen[] }) {
  const seen = rows.flatMap(({ name, color, strands }) => (color ? [{ name, color, strands }] : []));
  return (
    <div className="specimens">
      <div className="specimen-colors">
        {seen.map(({ name, color, strands }) => (
          <div key={name} style={{ background: color.hex }} role="img" aria-label={`${name}, ${color.hex}`}>
            {strands && <HairSwatch hex={color.hex} strands={strands} edge={0} />}
            {[-REACH, 0, REACH].map((step) => (
              <span key={step} style={{ background: stepped(color, step) }} />
            ))}
          </div>
        ))}
      </div>
      <ul>
        {seen.map(({ name, color }) => (
          <li key={name}>
            {name} <span className="swatch-hex num">{color.hex}</span>
          </li>
        ))}
      </ul>
      <p className="note">
        The steps at the foot run from the darkest to the lightest that each color may be. Brightness is judged over all
        photos, so a single photo may look deeper or fairer. Reflections in hair, brows and dark eyes are left out.
      </p>
    </div>
  );
}

const stepped = ({ lab: [l, a, b], sd }: MeasuredColor, step: number): string => labToHex([l + step * sd[0], a, b]);
