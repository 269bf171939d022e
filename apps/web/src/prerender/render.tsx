export { CONTENT_PATHS, type RenderedPage, renderPage } from './pages.tsx';
export { type StaticFile, staticFiles } from './static-files.tsx';
