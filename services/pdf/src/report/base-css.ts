import { INK, PAPER } from './model.ts';

/** Sheet, type and the few shapes that every page shares. Lengths are those of an A4 sheet. */
export const baseCss = (accent: string): string => `
@page{size:A4;margin:0}
:root{--paper:${PAPER};--ink:${INK};--muted:#675F57;--rule:#CFC7BB;--accent:${accent}}
*{box-sizing:border-box;margin:0;padding:0}
html{font-synthesis:none;-webkit-print-color-adjust:exact;print-color-adjust:exact}
body{width:210mm;background:#fff;color:var(--ink);font:400 10.5pt/1.5 Grotesk,Reading;font-variant-numeric:lining-nums;
  font-kerning:normal;hyphens:manual}
h1,h2,h3,h4{font-weight:inherit}
ul,ol{list-style:none}
h3{font:340 18pt/1.15 Headline;letter-spacing:-0.01em;margin-bottom:2.4mm}
p{text-wrap:pretty}
svg{display:block}
.label{font:600 8.6pt/1.3 Grotesk,Reading;color:var(--muted)}
.note{font:400 9pt/1.45 Grotesk,Reading;color:var(--muted);text-wrap:pretty}
.num{font-variant-numeric:tabular-nums lining-nums}
.serif{font:380 12pt/1.5 Reading}
.cols{display:grid;grid-template-columns:repeat(12,1fr);column-gap:5mm}
`;
