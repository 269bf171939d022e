import type { PageContext } from '../chapters.ts';
import { Glasses } from '../parts/glasses.tsx';
import { MetalBar } from '../parts/metal-bar.tsx';
import { Page } from '../parts/page.tsx';

export function Metals({ report, number, title }: PageContext) {
  const { accessories } = report.result;
  const { profile } = report;
  return (
    <Page report={report} number={number} title={title} className="metals" lead={accessories.metals}>
      <ol className="metal-bars">
        {(accessories.bestMetals ?? profile.metals.best).map((metal) => (
          <li key={metal}>
            <div>
              <MetalBar name={metal} id={`metal-${metal.replace(/\W+/g, '-')}`} />
            </div>
            <p className="swatch-name">{metal}</p>
          </li>
        ))}
      </ol>
      <div className="cols metals-text">
        <section>
          <h3>Jewelry</h3>
          <ul className="plain-list">
            {accessories.jewelry.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
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
      <h3>Frames</h3>
      <ul className="frames">
        {profile.palette.frames.map((color, i) => (
          <li key={color.hex}>
            <Glasses hex={color.hex} shape={i} />
            <p className="swatch-name">{color.name}</p>
            <p className="swatch-hex num">{color.hex}</p>
          </li>
        ))}
      </ul>
    </Page>
  );
}

export const metalsCss = `
.metal-bars{display:flex;gap:4mm;margin-bottom:8mm}
.metal-bars li{flex:1}
.metal-bars div{height:17mm}
.metals-text{margin-bottom:7mm}
.metals-text section{grid-column:span 6}
.plain-list li{border-top:.35pt solid var(--rule);padding:1.8mm 0;text-wrap:pretty}
.frames{display:grid;grid-template-columns:repeat(6,1fr);gap:3mm 6mm;border-top:.35pt solid var(--rule);padding-top:4mm}
.frames .swatch-name{font-size:10pt}
`;
