import { TYPE_COUNT } from '@trueseason/contracts';
import { Cloth } from '@trueseason/print/drawings';
import { CELEBRITIES_LEAD } from '@trueseason/style/seasons';
import { type Report, textOf, textsOf } from '../model.ts';
import { Page, type PageContext } from '../parts/page.tsx';

/** Length from which the description is smaller: a second opinion adds many sentences. */
const LONG = 500;

export function YourSeason(context: PageContext) {
  const { report } = context;
  const { result, profile } = report;
  const texts = [...textsOf(report, 'own'), ...textsOf(report, 'season')];
  const isLong = texts.join(' ').length > LONG;
  return (
    <Page
      context={context}
      className="your-season"
      heading={
        <>
          You are a&nbsp;
          <i>{result.season}</i>
        </>
      }
      lead={profile.subtitle}
    >
      <div className="your-season-text fill">
        <p className="statement">{textOf(report, 'verdict')}</p>
        <div className={isLong ? 'serif dense' : 'serif'}>
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <p className="note season-type">
          Among {TYPE_COUNT} types: {result.seasonType}.
        </p>
        <Inspiration report={report} />
      </div>
      <div className="hanging" aria-hidden="true">
        {profile.identity.map((color, i) => (
          <div key={color.hex}>
            <Cloth hex={color.hex} seed={i + 3} id={`hanging-${i}`} height={152} edge={10} />
          </div>
        ))}
      </div>
    </Page>
  );
}

function Inspiration({ report: { reading } }: { report: Report }) {
  return (
    <section className="inspiration">
      <h3>Inspiration</h3>
      <dl>
        {reading.celebrities.map(({ name, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="note">{note}</dd>
          </div>
        ))}
      </dl>
      <p className="note">{CELEBRITIES_LEAD}</p>
    </section>
  );
}
