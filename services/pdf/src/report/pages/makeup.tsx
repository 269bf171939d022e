import { hexToLab, labToLch } from '@trueseason/color';
import { FOUNDATION_LEAD, foundationDoubts, type NamedColor } from '@trueseason/contracts';
import type { HairStyle } from '@trueseason/drawings';
import { type FoundationStep, headNote, makeupToRead } from '@trueseason/seasons';
import type { Report } from '../model.ts';
import type { PageContext } from '../page-context.ts';
import { OwnFace } from '../parts/own-face.tsx';
import { Page } from '../parts/page.tsx';
import { Powder, Stroke } from '../parts/smear.tsx';

export function Makeup(context: PageContext) {
  const { report } = context;
  const { palette, foundation } = report.profile;
  const { lead, guidelines } = makeupToRead(report.result);
  return (
    <Page context={context} className="makeup" lead={lead}>
      <Foundations
        steps={foundation}
        lead={report.evidence ? `${FOUNDATION_LEAD} ${foundationDoubts(report.evidence, report.skinBeside)}` : ''}
      />
      {palette.lipstick.length > 0 ? <Products palette={palette} /> : <LipsFromPalette report={report} />}
      <ul className="makeup-guidelines">
        {guidelines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Page>
  );
}

const Products = ({ palette }: Pick<Report['profile'], 'palette'>) => (
  <div className="cols products">
    <Group name="Lips" colors={palette.lipstick} shape="stroke" span={12} columns={8} />
    <Group name="Eyeshadow" colors={palette.eyeshadow} shape="powder" span={12} columns={6} />
    <Group name="Blush" colors={palette.blush} shape="powder" span={6} columns={4} />
    <Group name="Eyeliner" colors={palette.eyeliner} shape="stroke" span={6} columns={4} />
  </div>
);

/** Around the person's own depth, the deepest first, named by the skin's own undertone. A jaw in daylight decides. */
function Foundations({ steps, lead }: { steps: readonly FoundationStep[]; lead: string }) {
  if (steps.length === 0) return null;
  return (
    <section className="foundations">
      <h3>Foundation</h3>
      {lead && <p className="foundation-lead">{lead}</p>}
      <ol>
        {steps.map(({ hex, name, match }) => (
          <li key={hex} className={match ? 'own' : ''}>
            <span style={{ background: hex }} aria-hidden="true" />
            <p>
              {name}
              {match && <b>nearest to yours</b>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Hues (CIE h, degrees) and L* that lips are painted in. */
const LIP_HUES = { from: 330, to: 50 } as const;
const LIP_LIGHTNESS = { least: 25, most: 70 } as const;

const isLipColor = ({ hex }: NamedColor): boolean => {
  const [lightness, , hue] = labToLch(hexToLab(hex));
  return (
    (hue >= LIP_HUES.from || hue <= LIP_HUES.to) && lightness >= LIP_LIGHTNESS.least && lightness <= LIP_LIGHTNESS.most
  );
};

const STYLES: readonly HairStyle[] = ['waves', 'crop', 'curls'];

/** For a season without products of its own: the palette's reds on the person's own coloring. */
function LipsFromPalette({ report }: { report: Report }) {
  const reds = [...report.palette.accentBrights, ...report.signature].filter(isLipColor);
  const colors = reds.filter(({ hex }, i) => reds.findIndex((red) => red.hex === hex) === i).slice(0, STYLES.length);
  if (colors.length === 0) return null;
  return (
    <>
      <ul className="palette-lips">
        {colors.map((color, i) => (
          <li key={color.hex}>
            <div>
              <OwnFace
                report={report}
                id={`lips-${i}`}
                style={STYLES[i] ?? 'waves'}
                lips={color.hex}
                cloth={report.palette.coreNeutrals[i]?.hex ?? report.accent}
              />
            </div>
            <p className="swatch-name">{color.name}</p>
            <p className="swatch-hex num">{color.hex}</p>
          </li>
        ))}
      </ul>
      {report.evidence && <p className="note">{headNote(report.evidence)}</p>}
    </>
  );
}

interface GroupProps {
  readonly name: string;
  readonly colors: readonly NamedColor[];
  readonly shape: 'stroke' | 'powder';
  readonly span: number;
  readonly columns: number;
}

function Group({ name, colors, shape, span, columns }: GroupProps) {
  const Shape = shape === 'stroke' ? Stroke : Powder;
  return (
    <section style={{ gridColumn: `span ${span}` }}>
      <h3>{name}</h3>
      <ul className="smears" style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}>
        {colors.map((color, i) => (
          <li key={color.hex}>
            <Shape hex={color.hex} seed={i} />
            <p>{color.name}</p>
            <p className="swatch-hex num">{color.hex}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
