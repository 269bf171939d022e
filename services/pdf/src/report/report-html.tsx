import { BRAND } from '@trueseason/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { chaptersOf, type Sheets } from './chapters.ts';
import { fontFaces } from './fonts.ts';
import { type Report, type ReportMeta, reportOf } from './model.ts';
import { Cover } from './pages/cover.tsx';
import { styles } from './styles.ts';

/** The document needs nothing from outside; said here too, beside what the renderer enforces. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:";

/**
 * The whole report as one self-contained HTML document for print; every text is escaped.
 * @param result as stored, in any of its shapes
 * @param sheets of chapters that were found to take more than one: what follows them is numbered by it
 */
export async function reportHtml(result: unknown, meta: ReportMeta, sheets?: Sheets): Promise<string> {
  const report = reportOf(result, meta);
  const css = `${await fontFaces()}\n${styles(report.accent)}`;
  return `<!doctype html>${renderToStaticMarkup(<Document report={report} css={css} sheets={sheets} />)}`;
}

function Document({ report, css, sheets }: { report: Report; css: string; sheets: Sheets | undefined }) {
  const chapters = chaptersOf(report, sheets);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        <title>{`${report.result.season}: ${BRAND.name} Professional Report`}</title>
        <meta name="author" content={BRAND.name} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules; no text of the result is in them */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <Cover report={report} />
        {chapters.map(({ Page, ...chapter }) => (
          <Page key={chapter.title} {...chapter} report={report} chapters={chapters} />
        ))}
      </body>
    </html>
  );
}
