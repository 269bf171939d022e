import { Frame, JEWELS, Jewel, MetalSample } from '@trueseason/print/drawings';
import { capital } from '@trueseason/style/seasons/capital';
import { colorsOf, type Report, textOf, textsOf } from '../model.ts';
import { Page, type PageContext } from '../parts/page.tsx';

export function Metals(context: PageContext) {
  const { report } = context;
  return (
    <Page context={context} className="metals" lead={textOf(report, 'metals')}>
      <ol className="metal-bars">
        {colorsOf(report, 'metals').map(({ name: metal }, i) => (
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
        {report.profile.frames.map(({ hex, name, look }) => (
          <li key={hex}>
            <Frame {...look} color={hex} />
            <p className="swatch-name">{name}</p>
            <p className="swatch-hex num">{hex}</p>
          </li>
        ))}
      </ul>
      <ul className="plain-list glasses">
        {[...textsOf(report, 'glasses'), ...textsOf(report, 'frames')].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Page>
  );
}

function Jewelry({ report }: { report: Report }) {
  return (
    <ul className="jewelry fill">
      {[...report.reading.sections.jewelry.lines, ...report.reading.sections.jewels.lines].map(({ id, text }) => {
        const kind = JEWELS.find((jewel) => jewel === id);
        return (
          <li key={id}>
            {kind && <Jewel kind={kind} jewels={report.profile.jewels} />}
            <p>{kind ? `${capital(kind)}: ${text}` : text}</p>
          </li>
        );
      })}
    </ul>
  );
}
