import type { NamedColor } from '@trueseason/contracts';
import { dyedHair, HairSwatch } from '@trueseason/print/drawings';
import { shownColor } from '@trueseason/style/person';
import { colorsOf, type Report, textOf, textsOf } from '../model.ts';
import { Page, type PageContext } from '../parts/page.tsx';

/** For a head with visible hair. */
export function Hair(context: PageContext) {
  const { report } = context;
  const hair = shownColor('hair', report.evidence);
  return (
    <Page context={context} className="hair">
      <p className="serif">{(['hair', 'hairGuidelines'] as const).flatMap((id) => textsOf(report, id)).join(' ')}</p>
      <Colors title="Best colors" colors={colorsOf(report, 'hair')} report={report} />
      <Colors
        title="Farther from your own hair"
        lead={textOf(report, 'hairFar')}
        colors={colorsOf(report, 'hairFar')}
        report={report}
      />
      <Colors
        title="Colors to avoid"
        lead={textOf(report, 'hairAvoid')}
        colors={colorsOf(report, 'hairAvoid')}
        report={report}
      />
      <Beard report={report} />
      {hair && (
        <p className="note">
          The narrow strip at the left of each is your own hair, {hair.hex},{' '}
          {hair.source === 'photos' ? 'as we measured it' : 'as you told us'}.
        </p>
      )}
    </Page>
  );
}

/** In place of that page without advice on hair: a part of another page, since there is little to color. */
export function BrowsAndBeard({ report }: ReportProps) {
  return (
    <>
      <FewColors title="For your brows" section="brows" report={report} />
      {textsOf(report, 'hair').length === 0 && <Beard report={report} />}
    </>
  );
}

interface ReportProps {
  readonly report: Report;
}

function Beard({ report }: ReportProps) {
  const section = textsOf(report, 'beard').length > 0 ? 'beard' : 'beardAsked';
  return <FewColors title="For your beard" section={section} report={report} />;
}

interface FewColorsProps extends ReportProps {
  readonly title: string;
  readonly section: 'brows' | 'beard' | 'beardAsked';
}

function FewColors({ title, section, report }: FewColorsProps) {
  const lead = textOf(report, section);
  const colors = colorsOf(report, section);
  if (!lead) return null;
  return (
    <section className="brows">
      <h3>{title}</h3>
      <p className="note">{lead}</p>
      {colors.length > 0 && (
        <ul>
          {colors.map(({ hex, name }) => (
            <li key={name}>
              <span style={{ background: hex }} /> {name} <span className="num">{hex}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface ColorsProps {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly colors: readonly NamedColor[];
  readonly report: Report;
}

/** Minimum columns of a row. */
const FEWEST = 4;

function Colors({ title, lead, colors, report: { evidence } }: ColorsProps) {
  const hair = shownColor('hair', evidence);
  if (colors.length === 0) return null;
  return (
    <section className="hair-colors grows">
      <h3>{title}</h3>
      {lead && <p className="note">{lead}</p>}
      <ul style={{ '--columns': Math.max(FEWEST, colors.length) }}>
        {colors.map(({ hex, name, use, wear }) => (
          <li key={name}>
            <div>
              {hair && <HairSwatch hex={hair.hex} strands={hair.strands} edge={0} />}
              <HairSwatch {...dyedHair({ hex, use }, evidence)} edge={0} />
            </div>
            <p className="swatch-name">{name}</p>
            <p className="swatch-hex num">{hex}</p>
            {wear && <p className="swatch-hex">{wear}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
