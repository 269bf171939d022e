import { type ComponentType, createElement, type LazyExoticComponent, lazy, type ReactNode } from 'react';

/** Functions that reset components whose code failed to load. */
const resetFunctions = new Set<() => void>();

/**
 * Lets failed code load again at its next render. Call only after a boundary caught the error: before that, React
 * rerenders the failed component and would retry forever.
 */
export function resetFailedCode(): void {
  for (const reset of resetFunctions) reset();
  resetFunctions.clear();
}

/** Like React's `lazy`, but can load again after a failure. */
export function retryableLazy<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let current: LazyExoticComponent<ComponentType<Props>> | null = null;
  const createLazy = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        resetFunctions.add(() => {
          current = null;
        });
        throw error;
      }
    });
  return (props: Props): ReactNode => {
    current ??= createLazy();
    return createElement(current as ComponentType<Props>, props);
  };
}
