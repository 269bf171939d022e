import { readableInk } from '@trueseason/color';
import { Cloth } from '@trueseason/drawings';
import type { PageContext } from '../page-context.ts';
import { Page } from '../parts/page.tsx';
import { Swatch } from '../parts/swatch.tsx';

/** Bolts on a shelf: the name on white, the cloth beside it. */
export function CoreNeutrals(context: PageContext) {
  const { report } = context;
  const colors = report.palette.coreNeutrals;
  return (
    <Page
      context={context}
      tone="white"
      className="neutrals"
      lead="The quiet majority of a wardrobe: coats, trousers, knitwear, shoes. Those that suit your own depth and contrast come first."
    >
      <ol style={{ gridTemplateRows: `repeat(${colors.length}, ${198 / colors.length}mm)` }}>
        {colors.map((color, i) => (
          <li key={color.hex}>
            <div>
              <p className="swatch-name">{color.name}</p>
              <p className="swatch-hex num">{color.hex}</p>
              <p className="swatch-wear">{color.wear}</p>
            </div>
            <div className="run">
              <Cloth
                hex={color.hex}
                seed={i + 20}
                id={`neutral-${i}`}
                height={(100 * 198) / colors.length / 109}
                edge={2.6}
              />
            </div>
          </li>
        ))}
      </ol>
    </Page>
  );
}

export function AccentLights(context: PageContext) {
  const { report } = context;
  return (
    <Page
      context={context}
      tone="white"
      className="lights"
      lead="Close to the face these do the work of good light: shirts, scarves, summer things."
    >
      <Grid colors={report.palette.accentLights} scope="light" seed={40} drape={58} />
    </Page>
  );
}

/** A patchwork; the flat strip under each cloth carries its label. */
export function AccentBrights(context: PageContext) {
  const { report } = context;
  const colors = report.palette.accentBrights;
  const rows = Math.ceil(colors.length / 3);
  return (
    <Page
      context={context}
      tone="white"
      className="brights"
      lead="One at a time, near the face, and the rest of the outfit can stay quiet."
    >
      <ol className="patchwork" style={{ gridTemplateRows: `repeat(${rows}, 1fr)` }}>
        {colors.map((color, i) => (
          <li key={color.hex} style={{ background: color.hex, color: readableInk(color.hex) }}>
            <div>
              <Cloth hex={color.hex} seed={60 + i} id={`bright-${i}`} height={56} edge={0} />
            </div>
            <p className="swatch-name">{color.name}</p>
            <p className="brights-hex num">{color.hex}</p>
            <p className="swatch-wear">{color.wear}</p>
          </li>
        ))}
      </ol>
    </Page>
  );
}

interface GridProps {
  readonly colors: PageContext['report']['signature'];
  readonly scope: string;
  readonly seed: number;
  readonly drape: number;
}

function Grid({ colors, scope, seed, drape }: GridProps) {
  return (
    <ol className="swatch-grid">
      {colors.map((color, i) => (
        <Swatch key={color.hex} color={color} seed={seed + i} scope={scope} drape={drape} />
      ))}
    </ol>
  );
}
