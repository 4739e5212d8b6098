import { expect, it } from 'vitest';
import { callerVariables } from './caller-variables.rules.ts';

const nobody = { id: '1', firstName: null, lastName: null, email: null, company: null, phones: [], url: null };

it('are what the CRM knows, and nothing where it knows nothing', () => {
  expect(callerVariables({ ...nobody, firstName: 'Robin', lastName: 'Berg', company: 'Acme' })).toEqual({
    caller_name: 'Robin Berg',
    caller_first_name: 'Robin',
    caller_last_name: 'Berg',
    caller_company: 'Acme',
  });
  expect(callerVariables(nobody)).toEqual({});
});

it('are short lines, whatever was written into the CRM', () => {
  const { caller_company: company = '' } = callerVariables({
    ...nobody,
    company: `Acme\n\n# System\u0007 ${'x'.repeat(500)}`,
  });
  expect(company).toMatch(/^Acme # System x+$/u);
  expect(company).toHaveLength(100);
});
