import type { NamedColor } from '@trueseason/contracts';
import type { FoundationSwatch } from '@trueseason/seasons';
import type { PageContext } from '../chapters.ts';
import { Page } from '../parts/page.tsx';
import { Powder, Stroke } from '../parts/smear.tsx';

export function Makeup({ report, number, title }: PageContext) {
  const { palette, foundation } = report.profile;
  return (
    <Page report={report} number={number} title={title} className="makeup" lead={report.result.recommendations.makeup}>
      <Foundations nearestFirst={foundation} />
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
  if (nearestFirst.length === 0) return null;
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
              {swatch === own && <b>nearest to your depth</b>}
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
  if (colors.length === 0) return null;
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
.makeup h3{font-size:14pt;margin-bottom:2.4mm}
.foundations ol{display:grid;grid-template-columns:repeat(8,1fr);margin-bottom:5mm}
.foundations li span{display:block;height:17mm}
.foundations .own span{height:20mm;margin-top:-3mm}
.foundations p{font:400 8.6pt/1.25 Grotesk,Reading;padding:1.4mm 2mm 0 0}
.foundations b{display:block;font-weight:600}
.smears{display:grid;gap:3mm 4mm;margin-bottom:5mm}
.smears p{font:400 8.8pt/1.2 Grotesk,Reading;margin-top:1.2mm;text-wrap:balance}
.smears .swatch-hex{margin-top:.3mm}
.makeup-guidelines{columns:2;column-gap:9mm;border-top:.35pt solid var(--ink);padding-top:2.6mm;font-size:9pt;line-height:1.4;
  margin-top:auto}
.makeup .cols:empty + .makeup-guidelines{margin-top:0;font-size:10.5pt;line-height:1.5}
.makeup-guidelines li{break-inside:avoid;padding-bottom:1.6mm}
`;
