import type { Appearance } from './types.ts';

const DEFAULTS: Record<string, string> = {
  colorPrimary: '#221e19',
  colorBackground: '#ffffff',
  colorText: '#221e19',
  colorTextSecondary: '#6b6358',
  colorTextPlaceholder: '#6b6358',
  colorDanger: '#9c3b2a',
  fontFamily: 'system-ui, sans-serif',
  fontSizeBase: '16px',
  borderRadius: '4px',
  spacingUnit: '4px',
};

/** The form's style sheet with the page's appearance variables; values that could leave their declaration are left out. */
export function formStyle({ variables = {} }: Appearance): string {
  const value = (name: string) => {
    const variable = variables[name];
    return variable && !/[;{}<>]/.test(variable) ? variable : (DEFAULTS[name] ?? '');
  };
  const space = (units: number) => `calc(${value('spacingUnit')} * ${units})`;
  return `
:host { display: block; color: ${value('colorText')}; font: ${value('fontSizeBase')}/1.5 ${value('fontFamily')}; }
.form { display: grid; grid-template-columns: 1fr 1fr; gap: ${space(3)}; }
.mode, .number, details { grid-column: 1 / -1; margin: 0; }
.mode { font-size: .8125em; color: ${value('colorTextSecondary')}; }
label { display: block; font-size: .875em; margin-bottom: ${space(1)}; }
input { box-sizing: border-box; width: 100%; min-height: 44px; padding: 0 ${space(3)}; font: inherit; font-variant-numeric: tabular-nums;
  color: inherit; background: ${value('colorBackground')}; border: 1px solid ${value('colorTextSecondary')}; border-radius: ${value('borderRadius')}; }
input::placeholder { color: ${value('colorTextPlaceholder')}; opacity: 1; }
input:focus-visible, button:focus-visible, summary:focus-visible { outline: 2px solid ${value('colorPrimary')}; outline-offset: 2px; }
input[aria-invalid=true] { border-color: ${value('colorDanger')}; }
.note { margin: ${space(1)} 0 0; font-size: .8125em; color: ${value('colorDanger')}; }
.note:empty { display: none; }
details { font-size: .8125em; color: ${value('colorTextSecondary')}; } summary { cursor: pointer; padding: ${space(1)} 0; }
ul { list-style: none; margin: 0; padding: 0; } li { padding: ${space(1)} 0; }
button { font: inherit; color: ${value('colorText')}; background: none; border: 0; padding: ${space(1)} 0; min-height: 24px;
  text-decoration: underline; text-underline-offset: .2em; cursor: pointer; font-variant-numeric: tabular-nums; }
`;
}
