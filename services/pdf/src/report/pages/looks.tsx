import { Outfit } from '@trueseason/drawings';
import { CELEBRITY_NOTE, type SeasonOutfit } from '@trueseason/seasons';
import { garmentName } from '../capsule.ts';
import type { Report } from '../model.ts';
import type { PageContext } from '../page-context.ts';
import { Page } from '../parts/page.tsx';

export function Looks(context: PageContext) {
  const { report } = context;
  const { profile } = report;
  return (
    <Page context={context} className="looks" lead={profile.personality}>
      <ol className="look-grid">
        {profile.outfits.map((outfit, i) => (
          <Look key={outfit.id} outfit={outfit} position={i + 1} />
        ))}
      </ol>
      <Inspiration report={report} />
    </Page>
  );
}

function Look({ outfit, position }: { outfit: SeasonOutfit; position: number }) {
  return (
    <li>
      <Outfit garments={outfit.garments} ground="#F1ECE3" />
      <p className="swatch-name">
        <span className="num">{position}</span> {outfit.name}
      </p>
      <p className="note">{outfit.garments.map(({ kind, color }) => `${garmentName(kind)} in ${color}`).join('; ')}</p>
    </li>
  );
}

function Inspiration({ report: { result, profile } }: { report: Report }) {
  return (
    <section className="inspiration">
      <dl>
        {result.celebrities.map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="note">{profile.celebrities.find((mention) => mention.name === name)?.note}</dd>
          </div>
        ))}
      </dl>
      <p className="note">{CELEBRITY_NOTE}</p>
    </section>
  );
}
