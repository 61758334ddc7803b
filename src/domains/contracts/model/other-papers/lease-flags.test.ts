import { expect, test } from 'vitest';
import { readContract } from '../read-contract.ts';

const lease = (words: string) =>
  readContract([
    `RESIDENTIAL LEASE\nLandlord: Peachline Residential LLC\nTenant: Dwayne Hollis\nHome: 744 Sycamore Bend, Decatur, Georgia 30032\nTerm: March 1, 2027 through February 29, 2028\nRent: $1,785 each month, due on the 1st\nSecurity deposit: $1,785\n\n${words}\n`,
  ]);

test.each([
  ['Landlord may raise the rent during the Term on thirty days’ notice.', 'rent_may_rise'],
  ['RENT. $1,950.00 per month. Lessor can increase it once during the term if costs rise.', 'rent_may_rise'],
  ['If Tenant misses a payment, all rent for the rest of the Term becomes due at once.', 'rent_accelerates'],
  [
    'Resident who moves out early owes the whole of the rent for the months left, which is payable immediately.',
    'rent_accelerates',
  ],
  ['If the home is sold, Landlord may end this Lease on thirty days’ notice.', 'lease_ends_on_sale'],
  ['Tenant takes care of all repairs to the home at Tenant’s own cost.', 'tenant_pays_all_repairs'],
  ['Landlord and its agents may come in at any hour, with or without notice.', 'entry_without_notice'],
  ['Lessor needs no notice to enter.', 'entry_without_notice'],
  ['The deposit is $2,500, of which $600 is not refundable under any circumstances.', 'non_refundable_deposit'],
  ['Tenant gives up trial by jury.', 'jury_trial_waived'],
  ['Lessee agrees not to demand a jury.', 'jury_trial_waived'],
  ['Lessee pays all legal costs and attorney’s fees that Lessor has in enforcing this Lease.', 'one_sided_attorney_fees'],
  ['For every day that rent is late, Lessee owes another $12.', 'daily_late_fee'],
  ['Any dispute is decided by binding arbitration.', 'arbitration'],
  ['The lease continues for one more year, and so on, unless Lessee gives notice.', 'auto_renew_12_months'],
])('%s', (words, code) => {
  const { reading, evidence } = lease(words);
  expect(reading.flags).toContain(code);
  expect(evidence.find(({ path }) => path === `flags.${code}`)?.quote).toBeTruthy();
});

test.each([
  ['Landlord may not raise the rent during the term.', 'rent_may_rise'],
  ['After the term Landlord may raise the rent on sixty days’ notice if Tenant stays month to month.', 'rent_may_rise'],
  ['Landlord makes all repairs. Tenant pays for damage that Tenant causes.', 'tenant_pays_all_repairs'],
  ['Tenant shall promptly report the need for all repairs to Landlord.', 'tenant_pays_all_repairs'],
  ['Landlord may enter without notice in an emergency.', 'entry_without_notice'],
  ['Landlord shall not enter without a day’s notice.', 'entry_without_notice'],
  ['This Lease survives a sale of the home.', 'lease_ends_on_sale'],
  ['The deposit is returned within 30 days if nothing is owed.', 'non_refundable_deposit'],
  ['Neither side waives a jury trial.', 'jury_trial_waived'],
  ['[ ] Tenant waives trial by jury.', 'tenant_waives_rights'],
])('does not say it: %s', (words, code) => expect(lease(words).reading.flags).not.toContain(code));
