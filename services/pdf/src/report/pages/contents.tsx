import { SeasonRing } from '@trueseason/drawings';
import { isSeasonName } from '@trueseason/seasons';
import type { Chapter, PageContext } from '../chapters.ts';
import { percent } from '../format.ts';
import type { Report } from '../model.ts';
import { Page } from '../parts/page.tsx';

export function Contents({ report, number, chapters }: PageContext) {
  const { result, evidence, order, date } = report;
  const facts: [string, string][] = [
    ['Season', result.season],
    ['16-type reading', result.seasonType],
    ['Probability', percent(evidence.distribution[0]?.probability ?? 0)],
    ['Repeatability', percent(evidence.confidence)],
    ['Runner-up', evidence.runnerUp],
    ['Photos measured', String(evidence.agreement.photos)],
    ['Order', order],
    ['Date', date],
  ];
  return (
    <Page report={report} number={number} title="Contents" className="contents">
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
            runnerUp={evidence.runnerUp}
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
          <b>With five minutes,</b> read your season on page 3, look at the colors from page 4 on, and cut out the cards
          on the last page. The measurements are there for when you want to know why.
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

export const contentsCss = `
.contents-list{grid-column:1/9;border-top:.35pt solid var(--ink)}
.contents-list li{border-bottom:.35pt solid var(--rule)}
.contents-list a{display:flex;align-items:center;gap:3mm;color:inherit;text-decoration:none;font:380 13.5pt/1 Reading;
  height:10mm}
.contents-list .num{font:400 9pt/1 Grotesk,Reading;color:var(--muted);width:7mm}
.strip-colors{display:flex;margin-left:auto;height:5.4mm}
.strip-colors span{width:3.4mm}
.contents aside{grid-column:9/13;padding-left:5mm}
.contents dl{margin-top:6mm}
.contents dl div{border-top:.35pt solid var(--rule);padding:1.7mm 0 1.9mm}
.contents dd{font:380 11.5pt/1.25 Reading}
.contents-notes{display:grid;grid-template-columns:1fr 1fr;gap:9mm;margin-top:8mm}
.contents-notes b{font-weight:600}
.contents-newer{margin-top:5mm}
`;
