import { Cloth } from '@trueseason/drawings';
import type { SeasonOutfit } from '@trueseason/seasons';
import type { PageContext } from '../chapters.ts';
import { Page } from '../parts/page.tsx';
import { garmentName } from '../wardrobe.ts';

export function Looks({ report, number, title }: PageContext) {
  const { profile } = report;
  return (
    <Page report={report} number={number} title={title} className="looks">
      <ol className="look-grid">
        {profile.outfits.map((outfit, i) => (
          <Look key={outfit.id} outfit={outfit} index={i} />
        ))}
      </ol>
      <section className="inspiration">
        <p className="serif">{profile.personality}</p>
        <p className="note">
          People whose coloring is often described this way: {report.result.celebrities.join(', ')}. Nobody measured
          them; look at their best photographs and see which colors they wear.
        </p>
      </section>
    </Page>
  );
}

function Look({ outfit, index }: { outfit: SeasonOutfit; index: number }) {
  return (
    <li>
      <div className="look-cloths">
        {outfit.garments.map((garment, i) => (
          <div key={`${garment.kind}-${garment.hex}`} style={{ flex: i < 2 ? 3 : 1.4 }}>
            <Cloth hex={garment.hex} seed={index * 7 + i} id={`look-${index}-${i}`} height={130} edge={0} />
          </div>
        ))}
      </div>
      <p className="swatch-name">
        <span className="num">{index + 1}</span> {outfit.name}
      </p>
      <p className="note">{outfit.garments.map(({ kind, color }) => `${garmentName(kind)} in ${color}`).join('; ')}</p>
    </li>
  );
}

export const looksCss = `
.look-grid{display:grid;grid-template-columns:repeat(3,1fr);gap:7mm 6mm}
.look-cloths{display:flex;height:44mm}
.look-grid .num{font:400 8.4pt/1 Grotesk,Reading;color:var(--muted);margin-right:1mm}
.look-grid .note{font-size:7.8pt;margin-top:1mm}
.inspiration{margin-top:9mm;border-top:.35pt solid var(--ink);padding-top:4mm;display:grid;grid-template-columns:1fr 1fr;gap:9mm}
`;
