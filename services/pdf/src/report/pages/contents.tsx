import { SeasonRing } from '@trueseason/drawings';
import type { PageContext } from '../chapters.ts';
import { percent } from '../format.ts';
import { Page } from '../parts/page.tsx';

export function Contents({ report, number, chapters }: PageContext) {
  const { result, evidence, order, date } = report;
  const facts: [string, string][] = [
    ['Season', result.season],
    ['16-type reading', result.seasonType],
    ['Probability', percent(evidence.distribution[0]?.probability ?? 0)],
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
              </a>
            </li>
          ))}
        </ol>
        <aside>
          <SeasonRing season={result.season} runnerUp={evidence.runnerUp} size="44mm" />
          <dl>
            {facts.map(([term, value]) => (
              <div key={term}>
                <dt className="label">{term}</dt>
                <dd className="num">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="note">
            Screens and printers each shift color a little. Where it matters, trust the name and the hex value, and
            compare cloth in daylight.
          </p>
        </aside>
      </div>
    </Page>
  );
}

export const contentsCss = `
.contents-list{grid-column:1/8;border-top:.35pt solid var(--ink)}
.contents-list li{border-bottom:.35pt solid var(--rule)}
.contents-list a{display:flex;gap:4mm;color:inherit;text-decoration:none;font:380 13.5pt/1 Reading;padding:2.75mm 0 2.6mm}
.contents-list .num{font:400 8.4pt/1.5 Grotesk,Reading;color:var(--muted);width:7mm}
.contents aside{grid-column:9/13}
.contents dl{margin:7mm 0}
.contents dl div{border-top:.35pt solid var(--rule);padding:1.9mm 0}
.contents dd{font:380 11pt/1.25 Reading}
`;
