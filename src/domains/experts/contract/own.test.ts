import { expect, it } from 'vitest';
import { NO_CARD_NUMBERS } from '#lib/card-number.ts';
import { savePolicies, saveProfile } from './own.ts';
import { reviewVendor } from './review.ts';

const CARD = 'Charge 4242 4242 4242 4242.';

it('takes no card number in what a vendor and its reviewers write', () => {
  const profile = { bio: 'I inspect houses.', startedYear: null, languages: ['English'], portfolio: [], version: 0 };
  const policies = { cancellation: 'Free until a day before.', refund: 'If I do not come.', version: 0 };
  const review = { change: 'request-changes', version: 0, reason: 'Send a copy.' };
  for (const [{ body }, form, text] of [
    [saveProfile, profile, 'bio'],
    [savePolicies, policies, 'refund'],
    [reviewVendor, review, 'reason'],
  ] as const) {
    expect(body?.safeParse(form).success).toBe(true);
    const issues = body?.safeParse({ ...form, [text]: CARD }).error?.issues;
    expect(issues?.map(({ path, message }) => [path, message])).toEqual([[[text], NO_CARD_NUMBERS]]);
  }
});
