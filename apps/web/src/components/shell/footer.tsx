import { BRAND, PHOTO_RETENTION } from '@trueseason/contracts';
import { RING_COLORS, RING_ORDER } from '@trueseason/drawings';
import type { ReactNode } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { Link } from '../link/link.tsx';
import styles from './footer.module.css';

const LINKS = [
  [paths.home, 'Home'],
  [paths.blog, 'Journal'],
  [paths.faqs, 'FAQs'],
  [paths.about, 'About'],
  [paths.howSure, 'How sure?'],
  [paths.garment, 'Check a garment'],
  [paths.gift, 'Give an analysis'],
  [paths.help, 'Help'],
  [paths.terms, 'Terms and privacy'],
  [paths.lookup, 'Find your results'],
  [paths.myData, 'My data'],
] as const;

/** What every shop owes its visitors, smaller. */
const POLICIES = [
  [paths.faces, 'How we handle faces'],
  [paths.privacy, 'Privacy'],
  [paths.retention, 'Face data'],
  [paths.accessibility, 'Accessibility'],
  [paths.imprint, 'Imprint'],
] as const;

/** Under a result: where its owner goes from there, and what must be one press away. */
const SHORT: ReadonlySet<string> = new Set([
  paths.home,
  paths.blog,
  paths.faqs,
  paths.help,
  paths.myData,
  paths.privacy,
  paths.imprint,
]);

export interface FooterProps {
  readonly focused: boolean;
  /** A few of its links alone. */
  readonly small?: boolean;
}

const Policies = (): ReactNode => (
  <>
    <nav aria-label="Policies" className={`${styles.links} ${styles.policies}`}>
      {POLICIES.map(([to, label]) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
    </nav>
    <p className={styles.small}>
      {BRAND.name}. Photos are deleted {PHOTO_RETENTION.completedDays} days after your analysis, or at once when you
      ask.
    </p>
  </>
);

export function Footer({ focused, small = false }: FooterProps): ReactNode {
  return (
    <footer className={styles.footer} data-small={small || undefined}>
      <div className={styles.strip} aria-hidden="true">
        {RING_ORDER.map((season) => (
          <span key={season} style={{ background: RING_COLORS[season][0] }} />
        ))}
      </div>
      <div className={styles.inner}>
        {!focused && !small && (
          <p className={styles.line}>Color is light, pigment and the company it keeps. We measure the first two.</p>
        )}
        <nav aria-label="Footer" className={styles.links}>
          {(small ? [...LINKS, ...POLICIES].filter(([to]) => SHORT.has(to)) : LINKS).map(([to, label]) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </nav>
        {!small && <Policies />}
      </div>
    </footer>
  );
}
