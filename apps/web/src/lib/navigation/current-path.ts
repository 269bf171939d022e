import { createContext, useContext } from 'react';

/** The current path, with or without a router. */
export const CurrentPath = createContext('/');

export const useCurrentPath = (): string => useContext(CurrentPath);
