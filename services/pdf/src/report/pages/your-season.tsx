import { SEASON_COUNT, TYPE_COUNT } from '@trueseason/contracts';
import { Cloth } from '@trueseason/drawings';
import { certaintyWords, describedParts, isSeasonName, ownReading } from '@trueseason/seasons';
import type { Report } from '../model.ts';
import type { PageContext } from '../page-context.ts';
import { Page } from '../parts/page.tsx';

/** Letters above which the description is set smaller: a second opinion brings many sentences. */
const LONG = 500;
const VERY_LONG = 1_000;
const sizeOf = (length: number): string =>
  length > VERY_LONG ? 'serif densest' : length > LONG ? 'serif dense' : 'serif';

/** How sure it is, and what is their own: whoever reads this page alone would take the words on a season as they are. */
function ownWords({ evidence, result: { season } }: Report): string {
  if (!evidence || !isSeasonName(season)) return '';
  return [`${certaintyWords(season, evidence).line}.`, ownReading(season, evidence)].filter(Boolean).join(' ');
}

export function YourSeason(context: PageContext) {
  const { report } = context;
  const { result, profile } = report;
  const described = describedParts(result.overview.description);
  const paragraphs = [ownWords(report), ...described.paragraphs].filter(Boolean);
  const { length } = [...paragraphs, described.absolute].join(' ');
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
        <div className={sizeOf(length)}>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <h3>Key characteristics of {result.season} as a whole</h3>
        <ul className="traits">
          {result.overview.keyCharacteristics.map((trait) => (
            <li key={trait}>{trait}</li>
          ))}
        </ul>
        <SeasonType season={result.season} type={result.seasonType} said={described.absolute} />
        {profile.signature && length <= VERY_LONG && <p className="quote">{profile.signature}</p>}
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

/** @param said what the description says of an Absolute type; "" in results of older builds, whose description runs on */
function SeasonType({ season, type, said }: { season: string; type: string; said: string }) {
  if (type === season)
    return (
      <p className="note season-type">
        <b>Among {TYPE_COUNT} types:</b> also {season}. They name another only where warmth, depth and clarity all speak
        for a season’s family about equally, and yours do not.
      </p>
    );
  return (
    <p className="note season-type">
      <b>
        Among {TYPE_COUNT} types: {type}.
      </b>{' '}
      {said ||
        `The ${TYPE_COUNT}-type reading has a name for an even mix; of the ${SEASON_COUNT} seasons, ${season} is the nearest, and its palette is yours.`}{' '}
      Neither count is the more exact one.
    </p>
  );
}
