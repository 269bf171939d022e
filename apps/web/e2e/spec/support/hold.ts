/** A call: on what, and with what. */
interface HeldCall {
  readonly self: { readonly name?: string; readonly src?: string; readonly width?: number };
  readonly args: readonly unknown[];
}

/** Takes a method from its owner, so that matching calls are never answered, or late. */
export type Hold = (owner: object, method: string, matches?: (call: HeldCall) => unknown) => void;

/** Runs in the page: provides `hold`, and `release`, after which calls are answered at once. */
export function installHold(lateMs: number | null): void {
  let isReleased = false;
  Object.assign(globalThis, {
    release: () => {
      isReleased = true;
    },
    hold: ((owner, method, matches = () => true) => {
      const methods = owner as Record<string, (...args: unknown[]) => unknown>;
      const call = methods[method];
      if (!call) return;
      methods[method] = function held(this: HeldCall['self'], ...args: unknown[]) {
        if (isReleased || !matches({ self: this, args })) return call.apply(this, args);
        const late = (act: (answer: unknown) => void): void => {
          if (lateMs !== null) setTimeout(() => act(call.apply(this, args)), lateMs);
        };
        if (method !== 'open' || !(owner instanceof IDBFactory)) return new Promise((resolve) => late(resolve));
        // A request, whose answer is an event.
        const request: Record<string, unknown> = {};
        late((answer) => {
          const opened = answer as IDBOpenDBRequest;
          for (const type of ['onupgradeneeded', 'onsuccess', 'onerror'] as const)
            opened[type] = (event: Event) => {
              Object.assign(request, { result: opened.result });
              (request[type] as ((event: Event) => void) | undefined)?.(event);
            };
        });
        return request;
      };
    }) satisfies Hold,
  });
}
