import type { NamedColor } from '@trueseason/contracts';
import { colorsOf, textOf, textsOf } from '../model.ts';
import { Page, type PageContext } from '../parts/page.tsx';
import { Powder, Stroke } from '../parts/smear.tsx';

export function Makeup(context: PageContext) {
  const { report } = context;
  return (
    <Page context={context} className="makeup" lead={textOf(report, 'makeup')}>
      <Foundations
        steps={colorsOf(report, 'foundation')}
        lead={[...textsOf(report, 'foundation'), ...textsOf(report, 'foundationDoubt')].join(' ')}
      />
      <div className="cols products">
        <Group name="Lips" colors={colorsOf(report, 'lipstick')} shape="stroke" span={12} columns={8} />
        <Group name="Eyeshadow" colors={colorsOf(report, 'eyeshadow')} shape="powder" span={12} columns={6} />
        <Group name="Blush" colors={colorsOf(report, 'blush')} shape="powder" span={6} columns={4} />
        <Group name="Eyeliner" colors={colorsOf(report, 'eyeliner')} shape="stroke" span={6} columns={4} />
      </div>
      <ul className="makeup-guidelines">
        {textsOf(report, 'makeupGuidelines').map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Page>
  );
}

/** Shades around the person's own depth, deepest first. */
function Foundations({ steps, lead }: { steps: readonly NamedColor[]; lead: string }) {
  return (
    <section className="foundations grows">
      <h3>Foundation</h3>
      <p className="foundation-lead">{lead}</p>
      <ol>
        {steps.map(({ hex, name, use, wear }) => (
          <li key={hex} className={use ? 'own' : ''}>
            <span style={{ background: hex }} aria-hidden="true" />
            <p>
              {name}
              {wear && <b>{wear}</b>}
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
