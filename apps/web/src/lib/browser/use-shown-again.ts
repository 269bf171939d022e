import { useEffect } from 'react';

/** Calls back when the browser shows this page again as it was left, after Back from another site. */
export function useShownAgain(callback: () => void): void {
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) callback();
    };
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  });
}
