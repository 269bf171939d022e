import {
  adviceOn,
  type Evidence,
  isMakeupGuessed,
  makeupSaid,
  type NamedColor,
  type SeasonName,
  toldWarnings,
} from '@trueseason/contracts';
import { Cloth } from '@trueseason/drawings';
import {
  againstThird,
  agreementSaid,
  borrowedColors,
  borrowedFrom,
  certaintyMeaning,
  certaintyWords,
  isSeasonName,
  percentText,
  RING,
  restsOnLight,
  saidOnce,
  saidOnceOrAgain,
  thirdSeason,
  toldAlone,
  whyNotSaid,
  whyRepeatsMore,
  whySaid,
} from '@trueseason/seasons';
import { listed } from '@trueseason/seasons/listed';
import type { MeasuredReport } from '../model.ts';
import type { MeasuredContext } from '../page-context.ts';
import { Page } from '../parts/page.tsx';

export function Certainty(context: MeasuredContext) {
  const { report } = context;
  const { evidence, result } = report;
  const light = restsOnLight(evidence);
  // How likely it is to repeat stands with its figure beside the bars.
  const why = saidOnce(whySaid(evidence), certaintyMeaning(evidence));
  const whyNot = saidOnceOrAgain(whyNotSaid(result.season, evidence), why);
  const agreement = agreementSaid(result.season, evidence);
  const opinion = evidence.secondOpinion && secondOpinion(evidence.secondOpinion);
  const warnings = warningsOf(evidence);
  const third = <Third report={report} />;
  const left = lines(why, SERIF) + lines(whyNot);
  const right =
    BELOW_BARS +
    barLines(toldAlone(evidence).told.length) +
    [agreement, opinion ?? '', ...warnings].reduce((sum, text) => sum + lines(text), 0);
  const thirdIsLeft = left <= right;
  return (
    <Page context={context} className="certainty">
      <p className="certainty-line">{certaintyWords(result.season, evidence).line}</p>
      {light && <p className="certainty-light">{light}</p>}
      <div className="certainty-columns">
        <div>
          <p className="serif">{why}</p>
          <section>
            <h3>Why not {evidence.runnerUp}?</h3>
            <p>{whyNot}</p>
          </section>
          {thirdIsLeft && third}
        </div>
        <div>
          <Shares evidence={evidence} />
          {!thirdIsLeft && third}
          <section>
            <h3>Do the photos agree?</h3>
            <p>{agreement}</p>
            {opinion && <p>{opinion}</p>}
            <Warnings warnings={warnings} />
          </section>
        </div>
      </div>
      <Borrowed report={report} />
    </Page>
  );
}

/** Letters of a line of text, and of one of the words of certainty, which is as much higher as it holds fewer. */
const [TEXT, SERIF] = [48, 32] as const;
/** Lines that what is said below the bars takes, and that the bars do, which are thinner where they are many. */
const BELOW_BARS = 8;
const barLines = (count: number): number => count * (count < 6 ? 1.7 : 1.1);
/** About how high a text stands: as its columns are to end near each other, the third season goes to the shorter one. */
const lines = (text: string, letters: number = TEXT): number => Math.ceil(text.length / letters);

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
              {probability > 0 && <span style={{ width: `${100 * probability}%`, background: arcColor(season) }} />}
            </span>
          </li>
        ))}
      </ol>
      <p className="note">
        The longer the bar, the more often that season came out when the uncertainty of your measurements was played
        through{others && `; ${others}`}. Another set of photos, taken as these were, should name{' '}
        {distribution[0]?.season} again with a probability of <span className="num">{percentText(confidence)}</span>.{' '}
        {whyRepeatsMore(evidence)} Repeatable is not the same as right.
      </p>
    </div>
  );
}

const arcColor = (season: SeasonName): string => (isSeasonName(season) ? RING[season].arc : 'var(--ink)');

/** The third bar, which on some people is as long as the runner-up's. */
function Third({ report: { evidence, result, known } }: { report: MeasuredReport }) {
  const third = known ? thirdSeason(result.season, evidence) : undefined;
  if (!third) return null;
  return (
    <section>
      <h3>And {third}?</h3>
      <p>{againstThird(result.season, third, evidence)}</p>
    </section>
  );
}

function secondOpinion({ season, agrees }: { season: SeasonName; agrees: boolean }): string {
  return agrees
    ? `A language model that saw the figures and the photos named ${season} as well.`
    : `A language model that saw the figures and the photos named ${season}. The measurement stands, and counts as less repeatable.`;
}

/** More of them would say that the photos were bad, and those are refused. */
const MOST_WARNINGS = 4;

/** What could be better about the photos, each kind once: why one does not count, then what concerns most photos. */
function warningsOf(evidence: Evidence): readonly string[] {
  const said = evidence.photos.flatMap((photo) =>
    toldWarnings(photo.warnings)
      .filter((warning) => warning !== 'makeup_likely')
      .map((warning) => ({ ...adviceOn(warning, photo), warning, position: photo.position })),
  );
  const makeup = makeupSaid(evidence);
  const weight = (alike: typeof said) => (alike[0]?.warning === 'repeated' ? Number.POSITIVE_INFINITY : alike.length);
  const frequent = [...Map.groupBy(said, ({ label }) => label).values()]
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, makeup ? MOST_WARNINGS - 1 : MOST_WARNINGS)
    .map((photos) => {
      const [{ label, advice } = { label: '', advice: '' }] = photos;
      const which = listed(photos.map(({ position }) => `${position}`));
      return `${photos.length === 1 ? 'Photo' : 'Photos'} ${which}: ${label.toLowerCase()}. ${advice}`;
    });
  const asked = isMakeupGuessed(evidence) ? ' Your results ask whether you wore makeup.' : '';
  return makeup ? [...frequent, `${makeup}${asked}`] : frequent;
}

function Warnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <ul className="warnings note">
      {warnings.map((warning) => (
        <li key={warning}>{warning}</li>
      ))}
    </ul>
  );
}

/** What the doubt is good for: colors of the runner-up that suit as well. */
function Borrowed({ report: { result, evidence } }: { report: MeasuredReport }) {
  if (!isSeasonName(result.season) || !isSeasonName(evidence.runnerUp)) return null;
  const colors: readonly NamedColor[] = borrowedColors(result.season, evidence.runnerUp, evidence.axes);
  const { isForSmallAreas } = borrowedFrom(result.season, evidence.runnerUp, evidence);
  return (
    <section className="borrowed">
      <h3>
        You borrow from {evidence.runnerUp}: these six colors{isForSmallAreas && ', for small areas'}
      </h3>
      <ul>
        {colors.map((color, i) => (
          <li key={color.hex}>
            <div className="borrowed-cloth">
              <Cloth hex={color.hex} seed={i + 140} id={`borrowed-${i}`} height={100} edge={12} />
            </div>
            <div>
              <p>{color.name}</p>
              <p className="swatch-hex num">{color.hex}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
