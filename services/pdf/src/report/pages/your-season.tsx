import { SEASON_COUNT, TYPE_COUNT } from '@trueseason/contracts';
import { Cloth } from '@trueseason/drawings';
import { CELEBRITIES_LEAD, describedParts, ownReading } from '@trueseason/seasons';
import type { Report } from '../model.ts';
import { Page, type PageContext } from '../parts/page.tsx';

/** Letters above which the description is set smaller: a second opinion brings many sentences. */
const LONG = 500;

export function YourSeason(context: PageContext) {
  const { report } = context;
  const { result, profile, evidence } = report;
  const described = describedParts(result.overview.description);
  const paragraphs = [ownReading(result.season, evidence), ...described.paragraphs].filter(Boolean);
  const isLong = [...paragraphs, described.absolute].join(' ').length > LONG;
  return (
    <Page
      context={context}
      className="your-season"
      heading={
        <>
          You are a&nbsp;
          <em>{result.season}</em>
        </>
      }
      lead={profile.subtitle}
    >
      <div className="your-season-text fill">
        <div className={isLong ? 'serif dense' : 'serif'}>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <SeasonType season={result.season} type={result.seasonType} said={described.absolute} />
        <Inspiration report={report} />
        {!isLong && <p className="quote">{profile.signature}</p>}
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

/** @param said what the description says of an Absolute type */
function SeasonType({ season, type, said }: { season: string; type: string; said: string }) {
  return (
    <p className="note season-type">
      <b>
        Among {TYPE_COUNT} types: {type}.
      </b>{' '}
      {type === season
        ? 'A type of another name is only for an even mix of a family’s traits.'
        : said ||
          `That is an even mix; of the ${SEASON_COUNT} seasons, ${season} is the nearest, and its palette is yours.`}
    </p>
  );
}

function Inspiration({ report: { result, profile } }: { report: Report }) {
  return (
    <section className="inspiration">
      <h3>Inspiration</h3>
      <dl>
        {result.celebrities.map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="note">{profile.celebrities.find((mention) => mention.name === name)?.note}</dd>
          </div>
        ))}
      </dl>
      <p className="note">{CELEBRITIES_LEAD}</p>
    </section>
  );
}
