import { AXES } from '@trueseason/contracts';
import { AXIS_WORDS, decidedAlone, isOffScale, isSeasonName, RING, readFrom, scaleFigure } from '@trueseason/seasons';
import { capital } from '@trueseason/seasons/capital';
import { MAPPED, mapSaid } from '../map-said.ts';
import type { MeasuredContext } from '../page-context.ts';
import { AxisMap } from '../parts/axis-map.tsx';
import { AxisScale } from '../parts/axis-scale.tsx';
import { Page } from '../parts/page.tsx';

export function Axes(context: MeasuredContext) {
  const { report } = context;
  const { evidence, result, accent } = report;
  const own = isSeasonName(result.season) ? RING[result.season].axes : undefined;
  const decider = decidedAlone(result.season, evidence);
  const said = mapSaid(result.season, evidence);
  return (
    <Page
      context={context}
      className="axes"
      lead={`The bold line is you, the band its uncertainty; ${own ? `the diamond is ${result.season}, the ticks are the other seasons` : 'the ticks are the seasons'}.`}
    >
      <ul>
        {AXES.map((axis) => {
          const words = AXIS_WORDS[axis];
          return (
            <li key={axis}>
              <p className="axis-name">
                {words.name} {axis === decider && <em>decided against {evidence.runnerUp}</em>}
                <span className="note">{readFrom(axis, evidence)}</span>
              </p>
              <AxisScale
                estimate={evidence.axes[axis]}
                season={own?.[axis]}
                low={capital(words.low.label)}
                high={capital(words.high.label)}
                color={accent}
                others={Object.values(RING).map(({ axes }) => axes[axis])}
              />
              <p className="axis-value num">{scaleFigure(evidence.axes[axis])}</p>
            </li>
          );
        })}
      </ul>
      {evidence.warmth && <p className="note warmth">{evidence.warmth}</p>}
      <figure className="axis-map">
        <AxisMap report={report} x={MAPPED[0]} y={MAPPED[1]} />
        <figcaption>
          <h3>Two traits of four</h3>
          <p>
            Temperature runs across, value upwards
            {MAPPED.some((axis) => isOffScale(evidence.axes[axis])) && ', both farther than on the scales above'}. The
            cross is you, and the ellipse reaches as far as twice the uncertainty: a season inside it cannot be ruled
            out by these two traits alone.
          </p>
          {said && <p>{said}</p>}
          <p className="note">
            Seasons that lie close together here part on the other two traits, chroma and contrast, by which one outside
            the ellipse may be yours.
          </p>
        </figcaption>
      </figure>
    </Page>
  );
}
