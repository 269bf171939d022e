import { readableInk } from '@trueseason/color';
import type { NamedColor } from '@trueseason/contracts';
import { SeasonRing } from '@trueseason/drawings';
import { isSeasonName } from '@trueseason/seasons';
import type { ReactNode } from 'react';
import type { PageContext } from '../chapters.ts';
import type { Report } from '../model.ts';
import { Page } from '../parts/page.tsx';

/** Millimetres of a bank card (ISO/IEC 7810, ID-1), upright: what every wallet holds. */
const CARD = { width: 54, height: 85.6 } as const;
/** As many as a card holds at a size that can be read in a shop. */
const COLORS = 12;

/** Two strips of three panels that fold like a concertina to the size of a bank card. */
export function ShoppingCard({ report, number, title }: PageContext) {
  const { palette, result } = report;
  return (
    <Page
      report={report}
      number={number}
      title={title}
      tone="white"
      className="card"
      lead="Cut along the lines and fold at the dots: two strips, each as small as a bank card. Nothing is printed behind them."
    >
      <Strip>
        <Front report={report} />
        <Panel name="Neutrals" colors={palette.coreNeutrals} />
        <Panel name="Lights" colors={palette.accentLights} />
      </Strip>
      <Strip>
        <Panel name="Brights" colors={palette.accentBrights} />
        <Panel name="Leave on the rail" colors={result.overview.avoidColors} />
        <InTheShop lines={report.profile.shopping} />
      </Strip>
      <div className="card-scale">
        <Ruler />
        <p className="note">
          Print this page alone, at 100%, on heavy matte paper. The line is 5 cm long when the size is right.
        </p>
      </div>
    </Page>
  );
}

function Strip({ children }: { children: ReactNode }) {
  return (
    <div className="strip">
      <Scissors />
      <CutMarks />
      {children}
    </div>
  );
}

function Front({ report: { result, evidence, profile, order } }: { report: Report }) {
  return (
    <div className="panel front">
      <SeasonRing
        season={isSeasonName(result.season) ? result.season : undefined}
        runnerUp={evidence.runnerUp}
        size="44mm"
      />
      <div>
        <p className="front-name">{result.season}</p>
        <p>{profile.subtitle}</p>
        <p className="num">Order {order}</p>
      </div>
    </div>
  );
}

/** Each color reaches the edges of the card, so that it can be laid against cloth. */
function Panel({ name, colors }: { name: string; colors: readonly NamedColor[] }) {
  return (
    <div className="panel">
      <p className="panel-name">{name}</p>
      <ul>
        {colors.slice(0, COLORS).map(({ hex, name: color }) => (
          <li key={hex} style={{ background: hex, color: readableInk(hex) }}>
            {color} <span className="num">{hex}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function InTheShop({ lines }: { lines: readonly string[] }) {
  return (
    <div className="panel">
      <p className="panel-name">In the shop</p>
      <ol className="in-shop">
        <li>Lay the card on the cloth in daylight, not under the lamps of the shop.</li>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </div>
  );
}

/** Short lines beyond the four corners, for a guillotine. */
function CutMarks() {
  const [width, height] = [3 * CARD.width, CARD.height];
  const marks = [0, width].flatMap((x) =>
    [0, height].map((y) => {
      const [right, down] = [x === 0 ? -1 : 1, y === 0 ? -1 : 1];
      return `M${x + right} ${y}h${3 * right}M${x} ${y + down}v${2.2 * down}`;
    }),
  );
  return (
    <svg
      className="cut-marks"
      viewBox={`-4 -4 ${width + 8} ${height + 8}`}
      width={`${width + 8}mm`}
      height={`${height + 8}mm`}
      aria-hidden="true"
    >
      <path d={marks.join('')} stroke="#1C1917" strokeWidth={0.18} fill="none" />
    </svg>
  );
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

const Ruler = () => (
  <svg viewBox="-0.2 0 50.4 4" width="50.4mm" height="4mm" role="img" aria-label="A line of 5 centimeters">
    <path d="M0 4V0M50 4V0M0 3H50M10 3V1.5M20 3V1.5M30 3V1.5M40 3V1.5" stroke="#1C1917" strokeWidth={0.2} fill="none" />
  </svg>
);

export const shoppingCardCss = `
.card .chapter{margin-bottom:7mm}
.strip{position:relative;display:grid;grid-template:${CARD.height}mm / repeat(3,${CARD.width}mm);width:${3 * CARD.width}mm;height:${CARD.height}mm;
  outline:.3pt solid var(--ink);margin-bottom:8mm}
.cut-marks{position:absolute;left:-4mm;top:-4mm}
.scissors{position:absolute;width:8mm;height:4mm;left:9mm;top:-2.050mm;background:#fff;padding:0 1mm;z-index:1}
.panel{display:flex;flex-direction:column;min-width:0}
.panel + .panel{border-left:.9pt dotted var(--muted)}
.panel-name{font:380 12pt/1 Reading;padding:3.4mm 3.5mm 2.6mm}
.panel ul{flex:1;display:grid;grid-auto-rows:1fr}
.panel li{display:flex;align-items:center;justify-content:space-between;padding:0 3.5mm;font:400 8.8pt/1 Grotesk,Reading;
  white-space:nowrap}
.panel li .num{font-size:8.5pt}
.front{justify-content:space-between;padding:4mm 3.5mm 3.5mm;font:400 9pt/1.35 Grotesk,Reading}
.front svg{align-self:center}
.front-name{font:340 23pt/1 Headline;letter-spacing:-0.02em;margin-bottom:1.6mm}
.front .num{color:var(--muted);font-size:8.5pt}
.panel .in-shop{flex:1;padding:0 3.5mm 3mm;display:flex;flex-direction:column;justify-content:space-between}
.in-shop li{display:block;font:400 8.5pt/1.25 Grotesk,Reading;white-space:normal;padding:1.1mm 0 0;
  border-top:.35pt solid var(--rule);text-wrap:pretty}
.card-scale{display:flex;gap:8mm;align-items:center}
`;
