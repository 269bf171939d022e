import { adviceOn, type Evidence, isMakeupGuessed, makeupSaid, toldWarnings } from '@trueseason/contracts';
import { Cloth } from '@trueseason/drawings';
import {
  agreementSaid,
  borrowedColors,
  borrowedFrom,
  certaintyMeaning,
  certaintyWords,
  percentText,
  RING,
  restsOnLight,
  saidOnce,
  saidOnceOrAgain,
  toldAlone,
} from '@trueseason/seasons';
import { listed } from '@trueseason/seasons/listed';
import type { Report } from '../model.ts';
import { Page, type PageContext } from '../parts/page.tsx';

export function Certainty(context: PageContext) {
  const { report } = context;
  const { evidence, result } = report;
  // How likely it is to repeat is said with its figure beside the bars.
  const why = saidOnce(evidence.why, certaintyMeaning(evidence));
  return (
    <Page context={context} className="certainty" lead={certaintyWords(result.season, evidence).line}>
      <div className="certainty-columns">
        <div>
          <p className="serif">{why}</p>
          <section>
            <h3>Why not {evidence.runnerUp}?</h3>
            <p>{saidOnceOrAgain(evidence.whyNotRunnerUp, why)}</p>
          </section>
        </div>
        <div>
          <Shares evidence={evidence} />
          <section>
            <h3>Do the photos agree?</h3>
            <p>{[agreementSaid(result.season, evidence), restsOnLight(evidence)].filter(Boolean).join(' ')}</p>
            {evidence.secondOpinion && (
              <p>A language model that saw the figures and the photos named {evidence.secondOpinion.season}.</p>
            )}
            <ul className="warnings note">
              {warningsOf(evidence).map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </section>
        </div>
      </div>
      <Borrowed report={report} />
    </Page>
  );
}

function Shares({ evidence }: { evidence: Evidence }) {
  const { distribution, runnerUp, confidence } = evidence;
  const { told, others } = toldAlone(evidence);
  return (
    <div className="shares">
      <ol className="bars" aria-label="Share of the placements that each season had, the largest first">
        {told.map(({ season, probability }, i) => (
          <li key={season} className={i === 0 || season === runnerUp ? 'strong' : ''}>
            <span className="bars-name">{season}</span>
            <span className="bars-track">
              <span style={{ width: `${100 * probability}%`, background: RING[season].arc }} />
            </span>
          </li>
        ))}
      </ol>
      <p className="note">
        Each bar is how often that season came out when the uncertainty of your measurements was played through
        {others && `; ${others}`}. Another set of photos like these should name {distribution[0]?.season} again with a
        probability of <span className="num">{percentText(confidence)}</span>. Repeatable is not the same as right.
      </p>
    </div>
  );
}

/** More of them would say that the photos were bad, and those are refused. */
const MOST_WARNINGS = 4;

/** What could be better about the photos, each kind once: why one does not count, then what concerns most photos. */
function warningsOf(evidence: Evidence): readonly string[] {
  const all = evidence.photos.flatMap((photo) =>
    toldWarnings(photo.warnings)
      .filter((warning) => warning !== 'makeup_likely')
      .map((warning) => ({ ...adviceOn(warning, photo), warning, position: photo.position })),
  );
  const makeup = makeupSaid(evidence);
  const weight = (alike: typeof all) => (alike[0]?.warning === 'repeated' ? Number.POSITIVE_INFINITY : alike.length);
  const frequent = [...Map.groupBy(all, ({ label }) => label)]
    .sort(([, a], [, b]) => weight(b) - weight(a))
    .slice(0, makeup ? MOST_WARNINGS - 1 : MOST_WARNINGS)
    .map(([label, photos]) => {
      const which = listed(photos.map(({ position }) => `${position}`));
      return `${photos.length === 1 ? 'Photo' : 'Photos'} ${which}: ${label.toLowerCase()}. ${photos[0]?.advice}`;
    });
  const asked = isMakeupGuessed(evidence) ? ' Your results ask whether you wore makeup.' : '';
  return makeup ? [...frequent, `${makeup}${asked}`] : frequent;
}

/** Colors of the runner-up that suit as well. */
function Borrowed({ report: { result, evidence } }: { report: Report }) {
  const colors = borrowedColors(result.season, evidence.runnerUp, evidence.axes);
  const { isForSmallAreas } = borrowedFrom(result.season, evidence.runnerUp, evidence);
  return (
    <section className="borrowed">
      <h3>
        You borrow from {evidence.runnerUp}: these six colors{isForSmallAreas && ', for small areas'}
      </h3>
      <ul>
        {colors.map((color, i) => (
          <li key={color.hex} className="swatch">
            <div>
              <Cloth hex={color.hex} seed={i + 140} id={`borrowed-${i}`} height={100} edge={12} />
            </div>
            <p>{color.name}</p>
            <p className="swatch-hex num">{color.hex}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
