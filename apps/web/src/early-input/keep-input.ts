// Runs before the first paint and records input until the app has loaded. Built as one classic script
// (early-input-plugin.ts), because modules run after the first paint.
import {
  CONTROLS,
  type DroppedFiles,
  type EarlyInput,
  type HeldPress,
  type KeptAction,
  nameOf,
} from './early-input.ts';

/** Links, fields, folds and labels work without code. */
const NEEDS_CODE = 'button, input:is([type=submit], [type=button], [type=reset])';

const listening = new AbortController();
const actions: KeptAction[] = [];
let focused: KeptAction | null = null;
let held: HeldPress | null = null;

const controlAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;

function listen(types: readonly string[], act: (control: HTMLElement, event: Event) => void): void {
  for (const type of types) {
    const onEvent = (event: Event): void => {
      const control = controlAt(event.target);
      if (control) act(control, event);
    };
    addEventListener(type, onEvent, { capture: true, signal: listening.signal });
  }
}

function keep(control: HTMLElement, kind: KeptAction['kind']): void {
  if (actions.some((action) => action.control === control && action.kind === kind)) return;
  actions.push({ kind, control, name: nameOf(control) });
}

listen(['click'], (control, event) => {
  if (!control.matches(NEEDS_CODE)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!control.ariaDisabled) control.ariaBusy = 'true';
  keep(control, 'press');
});
listen(['input', 'change'], (control) => {
  keep(control, 'change');
  // A button that waits for fields comes alive with them.
  const form = control.closest('form');
  if (form?.checkValidity()) form.querySelector('[type=submit]')?.removeAttribute('aria-disabled');
});
listen(['focusin'], (control) => {
  focused = { kind: 'change', control, name: nameOf(control) };
});
listen(['pointerdown'], (control) => {
  held = { kind: 'press', control, name: nameOf(control), upAt: null };
});
const signal = listening.signal;
addEventListener('pointerup', () => held && Object.assign(held, { upAt: performance.now() }), {
  capture: true,
  signal,
});
// A click has come, or a scroll began.
for (const type of ['click', 'pointercancel']) {
  addEventListener(
    type,
    () => {
      held = null;
    },
    { capture: true, signal },
  );
}

globalThis.earlyInput = {
  actions,
  get focused() {
    return focused;
  },
  get held() {
    return held;
  },
  stop: () => listening.abort(),
} satisfies EarlyInput;

const dropped: DroppedFiles = { waiting: [], receive: null };
globalThis.droppedFiles = dropped;

function takeFiles(files: FileList): void {
  dropped.waiting.push(...files);
  dropped.receive?.(dropped.waiting.splice(0));
}

/** The app has loaded, and no part of the page accepts pictures. */
const takesNone = (): boolean => listening.signal.aborted && !dropped.receive;

// For good: otherwise the browser would open a dropped picture and leave the page.
for (const type of ['dragover', 'drop'] as const) {
  addEventListener(type, (event) => {
    const { dataTransfer } = event;
    if (!dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    if (takesNone()) dataTransfer.dropEffect = 'none';
    else if (type === 'drop') takeFiles(dataTransfer.files);
  });
}
addEventListener('paste', ({ clipboardData }) => {
  if (clipboardData && clipboardData.files.length > 0 && !takesNone()) takeFiles(clipboardData.files);
});
