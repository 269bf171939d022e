/** Paper, ink and hairlines; color only for what needs attention. */
export const STYLE = `
:root { color-scheme: light dark; --paper: light-dark(#fbf8f3, #161311); --ink: light-dark(#1c1917, #f3ede4);
  --soft: light-dark(#57504a, #b9afa4); --line: light-dark(#dcd4c8, #3a332d); --alarm: light-dark(#9b2c1f, #f2a08f); }
* { box-sizing: border-box; }
body { margin: 0; padding: clamp(1.25rem, 4vw, 4rem); background: var(--paper); color: var(--ink);
  font: 1rem/1.5 "Instrument Sans Variable", "Helvetica Neue", Arial, sans-serif; font-variant-numeric: tabular-nums; }
header { display: flex; flex-wrap: wrap; gap: 0.5rem 2rem; align-items: baseline; border-bottom: 1px solid var(--ink);
  padding-bottom: 1rem; }
h1, h2 { font-family: "Fraunces Variable", "Iowan Old Style", "Palatino Linotype", Georgia, serif; font-weight: 400; }
h1 { font-size: 2.5rem; line-height: 1.1; margin: 0; }
h2 { font-size: 1.375rem; margin: 0 0 0.75rem; }
main { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr)); gap: 2.5rem 4rem;
  margin-top: 2.5rem; }
section { min-width: 0; }
/* A shade where columns are cut off, covered at the end. */
.table { --shade: color-mix(in srgb, var(--ink) 20%, transparent); overflow-x: auto;
  background: linear-gradient(to right, var(--paper) 1rem, transparent) 0 0 / 2.5rem 100% no-repeat local,
  linear-gradient(to left, var(--paper) 1rem, transparent) 100% 0 / 2.5rem 100% no-repeat local,
  linear-gradient(to right, var(--shade), transparent) 0 0 / 1rem 100% no-repeat,
  linear-gradient(to left, var(--shade), transparent) 100% 0 / 1rem 100% no-repeat; }
section.wide { grid-column: 1 / -1; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.4rem 1rem 0.4rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
th { font-size: 0.8125rem; font-weight: 500; color: var(--soft); }
td.n, th.n { text-align: right; }
td { white-space: nowrap; }
td.reason { min-width: 12rem; max-width: 32rem; white-space: normal; overflow-wrap: anywhere; }
p { margin: 0; color: var(--soft); }
p.state { flex-basis: 100%; font-size: 1.125rem; }
.alarm { color: var(--alarm); font-weight: 600; }
a { color: inherit; text-underline-offset: 0.2em; }
button { font: inherit; color: inherit; background: none; border: 1px solid var(--ink); border-radius: 2px;
  padding: 0.15rem 0.6rem; cursor: pointer; }
form.fields { display: grid; gap: 1rem; max-width: 22rem; margin: 1.5rem 0; justify-items: start; }
form.fields label { display: grid; gap: 0.25rem; width: 100%; color: var(--soft); }
form.fields input { font: inherit; color: var(--ink); background: none; border: 1px solid var(--ink); border-radius: 2px;
  padding: 0.5rem 0.6rem; }
button:hover, button:focus-visible { background: var(--ink); color: var(--paper); }
`;
