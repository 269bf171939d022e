import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { contentPage } from '../app/content-pages.tsx';
import { ARTICLES } from '../features/blog/articles.ts';
import { CurrentPath } from '../lib/current-path.ts';
import { paths } from '../lib/paths.ts';
import { bodyOf, headOf } from './body-of.ts';

export interface RenderedPage {
  readonly path: string;
  /** Title and meta elements. */
  readonly head: string;
  readonly body: string;
}

/** Pages that search engines should find. */
export const CONTENT_PATHS: readonly string[] = [
  paths.home,
  paths.faqs,
  paths.about,
  paths.terms,
  paths.help,
  paths.blog,
  ...ARTICLES.map(({ slug }) => paths.article(slug)),
];

/** Variants for advertisements: rendered as well, but not for search engines. */
export const LANDING_PATHS: readonly string[] = [paths.homepage, paths.redditLanding];

/** A content page as it reads without JavaScript. Rejects for a path that is none. */
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
