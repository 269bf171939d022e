import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { routes } from '../app/routes.tsx';
import { screens } from '../app/screens.ts';
import { bodyOf } from './body-of.ts';

export interface PrerenderedScreen {
  readonly pattern: string;
  /** The screen's source module, as in the build's manifest. */
  readonly module: string;
  /** Shown until the app renders; empty if it would only flash. */
  readonly body: string;
  /** A query parameter that makes the HTML wrong. */
  readonly exceptQuery?: string | undefined;
  /** The patterns of its first calls. */
  readonly firstCalls: readonly string[];
}

/** The screens before anything is known about the visitor. */
export const prerenderScreens = (): Promise<PrerenderedScreen[]> =>
  Promise.all(
    screens.map(async ({ pattern, module, prerenderPath, exceptQuery, firstCalls }) => ({
      pattern,
      module,
      exceptQuery,
      body: prerenderPath ? await render(prerenderPath) : '',
      firstCalls,
    })),
  );

async function render(path: string): Promise<string> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`https://build.invalid${path}`));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
  );
  // The app draws over it, and takes over what was done on it (early-input).
  return `<div data-prerendered>${bodyOf(html)}</div>`;
}
