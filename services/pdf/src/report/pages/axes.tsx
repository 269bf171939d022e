import { SEASON_AXES } from '@trueseason/color';
import { AXES } from '@trueseason/contracts';
import { AXIS_WORDS } from '../axis-words.ts';
import type { PageContext } from '../chapters.ts';
import { estimate } from '../format.ts';
import { AxisMap } from '../parts/axis-map.tsx';
import { AxisScale } from '../parts/axis-scale.tsx';
import { Page } from '../parts/page.tsx';

export function Axes({ report, number, title }: PageContext) {
  const { evidence, result, accent } = report;
  const own = SEASON_AXES[result.season];
  return (
    <Page
      report={report}
      number={number}
      title={title}
      className="axes"
      lead={`Four measured traits, each from one end to the other. The band is where you most probably lie; the diamond is the middle of ${result.season}.`}
    >
      <ul>
        {AXES.map((axis) => {
          const words = AXIS_WORDS[axis];
          return (
            <li key={axis}>
              <p className="axis-name">
                {capital(axis)} {axis === evidence.decidingAxis && <em>decided</em>}
                <span className="note">{words.about}</span>
              </p>
              <p className="axis-value num">{estimate(evidence.axes[axis], 2)}</p>
              <AxisScale
                estimate={evidence.axes[axis]}
                season={own[axis]}
                low={words.low}
                high={words.high}
                color={accent}
                others={Object.values(SEASON_AXES).map((position) => position[axis])}
              />
            </li>
          );
        })}
      </ul>
      <div className="axis-maps">
        <AxisMap report={report} x="temperature" y="value" />
        <AxisMap report={report} x="chroma" y="contrast" />
        <p className="note">
          Two traits at a time. The cross is you and the ellipse twice the uncertainty; the dots are the middles of the
          twelve seasons.
        </p>
      </div>
    </Page>
  );
}

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const axesCss = `
.axes .chapter{margin-bottom:6mm}
.axes li{display:grid;grid-template-columns:44mm 1fr;column-gap:5mm;border-top:.35pt solid var(--rule);padding:2.6mm 0 1.6mm}
.axes li:first-child{border-top-color:var(--ink)}
.axis-name{font:380 13pt/1.15 Reading}
.axis-name em{color:var(--accent);font-size:11pt}
.axis-name .note{display:block;font:400 7.8pt/1.35 Grotesk,Reading;margin-top:1mm}
.axis-value{grid-column:1;font:600 8.6pt/1.3 Grotesk,Reading;margin-top:1mm}
.axes li svg{grid-column:2;grid-row:1/3;align-self:center}
.axis-maps .note{grid-column:span 2;margin-top:-3mm}
.axis-maps{display:grid;grid-template-columns:1fr 1fr;gap:7mm;margin-top:6mm;border-top:.35pt solid var(--ink);padding-top:5mm}
`;
