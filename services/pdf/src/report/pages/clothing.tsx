import { Outfit } from '@trueseason/print/drawings';
import { garmentWords } from '@trueseason/style/seasons';
import { textsOf } from '../model.ts';
import { Page, type PageContext } from '../parts/page.tsx';

export function Clothing(context: PageContext) {
  const { report } = context;
  return (
    <Page context={context} className="clothing">
      <ol className="guidelines">
        {textsOf(report, 'clothing').map((guideline, i) => (
          <li key={guideline}>
            <span className="num">{i + 1}</span>
            <p>{guideline}</p>
          </li>
        ))}
      </ol>
      <ol className="looks">
        {report.reading.outfits.map(({ id, name, garments }) => {
          return (
            <li key={id}>
              <div>
                <Outfit garments={garments} />
              </div>
              <p className="swatch-name">{name}</p>
              <p className="note">{garmentWords(garments)}</p>
            </li>
          );
        })}
      </ol>
    </Page>
  );
}
