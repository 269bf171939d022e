import { certaintyOf } from '@trueseason/style/seasons';
import { hasRealPortraits, kindsIn, MEASURING_MS, realResults, refutedClaims, wordsIn } from '@trueseason/testing';
import { expect, test } from 'vitest';
import { resultsMail } from './results-mail.tsx';

test.skipIf(!hasRealPortraits)(
  'the mail says of certainty what the bars show, of everybody',
  { timeout: MEASURING_MS },
  async () => {
    const all = await realResults();
    expect(all.length).toBeGreaterThan(400);
    for (const { person, told, result } of all) {
      const { html, text } = resultsMail({
        result,
        orderId: 4_218_559_031,
        resultsUrl: 'https://shop.example/open',
        lookupUrl: 'https://shop.example/lookup',
        publicUrl: 'https://shop.example',
        supportEmail: 'help@shop.example',
      });
      for (const body of [wordsIn(html), wordsIn(text)]) {
        const name = `person ${person}${told ? ', told' : ''}`;
        expect(refutedClaims(body, result.evidence), name).toEqual([]);
        expect(kindsIn(body), name).toEqual([certaintyOf(result.evidence)]);
      }
    }
  },
);
