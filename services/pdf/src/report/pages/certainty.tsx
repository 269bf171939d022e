import { adviceOn, type Evidence, shownWarnings } from '@trueseason/contracts';
import { Cloth } from '@trueseason/print/drawings';
import { barsOf, RING } from '@trueseason/style/seasons';
import { listed } from '@trueseason/style/seasons/listed';
import { colorsOf, type Report, textOf, textsOf } from '../model.ts';
import { Page, type PageContext } from '../parts/page.tsx';

export function Certainty(context: PageContext) {
  const { report } = context;
  const { evidence, reading } = report;
  return (
    <Page context={context} className="certainty">
      <div className="certainty-columns">
        <div>
          <p className="serif">{textOf(report, 'why')}</p>
          <p>{textOf(report, 'type')}</p>
          <section>
            <h3>Why not {reading.second}?</h3>
            <p>{textOf(report, 'second')}</p>
          </section>
          <section>
            <h3>What could be off</h3>
            <ul className="plain-list">
              {textsOf(report, 'doubts').map((doubt) => (
                <li key={doubt}>{doubt}</li>
              ))}
            </ul>
          </section>
        </div>
        <div>
          <Shares report={report} />
          <ul className="warnings note">
            {warningsOf(evidence).map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </div>
      </div>
      <Borrowed report={report} />
    </Page>
  );
}

function Shares({ report }: { report: Report }) {
  const { evidence } = report;
  const { runnerUp } = evidence;
  return (
    <div className="shares">
      <ol className="bars" aria-label="How often each season came out, the most frequent first">
        {barsOf(evidence).map(({ season, probability }, i) => (
          <li key={season} className={i === 0 || season === runnerUp ? 'strong' : ''}>
            <span className="bars-name">{season}</span>
            <span className="bars-track">
              <span style={{ width: `${100 * probability}%`, background: RING[season].arc }} />
            </span>
          </li>
        ))}
      </ol>
      <p className="note">
        Each bar is how often that season came out within the uncertainty of your measurements. Repeatable is not the
        same as right.
      </p>
    </div>
  );
}

/** With more, photos would be refused. */
const MOST_WARNINGS = 4;

/** Possible improvements of the photos, each once: first why one does not count, then what most photos share. */
function warningsOf(evidence: Evidence): readonly string[] {
  const warnings = evidence.photos.flatMap((photo) =>
    shownWarnings(photo.warnings)
      .filter((warning) => warning !== 'makeup_likely')
      .map((warning) => ({ ...adviceOn(warning, photo), warning, position: photo.position })),
  );
  const weight = (alike: typeof warnings) =>
    alike[0]?.warning === 'repeated' ? Number.POSITIVE_INFINITY : alike.length;
  return [...Map.groupBy(warnings, ({ label }) => label)]
    .sort(([, a], [, b]) => weight(b) - weight(a))
    .slice(0, MOST_WARNINGS)
    .map(([label, photos]) => {
      const which = listed(photos.map(({ position }) => `${position}`));
      return `${photos.length === 1 ? 'Photo' : 'Photos'} ${which}: ${label.toLowerCase()}. ${photos[0]?.advice}`;
    });
}

/** Colors of the runner-up that suit, too. */
function Borrowed({ report }: { report: Report }) {
  return (
    <section className="borrowed grows">
      <h3>Six colors to borrow</h3>
      <p className="note">{textOf(report, 'borrowed')}</p>
      <ul>
        {colorsOf(report, 'borrowed').map((color, i) => (
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
