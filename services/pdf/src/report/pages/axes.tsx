import { SEASON_AXES } from '@trueseason/color';
import { AXES } from '@trueseason/contracts';
import { isSeasonName } from '@trueseason/seasons';
import { AXIS_WORDS } from '../axis-words.ts';
import type { PageContext } from '../chapters.ts';
import { estimate } from '../format.ts';
import { AxisMap } from '../parts/axis-map.tsx';
import { AxisScale } from '../parts/axis-scale.tsx';
import { Page } from '../parts/page.tsx';

export function Axes({ report, number, title }: PageContext) {
  const { evidence, result, accent } = report;
  const own = isSeasonName(result.season) ? SEASON_AXES[result.season] : undefined;
  return (
    <Page
      report={report}
      number={number}
      title={title}
      className="axes"
      lead={`The band is where you most probably lie${own ? `; the diamond is the middle of ${result.season}, the ticks are the other seasons` : ', the ticks are the seasons'}.`}
    >
      <ul>
        {AXES.map((axis) => {
          const words = AXIS_WORDS[axis];
          return (
            <li key={axis}>
              <p className="axis-name">
                {capital(axis)} {axis === evidence.decidingAxis && <em>decided against {evidence.runnerUp}</em>}
                <span className="note">{words.about}</span>
              </p>
              <AxisScale
                estimate={evidence.axes[axis]}
                season={own?.[axis]}
                low={words.low}
                high={words.high}
                color={accent}
                others={Object.values(SEASON_AXES).map((position) => position[axis])}
              />
              <p className="axis-value num">{estimate(evidence.axes[axis], 2)}</p>
            </li>
          );
        })}
      </ul>
      <figure className="axis-map">
        <AxisMap report={report} x="temperature" y="value" />
        <figcaption>
          <h3>Among the twelve</h3>
          <p>
            Temperature runs across, value upwards. The cross is you, and the ellipse reaches as far as twice the
            uncertainty: a season inside it cannot be ruled out by these two traits alone.
          </p>
          <p className="note">
            Seasons that lie close together here, such as a bright and a soft one, part on the other two traits: chroma
            and contrast.
          </p>
        </figcaption>
      </figure>
    </Page>
  );
}

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const axesCss = `
.axes .chapter{margin-bottom:6mm}
.axes li{display:grid;grid-template-columns:50mm 1fr 24mm;column-gap:5mm;align-items:center;
  border-top:.35pt solid var(--rule);padding:2.8mm 0}
.axes li:first-child{border-top-color:var(--ink)}
.axis-name{font:380 13pt/1.15 Reading}
.axis-name em{color:var(--accent);font-size:11pt}
.axis-name .note{display:block;font:400 8.6pt/1.3 Grotesk,Reading;margin-top:.8mm}
.axis-value{font:600 9.6pt/1.3 Grotesk,Reading;text-align:right}
.axis-map{display:grid;grid-template-columns:112mm 1fr;gap:9mm;margin-top:3mm;border-top:.35pt solid var(--ink);padding-top:5mm}
.axis-map figcaption{align-self:end;padding-bottom:4mm}
.axis-map .note{margin-top:3mm}
`;
