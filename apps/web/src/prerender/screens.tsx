import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { routes } from '../app/routes.tsx';
import { screens } from '../app/screens.ts';
import { bodyOf } from './body-of.ts';

export interface DrawnScreen {
  readonly pattern: string;
  /** The source module of the screen, as the build's manifest names it. */
  readonly module: string;
  /** What stands in the page until the app draws over it; empty where that would only flash. */
  readonly body: string;
  /** The parameter of a query with which nothing of that is true. */
  readonly unless?: string | undefined;
  /** The patterns of the calls that it begins with. */
  readonly reads: readonly string[];
}

/** The app's screens as they look before anything is known of the visitor. */
export const drawScreens = (): Promise<DrawnScreen[]> =>
  Promise.all(
    screens.map(async ({ pattern, module, drawnAt, drawnUnless, reads }) => ({
      pattern,
      module,
      unless: drawnUnless,
      body: drawnAt ? await draw(drawnAt) : '',
      reads,
    })),
  );

async function draw(path: string): Promise<string> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`https://build.invalid${path}`));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
  );
  // Nothing answers yet: what is clicked now would be lost.
  return `<div inert>${bodyOf(html)}</div>`;
}
