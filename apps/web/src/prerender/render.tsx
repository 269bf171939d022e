export { CONTENT_PATHS, LANDING_PATHS, PRIVATE_PATHS, type RenderedPage, renderPage } from './pages.tsx';
export { type PrerenderedScreen, prerenderScreens } from './screens.tsx';
export { type StaticFile, staticFiles } from './static-files.tsx';
