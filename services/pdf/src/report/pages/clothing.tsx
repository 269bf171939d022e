import type { NamedColor } from '@trueseason/contracts';
import { Outfit } from '@trueseason/print/drawings';
import { suitColors } from '@trueseason/style/reading/suit-colors';
import { garmentWords } from '@trueseason/style/seasons';
import { listed } from '@trueseason/style/seasons/listed';
import { textsOf } from '../model.ts';
import { Page, type PageContext } from '../parts/page.tsx';

const namesOf = (colors: readonly NamedColor[]): string => listed(colors.map(({ name }) => name));

function SuitLine({ report: { reading } }: Pick<PageContext, 'report'>) {
  const { suits, shirts, ties } = suitColors(reading);
  return (
    <p className="suits note">
      For a suit: {namesOf(suits)}. Shirts: {namesOf(shirts)}. Ties: {namesOf(ties)}.
    </p>
  );
}

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
      {report.scope?.includes('suits') && <SuitLine report={report} />}
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
