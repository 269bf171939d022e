import type { SeasonName } from '@trueseason/contracts';
import type { Facts, Line } from '../person/facts.ts';
import { RING_ORDER, type SeasonProfile, seasonProfile, type Text, whereToWear } from '../seasons/index.ts';
import { firstMatches, type Topic } from './select.ts';

const GRAYING: readonly Facts['hair'][] = ['gray', 'white', 'salt-and-pepper'];
/** For hair that is better kept than colored. */
const GLOSS = 'A clear gloss adds shine and no color.';
/** Lines on clothes, besides those on contrast and skin. */
const CLOTHING = 6;

/** A season's own lines by topic; ids consist of slug, topic and number. */
export function topicsOfSeason({ slug, palette, words }: SeasonProfile) {
  const lines = (topic: string, texts: readonly Text[]): Line[] =>
    texts.map((text, i) => ({ id: `${slug}-${topic}-${i + 1}`, ...(typeof text === 'string' ? { text } : text) }));
  const allLines = (topic: string, texts: readonly Text[]): Topic => firstMatches(texts.length, ...lines(topic, texts));
  const { tagline, personality, signature, glasses, makeup } = words;
  const { guidance: jewelry, ...jewels } = words.jewelry;
  return {
    description: allLines('description', words.description),
    tagline: allLines('tagline', [tagline]),
    personality: allLines('personality', [personality]),
    signature: allLines('signature', [signature]),
    traits: allLines('traits', words.traits),
    wear: firstMatches(
      3,
      { id: 'neutrals', text: whereToWear('neutral', palette.coreNeutrals) },
      { id: 'lights', text: whereToWear('light', palette.accentLights) },
      { id: 'brights', text: whereToWear('bright', palette.accentBrights) },
    ),
    clothing: firstMatches(CLOTHING, ...lines('clothing', words.clothing)),
    shopping: allLines('shopping', words.shopping),
    metals: allLines('metals', [words.metals]),
    jewelry: allLines('jewelry', [jewelry]),
    jewels: firstMatches(4, ...Object.entries(jewels).map(([kind, text]): Line => ({ id: kind, text }))),
    glasses: allLines('glasses', [glasses.guidance]),
    frames: allLines('frames', glasses.list),
    hair: allLines('hair', words.hair),
    keptHair: allLines('kept-hair', [{ text: words.grayHair, when: { hair: GRAYING, hairDyed: 'no' } }, GLOSS]),
    makeup: allLines('makeup', [makeup.text]),
    guidelines: allLines('guidelines', makeup.guidelines),
  } as const;
}

/** What separates two neighbors on the ring; nothing for others. */
export function betweenNeighbors(a: SeasonName, b: SeasonName): Topic {
  const nextSeason = (season: SeasonName) => RING_ORDER[(RING_ORDER.indexOf(season) + 1) % RING_ORDER.length];
  const earlierSeason = [a, b].find((season) => nextSeason(season) === (season === a ? b : a));
  return earlierSeason
    ? firstMatches(1, {
        id: `${RING_ORDER.indexOf(earlierSeason)}-beside-next`,
        text: seasonProfile(earlierSeason).words.besideNext,
      })
    : firstMatches(0);
}
