import type { ReactNode } from 'react';
import { ConsentBar } from '../consent/consent-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './page-shell.module.css';
import { PageTitle } from './page-title.tsx';

export interface PageShellProps {
  readonly children: ReactNode;
  /** The document's title, without the product's name. */
  readonly title?: string;
  /** Few links on the way to a result: home, the order, terms, privacy and help. */
  readonly focused?: boolean;
  /** False on screens with their own bottom bar. */
  readonly askConsent?: boolean;
  /** Always dark. */
  readonly dark?: boolean;
  /** Ends with links to everything else. Other pages have their own main action and end with a few links. */
  readonly content?: boolean;
  /** The page has its own main action, so starting an analysis is an ordinary link in the header. */
  readonly quiet?: boolean;
  readonly below?: ReactNode;
  /** Off on screens that end with their own buttons. */
  readonly footer?: boolean;
  readonly inert?: boolean;
}

export function PageShell(props: PageShellProps): ReactNode {
  const { children, title, focused = false, askConsent = true, dark = false, content = false, inert = false } = props;
  const { footer = !dark, below, quiet = !content } = props;
  return (
    <div className={styles.shell} data-dark={dark || undefined} inert={inert}>
      <a href="#main" className={`${styles.skip} on-screen`}>
        Skip to content
      </a>
      {title && <PageTitle>{title}</PageTitle>}
      <Header focused={focused} help={!footer} quiet={quiet} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer && <Footer size={content ? 'full' : focused ? 'focused' : 'short'}>{below}</Footer>}
      {!focused && askConsent && <ConsentBar />}
    </div>
  );
}
