/** What acts when pressed or typed into. */
export const CONTROLS = 'a[href], button, summary, input, select, textarea';

/** Names a control, so that the one drawn in its place is found. */
export interface ControlName {
  /** Element, type, and what people read. */
  readonly label: string;
  /** Its place among those with the same label. */
  readonly index: number;
}

export interface KeptAction {
  /** Pressed; `change` has a new value, which the control itself holds. */
  readonly kind: 'press' | 'change';
  readonly control: HTMLElement;
  readonly name: ControlName;
}

export interface HeldPress extends KeptAction {
  /** When the pointer went up, in ms of the page's clock; null while it is down. */
  upAt: number | null;
}

/** What was done on the page before its app was there. Kept by `keep-input.ts`, taken by `ReplayInput`. */
export interface EarlyInput {
  readonly actions: readonly KeptAction[];
  /** Had the focus last. */
  readonly focused: KeptAction | null;
  /** Pressed, but its click has not come, and does not once the control is replaced. */
  readonly held: HeldPress | null;
  /** From now on, the app listens. */
  readonly stop: () => void;
}

/** Pictures dropped or pasted anywhere on the page, until a part of it takes them. */
export interface DroppedFiles {
  waiting: File[];
  receive: ((files: readonly File[]) => void) | null;
}

declare global {
  var earlyInput: EarlyInput | undefined;
  var droppedFiles: DroppedFiles | undefined;
}

const labelOf = (control: Element): string => {
  const label = 'labels' in control && control.labels instanceof NodeList ? control.labels[0] : undefined;
  const words = control.getAttribute('aria-label') ?? label?.textContent ?? control.textContent;
  return [control.tagName, control.getAttribute('type'), control.getAttribute('name'), words.trim()].join('|');
};

const withLabel = (label: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => labelOf(control) === label);

export function nameOf(control: HTMLElement): ControlName {
  const label = labelOf(control);
  return { label, index: withLabel(label).indexOf(control) };
}

/** The control itself, or what was drawn in its place. */
export const findControl = ({ control, name }: KeptAction): HTMLElement | undefined =>
  control.isConnected ? control : withLabel(name.label)[name.index];
