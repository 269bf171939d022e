import { BRAND } from '@trueseason/contracts';
import type { ComponentType, ReactNode } from 'react';
import { PAGES, type PageOf, pagesOf } from '../lib/navigation/pages.ts';
import { paths } from '../lib/navigation/paths.ts';

type PageModule = () => Promise<{ Component: ComponentType } | { element: ReactNode }>;

const text =
  (title: string, description: string, load: () => Promise<{ default: string }>): PageModule =>
  async () => {
    const [{ ContentPage }, { default: html }] = await Promise.all([import('../content/content-page.tsx'), load()]);
    return { element: <ContentPage title={title} description={description} html={html} /> };
  };

/** Prerendered pages, which need no router. */
export const CONTENT_MODULES: Readonly<Record<PageOf<'content' | 'landing'>, PageModule>> = {
  home: () => import('../content/home/home.tsx'),
  homepage: () => import('../content/home/homepage.tsx'),
  redditLanding: () => import('../content/home/reddit-landing.tsx'),
  faqs: () => import('../content/faqs.tsx'),
  about: () => import('../content/about.tsx'),
  howSure: () => import('../content/how-sure.tsx'),
  terms: text(
    'Terms and privacy',
    'What you buy, what we keep and for how long, refunds, and the limits of color analysis.',
    () => import('../content/terms.md'),
  ),
  faces: text(
    'How we handle faces',
    'What happens to your photos, step by step: what is measured, who sees it, when it is deleted, and how to check.',
    () => import('../content/faces.md'),
  ),
  privacy: () => import('../content/privacy.tsx'),
  retention: text(
    'Face data: how long we keep it',
    'What face data we collect, why, how long we keep it, and how it is destroyed.',
    () => import('../content/retention.md'),
  ),
  accessibility: text(
    'Accessibility',
    `How we make ${BRAND.name} work for everyone, how we check it, and what still falls short.`,
    () => import('../content/accessibility.md'),
  ),
  imprint: text('Company info', `Who runs ${BRAND.name}, and how to reach us.`, () => import('../content/imprint.md')),
  help: text(
    'Help',
    'Photos, payment, lost links, and deleting your data, step by step.',
    () => import('../content/help.md'),
  ),
  blog: () => import('../content/blog/blog-index.tsx'),
};

/** Loads the page at a path; null if the app must show it. */
export async function contentPage(path: string): Promise<ReactNode> {
  const name = pagesOf('content', 'landing').find((page) => PAGES[page].path === path);
  if (name) {
    const page = await CONTENT_MODULES[name]();
    return 'element' in page ? page.element : <page.Component />;
  }
  const slug = path.startsWith(paths.article('')) ? path.slice(paths.article('').length) : '';
  if (!/^[\w-]+$/.test(slug)) return null;
  const { findPost, Post } = await import('../content/blog/article.tsx');
  const article = await findPost(slug);
  return article && <Post article={article} />;
}
