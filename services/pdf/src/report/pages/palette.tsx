import { Cloth } from '@trueseason/drawings';
import type { PaletteGroup } from '../model.ts';
import { Page, type PageContext } from '../parts/page.tsx';

/** A page of a palette's group: cloth, with the name and the code of each color. */
const palettePage = (group: PaletteGroup, lead: string) => (context: PageContext) => (
  <Page context={context} tone="white" className="palette" lead={lead}>
    <ol className="swatch-grid fill">
      {context.report.palette[group].map(({ hex, name, wear }, i) => (
        <li key={hex} className="swatch">
          <div>
            <Cloth hex={hex} seed={i + 20} id={`${group}-${i}`} height={70} edge={12} />
          </div>
          <p className="swatch-name">{name}</p>
          <p className="swatch-hex num">{hex}</p>
          <p className="swatch-wear">{wear}</p>
        </li>
      ))}
    </ol>
  </Page>
);

export const CoreNeutrals = palettePage(
  'coreNeutrals',
  'The quiet majority of a wardrobe: coats, trousers, knitwear, shoes. Those that suit your own depth and contrast come first.',
);
export const AccentLights = palettePage(
  'accentLights',
  'Close to the face these do the work of good light: shirts, scarves, summer things.',
);
export const AccentBrights = palettePage(
  'accentBrights',
  'One at a time, near the face, and the rest of the outfit can stay quiet.',
);
