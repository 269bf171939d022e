import { createContext, useContext } from 'react';

type Navigate = (to: string) => void;

let navigateInApp: Navigate | null = null;

/** Called if a router runs. Content pages have none, so their links load the next page. */
export function registerNavigation(navigate: Navigate): void {
  navigateInApp = navigate;
}

export const appNavigation = (): Navigate | null => navigateInApp;

export const CurrentPath = createContext('/');

export const useCurrentPath = (): string => useContext(CurrentPath);
