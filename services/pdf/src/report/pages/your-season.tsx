import { SEASON_COUNT, TYPE_COUNT } from '@trueseason/contracts';
import { Cloth } from '@trueseason/drawings';
import { certaintyWords, isSeasonName, ownReading } from '@trueseason/seasons';
import type { Report } from '../model.ts';
import type { PageContext } from '../page-context.ts';
import { Page } from '../parts/page.tsx';

/** Letters above which the description is set smaller: an Absolute type brings two more sentences, a second opinion many. */
const LONG = 560;
const VERY_LONG = 1_000;
const sizeOf = ({ length }: string): string =>
  length > VERY_LONG ? 'serif densest' : length > LONG ? 'serif dense' : 'serif';

/** How sure it is, and where the words on a season do not fit: whoever reads this page alone would take them as they are. */
function ownWords({ evidence, result: { season } }: Report): string[] {
  if (!evidence || !isSeasonName(season)) return [];
  return [`${certaintyWords(season, evidence).line}.`, ownReading(season, evidence)].filter(Boolean);
}

export function YourSeason(context: PageContext) {
  const { report } = context;
  const { result, profile } = report;
  const description = [...ownWords(report), result.overview.description].join(' ');
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
        <p className={sizeOf(description)}>{description}</p>
        <h3>Key characteristics of {result.season} as a whole</h3>
        <ul className="traits">
          {result.overview.keyCharacteristics.map((trait) => (
            <li key={trait}>{trait}</li>
          ))}
        </ul>
        <SeasonType season={result.season} type={result.seasonType} />
        {profile.signature && description.length <= VERY_LONG && <p className="quote">{profile.signature}</p>}
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

function SeasonType({ season, type }: { season: string; type: string }) {
  if (type === season)
    return (
      <p className="note season-type">
        <b>Among {TYPE_COUNT} types:</b> also {season}. The finer reading names another only where warmth, depth and
        clarity all speak for a season’s family about equally, and yours do not.
      </p>
    );
  return (
    <p className="note season-type">
      <b>
        Among {TYPE_COUNT} types: {type}.
      </b>{' '}
      Of warmth, depth and clarity none leads in you by a clear margin. The {TYPE_COUNT}-type reading has a name for
      that; of the {SEASON_COUNT} seasons, {season} is the nearest, and its palette is yours. Neither count is the more
      exact one.
    </p>
  );
}
