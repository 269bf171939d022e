import { FRAME_SHAPES, Frame, JEWELS, Jewel } from '@trueseason/drawings';
import type { PageContext } from '../chapters.ts';
import type { Report } from '../model.ts';
import { MetalBar } from '../parts/metal-bar.tsx';
import { Page } from '../parts/page.tsx';

export function Metals({ report, number, title }: PageContext) {
  const { accessories } = report.result;
  const metals = accessories.bestMetals ?? report.profile.metals.best;
  return (
    <Page report={report} number={number} title={title} className="metals" lead={accessories.metals}>
      <ol className="metal-bars">
        {metals.map((metal) => (
          <li key={metal}>
            <div>
              <MetalBar name={metal} id={`metal-${metal.replace(/\W+/g, '-')}`} />
            </div>
            <p className="swatch-name">{metal}</p>
          </li>
        ))}
      </ol>
      <div className="metals-text">
        <section>
          <h3>Jewelry</h3>
          <Jewelry report={report} metals={metals} />
        </section>
        <section>
          <h3>Glasses</h3>
          <ul className="plain-list">
            {accessories.glasses.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      </div>
      <Frames report={report} />
    </Page>
  );
}

/** A line that names its kind before a colon is drawn, in the best metals and the signature colors by turns. */
function Jewelry({ report, metals }: { report: Report; metals: readonly string[] }) {
  return (
    <ul className="jewelry">
      {report.result.accessories.jewelry.map((line, i) => {
        const kind = JEWELS.find((jewel) => line.toLowerCase().startsWith(`${jewel}:`));
        if (!kind) return <li key={line}>{line}</li>;
        const stone = report.signature[i % report.signature.length]?.hex ?? report.accent;
        return (
          <li key={line} className="drawn">
            <Jewel kind={kind} metal={metals[i % metals.length] ?? 'Silver'} stone={stone} />
            <p>{line}</p>
          </li>
        );
      })}
    </ul>
  );
}

function Frames({ report }: { report: Report }) {
  return (
    <ul className="frames">
      {report.profile.palette.frames.map((color, i) => (
        <li key={color.hex}>
          <Frame shape={FRAME_SHAPES[i % FRAME_SHAPES.length] ?? 'round'} color={color.hex} />
          <p className="swatch-name">{color.name}</p>
          <p className="swatch-hex num">{color.hex}</p>
        </li>
      ))}
    </ul>
  );
}

export const metalsCss = `
.metal-bars{display:flex;gap:4mm;margin-bottom:7mm}
.metal-bars li{flex:1}
.metal-bars div{height:17mm}
.metals-text{display:grid;grid-template-columns:98mm 1fr;gap:9mm;margin-bottom:6mm}
.plain-list li,.jewelry li{border-top:.35pt solid var(--rule);padding:1.8mm 0;text-wrap:pretty}
.jewelry .drawn{display:grid;grid-template-columns:15mm 1fr;gap:4mm;align-items:center}
.frames{display:grid;grid-template-columns:repeat(6,1fr);gap:3mm 5mm;border-top:.35pt solid var(--ink);padding-top:4mm}
.frames .swatch-name{font-size:10pt}
`;
