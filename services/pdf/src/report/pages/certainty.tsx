import { PHOTO_WARNING_ADVICE, type SeasonName } from '@trueseason/contracts';
import { RING_COLORS } from '@trueseason/drawings';
import { neighboursOf, whyDifferent } from '@trueseason/seasons';
import type { PageContext } from '../chapters.ts';
import { percent } from '../format.ts';
import type { Report } from '../model.ts';
import { Page } from '../parts/page.tsx';

export function Certainty({ report, number, title }: PageContext) {
  const { evidence, result } = report;
  const other = nearestNeighbour(report);
  return (
    <Page report={report} number={number} title={title} className="certainty">
      <div className="cols">
        <div className="certainty-answer">
          <p className="certainty-figure num">{percent(evidence.distribution[0]?.probability ?? 0)}</p>
          <p className="serif">
            is how probable {result.season} is, given what could be measured. {evidence.why}
          </p>
          <p className="note">
            Chance that photos in other daylight repeat the answer: {percent(evidence.confidence)}. Repeatable is not
            the same as right.
          </p>
        </div>
        <Distribution distribution={evidence.distribution} runnerUp={evidence.runnerUp} />
      </div>
      <div className="cols certainty-notes">
        <section>
          <h3>Why not {evidence.runnerUp}?</h3>
          <p>{evidence.whyNotRunnerUp}</p>
          {other && (
            <div>
              <h3>And {other}?</h3>
              <p>{whyDifferent(result.season, other)}</p>
            </div>
          )}
        </section>
        <section>
          <h3>Do the photos agree?</h3>
          <p>{agreement(report)}</p>
          {evidence.secondOpinion && <p>{secondOpinion(evidence.secondOpinion)}</p>}
          <Warnings report={report} />
        </section>
      </div>
    </Page>
  );
}

/** The more probable of the seasons beside this one on the ring that is not already discussed as the runner-up. */
function nearestNeighbour({ result: { season }, evidence }: Report): SeasonName | undefined {
  const beside = neighboursOf(season).filter((neighbour) => neighbour !== evidence.runnerUp);
  return evidence.distribution.find((candidate) => beside.includes(candidate.season))?.season;
}

function Distribution({ distribution, runnerUp }: Pick<Report['evidence'], 'distribution' | 'runnerUp'>) {
  const most = distribution[0]?.probability ?? 1;
  return (
    <ol className="bars" aria-label="Probability of each season, most probable first">
      {distribution.map(({ season, probability }, i) => (
        <li key={season} className={i === 0 || season === runnerUp ? 'strong' : ''}>
          <span className="bars-name">{season}</span>
          <span className="bars-track">
            <span style={{ width: `${(100 * probability) / most}%`, background: arcColor(season) }} />
          </span>
          <span className="bars-value num">{percent(probability)}</span>
        </li>
      ))}
    </ol>
  );
}

const arcColor = (season: SeasonName): string => RING_COLORS[season][0] ?? 'var(--ink)';

function agreement({ evidence: { agreement }, result }: Report): string {
  const { photos, agreeing } = agreement;
  if (photos === 1) return 'One photo could be measured, so there was nothing to compare it with.';
  if (agreeing === photos) return `All ${photos} photos name ${result.season} on their own.`;
  return `${agreeing} of ${photos} photos name ${result.season} on their own; together they weigh towards it.`;
}

function secondOpinion({ season, agrees }: { season: SeasonName; agrees: boolean }): string {
  return agrees
    ? `A language model that saw the figures and the photos named ${season} as well.`
    : `A language model that saw the figures and the photos named ${season}. The measurement stands, and counts as less repeatable.`;
}

function Warnings({ report }: { report: Report }) {
  const notes = report.evidence.photos.flatMap(({ position, warnings }) =>
    warnings.map((warning) => ({ key: `${position}-${warning}`, position, ...PHOTO_WARNING_ADVICE[warning] })),
  );
  if (notes.length === 0) return null;
  return (
    <ul className="warnings note">
      {notes.map(({ key, position, label, advice }) => (
        <li key={key}>
          Photo {position}: {label.toLowerCase()}. {advice}
        </li>
      ))}
    </ul>
  );
}

export const certaintyCss = `
.certainty-answer{grid-column:1/6}
.certainty-figure{font:340 78pt/.9 Headline;letter-spacing:-0.04em;margin:0 0 6mm -1mm;color:var(--accent)}
.bars{grid-column:7/13;align-self:start}
.bars li{display:grid;grid-template-columns:28mm 1fr 16mm;align-items:center;gap:2.5mm;border-top:.35pt solid var(--rule);
  padding:2.3mm 0;font:400 9.4pt/1.2 Grotesk,Reading;color:var(--muted)}
.bars li:first-child{border-top-color:var(--ink)}
.bars .strong{color:var(--ink);font-weight:600}
.bars-track{height:4.4mm}
.bars-track span{display:block;height:100%;min-width:.3mm}
.bars-value{text-align:right}
.certainty-notes{margin-top:12mm}
.certainty-notes section{grid-column:span 6;border-top:.35pt solid var(--ink);padding-top:3.4mm}
.certainty-notes div h3{margin-top:7mm}
.certainty-notes p + p{margin-top:2.4mm}
.warnings{margin-top:4mm}
.warnings li{padding:1.2mm 0;border-top:.35pt solid var(--rule)}
`;
