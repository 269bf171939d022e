import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { routes } from '../app/routes.tsx';
import { ARTICLES } from '../features/blog/articles.ts';
import { paths } from '../lib/paths.ts';

export interface RenderedPage {
  readonly path: string;
  /** Title and meta elements. */
  readonly head: string;
  readonly body: string;
}

/** Pages that search engines should find, as they read without JavaScript. */
export const CONTENT_PATHS: readonly string[] = [
  paths.home,
  paths.faqs,
  paths.about,
  paths.terms,
  paths.help,
  paths.blog,
  ...ARTICLES.map(({ slug }) => paths.article(slug)),
];

/** Elements that React would move to the head, which come first in its output. */
const HEAD = /^(?:<title>[^<]*<\/title>|<meta [^>]*\/>|<link [^>]*\/>)+/;

export async function renderPage(path: string): Promise<RenderedPage> {
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} answers with ${context.status}`);
  const html = renderToString(
    <StrictMode>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </StrictMode>,
  );
  const head = HEAD.exec(html)?.[0] ?? '';
  return { path, head, body: html.slice(head.length) };
}
