import { expect, it } from 'vitest';
import { missingOperatorFacts, operatorFacts } from './operator.ts';

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
  expect(operatorFacts(COMPLETE)).toMatchObject({
    operator: 'A Company',
    vatId: 'none',
    privacyContact: 'help@company.com',
  });
  expect(operatorFacts({}).operator).toContain('OPERATOR_NAME is not set');
});
