import type { ComponentType, ReactNode } from 'react';
import { paths } from '../lib/paths.ts';

type PageModule = () => Promise<{ Component: ComponentType }>;

/** Pages that arrive rendered and need no router: what search engines and first visits see. */
const PAGES: Readonly<Record<string, PageModule>> = {
  [paths.home]: () => import('../features/home/home.tsx'),
  [paths.homepage]: () => import('../features/home/homepage.tsx'),
  [paths.redditLanding]: () => import('../features/home/reddit-landing.tsx'),
  [paths.faqs]: () => import('../features/content/faqs.tsx'),
  [paths.about]: () => import('../features/content/about.tsx'),
  [paths.terms]: () => import('../features/content/terms.tsx'),
  [paths.help]: () => import('../features/content/help.tsx'),
  [paths.blog]: () => import('../features/blog/blog-index.tsx'),
};

/** The page at a path with its code and text at hand; null where the app has to take over. */
export async function contentPage(path: string): Promise<ReactNode> {
  const page = PAGES[path];
  if (page) {
    const { Component } = await page();
    return <Component />;
  }
  const slug = /^\/blog\/([\w-]+)$/.exec(path)?.[1];
  if (!slug) return null;
  const { findPost, Post } = await import('../features/blog/article.tsx');
  const article = await findPost(slug);
  return article && <Post article={article} />;
}
