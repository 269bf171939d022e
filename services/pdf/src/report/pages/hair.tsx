import { deltaE00, hexToLab } from '@trueseason/color';
import {
  BROWS_INSTEAD,
  FARTHER_FROM_OWN,
  type HexColor,
  insteadOfHair,
  type NamedColor,
  saltAndPepperNote,
} from '@trueseason/contracts';
import { type HairStyle, HairSwatch, hairIn } from '@trueseason/drawings';
import { guidanceAsWorn, hairColors, headNote } from '@trueseason/seasons';
import type { Report } from '../model.ts';
import type { PageContext } from '../page-context.ts';
import { OwnFace } from '../parts/own-face.tsx';
import { Page } from '../parts/page.tsx';
import { Stroke } from '../parts/smear.tsx';

/** Characters of advice from which its lines take room of the faces below. */
const LONG = 320;
/** And those from which it leaves small heads no more room than five beside each other take. */
const LONGER = 460;

export function Hair(context: PageContext) {
  const { report } = context;
  const { hairBest, hairAvoid } = report.profile.palette;
  const { bestColors, avoidColors, guidance } = report.result.hairColor;
  const instead = report.evidence ? insteadOfHair(report.evidence) : null;
  const note = report.evidence && !instead ? saltAndPepperNote(report.evidence) : null;
  // Gray strands take each color in their own way, so none of these is the best on them by itself.
  const hasStrands = Boolean(report.evidence?.features.hair?.strands);
  const held = report.evidence ? guidanceAsWorn(guidance, report.evidence) : guidance;
  const advice = instead ?? [note, held].filter(Boolean).join(' ');
  const isLong = advice.length > LONG;
  const drawn = bestColors.map((text) => colorCalled(text, hairBest));
  const cloth = clothUnder(report, drawn);
  const { own, near, far } = hairColors(drawn, report.evidence);
  // All of them, where none is near.
  const isNear = near.length === own.length || (near.every(({ wear }) => !wear) && !hasStrands);
  const areSmall = isLong && (far.length > 0 || own.length > 0);
  // Of one size in both groups, and as large as the advice leaves room for.
  const fewest = areSmall && advice.length < LONGER ? LARGE + 1 : SMALL;
  const columns = Math.max(fewest, ...[near, far].map(({ length }) => besideSmall(length, fewest)));
  const headNoted = report.evidence && headNote(report.evidence, instead ? ['iris'] : ['brows', 'iris']);
  return (
    <Page context={context} className={isLong ? 'hair long' : 'hair'}>
      <div className="hair-top">
        <p className="serif">{advice}</p>
        {!instead && <Measured report={report} />}
      </div>
      <h3>{instead ? BROWS_INSTEAD : isNear ? 'Best on you' : 'Best in your season'}</h3>
      <Faces
        report={report}
        colors={near}
        from={0}
        look={instead ? 'brows' : areSmall ? 'small' : 'large'}
        columns={areSmall ? columns : undefined}
        cloth={cloth}
      />
      {far.length > 0 && (
        <>
          <h3>{FARTHER_FROM_OWN}</h3>
          <Faces report={report} colors={far} from={near.length} look="small" columns={columns} cloth={cloth} />
        </>
      )}
      {headNoted && <p className="note heads">{headNoted}</p>}
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
      <HairSwatch hex={hair.hex} strands={hair.strands} />
      <p className="swatch-name">{hair.strands ? 'Salt-and-pepper, measured on you' : 'Measured on you'}</p>
      <p className="swatch-hex num">{hair.hex}</p>
    </div>
  );
}

/** A color of hair as it is told; one that the season does not know has a name alone. */
type HairColor = Pick<NamedColor, 'name' | 'wear'> & Partial<Pick<NamedColor, 'hex'>>;

const colorCalled = (text: string, known: readonly NamedColor[]): HairColor =>
  known.find(({ name }) => text.includes(name)) ?? { name: text };

interface FacesProps {
  readonly report: Report;
  readonly colors: readonly HairColor[];
  /** How many are drawn before them. */
  readonly from: number;
  /** Brows are drawn near enough to see what is colored where no hair is; what lies far from the own hair, small. */
  readonly look: 'large' | 'small' | 'brows';
  /** Beside each other, where that does not follow from how many there are. */
  readonly columns?: number | undefined;
  readonly cloth: HexColor;
}

/** So many small heads stand beside each other, one more where that makes it one row, and no more large ones than there is room for. */
const [LARGE, SMALL] = [3, 5];
const beside = (count: number): number => (count > SMALL ? LARGE : Math.max(LARGE, count));
const besideSmall = (count: number, fewest: number): number =>
  count <= fewest ? fewest : count === SMALL + 1 ? count : SMALL;

/** What the heads stand before, as the page's rules have it. */
const GROUND: HexColor = '#F0EBE2';

/** The one neutral of the palette that heads in all these colors are told from best: hair alone differs between them. */
function clothUnder({ palette, evidence, accent }: Report, colors: readonly HairColor[]): HexColor {
  const others = [GROUND, evidence?.features.skin.hex, ...colors.map(({ hex }) => hex)].flatMap((hex) =>
    hex ? [hexToLab(hex)] : [],
  );
  const apart = (hex: HexColor) => Math.min(...others.map((other) => deltaE00(other, hexToLab(hex))));
  return palette.coreNeutrals.map(({ hex }) => hex).toSorted((a, b) => apart(b) - apart(a))[0] ?? accent;
}

/** How many stand beside each of so many, in rows as even as they come: a row that is not full looks left over. */
function besideEach(count: number, columns: number): readonly number[] {
  const rows = Math.ceil(count / columns);
  return Array.from({ length: rows }, (_, row) => Math.ceil((count - row) / rows)).flatMap((length) =>
    Array.from({ length }, () => length),
  );
}

/** The person's own skin and eyes under each color. */
function Faces({ report, colors, from, look, columns: given, cloth }: FacesProps) {
  const isBrows = look === 'brows';
  const columns = given ?? (isBrows ? LARGE : beside(colors.length));
  const abreast = besideEach(colors.length, columns);
  // So few have room for their names beside them.
  const isBand = !isBrows && colors.length <= columns / 2;
  return (
    <ul
      className={['hair-faces', isBrows ? 'brows' : columns <= LARGE && 'large', isBand && 'band']
        .filter(Boolean)
        .join(' ')}
      style={{ '--columns': columns }}
    >
      {colors.map(({ hex, name, wear }, i) => (
        <li key={name} style={{ '--abreast': abreast[i] }}>
          {hex && (
            <div>
              <OwnFace
                report={report}
                id={`hair-${from + i}`}
                style={STYLES[(from + i) % STYLES.length] ?? 'bob'}
                hair={isBrows || !report.evidence ? { hex } : hairIn({ hex, wear }, report.evidence)}
                brow={isBrows ? hex : undefined}
                cloth={cloth}
              />
            </div>
          )}
          {hex && isBrows && <Stroke hex={hex} seed={i} />}
          <p className="swatch-name">{name}</p>
          {hex && <p className="swatch-hex num">{hex}</p>}
          {!isBrows && wear && <p className="swatch-hex">{wear}</p>}
        </li>
      ))}
    </ul>
  );
}

/** Draws each color that the season knows by name; one that it does not know is still named. */
function Locks({ names, known }: { names: readonly string[]; known: readonly NamedColor[] }) {
  return (
    <ul className="locks">
      {names.map((text) => {
        const color = known.find(({ name }) => text.includes(name));
        return (
          <li key={text} className="lock">
            <div>{color && <HairSwatch hex={color.hex} />}</div>
            <div>
              <p className="swatch-name">{color?.name ?? text}</p>
              {color && <p className="swatch-hex num">{color.hex}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
