import { BRAND, SOCIAL_CARD_PATH } from '@trueseason/contracts';
import type { ModulesFor } from '../src/lib/browser/request-modules.ts';

export interface Page {
  readonly path: string;
  readonly head: string;
  readonly body: string;
}

export const withHead = (html: string, head: string): string => html.replace('</head>', () => `${head}</head>`);

export const withBody = (html: string, body: string): string =>
  html.replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);

/** Modules to request after the first paint, until which fonts have priority; those for `later` follow when idle. */
export const withModules = (html: string, preloads: string, when: ModulesFor = 'start'): string =>
  html.replace('</body>', () => `<template data-modules="${when}">${preloads}</template></body>`);

/** The built shell with a rendered page and its metadata for search engines and link previews. */
export function pageHtml(shell: string, { path, head, body }: Page, publicUrl: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1] ?? BRAND.name;
  const ownDescription = /<meta name="description" content="([^"]*)"/.exec(head)?.[1];
  const description = ownDescription ?? /<meta name="description" content="([^"]*)"/.exec(shell)?.[1] ?? '';
  const url = publicUrl + path;
  const meta = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}"/>`,
    `<link rel="canonical" href="${url}"/>`,
    `<meta property="og:title" content="${title}"/>`,
    `<meta property="og:description" content="${description}"/>`,
    `<meta property="og:type" content="${path.startsWith('/blog/') ? 'article' : 'website'}"/>`,
    `<meta property="og:url" content="${url}"/>`,
    `<meta property="og:image" content="${publicUrl}${SOCIAL_CARD_PATH}"/>`,
    '<meta name="twitter:card" content="summary_large_image"/>',
    /<meta name="robots"[^>]*\/>/.exec(head)?.[0] ?? '',
    structuredData(path, title, description, body, publicUrl),
  ];
  const untitled = shell.replace(/<title>[^<]*<\/title>/, '').replace(/<meta name="description"[^>]*>/, '');
  return withBody(withHead(untitled, meta.join('')), body);
}

function structuredData(path: string, title: string, description: string, body: string, publicUrl: string): string {
  const data = path.startsWith('/blog/')
    ? {
        '@type': 'Article',
        headline: title.replace(/ · .*$/, ''),
        description,
        datePublished: /<time dateTime="([^"]*)"/i.exec(body)?.[1],
        publisher: { '@type': 'Organization', name: BRAND.name, url: publicUrl },
      }
    : path === '/'
      ? {
          '@type': 'Product',
          name: `${BRAND.name} ${BRAND.product}`,
          description,
          image: publicUrl + SOCIAL_CARD_PATH,
          offers: {
            '@type': 'Offer',
            price: '{{decimalPrice}}',
            priceCurrency: '{{currencyCode}}',
            url: `${publicUrl}/upload`,
          },
        }
      : { '@type': 'WebPage', name: title, description };
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}
