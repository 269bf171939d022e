import type { ReactNode } from 'react';
import { withSiteFacts } from '../../lib/site-facts.ts';
import styles from './prose.module.css';
import swatches from './swatches.module.css';

/** Our own long text, rendered from Markdown at build. */
export const Prose = ({ html }: { readonly html: string }): ReactNode => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is ours, from this repository
  <div className={`${styles.prose} ${swatches.swatches}`} dangerouslySetInnerHTML={{ __html: withSiteFacts(html) }} />
);
