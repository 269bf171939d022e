import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { contentPage } from '../app/content-pages.tsx';
import { ARTICLES } from '../content/blog/articles.ts';
import { CurrentPath } from '../lib/navigation/navigation.ts';
import { PAGES, pagesOf } from '../lib/navigation/pages.ts';
import { paths } from '../lib/navigation/paths.ts';
import { bodyOf, headOf } from './body-of.ts';

export interface RenderedPage {
  readonly path: string;
  /** Title and meta elements. */
  readonly head: string;
  readonly body: string;
}

export const CONTENT_PATHS: readonly string[] = [
  ...pagesOf('content').map((name) => PAGES[name].path),
  ...ARTICLES.map(({ slug }) => paths.article(slug)),
];

/** Variants for ads, hidden from search engines. */
export const LANDING_PATHS: readonly string[] = pagesOf('landing').map((name) => PAGES[name].path);

/** Prefixes of private addresses. */
export const PRIVATE_PATHS: readonly string[] = pagesOf('private').map((name) => PAGES[name].path.replace(/\/:.*/, ''));

/** A content page without JavaScript. @throws for other paths */
export async function renderPage(path: string): Promise<RenderedPage> {
  const page = await contentPage(path);
  if (!page) throw new Error(`${path} is no content page`);
  const html = renderToString(
    <StrictMode>
      <CurrentPath value={path}>{page}</CurrentPath>
    </StrictMode>,
  );
  return { path, head: headOf(html), body: bodyOf(html) };
}
