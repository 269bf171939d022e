import { Cloth } from '@trueseason/drawings';
import type { PageContext } from '../chapters.ts';
import { Page } from '../parts/page.tsx';

/** Letters above which the description is set smaller: an Absolute type brings two more sentences. */
const LONG = 560;

export function YourSeason({ report, number, title }: PageContext) {
  const { result, profile } = report;
  return (
    <Page
      report={report}
      number={number}
      title={title}
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
        <p className={result.overview.description.length > LONG ? 'serif dense' : 'serif'}>
          {result.overview.description}
        </p>
        <h3>Key characteristics</h3>
        <ul className="traits">
          {result.overview.keyCharacteristics.map((trait) => (
            <li key={trait}>{trait}</li>
          ))}
        </ul>
        <SeasonType season={result.season} type={result.seasonType} />
        {profile.signature && <p className="quote">{profile.signature}</p>}
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
        <b>Among 16 types:</b> also {season}. One trait leads clearly enough that the finer reading names the same
        season.
      </p>
    );
  return (
    <p className="note season-type">
      <b>Among 16 types: {type}.</b> No single trait leads in you by a clear margin. The 16-type reading has a name for
      that; of the 12 seasons, {season} is the nearest, and its palette is yours. Neither count is the more exact one.
    </p>
  );
}

export const yourSeasonCss = `
.your-season .chapter{padding-right:52mm}
.your-season h2 em{font-style:italic;display:block}
.your-season-text{width:112mm;display:flex;flex-direction:column}
.your-season-text > .serif{font-size:12.5pt}
.your-season-text h3{margin-top:8mm}
.traits li{border-top:.35pt solid var(--rule);padding:2.1mm 0;text-wrap:pretty}
.season-type{margin-top:6mm;border-top:.35pt solid var(--ink);padding-top:2.4mm}
.season-type b{color:var(--ink);font-weight:600}
.quote{font:italic 340 27pt/1.12 Headline;letter-spacing:-0.01em;margin:auto 0 2mm;padding-top:6mm;text-wrap:balance}
.your-season-text > .dense{font-size:10.6pt;line-height:1.45}
.hanging{position:absolute;right:0;top:0;bottom:0;width:46mm;display:flex;flex-direction:column}
.hanging div{flex:1}
.your-season .folio{position:absolute;right:38mm}
`;
