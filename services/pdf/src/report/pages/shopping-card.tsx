import type { NamedColor } from '@trueseason/contracts';
import { SeasonRing } from '@trueseason/print/drawings';
import { CARD, cardPlan, type Panel as PanelPlan } from '@trueseason/print/take-away/card-plan';
import { readableInk } from '@trueseason/style/color';
import type { ReactNode } from 'react';
import { colorsOf, type Report, textsOf } from '../model.ts';
import { Page, type PageContext } from '../parts/page.tsx';

const STRIP = {
  gridTemplate: `${CARD.height}mm / repeat(3, ${CARD.width}mm)`,
  width: `${3 * CARD.width}mm`,
  height: `${CARD.height}mm`,
};

/** Two strips of three panels, accordion-folded to the size of a bank card. */
export function ShoppingCard(context: PageContext) {
  const { report } = context;
  const strips = cardPlan({
    groups: [
      { name: 'Neutrals', colors: colorsOf(report, 'neutrals') },
      { name: 'Lights', colors: colorsOf(report, 'lights') },
      { name: 'Brights', colors: colorsOf(report, 'brights') },
    ],
    avoid: colorsOf(report, 'avoid'),
    shopping: textsOf(report, 'shopping'),
  });
  return (
    <Page
      context={context}
      tone="white"
      className="card"
      lead="Cut along the lines and fold at the dots: two strips, each as small as a credit card."
    >
      {strips.map((panels) => (
        <Strip key={panels.map(({ kind }) => kind).join()}>
          {panels.map((panel) => (
            <Panel key={panel.kind === 'colors' ? panel.name : panel.kind} panel={panel} report={report} />
          ))}
        </Strip>
      ))}
      <div className="card-scale">
        <Ruler />
        <p className="note">
          Print this page alone, at 100%, on heavy matte paper. The line is 2 inches long when the size is right.
        </p>
      </div>
      <p className="note">{textsOf(report, 'settle').join(' ')}</p>
    </Page>
  );
}

function Strip({ children }: { children: ReactNode }) {
  return (
    <div className="strip" style={STRIP}>
      <Scissors />
      <CutMarks />
      {children}
    </div>
  );
}

function Panel({ panel, report }: { panel: PanelPlan; report: Report }) {
  if (panel.kind === 'front') return <Front report={report} />;
  if (panel.kind === 'shop') return <InTheShop lines={panel.lines} />;
  return <Colors name={panel.name} colors={panel.colors} />;
}

function Front({ report: { result, evidence, profile, order } }: { report: Report }) {
  return (
    <div className="panel front">
      <SeasonRing season={result.season} runnerUp={evidence.runnerUp} size="44mm" />
      <div>
        <p className="front-name">{result.season}</p>
        <p>{profile.subtitle}</p>
        <p>Second: {evidence.runnerUp}</p>
        <p className="num">Order {order}</p>
      </div>
    </div>
  );
}

/** Colors reach the card's edges, to be held against cloth. */
function Colors({ name, colors }: { name: string; colors: readonly NamedColor[] }) {
  return (
    <div className="panel">
      <p className="panel-name">{name}</p>
      <ul>
        {colors.map((color) => (
          <li key={color.hex} style={{ background: color.hex, color: readableInk(color.hex) }}>
            {color.name}
          </li>
        ))}
      </ul>
    </div>
  );
}

function InTheShop({ lines }: { lines: readonly string[] }) {
  return (
    <div className="panel">
      <p className="panel-name">At the store</p>
      <ol className="in-shop">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </div>
  );
}

/** Short lines beyond the corners. */
function CutMarks() {
  const width = 3 * CARD.width;
  const height = CARD.height;
  const marks = [0, width].flatMap((x) =>
    [0, height].map((y) => {
      const right = x === 0 ? -1 : 1;
      const down = y === 0 ? -1 : 1;
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
  <svg viewBox="-0.2 0 51.2 4" width="51.2mm" height="4mm" role="img" aria-label="A line of 2 inches">
    <path
      d="M0 4V0M50.8 4V0M0 3H50.8M12.7 3V1.5M25.4 3V1.5M38.1 3V1.5"
      stroke="#1C1917"
      strokeWidth={0.2}
      fill="none"
    />
  </svg>
);
