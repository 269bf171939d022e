export { createRenderer, type Renderer, type RendererOptions } from './renderer.ts';
export type { ReportMeta } from './report/model.ts';
export { reportHtml } from './report/report-html.tsx';
