import { Cloth } from '@trueseason/print/drawings';
import { readableInk } from '@trueseason/style/color';
import { Page, type PageContext } from '../parts/page.tsx';
import { replacementsOf } from '../replacements.ts';

/** Colors to avoid, struck through, next to cloth to wear instead. */
export function Avoid(context: PageContext) {
  return (
    <Page
      context={context}
      tone="white"
      className="avoid"
      lead="Nothing is forbidden. Beside each color is one of yours to wear instead."
    >
      <ul className="swatch-grid fill">
        {replacementsOf(context.report).map(({ color, replacement }, i) => (
          <li key={color.hex} className="swatch swap">
            <div>
              <Cloth hex={color.hex} seed={i} id={`avoid-${i}`} height={140} edge={0} />
              <Cloth hex={replacement.hex} seed={i + 100} id={`instead-${i}`} height={140} edge={0} />
              <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                <path
                  d="M8 92L42 8"
                  stroke={readableInk(color.hex)}
                  strokeWidth={1}
                  vectorEffect="non-scaling-stroke"
                />
              </svg>
            </div>
            <dl>
              <dt>Not</dt>
              <dd>
                {color.name} <span className="swatch-hex num">{color.hex}</span>
              </dd>
              <dt>Instead</dt>
              <dd>
                {replacement.name} <span className="swatch-hex num">{replacement.hex}</span>
              </dd>
            </dl>
          </li>
        ))}
      </ul>
    </Page>
  );
}
