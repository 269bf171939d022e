/** Only logs errors that reach the window; the router shows a screen's errors. */
export function logGlobalErrors(): void {
  window.addEventListener('unhandledrejection', (event) => console.error('Unhandled rejection:', event.reason));
  window.addEventListener('error', (event) => console.error('Global error:', event.error ?? event.message));
}
