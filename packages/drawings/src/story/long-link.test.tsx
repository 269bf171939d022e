import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ShareCard, StoryCard } from '../index.ts';

it('cards hold a long link between their margins, beside the handle where both share a line', () => {
  const link = `trueseason.example/shared/${'x'.repeat(24)}`;
  const [fonts, widest] = [{ displayFont: 'serif', textFont: 'sans-serif', link }, 0.55];
  const sizeOf = (markup: string, said: string) =>
    Number(new RegExp(`font-size="([\\d.]+)"[^>]*>${said}`).exec(markup)?.[1]);
  const colors = ['#A00000', '#B00000'];
  const shapes = [1080, 1920].flatMap((height) => [0.6, 0.75].map((chin) => [height, chin] as const));
  for (const [height, chin] of shapes) {
    const edge = [
      [0, chin],
      [1, chin],
    ] as const;
    const card = { season: 'True Autumn', colors, width: 1080, height, edge } as const;
    const markup = renderToStaticMarkup(<ShareCard {...card} {...fonts} />);
    const beside = markup.includes('AI Color Analysis') ? 0 : sizeOf(markup, '@trueseason') * widest * 11;
    expect(sizeOf(markup, link) * widest * link.length + beside).toBeLessThan(1080 - 2 * 84);
  }
  const story = renderToStaticMarkup(<StoryCard season="True Autumn" {...fonts} />);
  expect(sizeOf(story, link) * widest * link.length).toBeLessThanOrEqual(1080 - 2 * 90);
});
