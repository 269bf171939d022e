type Navigate = (to: string) => void;

let inApp: Navigate | null = null;

/** Set where a router runs; content pages have none, and their links load the next page. */
export function registerNavigation(navigate: Navigate): void {
  inApp = navigate;
}

export const appNavigation = (): Navigate | null => inApp;
