import { deltaE00, hexToLab } from '@trueseason/color';
import { Frame, framesOf, JEWELS, Jewel, MetalSample } from '@trueseason/drawings';
import { headNote } from '@trueseason/seasons';
import type { Report } from '../model.ts';
import type { PageContext } from '../page-context.ts';
import { OwnFace } from '../parts/own-face.tsx';
import { Page } from '../parts/page.tsx';

export function Metals(context: PageContext) {
  const { report } = context;
  const { accessories } = report.result;
  const headNoted = report.evidence && headNote(report.evidence);
  const metals = accessories.bestMetals ?? report.profile.metals;
  return (
    <Page context={context} className="metals" lead={accessories.metals}>
      <ol className="metal-bars">
        {metals.map((metal, i) => (
          <li key={metal}>
            <div>
              <MetalSample name={metal} id={`metal-${i}`} />
            </div>
            <p className="swatch-name">{metal}</p>
          </li>
        ))}
      </ol>
      <div className="metals-text">
        <section>
          <h3>Jewelry</h3>
          <Jewelry report={report} />
        </section>
        <section className="glasses">
          <h3>Glasses</h3>
          <Sitter report={report} />
          <ul className="plain-list">
            {accessories.glasses.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      </div>
      {headNoted && <p className="note heads">{headNoted}</p>}
      <Frames report={report} />
    </Page>
  );
}

/** A line that names its kind before a colon has that kind drawn beside it. */
function Jewelry({ report }: { report: Report }) {
  const { jewels } = report.profile;
  return (
    <ul className="jewelry">
      {report.result.accessories.jewelry.map((line) => {
        const kind = JEWELS.find((jewel) => line.toLowerCase().startsWith(`${jewel}:`));
        if (!kind || !jewels) return <li key={line}>{line}</li>;
        return (
          <li key={line} className="drawn">
            <Jewel kind={kind} jewels={jewels} />
            <p>{line}</p>
          </li>
        );
      })}
    </ul>
  );
}

/** CIEDE2000: a rim that is nearer to the skin is lost in it. */
const RIM_SHOWS = 12;

/** The first frame that shows on the person's own coloring, over a neutral of the palette. */
function Sitter({ report }: { report: Report }) {
  const frames = framesOf(report.profile);
  const skin = report.evidence && hexToLab(report.evidence.features.skin.hex);
  const frame = frames.find(({ hex }) => !skin || deltaE00(hexToLab(hex), skin) >= RIM_SHOWS) ?? frames[0];
  if (!frame) return null;
  return (
    <div className="sitter">
      <OwnFace
        report={report}
        id="sitter"
        style="crop"
        glasses={frame}
        cloth={report.palette.coreNeutrals[0]?.hex ?? report.accent}
      />
    </div>
  );
}

function Frames({ report }: { report: Report }) {
  const frames = framesOf(report.profile);
  if (frames.length === 0) return null;
  return (
    <ul className="frames">
      {frames.map(({ hex, name, look }) => (
        <li key={hex}>
          <Frame {...look} color={hex} />
          <p className="swatch-name">{name}</p>
          <p className="swatch-hex num">{hex}</p>
        </li>
      ))}
    </ul>
  );
}
