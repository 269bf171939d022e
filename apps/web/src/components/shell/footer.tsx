import { BRAND } from '@trueseason/contracts';
import { RING_COLORS, RING_ORDER } from '@trueseason/drawings';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { Link } from '../link/link.tsx';
import styles from './footer.module.css';

const LINKS = [
  [paths.home, 'Home'],
  [paths.blog, 'Journal'],
  [paths.faqs, 'FAQs'],
  [paths.about, 'About'],
  [paths.help, 'Help'],
  [paths.terms, 'Terms and privacy'],
  [paths.lookup, 'Find your results'],
] as const;

export function Footer({ focused }: { readonly focused: boolean }): ReactNode {
  return (
    <footer className={styles.footer}>
      <div className={styles.strip} aria-hidden="true">
        {RING_ORDER.map((season) => (
          <span key={season} style={{ background: RING_COLORS[season][0] }} />
        ))}
      </div>
      <div className={styles.inner}>
        {!focused && (
          <p className={styles.line}>Color is light, pigment and the company it keeps. We measure the first two.</p>
        )}
        <nav aria-label="Footer" className={styles.links}>
          {LINKS.map(([to, label]) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </nav>
        <p className={styles.small}>
          {BRAND.name}. Photos are deleted 30 days after your analysis, or at once when you ask.
        </p>
      </div>
    </footer>
  );
}
