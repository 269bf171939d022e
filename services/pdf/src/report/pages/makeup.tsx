import type { NamedColor } from '@trueseason/contracts';
import type { FoundationSwatch } from '@trueseason/seasons';
import type { PageContext } from '../chapters.ts';
import { Page } from '../parts/page.tsx';
import { Powder, Stroke } from '../parts/smear.tsx';

export function Makeup({ report, number, title }: PageContext) {
  const { palette, makeup } = report.profile;
  return (
    <Page report={report} number={number} title={title} className="makeup" lead={report.result.recommendations.makeup}>
      <Foundations nearestFirst={makeup.foundation} />
      <div className="cols">
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

/** Every depth, fairest first, since undertone is the season's and depth the person's; the nearest is marked. */
function Foundations({ nearestFirst }: { nearestFirst: readonly FoundationSwatch[] }) {
  const own = nearestFirst[0];
  const swatches = [...nearestFirst].sort((a, b) => b.ita - a.ita);
  return (
    <section className="foundations">
      <h3>Foundation</h3>
      <ol>
        {swatches.map((swatch) => (
          <li key={swatch.hex} className={swatch === own ? 'own' : ''}>
            <span style={{ background: swatch.hex }} aria-hidden="true" />
            <p>
              {swatch.name}
              {swatch === own && <b>nearest to your skin’s depth</b>}
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

export const makeupCss = `
.makeup .chapter{margin-bottom:6mm}
.makeup h3{font-size:14pt;margin-bottom:2mm}
.foundations ol{display:grid;grid-template-columns:repeat(8,1fr);margin-bottom:6mm}
.foundations li span{display:block;height:15mm}
.foundations .own span{height:18mm;margin-top:-3mm}
.foundations p{font:400 7.4pt/1.3 Grotesk,Reading;padding:1.4mm 2mm 0 0}
.foundations b{display:block;font-weight:600}
.smears{display:grid;gap:3mm;margin-bottom:5mm}
.smears p{font:400 7.8pt/1.25 Grotesk,Reading;margin-top:1mm}
.smears .swatch-hex{margin-top:0;font-size:6.8pt}
.makeup-guidelines{columns:2;column-gap:9mm;border-top:.35pt solid var(--ink);padding-top:2.6mm;font-size:8.8pt;line-height:1.42}
.makeup-guidelines li{break-inside:avoid;padding-bottom:2mm}
`;
