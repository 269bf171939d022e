import { readableInk } from '@trueseason/color';
import { Cloth } from '@trueseason/drawings';
import type { PageContext } from '../chapters.ts';

/** A plate without margins: the colours themselves, one above the other, like bolts on a shelf. */
export function Signature({ report, number, title }: PageContext) {
  const height = 297 / report.signature.length;
  return (
    <section className="page bleed signature" id={`page-${number}`} aria-label={title}>
      <ul>
        {report.signature.map((color, i) => (
          <li key={color.name} style={{ height: `${height}mm`, background: color.hex, color: readableInk(color.hex) }}>
            <div className="bolt">
              <Cloth hex={color.hex} seed={i + 11} id={`bolt-${i}`} height={100 * (height / 128)} edge={0} />
            </div>
            {i === 0 && <h2>{title}</h2>}
            <p>
              {color.name} <span className="num">{color.hex}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const signatureCss = `
.signature{padding:0;height:297mm}
.signature li{position:relative;padding:0 0 4mm 24mm;display:flex;flex-direction:column;justify-content:flex-end}
.signature .bolt{position:absolute;right:0;top:0;bottom:0;width:128mm}
.signature h2{font:600 9pt/1.3 Grotesk,Reading;position:absolute;top:12mm;left:24mm}
.signature p{position:relative;font:340 21pt/1.02 Headline;width:60mm;text-wrap:balance}
.signature .num{display:block;font:400 9pt/1.5 Grotesk,Reading;margin-top:.8mm}
`;
