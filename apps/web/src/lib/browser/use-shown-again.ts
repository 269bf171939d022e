import { useEffect } from 'react';

/** Calls back when the browser restores this page from its back/forward cache. */
export function useShownAgain(callback: () => void): void {
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) callback();
    };
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  });
}
