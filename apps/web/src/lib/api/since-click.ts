/** The time of the last click or change, until a call reports it. */
let pressed: number | undefined;
for (const kind of ['click', 'change'] as const) {
  globalThis.addEventListener?.(kind, () => (pressed = performance.now()), true);
}

/** Tells the gateway how long ago (ms) the press was that led to this call, so that its trace begins there. */
export function sinceClick(): Readonly<Record<string, string>> {
  const from = pressed;
  pressed = undefined;
  return from === undefined ? {} : { 'x-since-click': String(Math.round(performance.now() - from)) };
}
