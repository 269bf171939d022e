import type { NamedColor } from '@trueseason/contracts';
import type { HairStyle } from '@trueseason/drawings';
import type { PageContext } from '../chapters.ts';
import type { Report } from '../model.ts';
import { HairLock } from '../parts/hair-lock.tsx';
import { OwnFace } from '../parts/own-face.tsx';
import { Page } from '../parts/page.tsx';

export function Hair({ report, number, title }: PageContext) {
  const { hairBest, hairAvoid } = report.profile.palette;
  const { bestColors, avoidColors, guidance } = report.result.hairColor;
  return (
    <Page report={report} number={number} title={title} className="hair">
      <div className="hair-top">
        <p className="serif">{guidance}</p>
        <Measured report={report} />
      </div>
      <h3>Best on you</h3>
      <Faces report={report} names={bestColors} known={hairBest} />
      <h3>Harder to carry</h3>
      <Locks names={avoidColors} known={hairAvoid} />
    </Page>
  );
}

const STYLES: readonly HairStyle[] = ['bob', 'short', 'waves', 'crop', 'curls', 'long'];

/** What grows now, as measured, beside which every other color is judged. */
function Measured({ report }: { report: Report }) {
  const { hair } = report.evidence.features;
  if (!hair) return <p className="note">Your hair could not be seen well enough in the photos to be measured.</p>;
  return (
    <div className="lock">
      <HairLock hex={hair.hex} id="lock-own" />
      <p className="swatch-name">Measured on you</p>
      <p className="swatch-hex num">{hair.hex}</p>
    </div>
  );
}

/** The person's own skin and eyes under each color, over quiet cloth of the palette. */
function Faces({ report, names, known }: { report: Report; names: readonly string[]; known: readonly NamedColor[] }) {
  const cloths = report.palette.coreNeutrals;
  return (
    <ul className="hair-faces">
      {names.map((text, i) => {
        const color = known.find(({ name }) => text.includes(name));
        return (
          <li key={text}>
            {color && (
              <div>
                <OwnFace
                  report={report}
                  id={`hair-${i}`}
                  style={STYLES[i % STYLES.length] ?? 'bob'}
                  hair={color.hex}
                  cloth={cloths[i % Math.max(1, cloths.length)]?.hex ?? report.accent}
                />
              </div>
            )}
            <p className="swatch-name">{color?.name ?? text}</p>
            {color && <p className="swatch-hex num">{color.hex}</p>}
          </li>
        );
      })}
    </ul>
  );
}

/** Draws each color that the season knows by name; one that it does not know is still named. */
function Locks({ names, known }: { names: readonly string[]; known: readonly NamedColor[] }) {
  return (
    <ul className="locks">
      {names.map((text, i) => {
        const color = known.find(({ name }) => text.includes(name));
        return (
          <li key={text} className="lock">
            {color && <HairLock hex={color.hex} id={`lock-${i}`} />}
            <p className="swatch-name">{color?.name ?? text}</p>
            {color && <p className="swatch-hex num">{color.hex}</p>}
          </li>
        );
      })}
    </ul>
  );
}

export const hairCss = `
.hair .chapter{margin-bottom:6mm}
.hair-top{display:grid;grid-template-columns:1fr 38mm;column-gap:12mm;align-items:start;margin-bottom:5mm}
.lock svg{width:100%;height:22mm}
.hair-faces{display:grid;grid-template-columns:repeat(3,1fr);gap:4mm 5mm;margin-bottom:6mm}
.hair-faces div{height:49.5mm;overflow:hidden;background:#F0EBE2}
.hair-faces svg{width:53mm!important;margin:-4mm auto 0}
.locks{display:grid;grid-template-columns:repeat(4,1fr);gap:4mm 5mm}
.hair .swatch-name{font-size:10.8pt;margin-top:1.4mm}
`;
