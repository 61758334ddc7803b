import { expect, it } from 'vitest';
import type { RequestForm } from '../contract.ts';
import { requestFaults, sayFaults } from './request-faults.ts';

it('names the questions that are not answered, and what else is missing', () => {
  const form: RequestForm = {
    categoryKey: 'home-inspector',
    description: 'An inspection of the whole house.',
    answers: { property: 'house' },
    place: { address: '12 Elm Street', postalCode: '98998' },
    startsOn: null,
    endsOn: null,
    budgetCents: null,
    accessNotes: '',
    phone: '',
    mayCall: false,
    maxPros: 3,
  };
  const said = sayFaults(form, requestFaults(form, { mustBeWhole: true }));
  expect(said).toContain('What kind of inspection? Choose one.');
  expect(said).toContain('Say when it can start.');
});
