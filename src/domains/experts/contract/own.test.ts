import { expect, it } from 'vitest';
import { NO_CARD_NUMBERS } from '#lib/card-number.ts';
import { addInsurance, addLicense, savePolicies, saveProfile } from './own.ts';
import { reviewVendor } from './review.ts';

const CARD = 'Charge 4242 4242 4242 4242.';

it('takes no card number in what a vendor and its reviewers write', () => {
  const profile = { bio: 'I inspect houses.', startedYear: null, languages: ['English'], portfolio: [], version: 0 };
  const policies = { cancellation: 'Free until a day before.', refund: 'If I do not come.', version: 0 };
  const id = '0d9a6f0e-3c1c-4e0e-9a54-0f6b6a1f3c11';
  const license = { id, categoryKey: 'home-inspector', state: 'WA', number: 'HI-4711', expiresOn: '2027-06-30' };
  const insurance = {
    id,
    kind: 'general-liability',
    carrier: 'Alder Mutual',
    number: 'P-1',
    limitCents: 1_000_000_00,
    expiresOn: '2027-06-30',
  };
  const review = { change: 'request-changes', version: 0, reason: 'Send a copy.' };
  for (const [{ body }, form, text] of [
    [saveProfile, profile, 'bio'],
    [savePolicies, policies, 'refund'],
    [addLicense, license, 'number'],
    [addInsurance, insurance, 'number'],
    [reviewVendor, review, 'reason'],
  ] as const) {
    expect(body?.safeParse(form).success).toBe(true);
    const issues = body?.safeParse({ ...form, [text]: CARD }).error?.issues;
    expect(issues?.map(({ path, message }) => [path, message])).toEqual([[[text], NO_CARD_NUMBERS]]);
  }
});
