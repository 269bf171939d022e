import { BROWS_INSTEAD, insteadOfHair, type NamedColor, saltAndPepperNote } from '@trueseason/contracts';
import type { HairStyle } from '@trueseason/drawings';
import type { Report } from '../model.ts';
import type { PageContext } from '../page-context.ts';
import { HairLock } from '../parts/hair-lock.tsx';
import { OwnFace } from '../parts/own-face.tsx';
import { Page } from '../parts/page.tsx';
import { Stroke } from '../parts/smear.tsx';

/** Characters of advice from which its lines take room of the faces below. */
const LONG = 320;

export function Hair(context: PageContext) {
  const { report } = context;
  const { hairBest, hairAvoid } = report.profile.palette;
  const { bestColors, avoidColors, guidance } = report.result.hairColor;
  const instead = report.evidence ? insteadOfHair(report.evidence) : null;
  const note = report.evidence && !instead ? saltAndPepperNote(report.evidence) : null;
  // Gray strands take each color in their own way, so none of these is the best on them by itself.
  const hasStrands = Boolean(report.evidence?.features.hair?.strands);
  const advice = instead ?? [note, guidance].filter(Boolean).join(' ');
  return (
    <Page context={context} className={advice.length > LONG ? 'hair long' : 'hair'}>
      <div className="hair-top">
        <p className="serif">{advice}</p>
        {!instead && <Measured report={report} />}
      </div>
      <h3>
        {instead
          ? BROWS_INSTEAD
          : hairBest.some(({ wear }) => wear) || hasStrands
            ? 'Best in your season'
            : 'Best on you'}
      </h3>
      <Faces report={report} names={bestColors} known={hairBest} brows={instead !== null} />
      {!instead && (
        <>
          <h3>Harder to carry</h3>
          <Locks names={avoidColors} known={hairAvoid} />
        </>
      )}
    </Page>
  );
}

const STYLES: readonly HairStyle[] = ['bob', 'short', 'waves', 'crop', 'curls', 'long'];

/** What grows now, as measured, beside which every other color is judged. */
function Measured({ report }: { report: Report }) {
  if (!report.evidence) return null;
  const { hair } = report.evidence.features;
  if (!hair) return <p className="note">Your hair could not be seen well enough in the photos to be measured.</p>;
  return (
    <div className="lock">
      <HairLock hex={hair.hex} strands={hair.strands} id="lock-own" />
      <p className="swatch-name">{hair.strands ? 'Salt-and-pepper, measured on you' : 'Measured on you'}</p>
      <p className="swatch-hex num">{hair.hex}</p>
    </div>
  );
}

interface FacesProps {
  readonly report: Report;
  readonly names: readonly string[];
  readonly known: readonly NamedColor[];
  /** Near enough to see what is colored where no hair is. */
  readonly brows: boolean;
}

/** The person's own skin and eyes under each color, over quiet cloth of the palette. */
function Faces({ report, names, known, brows }: FacesProps) {
  const cloths = report.palette.coreNeutrals;
  return (
    <ul className={brows ? 'hair-faces brows' : 'hair-faces'}>
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
                  brow={brows ? color.hex : undefined}
                  cloth={cloths[i % Math.max(1, cloths.length)]?.hex ?? report.accent}
                />
              </div>
            )}
            {color && brows && <Stroke hex={color.hex} seed={i} />}
            <p className="swatch-name">{color?.name ?? text}</p>
            {color && <p className="swatch-hex num">{[color.hex, !brows && color.wear].filter(Boolean).join(' · ')}</p>}
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
            {color && <HairLock hex={color.hex} id={`avoid-${i}`} />}
            <p className="swatch-name">{color?.name ?? text}</p>
            {color && <p className="swatch-hex num">{color.hex}</p>}
          </li>
        );
      })}
    </ul>
  );
}
