import { BARELY_VISIBLE } from '@trueseason/color';
import { BRAND, PHOTO_RETENTION } from '@trueseason/contracts';
import { borrowedFrom, isSeasonName } from '@trueseason/seasons';
import type { PageContext } from '../page-context.ts';
import { Page } from '../parts/page.tsx';

export function Limits(context: PageContext) {
  const { report } = context;
  const { evidence, result, runnerUp, order, date } = report;
  // Of a season far off on the ring the page of certainty says the same.
  const isFar =
    evidence && isSeasonName(result.season) && borrowedFrom(result.season, evidence.runnerUp, evidence).isForSmallAreas;
  return (
    <Page
      context={context}
      className="limits"
      lead="Where the figures in this report come from, and what they cannot tell."
    >
      <div className="limits-text">
        <div>
          <section>
            <h3>How it was measured</h3>
            <p>
              In each photo the face was found and its features outlined. Skin was read on forehead, cheeks, jaw, chin
              and neck, as far as they show, away from highlights and shadow; the iris between pupil and rim; hair and
              brows: each where enough of it shows. Each color is the middle of hundreds to many thousands of pixels,
              and the figures after ± say how far it might lie from the truth.
            </p>
            <p>
              The light was estimated from the photos themselves, as far as they tell it, and its tint taken out. What
              is left over is part of the uncertainty. Comparisons within your face do not change with exposure, so they
              weigh more than absolute lightness.
            </p>
          </section>
          <section>
            <h3>How the season follows</h3>
            <p>
              Four traits place you among twelve seasons that lie in a ring, each beside those it resembles. They do not
              count alike: temperature most, contrast least. What your measurements leave open was played through
              hundreds of times; the season that came out most often is yours. How often it did says how sure the
              measurement is, and is no promise.
            </p>
            <p>
              No published standard draws the borders between seasons in numbers. Ours are our own, and they are the
              same for everybody: how deep skin is has no say in whether it is warm or cool.
            </p>
          </section>
        </div>
        <div>
          <section>
            <h3>What it cannot tell</h3>
            <ul className="plain-list">
              <li>Dyed hair, tinted lenses and makeup often look like natural color to a camera.</li>
              <li>Strongly colored or very dim light can hide more than a correction restores.</li>
              <li>
                Seasonal color analysis is a practice of style, not a medical or scientific finding about a person.
              </li>
              <li>
                Trained analysts often place the same person differently. Where two seasons are close, borrowing{' '}
                {isFar && 'a little '}from {runnerUp ?? 'the other'} is no mistake.
              </li>
            </ul>
          </section>
          <section>
            <h3>The words</h3>
            <dl className="words">
              {WORDS.map(([word, meaning]) => (
                <div key={word}>
                  <dt>{word}</dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section>
            <h3>Your photos</h3>
            <p>
              This report contains none. The originals are deleted {PHOTO_RETENTION.completedDays} days after your
              analysis was completed, or at once with the button on your results page.
            </p>
            <p className="note num">
              {BRAND.name}, order {order}, {date}. {evidence && `Engine ${evidence.engineVersion}.`}
            </p>
          </section>
        </div>
      </div>
    </Page>
  );
}

/** For readers who do not measure color every day. */
const WORDS: readonly (readonly [string, string])[] = [
  ['L*, a*, b*', 'A color in CIELAB: how light, how green or red, how blue or yellow. Under D65, for the 2° observer.'],
  ['C*, h', 'The same color told otherwise: how strong, and which hue, as an angle.'],
  [
    'Chroma',
    'One of your four traits: how clear or soft your whole coloring is. Not how strong any one color of it is.',
  ],
  ['CIEDE2000', `How different two colors look. Hardly anyone sees less than ${BARELY_VISIBLE}.`],
];
