import { type Evidence, TYPE_COUNT } from '@trueseason/contracts';
import { SeasonRing } from '@trueseason/drawings';
import { certaintyWords, isSeasonName } from '@trueseason/seasons';
import type { Report } from '../model.ts';
import type { Chapter, PageContext } from '../page-context.ts';
import { Page } from '../parts/page.tsx';

export function Contents(context: PageContext) {
  const { report, chapters } = context;
  const { result, evidence, runnerUp, order, date } = report;
  const facts = [
    ['Season', result.season],
    [`${TYPE_COUNT}-type reading`, result.seasonType],
    ['How sure', evidence && certaintyWords(result.season, evidence).fact],
    ['Runner-up', runnerUp],
    evidence ? photosOf(evidence) : [],
    ['Order', order],
    ['Date', date],
  ].filter(([, value]) => value);
  const pageOf = (wanted: string) => chapters.find(({ title }) => title === wanted)?.number;
  return (
    <Page context={context} className="contents">
      <div className="cols">
        <ol className="contents-list">
          {chapters.slice(1).map((chapter) => (
            <li key={chapter.number}>
              <a href={`#page-${chapter.number}`}>
                <span className="num">{chapter.number}</span>
                {chapter.title}
                <Strip colors={colorsOf(chapter, report)} />
              </a>
            </li>
          ))}
        </ol>
        <aside>
          <SeasonRing
            season={isSeasonName(result.season) ? result.season : undefined}
            runnerUp={runnerUp}
            size="46mm"
          />
          <dl>
            {facts.map(([term, value]) => (
              <div key={term}>
                <dt className="label">{term}</dt>
                <dd className="num">{value}</dd>
              </div>
            ))}
          </dl>
        </aside>
      </div>
      <div className="contents-notes">
        <p>
          <b>With five minutes,</b> read your season on page {pageOf('Your season')}, look at the colors from page{' '}
          {pageOf('Core neutrals')} on, and cut out the card on the last page. The measurements are there for when you
          want to know why.
        </p>
        <p>
          <b>On color.</b> Screens and printers each shift it a little. Where it matters, trust the name and the hex
          value, and compare cloth in daylight.
        </p>
      </div>
      {!report.known && (
        <p className="note contents-newer">
          {result.season} is newer than the press that drew this report. What was worked out for you is all here; only
          the season’s own pictures and looks are missing.
        </p>
      )}
    </Page>
  );
}

/** The same shot again is shown and counts no more. */
const photosOf = ({ agreement, photos }: Evidence): readonly string[] =>
  photos.length > agreement.photos
    ? ['Photos that count', `${agreement.photos} of ${photos.length}`]
    : ['Photos measured', String(agreement.photos)];

/** The colors that a chapter is about, for finding it at a glance. */
function colorsOf({ title }: Chapter, { signature, palette, result }: Report): readonly string[] {
  const colors: Readonly<Record<string, readonly { readonly hex: string }[]>> = {
    'Signature colors': signature,
    'Core neutrals': palette.coreNeutrals,
    'Accent lights': palette.accentLights,
    'Accent brights': palette.accentBrights,
    'Colors to avoid': result.overview.avoidColors,
  };
  return colors[title]?.slice(0, 12).map(({ hex }) => hex) ?? [];
}

const Strip = ({ colors }: { colors: readonly string[] }) =>
  colors.length === 0 ? null : (
    <span className="strip-colors" aria-hidden="true">
      {colors.map((hex) => (
        <span key={hex} style={{ background: hex }} />
      ))}
    </span>
  );
