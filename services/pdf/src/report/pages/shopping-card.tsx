import { readableInk } from '@trueseason/color';
import type { NamedColor } from '@trueseason/contracts';
import { SeasonRing } from '@trueseason/drawings';
import type { PageContext } from '../chapters.ts';
import { Page } from '../parts/page.tsx';

/** A strip of four panels that folds like a concertina into a purse, and a small card of what to leave. */
export function ShoppingCard({ report, number, title }: PageContext) {
  const { palette, result, evidence, profile } = report;
  return (
    <Page
      report={report}
      number={number}
      title={title}
      tone="white"
      className="card"
      lead="Cut along the solid lines; fold the strip at the dots, forwards, then back. Nothing is printed behind it."
    >
      <div className="strip">
        <Scissors />
        <div className="panel front">
          <SeasonRing season={result.season} runnerUp={evidence.runnerUp} size="33mm" />
          <p className="front-name">{result.season}</p>
          <p className="note">{profile.subtitle}</p>
        </div>
        <Panel name="Neutrals" colors={palette.coreNeutrals} />
        <Panel name="Lights" colors={palette.accentLights} />
        <Panel name="Brights" colors={palette.accentBrights} />
      </div>
      <div className="below-strip">
        <section>
          <h3>In the shop</h3>
          <ol className="plain-list">
            <li>Hold the strip against the cloth in daylight, not under the lamps of the shop.</li>
            {profile.shopping.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </section>
        <div className="leave">
          <p className="label">Leave on the rail</p>
          <ul>
            {result.overview.avoidColors.slice(0, 12).map((color) => (
              <ChipOfCard key={color.hex} color={color} />
            ))}
          </ul>
        </div>
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
          <ChipOfCard key={color.hex} color={color} />
        ))}
      </ul>
    </div>
  );
}

function ChipOfCard({ color: { hex, name } }: { color: NamedColor }) {
  return <li style={{ background: hex, color: readableInk(hex) }}>{name}</li>;
}

function Scissors() {
  return (
    <svg className="scissors" viewBox="0 0 24 12" aria-hidden="true" fill="none" stroke="#1C1917" strokeWidth={0.9}>
      <circle cx="3.5" cy="2.8" r="2.1" />
      <circle cx="3.5" cy="9.2" r="2.1" />
      <path d="M5.300 3.900L22 9.500M5.300 8.100L22 2.500" />
    </svg>
  );
}

export const shoppingCardCss = `
.strip{position:relative;display:grid;grid-template-columns:repeat(4,42mm);width:168mm;height:98mm;outline:.5pt solid var(--ink)}
.scissors{position:absolute;width:8mm;height:4mm;left:6mm;top:-2.100mm;background:#fff;padding:0 1mm}
.panel{padding:3.5mm;display:flex;flex-direction:column}
.panel + .panel{border-left:.9pt dotted var(--muted)}
.card .label{margin-bottom:2mm}
.panel ul,.leave ul{flex:1;display:grid;grid-template-columns:1fr 1fr;gap:1.2mm}
.panel li,.leave li{font:400 6.4pt/1.1 Grotesk,Reading;padding:1mm;display:flex;align-items:flex-end;
  outline:.2pt solid rgb(28 25 23 / .25);outline-offset:-.2pt}
.front{justify-content:space-between}
.front-name{font:340 22pt/1 Headline;letter-spacing:-0.02em}
.below-strip{display:grid;grid-template-columns:1fr 84mm;gap:9mm;margin-top:9mm;align-items:start}
.below-strip .plain-list{font-size:9.4pt;line-height:1.42}
.leave{height:54mm;outline:.5pt solid var(--ink);padding:3mm;display:flex;flex-direction:column;margin-right:1mm}
.leave ul{grid-template-columns:repeat(4,1fr)}
`;
