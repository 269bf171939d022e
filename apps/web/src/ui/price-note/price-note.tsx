import type { ReactNode } from 'react';
import { withSiteFacts } from '../../lib/site-facts.ts';
import html from './price-note.md';

export const PriceNote = ({ className }: { readonly className?: string }): ReactNode => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is ours, from this repository
  <div className={className} dangerouslySetInnerHTML={{ __html: withSiteFacts(html) }} />
);
