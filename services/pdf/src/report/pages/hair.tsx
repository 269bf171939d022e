import {
  BROWS_INSTEAD,
  FARTHER_FROM_OWN,
  insteadOfHair,
  type NamedColor,
  saltAndPepperNote,
} from '@trueseason/contracts';
import { HairSwatch, hairIn } from '@trueseason/drawings';
import { hairColors } from '@trueseason/seasons';
import type { Report } from '../model.ts';
import { Page, type PageContext } from '../parts/page.tsx';
import { Stroke } from '../parts/smear.tsx';

export function Hair(context: PageContext) {
  const { report } = context;
  const { evidence, result, profile } = report;
  const { hairBest, hairAvoid } = profile.palette;
  const { bestColors, avoidColors, guidance } = result.hairColor;
  const instead = insteadOfHair(evidence);
  const advice = instead ?? [saltAndPepperNote(evidence), guidance].filter(Boolean).join(' ');
  const { own, near, far } = hairColors(called(bestColors, hairBest), evidence);
  // Gray strands take each color in their own way, so none of these is the best on them by itself.
  const isNear = near.length === own.length || (near.every(({ wear }) => !wear) && !evidence.features.hair?.strands);
  const nearTitle = isNear ? 'Best on you' : 'Best in your season';
  return (
    <Page context={context} className="hair">
      <p className="serif">{advice}</p>
      {instead ? (
        <Colors title={BROWS_INSTEAD} colors={near} report={report} asBrows />
      ) : (
        <>
          {!evidence.features.hair && (
            <p className="note">Your hair could not be seen well enough in the photos to be measured.</p>
          )}
          <Colors title={nearTitle} colors={near} report={report} />
          <Colors title={FARTHER_FROM_OWN} colors={far} report={report} />
          <Colors title="Harder to carry" colors={called(avoidColors, hairAvoid)} report={report} />
          {evidence.features.hair && (
            <p className="note">
              The narrow strip at the left of each is your own hair, {evidence.features.hair.hex}, as we measured it.
            </p>
          )}
        </>
      )}
    </Page>
  );
}

/** A color of hair as the result names it; one that the season does not know has a name alone. */
type HairColor = Pick<NamedColor, 'name' | 'wear'> & Partial<Pick<NamedColor, 'hex'>>;

const called = (names: readonly string[], known: readonly NamedColor[]): HairColor[] =>
  names.map((text) => known.find(({ name }) => text.includes(name)) ?? { name: text });

interface ColorsProps {
  readonly title: string;
  readonly colors: readonly HairColor[];
  readonly report: Report;
  /** As a pencil draws them, where there is no hair to color. */
  readonly asBrows?: boolean;
}

/** Columns of a row, however few colors it has. */
const FEWEST = 4;

/** Strands of each color beside the person's own. */
function Colors({ title, colors, report: { evidence }, asBrows = false }: ColorsProps) {
  const { hair } = evidence.features;
  if (colors.length === 0) return null;
  return (
    <section className="hair-colors">
      <h3>{title}</h3>
      <ul style={{ '--columns': Math.max(FEWEST, colors.length) }}>
        {colors.map(({ hex, name, wear }, i) => (
          <li key={name}>
            {hex && asBrows && <Stroke hex={hex} seed={i} />}
            {hex && !asBrows && (
              <div>
                {hair && <HairSwatch hex={hair.hex} strands={hair.strands} edge={0} />}
                <HairSwatch {...hairIn({ hex, wear }, evidence)} edge={0} />
              </div>
            )}
            <p className="swatch-name">{name}</p>
            {hex && <p className="swatch-hex num">{hex}</p>}
            {!asBrows && wear && <p className="swatch-hex">{wear}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
