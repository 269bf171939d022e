import { keysOf, SCOPE_QUESTION, type Scope, type ScopePart } from '@trueseason/contracts';
import { type ReactNode, useId } from 'react';

const { text, hint, always, parts } = SCOPE_QUESTION;

/** What the result should cover. Choosing a part, or only clothes, is an answer; without any, everything is covered. */
export function ScopeField(props: {
  readonly scope: Scope;
  readonly onChange: (scope: Scope) => void;
  /** The question is already shown above. */
  readonly isTitled?: boolean;
}): ReactNode {
  const { scope, onChange, isTitled = false } = props;
  const id = useId();
  const chosen = scope ?? [];
  const choose = (part: ScopePart, isChosen: boolean): void =>
    onChange(isChosen ? [...chosen, part] : chosen.filter((other) => other !== part));
  return (
    <fieldset className={isTitled ? 'stack' : 'stack ruled faint'} aria-describedby={id}>
      <legend className={isTitled ? 'visually-hidden' : 'contents strong'}>{text}</legend>
      <p id={id} className="text-sm soft">
        {hint}
      </p>
      <label className="row gap-3 tap">
        <input
          type="checkbox"
          checked={scope !== null}
          disabled={chosen.length > 0}
          onChange={({ target }) => onChange(target.checked ? [] : null)}
        />
        {always}
      </label>
      {keysOf(parts).map((part) => (
        <label key={part} className="row gap-3 tap">
          <input
            type="checkbox"
            checked={chosen.includes(part)}
            onChange={({ target }) => choose(part, target.checked)}
          />
          {parts[part]}
        </label>
      ))}
    </fieldset>
  );
}
