import { BRAND, type StoredResult } from '@trueseason/contracts';
import { hasAdvice } from '@trueseason/style/reading/in-scope';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fontFaces } from './fonts.ts';
import { type Report, type ReportMeta, reportOf } from './model.ts';
import { Avoid } from './pages/avoid.tsx';
import { Certainty } from './pages/certainty.tsx';
import { Clothing } from './pages/clothing.tsx';
import { Cover } from './pages/cover.tsx';
import { Hair } from './pages/hair.tsx';
import { Makeup } from './pages/makeup.tsx';
import { Measured } from './pages/measured.tsx';
import { Metals } from './pages/metals.tsx';
import { AccentBrights, AccentLights, CoreNeutrals } from './pages/palette.tsx';
import { ShoppingCard } from './pages/shopping-card.tsx';
import { Signature } from './pages/signature.tsx';
import { YourSeason } from './pages/your-season.tsx';
import type { PageContext } from './parts/page.tsx';
import { styles } from './styles.ts';

type Chapter = readonly [title: string, Page: (context: PageContext) => ReactNode];

/** In reading order after the cover. */
const CHAPTERS: readonly Chapter[] = [
  ['Your season', YourSeason],
  ['Signature colors', Signature],
  ['Core neutrals', CoreNeutrals],
  ['Accent lights', AccentLights],
  ['Accent brights', AccentBrights],
  ['Colors to avoid', Avoid],
  ['Clothing', Clothing],
  ['Metals, jewelry & glasses', Metals],
  ['Hair color', Hair],
  ['Makeup', Makeup],
  ['What we measured', Measured],
  ['How sure this is', Certainty],
  ['Your shopping card', ShoppingCard],
];

/** The chapters that a report has advice for. */
export const chapters = ({ reading }: Pick<Report, 'reading'>): readonly Chapter[] => {
  // Without advice on hair, brows and beard are a part of another page.
  return CHAPTERS.filter(
    ([, page]) =>
      (page !== Hair || reading.sections.hair.lines.length > 0) && (page !== Makeup || hasAdvice(reading, 'makeup')),
  );
};

/** Nothing from outside; the renderer enforces it, too. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:";

/** A self-contained HTML document for print; every text is escaped. */
export async function reportHtml(result: StoredResult, meta: ReportMeta): Promise<string> {
  const report = reportOf(result, meta);
  const css = `${await fontFaces()}\n${styles(report.accent)}`;
  return `<!doctype html>${renderToStaticMarkup(<Document report={report} css={css} />)}`;
}

function Document({ report, css }: { report: Report; css: string }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        <title>{`${report.result.season}: ${BRAND.name} Professional Report`}</title>
        <meta name="author" content={BRAND.name} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules, without texts of the result */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <Cover report={report} />
        {chapters(report).map(([title, Page], i) => (
          <Page key={title} title={title} number={i + 2} report={report} />
        ))}
      </body>
    </html>
  );
}
