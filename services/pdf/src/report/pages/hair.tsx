import type { NamedColor } from '@trueseason/contracts';
import type { PageContext } from '../chapters.ts';
import { HairLock } from '../parts/hair-lock.tsx';
import { Page } from '../parts/page.tsx';

export function Hair({ report, number, title }: PageContext) {
  const { hairBest, hairAvoid } = report.profile.palette;
  const { bestColors, avoidColors, guidance } = report.result.hairColor;
  return (
    <Page report={report} number={number} title={title} className="hair">
      <div className="cols">
        <div className="hair-text">
          <p className="serif">{guidance}</p>
        </div>
      </div>
      <h3>Best on you</h3>
      <Locks names={bestColors} known={hairBest} className="best" />
      <h3>Harder to carry</h3>
      <Locks names={avoidColors} known={hairAvoid} className="harder" />
    </Page>
  );
}

/** Draws each color that the season knows by name; one that it does not know is still named. */
function Locks({
  names,
  known,
  className,
}: {
  names: readonly string[];
  known: readonly NamedColor[];
  className: string;
}) {
  return (
    <ul className={`locks ${className}`}>
      {names.map((text) => {
        const color = known.find(({ name }) => text.includes(name));
        return (
          <li key={text}>
            {color && <HairLock hex={color.hex} />}
            <p className="swatch-name">{color?.name ?? text}</p>
            {color && <p className="swatch-hex num">{color.hex}</p>}
          </li>
        );
      })}
    </ul>
  );
}

export const hairCss = `
.hair-text{grid-column:1/10;margin-bottom:8mm}
.locks{display:grid;grid-template-columns:repeat(6,1fr);gap:4mm 5mm;margin-bottom:9mm}
.locks .swatch-name{font-size:10pt}
.harder{width:70%;grid-template-columns:repeat(4,1fr)}
`;
