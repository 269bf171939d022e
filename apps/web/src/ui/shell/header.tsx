import type { ReactNode } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { Link } from '../link/link.tsx';
import { Logo } from '../logo/logo.tsx';
import styles from './header.module.css';
import { Menu } from './menu.tsx';

const LINKS = [
  [paths.blog, 'Journal'],
  [paths.faqs, 'FAQs'],
  [paths.about, 'About'],
  [paths.help, 'Help'],
  [paths.lookup, 'Find your results'],
] as const;

export interface HeaderProps {
  readonly focused: boolean;
  /** Also leads to help, on screens without a footer. */
  readonly help?: boolean;
  /** Starting an analysis is an ordinary link. */
  readonly quiet?: boolean;
}

export const Header = ({ focused, help = false, quiet = false }: HeaderProps): ReactNode => (
  <header className={`row apart ${styles.header}`}>
    <Logo />
    {focused ? (
      <div className={styles.few}>
        {help && (
          <Link to={paths.help} className={styles.link}>
            Help
          </Link>
        )}
        <Link to={paths.lookup} className={styles.link}>
          Find your results
        </Link>
      </div>
    ) : (
      <>
        <nav className={`${styles.links} on-screen`} aria-label="Main">
          {LINKS.map(([to, label]) => (
            <Link key={to} to={to} className={styles.link} marksCurrent>
              {label}
            </Link>
          ))}
          <Link to={paths.upload} className={quiet ? styles.link : styles.start}>
            Start your analysis
          </Link>
        </nav>
        <Menu className={`${styles.menu} on-screen`}>
          <nav aria-label="Main">
            {[...LINKS, [paths.upload, 'Start your analysis'] as const].map(([to, label]) => (
              <Link key={to} to={to}>
                {label}
              </Link>
            ))}
          </nav>
        </Menu>
      </>
    )}
  </header>
);
