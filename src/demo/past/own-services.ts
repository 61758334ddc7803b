import { utcDay } from '#lib/calendar.ts';
import { randomUUID } from 'node:crypto';
import {
  addInsurance,
  addLicense,
  addVerification,
  agree,
  changeVendor,
  reviewVendor,
  saveArea,
  saveBusiness,
  saveGoals,
  savePolicies,
  saveProfile,
  saveServices,
  startVendor,
} from '#domains/experts/server/index.ts';
import { AGREEMENTS, categoryOf, findState, needsLicense, takesEverything } from '#domains/experts/contract.ts';
import { listPlaces } from '#domains/neighborhoods/server/index.ts';
import type { CategoryKey } from '#lib/service-categories.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { actAs, actAsFirm, daysFrom, type DemoPerson } from './act-as.ts';

const OFFERS: readonly CategoryKey[] = ['home-inspector', 'photographer'];
/** Days before the demo person comes. */
export const BEGAN = -210;
const APPROVED = -204;

/** The business of a person who works for buyers and sellers: applied for, reviewed, checked, and at work for half a year. */
export async function openBusiness(ctx: ServerContext, person: DemoPerson): Promise<string | undefined> {
  const { cities } = await listPlaces({ ...ctx, actor: { kind: 'system' } });
  const [city] = cities;
  const zip = city?.zips[0];
  const state = findState(city?.stateOrProvince ?? '');
  if (city === undefined || zip === undefined || state === undefined) return undefined;
  const owner = actAs(ctx, person, BEGAN);
  let own = await startVendor(owner, randomUUID());
  own = await saveBusiness(owner, {
    version: own.version,
    name: `${person.name} Home Inspections`,
    legalName: `${person.name} Home Inspections LLC`,
    entity: 'llc',
    einLast4: '0042',
    street: '18 Alder Street',
    city: city.name,
    state,
    postalCode: zip.name,
    phone: '(425) 555-0142',
    email: person.email,
  });
  own = await saveServices(owner, {
    version: own.version,
    offers: OFFERS.map((categoryKey, at) => ({
      categoryKey,
      takes: takesEverything(categoryKey),
      excludes: '',
      priceModel: 'fixed',
      priceCents: at === 0 ? 49_500 : 27_500,
      priceRate: null,
      minimumCents: at === 0 ? 35_000 : 20_000,
      packages: [],
      leadDays: 4,
    })),
  });
  own = await saveArea(owner, {
    version: own.version,
    area: { kind: 'radius', miles: 25 },
    worksOnSite: true,
    worksRemotely: false,
    travelFeeCents: null,
  });
  own = await saveProfile(owner, {
    version: own.version,
    bio: 'Inspects homes before they are bought or listed, and takes the pictures that show them. You get the report the same evening.',
    startedYear: 2014,
    languages: ['English'],
    portfolio: [
      { title: 'Forty-one pages on a 1926 house', text: 'Every point with a picture, and roughly what it costs to fix.' },
    ],
  });
  own = await savePolicies(owner, {
    version: own.version,
    cancellation: 'Free until the day before.',
    refund: 'You don’t pay for what isn’t done.',
  });
  own = await saveGoals(owner, { version: own.version, wonCents: 4_000_00, won: 6 });
  const licensed = OFFERS.filter((key) => needsLicense(categoryOf(key), state));
  const expiresOn = utcDay(daysFrom(ctx.now, 24));
  const licenses = licensed.map((categoryKey) => ({ id: randomUUID(), categoryKey, state, number: 'HI-20417', expiresOn }));
  for (const license of licenses) own = await addLicense(owner, license);
  const insurance = { id: randomUUID(), number: 'P-77120', expiresOn: utcDay(daysFrom(ctx.now, 140)) };
  own = await addInsurance(owner, { ...insurance, kind: 'general-liability', carrier: 'Alder Mutual', limitCents: 100_000_000 });
  own = await agree(owner, {
    referrals: AGREEMENTS.referrals.version,
    'fair-housing': AGREEMENTS['fair-housing'].version,
    terms: AGREEMENTS.terms.version,
  });
  own = await changeVendor(owner, { change: 'submit', version: own.version });

  const team = actAsFirm(ctx, APPROVED);
  const { id: vendorId } = own;
  let { vendor } = await reviewVendor(team, { vendorId, change: 'take-up', version: own.version, reason: '' });
  const check = (
    kind: 'business' | 'license' | 'insurance',
    aboutId: string | null,
    what: string,
    evidence: string,
    until: string,
  ) => addVerification(team, { vendorId, id: randomUUID(), kind, aboutId, outcome: 'passed', what, evidence, expiresOn: until });
  const inYear = utcDay(daysFrom(ctx.now, 155));
  await check(
    'business',
    null,
    'That the business is registered and in good standing',
    'The state’s register of businesses',
    inYear,
  );
  for (const { id, number } of licenses)
    await check(
      'license',
      id,
      `That license ${number} is in force and belongs to this business`,
      'The register of the board',
      expiresOn,
    );
  await check(
    'insurance',
    insurance.id,
    'That policy P-77120 is in force',
    'A certificate sent by the carrier',
    insurance.expiresOn,
  );
  ({ vendor } = await reviewVendor(team, { vendorId, change: 'approve', version: vendor.version, reason: '' }));
  return vendorId;
}
