import { flushSync } from 'react-dom';

const { set: setValue } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
const TYPED_FIELDS = 'input:not([type=checkbox], [type=radio], [type=range], [type=file])';

/**
 * Some browsers and password managers fill fields without an event: what a field shows is read when something is
 * pressed. React keeps the value that it knows as the field's default.
 */
export function readFilledFields(): void {
  const readFields = ({ target }: Event): void => {
    for (const field of document.querySelectorAll<HTMLInputElement>(TYPED_FIELDS)) {
      const { value } = field;
      if (field === target || value === '' || value === field.defaultValue) continue;
      // React ignores an event of a value that it saw being set.
      field.value = '';
      setValue?.call(field, value);
      flushSync(() => field.dispatchEvent(new Event('input', { bubbles: true })));
    }
  };
  // Enter in a field presses the form's button, too.
  addEventListener('click', readFields, true);
}
