import { createContext, useContext } from 'react';

/** The path of the page that is shown, with or without a router. */
export const CurrentPath = createContext('/');

export const useCurrentPath = (): string => useContext(CurrentPath);
