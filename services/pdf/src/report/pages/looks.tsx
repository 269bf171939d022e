import type { Presentation } from '@trueseason/contracts';
import { Figure, type Sitter, sitterOf } from '@trueseason/drawings';
import { celebrityNote, garmentWords, headNote, type SeasonOutfit, wornAs } from '@trueseason/seasons';
import type { Report } from '../model.ts';
import type { PageContext } from '../page-context.ts';
import { Page } from '../parts/page.tsx';

export function Looks(context: PageContext) {
  const { report } = context;
  const { profile, evidence } = report;
  const cut = evidence?.answers?.presentation ?? 'between';
  const sitter = sitterOf(evidence, cut, report.result.coreNeutrals);
  // At this size nobody sees brows or eyes.
  const headNoted = evidence && headNote(evidence, ['hair']);
  return (
    <Page context={context} className="looks" lead={profile.personality}>
      <ol className="look-grid">
        {profile.outfits.map((outfit, i) => (
          <Look key={outfit.id} outfit={wornAs(outfit, cut)} cut={cut} sitter={sitter} position={i + 1} />
        ))}
      </ol>
      {headNoted && <p className="note heads">{headNoted}</p>}
      <Inspiration report={report} />
    </Page>
  );
}

interface LookProps {
  readonly outfit: SeasonOutfit;
  readonly cut: Presentation;
  readonly sitter: Sitter | null;
  readonly position: number;
}

/** Ground beside a figure, so that it fills its column. */
const ASIDE = 66;

function Look({ outfit: { name, garments, keyColor }, cut, sitter, position }: LookProps) {
  return (
    <li>
      <Figure
        id={`look-${position}`}
        sitter={sitter}
        presentation={cut}
        garments={garments}
        ground={keyColor.hex}
        aside={ASIDE}
      />
      <p className="swatch-name">
        <span className="num">{position}</span> {name}
      </p>
      <p className="note">{garmentWords(garments)}</p>
    </li>
  );
}

function Inspiration({ report: { result, profile } }: { report: Report }) {
  const { lead, missing } = celebrityNote(profile.celebrities, result.evidence);
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
      <p className="note">{[lead, missing].filter(Boolean).join(' ')}</p>
    </section>
  );
}
