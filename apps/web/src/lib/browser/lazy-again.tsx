import { type ComponentType, createElement, type LazyExoticComponent, lazy, type ReactNode } from 'react';

/** A lazy component whose code is asked for anew when it is drawn after a failure; React's own remembers a failure. */
export function lazyAgain<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let current: LazyExoticComponent<ComponentType<Props>> | null = null;
  const fresh = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        current = null;
        throw error;
      }
    });
  return (props: Props): ReactNode => {
    current ??= fresh();
    return createElement(current as ComponentType<Props>, props);
  };
}
