import type { SectionId } from '@trueseason/contracts';
import { Cloth } from '@trueseason/print/drawings';
import { colorsOf } from '../model.ts';
import { Page, type PageContext } from '../parts/page.tsx';

/** A palette group: cloth with each color's name and code. */
const palettePage = (group: SectionId, lead: string) => (context: PageContext) => (
  <Page context={context} tone="white" className="palette" lead={lead}>
    <ol className="swatch-grid fill">
      {colorsOf(context.report, group).map(({ hex, name, wear }, i) => (
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

export const CoreNeutrals = palettePage('neutrals', 'To build on. The first ones suit you best.');
export const AccentLights = palettePage('lights', 'Lights and tints, for what you wear close to the face.');
export const AccentBrights = palettePage('brights', 'The statement colors. One at a time is plenty.');
