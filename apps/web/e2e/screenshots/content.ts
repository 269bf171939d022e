import { ARTICLES } from '../../src/content/blog/articles.ts';
import { CONTENT_PAGES } from '../content-pages.ts';
import type { Camera } from './camera.ts';

const PATHS = [
  ...CONTENT_PAGES.map(([path]) => path),
  ...ARTICLES.map(({ slug }) => `/blog/${slug}`),
  '/blog/nobody-wrote-this',
  '/404',
];

/** Every page that needs no order. */
export async function photographContent({ visit }: Camera): Promise<void> {
  for (const path of PATHS) await visit(path);
}
