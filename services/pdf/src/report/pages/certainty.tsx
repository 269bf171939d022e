import { Cloth } from '@trueseason/print/drawings';
import { barsOf, RING } from '@trueseason/style/seasons';
import { colorsOf, type Report, textOf, textsOf } from '../model.ts';
import { Page, type PageContext } from '../parts/page.tsx';

export function Certainty(context: PageContext) {
  const { report } = context;
  const { reading } = report;
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
      <p className="note">{textOf(report, 'stays')}</p>
    </div>
  );
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
