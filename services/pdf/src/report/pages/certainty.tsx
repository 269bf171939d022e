import { PHOTO_WARNING_ADVICE, type PhotoWarning, type SeasonName } from '@trueseason/contracts';
import { RING_COLORS } from '@trueseason/drawings';
import { isSeasonName, neighboursOf, whyDifferent } from '@trueseason/seasons';
import type { PageContext } from '../chapters.ts';
import { listOf, percent } from '../format.ts';
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
          <div className="repeats">
            <p className="num">{percent(evidence.confidence)}</p>
            <p className="note">
              <b>Repeatability:</b> the chance that photos in other daylight give the same answer. Repeatable is not the
              same as right.
            </p>
          </div>
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
function nearestNeighbour({ result: { season }, evidence, known }: Report): SeasonName | undefined {
  if (!known) return undefined;
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
            {probability > 0 && (
              <span style={{ width: `${(100 * probability) / most}%`, background: arcColor(season) }} />
            )}
          </span>
          <span className="bars-value num">{percent(probability)}</span>
        </li>
      ))}
    </ol>
  );
}

const arcColor = (season: SeasonName): string => (isSeasonName(season) && RING_COLORS[season][0]) || 'var(--ink)';

function agreement({ evidence: { agreement }, result }: Report): string {
  const { photos, agreeing } = agreement;
  if (photos === 1) return 'One photo could be measured, so there was nothing to compare it with.';
  if (agreeing === photos) return `All ${photos} photos name ${result.season} on their own.`;
  if (agreeing === 0)
    return `None of the ${photos} photos names ${result.season} on its own; together they weigh towards it.`;
  return `${agreeing} of ${photos} photos name ${result.season} on their own; together they weigh towards it.`;
}

function secondOpinion({ season, agrees }: { season: SeasonName; agrees: boolean }): string {
  return agrees
    ? `A language model that saw the figures and the photos named ${season} as well.`
    : `A language model that saw the figures and the photos named ${season}. The measurement stands, and counts as less repeatable.`;
}

/** What could be better about the photos, each kind once. */
function Warnings({ report }: { report: Report }) {
  const positions = new Map<PhotoWarning, number[]>();
  for (const { position, warnings } of report.evidence.photos)
    for (const warning of warnings) positions.set(warning, [...(positions.get(warning) ?? []), position]);
  if (positions.size === 0) return null;
  return (
    <ul className="warnings note">
      {[...positions].map(([warning, photos]) => {
        const { label, advice } = PHOTO_WARNING_ADVICE[warning];
        return (
          <li key={warning}>
            {photos.length === 1 ? 'Photo' : 'Photos'} {listOf(photos.map(String))}: {label.toLowerCase()}. {advice}
          </li>
        );
      })}
    </ul>
  );
}

export const certaintyCss = `
.certainty .chapter{margin-bottom:7mm}
.certainty-answer{grid-column:1/7;padding-right:6mm}
.certainty-answer .serif{font-size:11.2pt;line-height:1.45}
.certainty-figure{font:340 78pt/.9 Headline;letter-spacing:-0.04em;margin:0 0 4mm -1mm;color:var(--accent)}
.repeats{display:grid;grid-template-columns:auto 1fr;gap:4mm;border-top:.35pt solid var(--rule);margin-top:4mm;padding-top:3mm}
.repeats .num{font:340 24pt/1 Headline;letter-spacing:-0.02em}
.repeats b{color:var(--ink);font-weight:600}
.bars{grid-column:7/13;align-self:start}
.bars li{display:grid;grid-template-columns:27mm 1fr 16mm;align-items:center;gap:2.5mm;border-top:.35pt solid var(--rule);
  padding:2.25mm 0;font:400 9.4pt/1.2 Grotesk,Reading;color:var(--muted)}
.bars li:first-child{border-top-color:var(--ink)}
.bars .strong{color:var(--ink);font-weight:600}
.bars-track{height:4.4mm}
.bars-track span{display:block;height:100%;min-width:.3mm}
.bars-value{text-align:right}
.certainty-notes{margin-top:8mm;font-size:10pt;line-height:1.45}
.certainty-notes section{grid-column:span 6;border-top:.35pt solid var(--ink);padding-top:3.4mm}
.certainty-notes div h3{margin-top:5mm}
.certainty-notes p + p{margin-top:2.4mm}
.warnings{margin-top:4mm}
.warnings li{padding:1.2mm 0;border-top:.35pt solid var(--rule)}
`;
