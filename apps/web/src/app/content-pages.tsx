import type { ComponentType, ReactNode } from 'react';
import { PAGES, type PageOf, pagesOf } from '../lib/navigation/pages.ts';
import { paths } from '../lib/navigation/paths.ts';

type PageModule = () => Promise<{ Component: ComponentType }>;

/** Prerendered pages, which need no router. */
export const CONTENT_MODULES: Readonly<Record<PageOf<'content' | 'landing'>, PageModule>> = {
  home: () => import('../content/home/home.tsx'),
  homepage: () => import('../content/home/homepage.tsx'),
  redditLanding: () => import('../content/home/reddit-landing.tsx'),
  faqs: () => import('../content/faqs.tsx'),
  about: () => import('../content/about.tsx'),
  howSure: () => import('../content/how-sure.tsx'),
  terms: () => import('../content/terms.tsx'),
  faces: () => import('../content/faces.tsx'),
  privacy: () => import('../content/privacy.tsx'),
  retention: () => import('../content/retention.tsx'),
  accessibility: () => import('../content/accessibility.tsx'),
  imprint: () => import('../content/imprint.tsx'),
  help: () => import('../content/help.tsx'),
  blog: () => import('../content/blog/blog-index.tsx'),
};

/** Loads the page at a path; null if the app has to show it. */
export async function contentPage(path: string): Promise<ReactNode> {
  const name = pagesOf('content', 'landing').find((page) => PAGES[page].path === path);
  if (name) {
    const { Component } = await CONTENT_MODULES[name]();
    return <Component />;
  }
  const slug = path.startsWith(paths.article('')) ? path.slice(paths.article('').length) : '';
  if (!/^[\w-]+$/.test(slug)) return null;
  const { findPost, Post } = await import('../content/blog/article.tsx');
  const article = await findPost(slug);
  return article && <Post article={article} />;
}
