export { type StaticFile, staticFiles } from './static-files.tsx';
