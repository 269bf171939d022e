import type { SeasonName } from '@trueseason/contracts';
import type { Facts, Line } from '../person/facts.ts';
import { RING_ORDER, type SeasonProfile, seasonProfile, type Text } from '../seasons/index.ts';
import { type Topic, upTo } from './select.ts';

const GRAYING: readonly Facts['hair'][] = ['gray', 'white', 'salt-and-pepper'];
/** Lines on clothes, besides those on contrast and skin. */
const CLOTHING = 6;

/** A season's own lines by topic; ids consist of slug, topic and number. */
export function seasonLines({ slug, words }: SeasonProfile) {
  const lines = (topic: string, texts: readonly Text[]): Line[] =>
    texts.map((text, i) => ({ id: `${slug}-${topic}-${i + 1}`, ...(typeof text === 'string' ? { text } : text) }));
  const all = (topic: string, texts: readonly Text[]): Topic => upTo(texts.length, ...lines(topic, texts));
  const { tagline, personality, signature, glasses, makeup } = words;
  const { guidance: jewelry, ...jewels } = words.jewelry;
  return {
    description: all('description', words.description),
    tagline: all('tagline', [tagline]),
    personality: all('personality', [personality]),
    signature: all('signature', [signature]),
    traits: all('traits', words.traits),
    clothing: upTo(CLOTHING, ...lines('clothing', words.clothing)),
    shopping: all('shopping', words.shopping),
    metals: all('metals', [words.metals]),
    jewelry: all('jewelry', [jewelry]),
    jewels: upTo(4, ...Object.entries(jewels).map(([kind, text]): Line => ({ id: kind, text }))),
    glasses: all('glasses', [glasses.guidance]),
    frames: all('frames', glasses.list),
    hair: all('hair', [{ text: words.grayHair, when: { hair: GRAYING, hairDyed: 'no' } }, ...words.hair]),
    makeup: all('makeup', [makeup.text]),
    guidelines: all('guidelines', makeup.guidelines),
  } as const;
}

/** What separates two neighbors on the ring; nothing for others. */
export function betweenNeighbors(a: SeasonName, b: SeasonName): Topic {
  const after = (season: SeasonName) => RING_ORDER[(RING_ORDER.indexOf(season) + 1) % RING_ORDER.length];
  const from = [a, b].find((season) => after(season) === (season === a ? b : a));
  return from
    ? upTo(1, { id: `${RING_ORDER.indexOf(from)}-beside-next`, text: seasonProfile(from).words.besideNext })
    : upTo(0);
}
