import { deltaE00, hexToLab } from '@trueseason/color';
import type { NamedColor } from '@trueseason/contracts';
import type { PageContext } from '../chapters.ts';
import type { Report } from '../model.ts';
import { PALETTE_GROUPS } from '../model.ts';
import { Page } from '../parts/page.tsx';

export function Avoid({ report, number, title }: PageContext) {
  return (
    <Page
      report={report}
      number={number}
      title={title}
      tone="white"
      className="avoid"
      lead="Nothing is forbidden. These take more from a face than they give; beside each stands the nearest color of your own."
    >
      <ul>
        {report.result.overview.avoidColors.map((color) => (
          <SwapRow key={color.hex + color.name} color={color} instead={nearest(color, report)} />
        ))}
      </ul>
      <p className="note">
        If you love one of them, wear it below the waist, as a bag or as shoes, and keep one of your own colors at the
        collar.
      </p>
    </Page>
  );
}

function SwapRow({ color, instead }: { color: NamedColor; instead: NamedColor | undefined }) {
  return (
    <li>
      <span className="avoid-color" style={{ background: color.hex }} aria-hidden="true" />
      <p>
        {color.name}
        <span className="swatch-hex num">{color.hex}</span>
      </p>
      {instead && (
        <>
          <span className="instead-color" style={{ background: instead.hex }} aria-hidden="true" />
          <p className="instead">
            <span className="label">rather</span>
            {instead.name}
            <span className="swatch-hex num">{instead.hex}</span>
          </p>
        </>
      )}
    </li>
  );
}

/** The palette's colour with the smallest CIEDE2000 distance. */
export function nearest({ hex }: NamedColor, { palette }: Pick<Report, 'palette'>): NamedColor | undefined {
  const lab = hexToLab(hex);
  const distance = (color: NamedColor) => deltaE00(lab, hexToLab(color.hex));
  return PALETTE_GROUPS.flatMap((group) => palette[group]).reduce<NamedColor | undefined>(
    (best, color) => (best && distance(best) <= distance(color) ? best : color),
    undefined,
  );
}

export const avoidCss = `
.avoid ul{display:grid;grid-template-columns:1fr 1fr;gap:0 9mm;margin-bottom:6mm}
.avoid li{display:grid;grid-template-columns:17mm 1fr 11mm 1fr;gap:3mm;align-items:center;border-top:.35pt solid var(--rule);
  padding:3.6mm 0;font:400 8.8pt/1.2 Grotesk}
.avoid .swatch-hex{display:block}
.avoid-color{height:17mm;position:relative;overflow:hidden}
.avoid-color::after{content:'';position:absolute;inset:0;background:linear-gradient(to top right,transparent calc(50% - .3pt),#fff calc(50% - .3pt),#fff calc(50% + .3pt),transparent calc(50% + .3pt))}
.instead-color{height:17mm}
.instead .label{display:block;font-weight:400;color:var(--muted)}
`;
