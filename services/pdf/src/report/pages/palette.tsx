import { readableInk } from '@trueseason/color';
import { Cloth } from '@trueseason/drawings';
import type { PageContext } from '../chapters.ts';
import { Page } from '../parts/page.tsx';
import { Swatch } from '../parts/swatch.tsx';

/** Bolts on a shelf: the name on white, the cloth running off the sheet. */
export function CoreNeutrals({ report, number, title }: PageContext) {
  const colors = report.palette.coreNeutrals;
  return (
    <Page
      report={report}
      number={number}
      title={title}
      tone="white"
      className="neutrals"
      lead="The quiet majority of a wardrobe: coats, trousers, knitwear, shoes. Those that suit your own depth and contrast come first."
    >
      <ol style={{ gridTemplateRows: `repeat(${colors.length}, ${198 / colors.length}mm)` }}>
        {colors.map((color, i) => (
          <li key={color.hex}>
            <div>
              <p className="swatch-name">{color.name}</p>
              <p className="swatch-hex num">{color.hex}</p>
              <p className="swatch-wear">{color.wear}</p>
            </div>
            <div className="run">
              <Cloth
                hex={color.hex}
                seed={i + 20}
                id={`neutral-${i}`}
                height={(100 * 198) / colors.length / 126}
                edge={2.6}
              />
            </div>
          </li>
        ))}
      </ol>
    </Page>
  );
}

export function AccentLights({ report, number, title }: PageContext) {
  return (
    <Page
      report={report}
      number={number}
      title={title}
      tone="white"
      className="lights"
      lead="Close to the face these do the work of good light: shirts, scarves, summer things."
    >
      <Grid colors={report.palette.accentLights} scope="light" seed={40} drape={58} />
    </Page>
  );
}

/** A patchwork to the edges of the sheet; the flat strip under each cloth carries its label. */
export function AccentBrights({ report, number, title }: PageContext) {
  const colors = report.palette.accentBrights;
  const rows = Math.ceil(colors.length / 3);
  return (
    <Page
      report={report}
      number={number}
      title={title}
      tone="white"
      className="brights"
      lead="One at a time, near the face, and the rest of the outfit can stay quiet."
    >
      <ol style={{ gridTemplateRows: `repeat(${rows}, 1fr)` }}>
        {colors.map((color, i) => (
          <li key={color.hex} style={{ background: color.hex, color: readableInk(color.hex) }}>
            <div>
              <Cloth hex={color.hex} seed={60 + i} id={`bright-${i}`} height={56} edge={0} />
            </div>
            <p className="swatch-name">{color.name}</p>
            <p className="brights-hex num">{color.hex}</p>
            <p className="swatch-wear">{color.wear}</p>
          </li>
        ))}
      </ol>
    </Page>
  );
}

interface GridProps {
  readonly colors: PageContext['report']['signature'];
  readonly scope: string;
  readonly seed: number;
  readonly drape: number;
}

function Grid({ colors, scope, seed, drape }: GridProps) {
  return (
    <ol className="swatch-grid">
      {colors.map((color, i) => (
        <Swatch key={color.hex} color={color} seed={seed + i} scope={scope} drape={drape} />
      ))}
    </ol>
  );
}

export const paletteCss = `
.neutrals ol{display:grid}
.neutrals li{display:grid;grid-template-columns:60mm 126mm;border-top:.35pt solid var(--rule);margin-right:-17mm;overflow:hidden}
.neutrals .run{width:126mm;height:100%}
.neutrals .swatch-name{margin-top:1.8mm}
.neutrals .swatch-wear{padding-right:4mm}
.brights .foot{display:none}
.brights ol{position:absolute;left:0;right:0;bottom:0;top:62mm;display:grid;grid-template-columns:80mm 65mm 65mm}
.brights li{display:flex;flex-direction:column;padding-bottom:3.4mm;min-height:0}
.brights li div{flex:1;min-height:0}
.brights li p{padding:0 4mm}
.brights li:nth-child(3n+1) p{padding-left:24mm}
.brights .swatch-name{margin-top:2.6mm}
.brights-hex{font:400 8.5pt/1.35 Grotesk,Reading}
.swatch-grid{display:grid;grid-template-columns:repeat(3,1fr);gap:6.5mm 6mm}
`;
