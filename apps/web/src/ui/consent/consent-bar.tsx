import { type ReactNode, useSyncExternalStore } from 'react';
import { analyticsConsent, onConsent, setAnalyticsConsent } from '../../lib/analytics/analytics.ts';
import { focusMain } from '../../lib/browser/focus-main.ts';
import { Button } from '../button/button.tsx';
import styles from './consent-bar.module.css';

/** The focused button disappears with the bar. */
function decide(consent: 'refused' | 'granted'): void {
  setAnalyticsConsent(consent);
  focusMain();
}

/** Asks once, with equal buttons. Sends nothing before a yes, and keeps nothing after a no. */
export function ConsentBar(): ReactNode {
  const consent = useSyncExternalStore(onConsent, analyticsConsent, () => 'refused');
  if (consent !== null) return null;
  return (
    <section className={`ways apart text-sm ${styles.bar} on-screen`} aria-label="Analytics">
      <p>May we count this visit? It tells us which pages help. No photos, no names, no ads.</p>
      <div className="row gap-2">
        <Button look="quiet" onClick={() => decide('refused')}>
          No, thanks
        </Button>
        <Button look="quiet" onClick={() => decide('granted')}>
          Yes, count it
        </Button>
      </div>
    </section>
  );
}
