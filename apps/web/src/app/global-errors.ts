/** Errors that reach the window are only logged: what broke a screen is shown by the router's error screen. */
export function logGlobalErrors(): void {
  window.addEventListener('unhandledrejection', (event) => console.error('Unhandled rejection:', event.reason));
  window.addEventListener('error', (event) => console.error('Global error:', event.error ?? event.message));
}
