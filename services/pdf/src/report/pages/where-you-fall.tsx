import { BARELY_VISIBLE } from '@trueseason/color';
import { AXES, BRAND, PHOTO_RETENTION, VERSION } from '@trueseason/contracts';
import { AXIS_WORDS, RING, scaleFigure } from '@trueseason/seasons';
import { capital } from '@trueseason/seasons/capital';
import type { Report } from '../model.ts';
import { AxisScale } from '../parts/axis-scale.tsx';
import { Page, type PageContext } from '../parts/page.tsx';

/** The four traits on their scales, and below them how they were measured and what that cannot tell. */
export function WhereYouFall(context: PageContext) {
  const { report } = context;
  return (
    <Page
      context={context}
      className="lie"
      lead={`The bold line is you, the band its uncertainty; the diamond is ${report.result.season}, the ticks are the other seasons.`}
    >
      <Scales report={report} />
      <div className="method">
        <div>
          <h3>How it was measured</h3>
          <p>
            In each photo the face was found and its features outlined. Skin was measured on the forehead, cheeks, jaw,
            chin and neck, away from highlights and shadow; the iris between pupil and rim; hair and brows where enough
            of them shows. The light was estimated from the photos and its tint taken out. Figures after ± say how far a
            color might be from the truth.
          </p>
          <h3>How the season follows</h3>
          <p>
            Four traits place you among twelve seasons, temperature most of all and contrast least. What your
            measurements leave open was simulated hundreds of times; the season that came out most often is yours. No
            published standard draws the borders in numbers: ours are the same for everyone, and depth of skin has no
            say in whether it is warm or cool.
          </p>
        </div>
        <div>
          <h3>What it cannot tell</h3>
          <ul className="plain-list">
            <li>Dyed hair, tinted lenses and makeup often look like natural color to a camera.</li>
            <li>Strongly colored or very dim light can hide more than a correction restores.</li>
            <li>Seasonal color analysis is a practice of style, not a medical or scientific finding.</li>
            <li>Photos from another day often give another season.</li>
          </ul>
          <h3>The words</h3>
          <p>
            L*, a* and b* are a color in CIELAB: how light, how green or red, how blue or yellow. C* and h are its
            strength and hue. CIEDE2000 is how different two colors look; most people see no difference below{' '}
            {BARELY_VISIBLE}.
          </p>
        </div>
      </div>
      <p className="note num">
        This report contains no photo. The originals are deleted {PHOTO_RETENTION.completedDays} days after your
        analysis, or sooner if you delete them in My data. {BRAND.name} {VERSION}, order {report.order}, {report.date},
        engine {report.evidence.engineVersion}.
      </p>
    </Page>
  );
}

function Scales({ report: { evidence, result, accent } }: { report: Report }) {
  return (
    <ul className="scales">
      {AXES.map((axis) => (
        <li key={axis}>
          <p className="scale-name">
            {AXIS_WORDS[axis].name} {axis === evidence.decidingAxis && <i>decided against {evidence.runnerUp}</i>}
            <span className="note">{AXIS_WORDS[axis].about}</span>
          </p>
          <AxisScale
            estimate={evidence.axes[axis]}
            season={RING[result.season].axes[axis]}
            low={capital(AXIS_WORDS[axis].low)}
            high={capital(AXIS_WORDS[axis].high)}
            color={accent}
            others={Object.values(RING).map(({ axes }) => axes[axis])}
          />
          <p className="scale-value num">{scaleFigure(evidence.axes[axis])}</p>
        </li>
      ))}
    </ul>
  );
}
