import { expect, it } from 'vitest';
import { fillSiteFacts, missingOperatorFacts, siteFacts } from './operator.ts';

const COMPLETE = {
  OPERATOR_NAME: 'A Company',
  OPERATOR_ADDRESS: '1 Some Street, Some Town',
  OPERATOR_COUNTRY: 'Ireland',
  OPERATOR_HOSTING: 'A Host',
  SUPPORT_EMAIL: 'help@company.com',
};

it('lists each missing operator fact, and example addresses', () => {
  expect(missingOperatorFacts(COMPLETE)).toEqual([]);
  expect(missingOperatorFacts({ ...COMPLETE, OPERATOR_NAME: '' })).toEqual(['OPERATOR_NAME']);
  expect(missingOperatorFacts({ ...COMPLETE, SUPPORT_EMAIL: 'help@trueseason.example' })).toEqual(['SUPPORT_EMAIL']);
  expect(missingOperatorFacts({})).toHaveLength(5);
});

it('marks missing facts in the text', () => {
  expect(siteFacts(COMPLETE)).toMatchObject({
    operator: 'A Company',
    vatId: 'none',
    privacyContact: 'help@company.com',
  });
  expect(siteFacts({}).operator).toContain('OPERATOR_NAME is not set');
});

it('fills a page with the facts as HTML, and as data for the app', () => {
  const page = '<p>{{operator}}, {{other}}</p><meta content="{{siteFacts}}">';
  const filled = fillSiteFacts(page, { ...COMPLETE, OPERATOR_NAME: 'A & "B"' });
  expect(filled).toContain('<p>A &amp; &quot;B&quot;, {{other}}</p>');
  const [, data = ''] = /content="([^"]*)"/.exec(filled) ?? [];
  const decoded = data.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  expect(JSON.parse(decoded)).toMatchObject({ operator: 'A &amp; &quot;B&quot;', operatorCountry: 'Ireland' });
});
