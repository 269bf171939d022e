import { FRAME_SHAPES, Frame, JEWELS, Jewel, MetalSample } from '@trueseason/drawings';
import type { PageContext } from '../chapters.ts';
import type { Report } from '../model.ts';
import { OwnFace } from '../parts/own-face.tsx';
import { Page } from '../parts/page.tsx';

export function Metals({ report, number, title }: PageContext) {
  const { accessories } = report.result;
  const metals = accessories.bestMetals ?? report.profile.metals;
  return (
    <Page report={report} number={number} title={title} className="metals" lead={accessories.metals}>
      <ol className="metal-bars">
        {metals.map((metal, i) => (
          <li key={metal}>
            <div>
              <MetalSample name={metal} id={`metal-${i}`} />
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
        <section className="glasses">
          <h3>Glasses</h3>
          <Sitter report={report} />
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

/** The first frame on the person's own coloring, over a neutral of the palette. */
function Sitter({ report }: { report: Report }) {
  const frame = report.profile.palette.frames[0];
  if (!frame) return null;
  return (
    <div className="sitter">
      <OwnFace
        report={report}
        id="sitter"
        style="crop"
        glasses={frame.hex}
        cloth={report.palette.coreNeutrals[0]?.hex ?? report.accent}
      />
    </div>
  );
}

function Frames({ report }: { report: Report }) {
  const { frames } = report.profile.palette;
  if (frames.length === 0) return null;
  return (
    <ul className="frames">
      {frames.map((color, i) => (
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
.metal-bars div{height:21mm}
.metals > .metals-text{flex:1 0 auto;display:grid;grid-template-columns:98mm 1fr;gap:9mm;margin-bottom:5mm}
.plain-list li,.jewelry li{border-top:.35pt solid var(--rule);padding:1.8mm 0;text-wrap:pretty}
.metals-text section{display:flex;flex-direction:column}
.jewelry{flex:1;display:flex;flex-direction:column}
.jewelry .drawn{flex:1;display:grid;grid-template-columns:17mm 1fr;gap:4mm;align-items:center}
.sitter{flex:1 1 44mm;min-height:44mm;max-height:70mm;overflow:hidden;background:#F0EBE2;margin-bottom:2mm;contain:size}
.sitter svg{width:64mm!important;margin:-5mm auto 0}
.frames{display:grid;grid-template-columns:repeat(6,1fr);gap:3mm 5mm;border-top:.35pt solid var(--ink);padding-top:4mm;margin-top:auto}
.frames .swatch-name{font-size:10.4pt}
`;
