import { createContext, useContext } from 'react';

type Navigate = (to: string) => void;

let inApp: Navigate | null = null;

/** Set if a router runs. Content pages have none, so their links load the next page. */
export function registerNavigation(navigate: Navigate): void {
  inApp = navigate;
}

export const appNavigation = (): Navigate | null => inApp;

/** The current path, with or without a router. */
export const CurrentPath = createContext('/');

export const useCurrentPath = (): string => useContext(CurrentPath);
