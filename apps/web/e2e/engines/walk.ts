import { freePromo, webUrl } from '../journey.ts';
import { STEPS } from '../steps.ts';
import { press, until, type Visitor } from './visitor.ts';

export interface Walk {
  /** How many screens were seen. */
  readonly screens: number;
  /** What broke on the way, in words. */
  readonly faults: readonly string[];
}

/** Nothing on the page waits or moves any more. */
const settle = async (visitor: Visitor): Promise<void> => {
  let last = -1;
  for (let same = 0; same < 3; ) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    const height = await visitor.ask(
      () =>
        document.fonts.status === 'loaded' && !document.querySelector('[class*=skeleton]')
          ? document.documentElement.scrollHeight
          : -1,
      null,
    );
    same = height === last && height > 0 ? same + 1 : 0;
    last = height;
  }
};

const at = (visitor: Visitor, start: string): Promise<void> =>
  until(visitor, start, (path) => location.pathname.startsWith(path), start);

/** The selector of the field whose label begins so. */
const fieldOf = (visitor: Visitor, label: string): Promise<string> =>
  visitor.ask((words) => {
    const named = [...document.querySelectorAll('label')].find((one) => one.textContent?.startsWith(words));
    return `#${CSS.escape(named?.htmlFor ?? '')}`;
  }, label);

/** Opens all that is folded up. */
const unfold = (visitor: Visitor): Promise<void> =>
  visitor.ask(() => {
    const folded = 'main [aria-expanded=false], main details:not([open]) > summary';
    for (const one of document.querySelectorAll<HTMLElement>(folded)) one.click();
  }, null);

/** A picture of the place where things are tried on; empty where there is none. */
const triedOn = (visitor: Visitor): Promise<string> =>
  visitor.ask(() => document.querySelector('canvas')?.toDataURL() ?? '', null);

/** Chooses the second color on offer below the picture. */
const wearOne = (visitor: Visitor): Promise<void> =>
  visitor.ask(() => {
    const sets = document.querySelector('canvas')?.closest('section')?.querySelectorAll('fieldset') ?? [];
    const colors = [...sets].at(-1)?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [];
    colors[1]?.click();
  }, null);

/** The main job, from the front page to all steps of the result, as a first visitor of that browser. */
export async function walk(visitor: Visitor, photos: readonly string[]): Promise<Walk> {
  let screens = 0;
  const faults: string[] = [];
  const see = async (name: string): Promise<void> => {
    await settle(visitor);
    screens++;
    const beyond = await visitor.ask(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    }, null);
    if (beyond > 0) faults.push(`${name} scrolls sideways by ${beyond} px`);
  };

  await visitor.open(`${webUrl()}/`);
  await visitor.ask(() => localStorage.setItem('analyticsConsent', 'refused'), null);
  await visitor.open(`${webUrl()}/`);
  await see('home');
  await visitor.open(`${webUrl()}/upload`);
  await until(
    visitor,
    'the consent',
    () => {
      const box = document.querySelector<HTMLInputElement>('input[type=checkbox]:enabled');
      if (box && !box.checked) box.click();
      return box !== null;
    },
    null,
  );
  await visitor.chooseFiles('[data-testid=picker]', photos);
  await until(visitor, 'three photos', () => document.body.textContent?.includes('(3/3)') ?? false, null);
  await until(
    visitor,
    'three verdicts',
    () => (document.body.textContent.match(/We can measure this one|The same shot as photo/g) ?? []).length >= 3,
    null,
  );
  await see('upload');
  await press(visitor, 'Get My Analysis');
  await at(visitor, '/results-preview/');
  await see('preview');
  await press(visitor, 'Unlock My Color Analysis');
  await until(visitor, 'the form', () => document.querySelector('input[type=email]') !== null, null);
  await see('unlock');
  await visitor.type('input[type=email]', 'engines@example.com');
  await visitor.type(await fieldOf(visitor, 'Promo code'), freePromo());
  await press(visitor, 'Apply');
  await press(visitor, 'Get Free Analysis');
  await at(visitor, '/results/');
  const order = await visitor.ask(() => location.pathname.split('/').at(-1) ?? '', null);
  await until(
    visitor,
    'the result, after its reveal',
    () => document.body.textContent.includes('Step 1 of 9') && !document.querySelector('[role=dialog]'),
    null,
  );
  for (const step of STEPS) {
    await visitor.open(`${webUrl()}/results/${order}#${step}`);
    await settle(visitor);
    await unfold(visitor);
    await settle(visitor);
    await unfold(visitor);
    await see(step);
    const before = await triedOn(visitor);
    if (before === '') continue;
    await wearOne(visitor);
    await settle(visitor);
    if ((await triedOn(visitor)) === before) faults.push(`${step}: what is tried on is not drawn`);
  }
  return { screens, faults };
}
