import { Outfit } from '@trueseason/drawings';
import { CELEBRITY_NOTE, type SeasonOutfit } from '@trueseason/seasons';
import { garmentName } from '../capsule.ts';
import type { PageContext } from '../chapters.ts';
import type { Report } from '../model.ts';
import { Page } from '../parts/page.tsx';

export function Looks({ report, number, title }: PageContext) {
  const { profile } = report;
  return (
    <Page report={report} number={number} title={title} className="looks" lead={profile.personality}>
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

export const looksCss = `
.looks .chapter{margin-bottom:6mm;padding-right:10mm}
.looks .lead{font-size:12pt;max-width:150mm}
.look-grid{display:grid;grid-template-columns:repeat(3,1fr);gap:5mm 6mm}
.look-grid svg{height:64mm;background:#F1ECE3}
.look-grid .num{font:400 9pt/1 Grotesk,Reading;color:var(--muted);margin-right:1mm}
.look-grid .note{font-size:8.6pt;line-height:1.3;margin-top:.6mm;text-wrap:balance}
.inspiration{margin-top:auto;border-top:.35pt solid var(--ink);padding-top:3mm}
.inspiration dl{display:grid;grid-template-columns:repeat(3,1fr);gap:6mm;margin-bottom:2mm}
.inspiration dt{font:380 12pt/1.2 Reading}
.inspiration .note{font-size:8.6pt;line-height:1.35}
`;
