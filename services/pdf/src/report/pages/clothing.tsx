import { Outfit } from '@trueseason/drawings';
import { garmentWords } from '@trueseason/seasons';
import { Page, type PageContext } from '../parts/page.tsx';

export function Clothing(context: PageContext) {
  const { result, profile } = context.report;
  return (
    <Page context={context} className="clothing">
      <ol className="guidelines">
        {result.clothing.guidelines.map((guideline, i) => (
          <li key={guideline}>
            <span className="num">{i + 1}</span>
            <p>{guideline}</p>
          </li>
        ))}
      </ol>
      <ol className="looks">
        {profile.outfits.map(({ id, name, garments }) => {
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
