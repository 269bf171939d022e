import { expect, it } from 'vitest';
import { missingOperatorFacts, operatorFacts } from './operator.ts';

const COMPLETE = {
  OPERATOR_NAME: 'A Company',
  OPERATOR_ADDRESS: '1 Some Street, Some Town',
  OPERATOR_COUNTRY: 'Ireland',
  OPERATOR_HOSTING: 'A Host',
  SUPPORT_EMAIL: 'help@company.com',
};

it('names each fact that a shop may not leave open, and an address that nobody reads', () => {
  expect(missingOperatorFacts(COMPLETE)).toEqual([]);
  expect(missingOperatorFacts({ ...COMPLETE, OPERATOR_NAME: '' })).toEqual(['OPERATOR_NAME']);
  expect(missingOperatorFacts({ ...COMPLETE, SUPPORT_EMAIL: 'help@trueseason.example' })).toEqual(['SUPPORT_EMAIL']);
  expect(missingOperatorFacts({})).toHaveLength(5);
});

it('says in the text what is not set', () => {
  expect(operatorFacts(COMPLETE)).toMatchObject({
    operator: 'A Company',
    vatId: 'none',
    privacyContact: 'help@company.com',
  });
  expect(operatorFacts({}).operator).toContain('OPERATOR_NAME is not set');
});
