import { Cloth } from '@trueseason/print/drawings';
import { readableInk } from '@trueseason/style/color';
import { colorsOf } from '../model.ts';
import type { PageContext } from '../parts/page.tsx';

/** Colors without margins, stacked like bolts on a shelf. */
export function Signature(context: PageContext) {
  const { report, number, title } = context;
  const signature = colorsOf(report, 'signature');
  const height = 297 / signature.length;
  return (
    <section className="page bleed signature" aria-label={title}>
      <ul>
        {signature.map((color, i) => (
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
      <footer className="foot" style={{ color: readableInk(signature.at(-1)?.hex ?? '#FFFFFF') }}>
        <span className="folio">{number}</span>
      </footer>
    </section>
  );
}
