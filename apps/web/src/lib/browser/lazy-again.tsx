import { type ComponentType, createElement, type LazyExoticComponent, lazy, type ReactNode } from 'react';

/** Forget, each, a component whose code did not come. */
const failed = new Set<() => void>();

/**
 * Lets all code that did not come be asked for again when it is next drawn. For boundaries, once they have caught: before,
 * React draws what failed anew to hear of the failure, and would ask, and wait, without end.
 */
export function forgetFailed(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** A lazy component whose code is asked for anew after a boundary has caught its failure; React's own remembers one. */
export function lazyAgain<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let current: LazyExoticComponent<ComponentType<Props>> | null = null;
  const fresh = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failed.add(() => {
          current = null;
        });
        throw error;
      }
    });
  return (props: Props): ReactNode => {
    current ??= fresh();
    return createElement(current as ComponentType<Props>, props);
  };
}
