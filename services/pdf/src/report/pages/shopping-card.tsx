import { readableInk } from '@trueseason/color';
import type { NamedColor } from '@trueseason/contracts';
import { SeasonRing } from '@trueseason/drawings';
import type { PageContext } from '../chapters.ts';
import { Page } from '../parts/page.tsx';

/** A strip of four panels that folds like a concertina into a purse. */
export function ShoppingCard({ report, number, title }: PageContext) {
  const { palette, result, evidence, profile } = report;
  return (
    <Page
      report={report}
      number={number}
      title={title}
      tone="white"
      className="card"
      lead="Cut along the solid line, fold at the dots, first forwards, then back. Hold it against the cloth in daylight, not under shop lamps."
    >
      <div className="strip">
        <div className="panel front">
          <SeasonRing season={result.season} runnerUp={evidence.runnerUp} size="30mm" />
          <p className="front-name">{result.season}</p>
          <p className="note">{profile.subtitle}</p>
        </div>
        <Panel name="Neutrals" colors={palette.coreNeutrals} />
        <Panel name="Lights" colors={palette.accentLights} />
        <Panel name="Brights" colors={palette.accentBrights} />
      </div>
      <div className="cols shopping">
        <section>
          <h3>In the shop</h3>
          <ol className="plain-list">
            {profile.shopping.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </section>
      </div>
    </Page>
  );
}

function Panel({ name, colors }: { name: string; colors: readonly NamedColor[] }) {
  return (
    <div className="panel">
      <p className="label">{name}</p>
      <ul>
        {colors.slice(0, 12).map((color) => (
          <li key={color.hex} style={{ background: color.hex, color: readableInk(color.hex) }}>
            {color.name}
          </li>
        ))}
      </ul>
    </div>
  );
}

export const shoppingCardCss = `
.strip{display:grid;grid-template-columns:repeat(4,42mm);width:168mm;height:98mm;outline:.5pt solid var(--ink)}
.panel{padding:3.5mm;display:flex;flex-direction:column}
.panel + .panel{border-left:.8pt dotted var(--muted)}
.panel .label{margin-bottom:2mm}
.panel ul{flex:1;display:grid;grid-template-columns:1fr 1fr;gap:1.2mm}
.panel li{font:400 6.2pt/1.15 Grotesk;padding:1mm;display:flex;align-items:flex-end}
.front{justify-content:space-between}
.front-name{font:340 22pt/1 Headline;letter-spacing:-0.02em}
.shopping{margin-top:10mm}
.shopping section{grid-column:span 9}
`;
