import { FOUNDATION_LEAD, foundationDoubts, type NamedColor } from '@trueseason/contracts';
import type { FoundationStep } from '@trueseason/seasons';
import { Page, type PageContext } from '../parts/page.tsx';
import { Powder, Stroke } from '../parts/smear.tsx';

export function Makeup(context: PageContext) {
  const { report } = context;
  const { palette, personal } = report.profile;
  return (
    <Page context={context} className="makeup" lead={report.result.recommendations.makeup}>
      <Foundations steps={personal.foundation} lead={`${FOUNDATION_LEAD} ${foundationDoubts(report.evidence)}`} />
      <div className="cols products">
        <Group name="Lips" colors={palette.lipstick} shape="stroke" span={12} columns={8} />
        <Group name="Eyeshadow" colors={palette.eyeshadow} shape="powder" span={12} columns={6} />
        <Group name="Blush" colors={palette.blush} shape="powder" span={6} columns={4} />
        <Group name="Eyeliner" colors={palette.eyeliner} shape="stroke" span={6} columns={4} />
      </div>
      <ul className="makeup-guidelines">
        {report.result.makeup.guidelines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Page>
  );
}

/** Around the person's own depth, the deepest first, named by the skin's own undertone. A jaw in daylight decides. */
function Foundations({ steps, lead }: { steps: readonly FoundationStep[]; lead: string }) {
  return (
    <section className="foundations">
      <h3>Foundation</h3>
      <p className="foundation-lead">{lead}</p>
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
