import { TEST_CARDS } from '../stripe/cards.ts';
import { type FieldName, type FieldProblem, formatCvc, formatExpiry, formatNumber, problemsOf } from './fields.ts';
import { formStyle } from './style.ts';
import type { Appearance } from './types.ts';

interface Field {
  readonly name: FieldName;
  readonly label: string;
  readonly autocomplete: string;
  readonly hint: string;
  format(text: string): string;
}

const FIELDS: readonly Field[] = [
  {
    name: 'number',
    label: 'Card number',
    autocomplete: 'cc-number',
    hint: '4242 4242 4242 4242',
    format: formatNumber,
  },
  { name: 'expiry', label: 'Expiration date', autocomplete: 'cc-exp', hint: 'MM / YY', format: formatExpiry },
  { name: 'cvc', label: 'Security code', autocomplete: 'cc-csc', hint: 'CVC', format: formatCvc },
];

/** The form, in a shadow root so that neither the page's styles nor this one's leak. */
export function cardForm(appearance: Appearance, onInput: () => void) {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  root.adoptedStyleSheets = [sheet];
  const inputs = new Map<FieldName, HTMLInputElement>();
  const notes = new Map<FieldName, HTMLElement>();

  const form = element('div', { class: 'form', role: 'group', 'aria-label': 'Card details' });
  form.append(element('p', { class: 'mode' }, 'Test mode – no real payment'));
  for (const field of FIELDS) form.append(row(field));
  form.append(testCards(fill));
  root.append(form);

  function row(field: Field): HTMLElement {
    const { name, label, format } = field;
    const { input, note } = fieldParts(field);
    input.addEventListener('input', () => {
      reformat(input, format);
      mark(name, '');
      onInput();
    });
    input.addEventListener('blur', () => {
      const problem = input.value ? problemsOf(values()).find(({ field }) => field === name) : undefined;
      mark(name, problem?.message ?? '');
    });
    inputs.set(name, input);
    notes.set(name, note);
    const box = element('div', { class: `field ${name}` });
    box.append(element('label', { for: name }, label), input, note);
    return box;
  }

  function fill(number: string): void {
    const valid = { number, expiry: '12 / 40', cvc: '123' };
    for (const [name, input] of inputs) {
      input.value = valid[name];
      mark(name, '');
    }
    onInput();
  }

  function values(): Record<FieldName, string> {
    const read = (name: FieldName) => inputs.get(name)?.value ?? '';
    return { number: read('number'), expiry: read('expiry'), cvc: read('cvc') };
  }

  function mark(name: FieldName, message: string): void {
    const note = notes.get(name);
    if (note) note.textContent = message;
    inputs.get(name)?.toggleAttribute('aria-invalid', false);
    if (message) inputs.get(name)?.setAttribute('aria-invalid', 'true');
  }

  const style = (next: Appearance) => sheet.replaceSync(formStyle(next));
  style(appearance);
  return {
    host,
    values,
    style,
    /** Shows the problems at their fields and puts the focus on the first. */
    show(problems: readonly FieldProblem[]) {
      for (const { name } of FIELDS) mark(name, problems.find(({ field }) => field === name)?.message ?? '');
      const first = problems[0];
      if (first) inputs.get(first.field)?.focus();
    },
  };
}

function fieldParts({ name, autocomplete, hint }: Field): { input: HTMLInputElement; note: HTMLElement } {
  const attributes = { id: name, name, inputmode: 'numeric', autocomplete, placeholder: hint };
  return {
    input: element('input', { ...attributes, 'aria-describedby': `${name}-note` }),
    note: element('p', { id: `${name}-note`, class: 'note', 'aria-live': 'polite' }),
  };
}

/** Formats what has been typed; the cursor stays at the end where it was there. */
function reformat(input: HTMLInputElement, format: Field['format']): void {
  const atEnd = input.selectionStart === input.value.length;
  input.value = format(input.value);
  if (atEnd) input.setSelectionRange(input.value.length, input.value.length);
}

/** The list of test cards; a click on one chooses it. */
function testCards(choose: (number: string) => void): HTMLElement {
  const details = element('details', {});
  details.append(element('summary', {}, 'Test cards'));
  const list = element('ul', {});
  for (const { number, hint } of TEST_CARDS) {
    const item = element('li', {});
    const button = element('button', { type: 'button' }, formatNumber(number));
    button.addEventListener('click', () => choose(number));
    item.append(button, ` ${hint}`);
    list.append(item);
  }
  details.append(list);
  return details;
}

export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Record<string, string>,
  text = '',
): HTMLElementTagNameMap[K] {
  const node = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) node.setAttribute(attribute, value);
  node.textContent = text;
  return node;
}
