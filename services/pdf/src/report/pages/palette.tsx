import type { SectionId } from '@trueseason/contracts';
import { Cloth, SureMark } from '@trueseason/print/drawings';
import { isSure, SURE_MARK_TEXT } from '@trueseason/style/seasons';
import { colorsOf, lineOf, textOf } from '../model.ts';
import { Page, type PageContext } from '../parts/page.tsx';

/** A palette group: cloth with each color's name and code, the sure ones marked. */
const palettePage = (group: SectionId, lead: string) => (context: PageContext) => {
  const colors = colorsOf(context.report, group);
  return (
    <Page
      context={context}
      tone="white"
      className="palette"
      lead={
        <>
          {lead || textOf(context.report, group)} {lineOf(context.report, 'wear', group)}
          {colors.some(isSure) && (
            <>
              {' '}
              <SureMark />
              {'\u00A0'}
              {SURE_MARK_TEXT.toLowerCase()}
            </>
          )}
        </>
      }
    >
      <ol className="swatch-grid fill">
        {colors.map((color, i) => (
          <li key={color.hex} className="swatch">
            <div>
              <Cloth hex={color.hex} seed={i + 20} id={`${group}-${i}`} height={70} edge={12} />
            </div>
            <p className="swatch-name">
              {color.name}
              {isSure(color) && (
                <>
                  {'\u00A0'}
                  <SureMark />
                </>
              )}
            </p>
            <p className="swatch-hex num">{color.hex}</p>
          </li>
        ))}
      </ol>
    </Page>
  );
};

export const CoreNeutrals = palettePage('neutrals', '');
export const AccentLights = palettePage('lights', 'Lights and tints, for what you wear close to the face.');
export const AccentBrights = palettePage('brights', 'The statement colors. One at a time is plenty.');
