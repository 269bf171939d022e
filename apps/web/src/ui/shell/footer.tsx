import { BRAND, PHOTO_RETENTION } from '@trueseason/contracts';
import { RING_COLORS, RING_ORDER } from '@trueseason/print/drawings';
import type { ReactNode } from 'react';
import { isInEurope } from '../../lib/browser/time-zone.ts';
import { useInBrowser } from '../../lib/browser/use-in-browser.ts';
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
  [paths.terms, 'Terms'],
  [paths.lookup, 'Find your results'],
  [paths.myData, 'My data'],
] as const;

const POLICIES = [
  [paths.faces, 'How we handle faces'],
  [paths.privacy, 'Privacy'],
  [paths.retention, 'Face data'],
  [paths.accessibility, 'Accessibility'],
  [paths.imprint, 'Company info'],
] as const;

/** Required in Europe, so in every size. */
const WITHDRAWAL_LINK = [paths.withdraw, 'Withdraw from contract'] as const;

const SIZES = {
  full: null,
  /** Legally required links, and a few pages to visit next. */
  short: new Set<string>([paths.home, paths.blog, paths.faqs, paths.help, paths.privacy, paths.imprint]),
  /** On the way to a result and its payment. */
  focused: new Set<string>([paths.terms, paths.privacy, paths.help]),
} as const;

const FullFooter = ({ inEurope }: { readonly inEurope: boolean }): ReactNode => (
  <>
    <p className="heading">Your season, measured from your photos.</p>
    <Links label="Footer" links={LINKS} />
    <Links label="Policies" links={inEurope ? [...POLICIES, WITHDRAWAL_LINK] : POLICIES} className="text-xs soft" />
    <p className="text-xs soft">
      {BRAND.name}. Photos are deleted {PHOTO_RETENTION.completedDays} days after your analysis, or as soon as you ask.
    </p>
  </>
);

export type FooterSize = keyof typeof SIZES;

export function Footer({ size, children }: { readonly size: FooterSize; readonly children?: ReactNode }): ReactNode {
  const linkSubset = SIZES[size];
  const inEurope = useInBrowser() && isInEurope();
  return (
    <footer className={`${styles.footer} on-screen`} data-small={linkSubset ? true : undefined}>
      <div className={styles.strip} aria-hidden="true">
        {RING_ORDER.map((season) => (
          <span key={season} style={{ background: RING_COLORS[season][0] }} />
        ))}
      </div>
      <div className={`stack gap-5 ${styles.inner}`}>
        {linkSubset ? (
          <Links
            label="Footer"
            links={[
              ...[...LINKS, ...POLICIES].filter(([to]) => linkSubset.has(to)),
              ...(inEurope ? [WITHDRAWAL_LINK] : []),
            ]}
          />
        ) : (
          <FullFooter inEurope={inEurope} />
        )}
        {children}
      </div>
    </footer>
  );
}

interface LinksProps {
  readonly label: string;
  readonly links: readonly (readonly [to: string, label: string])[];
  readonly className?: string;
}

const Links = ({ label, links, className = 'text-sm' }: LinksProps): ReactNode => (
  <nav aria-label={label} className={`row ${styles.links} ${className}`}>
    {links.map(([to, name]) => (
      <Link key={to} to={to}>
        {name}
      </Link>
    ))}
  </nav>
);
