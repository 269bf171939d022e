import { type AnalysisResult, BRAND } from '@trueseason/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { baseCss } from './base-css.ts';
import { chaptersOf } from './chapters.ts';
import { fontFaces } from './fonts.ts';
import { type Report, type ReportMeta, reportOf } from './model.ts';
import { avoidCss } from './pages/avoid.tsx';
import { axesCss } from './pages/axes.tsx';
import { certaintyCss } from './pages/certainty.tsx';
import { clothingCss } from './pages/clothing.tsx';
import { contentsCss } from './pages/contents.tsx';
import { Cover, coverCss } from './pages/cover.tsx';
import { hairCss } from './pages/hair.tsx';
import { limitsCss } from './pages/limits.tsx';
import { looksCss } from './pages/looks.tsx';
import { makeupCss } from './pages/makeup.tsx';
import { measuredCss } from './pages/measured.tsx';
import { metalsCss } from './pages/metals.tsx';
import { notesCss } from './pages/notes.tsx';
import { paletteCss } from './pages/palette.tsx';
import { shoppingCardCss } from './pages/shopping-card.tsx';
import { signatureCss } from './pages/signature.tsx';
import { wardrobeCss } from './pages/wardrobe.tsx';
import { yourSeasonCss } from './pages/your-season.tsx';
import { pageCss } from './parts/page.tsx';
import { specimensCss } from './parts/specimens.tsx';
import { swatchCss } from './parts/swatch.tsx';

const PAGE_STYLES = [
  pageCss,
  swatchCss,
  specimensCss,
  coverCss,
  contentsCss,
  yourSeasonCss,
  signatureCss,
  measuredCss,
  certaintyCss,
  axesCss,
  paletteCss,
  avoidCss,
  clothingCss,
  metalsCss,
  hairCss,
  makeupCss,
  wardrobeCss,
  looksCss,
  limitsCss,
  notesCss,
  shoppingCardCss,
];

/** The document needs nothing from outside; said here too, beside what the renderer enforces. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:";

/** The whole report as one self-contained HTML document for print; every text is escaped. */
export async function reportHtml(result: AnalysisResult, meta: ReportMeta): Promise<string> {
  const report = reportOf(result, meta);
  const css = [await fontFaces(), baseCss(report.accent), ...PAGE_STYLES].join('\n');
  return `<!doctype html>${renderToStaticMarkup(<Document report={report} css={css} />)}`;
}

function Document({ report, css }: { report: Report; css: string }) {
  const chapters = chaptersOf(report).map(([title, Chapter], i) => ({ title, Chapter, number: i + 2 }));
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
        {chapters.map(({ title, Chapter, number }) => (
          <Chapter key={title} report={report} number={number} title={title} chapters={chapters} />
        ))}
      </body>
    </html>
  );
}
