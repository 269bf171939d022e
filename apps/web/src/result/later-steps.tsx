import { type AnalysisResult, type Answers, SCOPE_QUESTION, type Scope } from '@trueseason/contracts';
import { suitColors } from '@trueseason/style/reading/suit-colors';
import { CELEBRITIES_LEAD } from '@trueseason/style/seasons';
import type { ReactNode } from 'react';
import { Draping } from '../drape/draping.tsx';
import { paths } from '../lib/navigation/paths.ts';
import { LeaveOut } from '../order/leave-out.tsx';
import { colorsOf, textOf, textsOf } from '../order/read-result.ts';
import { usePrefetchHairMap } from '../try-on/use-prefetch-hair-map.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { ChipGrid } from '../ui/swatch/chip-grid.tsx';
import { ClothGrid } from '../ui/swatch/cloth-swatch.tsx';
import { Page, type ResultContext, type Row, Rules, type TitledSection } from './layout/page.tsx';
import { Frames, Jewelry, Metals } from './sections/accessories.tsx';
import { Celebrities } from './sections/celebrities.tsx';
import { chartRow } from './sections/charts.tsx';
import { CHOICE_TITLE, ChooseSeason } from './sections/choose-season.tsx';
import { EvidenceSummary, SeasonReasons } from './sections/evidence.tsx';
import { Hair } from './sections/hair.tsx';
import { Invitation } from './sections/invitation.tsx';
import { foundationRow, productsRow } from './sections/makeup.tsx';
import { Outfits } from './sections/outfits.tsx';
import { advisedPalette } from './sections/palette.tsx';
import { PinterestCard } from './sections/pinterest-card.tsx';
import { QuestionsForm } from './sections/questions-form.tsx';
import { SaveColors } from './sections/save-colors.tsx';
import { ScopeForm } from './sections/scope-form.tsx';
import { MoreActions, Share, type ShareActions } from './sections/share.tsx';
import { TryOnSection } from './sections/try-on-section.tsx';

interface Step {
  /** Replaces the step's title; empty for none. */
  readonly heading?: string;
  readonly lead?: string | undefined;
  readonly action?: ReactNode;
  readonly rows: readonly (Row | false)[];
}

interface About extends ResultContext, ShareActions {
  readonly scope: Scope;
  /** A customer's answers for a result that waits for its owner's decision. */
  readonly proposedAnswers?: Answers | undefined;
}

/** Where two seasons lead, the owner chooses; not while another result waits for their decision. */
const choiceSection = ({ result, orderId, isSample, proposedAnswers }: About): TitledSection | false =>
  !isSample &&
  !proposedAnswers &&
  colorsOf(result, 'choice').length > 0 && {
    title: CHOICE_TITLE,
    look: 'fold',
    body: <ChooseSeason orderId={orderId} result={result} />,
  };

/** For those who asked for suits. */
function suitRow(result: AnalysisResult, scope: Scope): Row | false {
  if (!scope?.includes('suits')) return false;
  const { suits, shirts, ties } = suitColors(result.reading);
  const rows = [
    ['Suits', suits],
    ['Shirts', shirts],
    ['Ties', ties],
  ] as const;
  return { split: rows.map(([title, colors]) => ({ title, body: <ChipGrid colors={colors} columns={3} /> })) };
}

const LATER_STEPS: Readonly<Record<string, (about: About) => Step>> = {
  palette: (about) => ({
    rows: [
      {
        bare: (
          <section>
            <h2 className="visually-hidden">On you</h2>
            <Draping {...about} />
          </section>
        ),
      },
      // Changed in evidence later.
      about.result.evidence.kept?.chosen === undefined && choiceSection(about),
      ...advisedPalette(about.result),
      { bare: <SaveColors {...about} /> },
      chartRow(about),
    ],
  }),
  clothing: ({ result, orderId, scope, isSample }) => ({
    rows: [
      { title: 'Style guidelines', body: <Rules items={textsOf(result, 'clothing').slice(0, 4)} /> },
      !isSample && {
        bare: (
          <div>
            <ButtonLink look="quiet" to={`${paths.garment}?order=${orderId}`}>
              Check a garment by photo
            </ButtonLink>
          </div>
        ),
      },
      {
        title: 'Outfits in your colors',
        lead: 'Each link opens a shop’s own search. No ads.',
        body: (
          <Outfits
            result={result}
            orderId={orderId}
            linkText="Shop this color"
            placeholder={<Skeleton height="21rem" />}
          />
        ),
      },
      suitRow(result, scope),
      { bare: <PinterestCard result={result} about="clothing" /> },
    ],
  }),
  accessories: ({ result }) => ({
    lead: textOf(result, 'metals'),
    rows: [
      { title: 'Best metals', body: <Metals result={result} /> },
      { title: 'Jewelry', lead: textOf(result, 'jewelry'), body: <Jewelry result={result} /> },
      { title: 'Eyewear', lead: textOf(result, 'glasses'), body: <Frames result={result} /> },
    ],
  }),
  hair: ({ result, orderId }) => ({
    lead: textOf(result, 'brows') || textOf(result, 'hair') || textOf(result, 'beard') || textOf(result, 'beardAsked'),
    rows: [{ bare: <Hair result={result} orderId={orderId} /> }],
  }),
  makeup: ({ result, orderId, isSample }) => ({
    lead: textOf(result, 'makeup'),
    action: !isSample && <LeaveOut orderId={orderId} part="makeup" nextStep="celebrities" />,
    rows: [
      { bare: <TryOnSection orderId={orderId} result={result} areas={['lips', 'blush']} /> },
      foundationRow(result),
      productsRow(result),
      { title: 'Guidelines', look: 'fold', body: <Rules items={textsOf(result, 'makeupGuidelines')} /> },
      { bare: <PinterestCard result={result} about="makeup" /> },
    ],
  }),
  celebrities: ({ result }) => ({
    lead: `${CELEBRITIES_LEAD} The cloths are colors you share.`,
    rows: [{ bare: <Celebrities result={result} /> }],
  }),
  evidence: ({ result, orderId, proposedAnswers, isSample, ...about }) => ({
    heading: 'The Evidence',
    rows: [
      { bare: <EvidenceSummary result={result} orderId={orderId} /> },
      {
        split: [
          !isSample && {
            title: 'What only you know',
            lead: `Tell us, and we measure again right away, free. ${textOf(result, 'stays')}`,
            look: 'fold',
            body: <QuestionsForm orderId={orderId} result={result} proposedAnswers={proposedAnswers} />,
          },
          { title: SCOPE_QUESTION.text, look: 'fold', body: <ScopeForm orderId={orderId} /> },
        ],
      },
      {
        split: [
          choiceSection({ result, orderId, proposedAnswers, isSample, ...about }),
          { title: `Why not ${result.evidence.runnerUp}?`, look: 'closed', body: <SeasonReasons result={result} /> },
        ],
      },
      result.reading.sections.type.lines.length > 0 && {
        title: result.seasonType,
        look: 'fold',
        body: <p>{textOf(result, 'type')}</p>,
      },
      {
        split: [
          { title: 'What could be off', look: 'fold', body: <Rules items={textsOf(result, 'doubts')} /> },
          {
            title: 'Six colors to borrow',
            lead: textOf(result, 'borrowed'),
            look: 'fold',
            body: <ClothGrid id="borrowed" columns={3} colors={colorsOf(result, 'borrowed')} />,
          },
        ],
      },
    ],
  }),
  // Its heading is next to the picture.
  share: (about) => ({
    heading: '',
    rows: [
      { bare: <Share {...about} /> },
      !about.isSample && { bare: <Invitation {...about} /> },
      { title: 'More', look: 'closed', body: <MoreActions {...about} /> },
    ],
  }),
};

interface LaterStepProps extends About {
  readonly id: string;
  readonly title: string;
}

export function LaterStep({ id, title, ...about }: LaterStepProps): ReactNode {
  const isBeforeHair = (id === 'clothing' || id === 'accessories') && colorsOf(about.result, 'hair').length > 0;
  usePrefetchHairMap(about.orderId, about.result.evidence.photos, isBeforeHair);
  const { heading = title, rows, ...head } = LATER_STEPS[id]?.(about) ?? { rows: [] };
  return <Page head={heading ? { title: heading, ...head } : undefined} rows={rows} />;
}
