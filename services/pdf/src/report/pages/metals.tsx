import { Frame, framesOf, JEWELS, Jewel, MetalSample } from '@trueseason/drawings';
import type { Report } from '../model.ts';
import { Page, type PageContext } from '../parts/page.tsx';

export function Metals(context: PageContext) {
  const { report } = context;
  const { accessories } = report.result;
  return (
    <Page context={context} className="metals" lead={accessories.metals}>
      <ol className="metal-bars">
        {(accessories.bestMetals ?? report.profile.metals.best).map((metal, i) => (
          <li key={metal}>
            <div>
              <MetalSample name={metal} id={`metal-${i}`} />
            </div>
            <p className="swatch-name">{metal}</p>
          </li>
        ))}
      </ol>
      <h3>Jewelry</h3>
      <Jewelry report={report} />
      <h3>Glasses</h3>
      <ul className="frames">
        {framesOf(report.profile).map(({ hex, name, look }) => (
          <li key={hex}>
            <Frame {...look} color={hex} />
            <p className="swatch-name">{name}</p>
            <p className="swatch-hex num">{hex}</p>
          </li>
        ))}
      </ul>
      <ul className="plain-list glasses">
        {accessories.glasses.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Page>
  );
}

/** A line that names its kind before a colon has that kind drawn beside it. */
function Jewelry({ report: { profile, result } }: { report: Report }) {
  return (
    <ul className="jewelry fill">
      {result.accessories.jewelry.map((line) => {
        const kind = JEWELS.find((jewel) => line.toLowerCase().startsWith(`${jewel}:`));
        return (
          <li key={line}>
            {kind && <Jewel kind={kind} jewels={profile.jewels} />}
            <p>{line}</p>
          </li>
        );
      })}
    </ul>
  );
}
