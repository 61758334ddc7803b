import type { City } from '#demo/city/types.ts';
import { categoryOf, needsLicense, SERVICE_CATEGORIES, takesEverything } from '#domains/experts/contract.ts';
import type { ImportedVendor } from '#domains/experts/server/index.ts';
import { addDays } from '#lib/calendar.ts';
import { slugify } from '#lib/fold-text.ts';
import { createRandom, type Random } from '#lib/random.ts';
import type { CategoryKey } from '#lib/service-categories.ts';
import { FAMILY_NAMES, GIVEN_NAMES, LANGUAGES } from './names.ts';
import { CHECKERS, TRADES, type Trade } from './vendor-trades.ts';

const VENDOR_COUNT = 300;
/** Newcomers have done fewer than five jobs. */
const NEWCOMER_SHARE = 0.18;

/** Three hundred businesses with what they offer, what was checked about them and how their jobs went. Same seed and day, same vendors. */
export function generateVendors(city: City, seed: number, asOf: string): ImportedVendor[] {
  const random = createRandom(seed).fork('vendors');
  const names = new Set<string>();
  const weights = SERVICE_CATEGORIES.map(({ key }) => ({ key, weight: TRADES[key].weight }));
  return Array.from({ length: VENDOR_COUNT }, (_, index) => {
    // Every category has at least a handful.
    const turn = weights[index % weights.length];
    const key =
      index < weights.length * 4 && turn !== undefined ? turn.key : random.weighted(weights, ({ weight }) => weight).key;
    return makeVendor({ city, random: random.fork(String(index)), key, asOf, names, index });
  });
}

interface Making {
  city: City;
  random: Random;
  key: CategoryKey;
  asOf: string;
  names: Set<string>;
  index: number;
}

function makeVendor({ city, random, key, asOf, names, index }: Making): ImportedVendor {
  const trade = TRADES[key];
  const district = random.pick(city.districts);
  const municipality = city.municipalities.find(({ id }) => id === district.municipalityId);
  const [longitude, latitude] = district.center;
  const owner = `${random.pick(GIVEN_NAMES)} ${random.pick(FAMILY_NAMES)}`;
  const name = nameIt(random, trade, owner, municipality?.name ?? city.name, names);
  const year = Number(asOf.slice(0, 4));
  const joinedOn = addDays(asOf, -random.int(20, 900));
  const isNew = random.chance(NEWCOMER_SHARE);
  const keys = [key, ...(random.chance(0.25) ? trade.beside.slice(0, 1) : [])];
  const state = city.stateOrProvince;
  const makeId = () => uuidOf(random);
  const licenses = makeLicenses(random, { keys, state, asOf });
  const insurance = makeInsurance(random, trade, asOf);
  const skill = random.normal(0, 1);
  return {
    id: makeId(),
    name,
    legalName: `${name} LLC`,
    city: municipality?.name ?? city.name,
    state,
    postalCode: district.zip,
    latitude: latitude + random.between(-0.008, 0.008),
    longitude: longitude + random.between(-0.008, 0.008),
    phone: `(425) 555-01${String(index % 100).padStart(2, '0')}`,
    email: `office@${slugify(name)}.example`,
    street: `${random.int(10, 990)} ${random.pick(FAMILY_NAMES)} Street`,
    bio: `${random.pick(trade.bios)} ${owner} leads the business.`,
    startedYear: isNew ? year - random.int(0, 3) : year - random.int(2, 35),
    portfolio: random.shuffle(trade.works).slice(0, random.int(0, 2)),
    languages: [
      'English',
      ...(random.chance(0.45) ? [random.pick(LANGUAGES)] : []),
      ...(random.chance(0.1) ? ['Spanish'] : []),
    ].filter((one, at, all) => all.indexOf(one) === at),
    worksOnSite: true,
    worksRemotely: categoryOf(key).canBeRemote && random.chance(0.6),
    area: areaOf(random, city, district),
    policies: {
      cancellation: random.pick(['Free until the day before.', 'Free until two days before; half the price after that.']),
      refund: random.pick(['You don’t pay for what isn’t done.', 'We fix what went wrong, or give your money back.']),
      travelFeeCents: random.chance(0.2) ? random.pick([2500, 4000, 6000]) : null,
    },
    isPaused: random.chance(0.03),
    joinedOn,
    offers: keys.map((one) => makeOffer(random, one, { isNew, skill })),
    licenses,
    insurance,
    checks: makeChecks(random, { asOf, name, owner, state, isNew, licenses, insurance }),
  };
}

interface Licensed {
  keys: readonly CategoryKey[];
  state: string;
  asOf: string;
}

function makeLicenses(random: Random, { keys, state, asOf }: Licensed): ImportedVendor['licenses'] {
  return keys.flatMap((one) =>
    needsLicense(categoryOf(one), state)
      ? [
          {
            id: uuidOf(random),
            categoryKey: one,
            state,
            number: `${TRADES[one].licensePrefix}${random.int(100_000, 999_999)}`,
            // A few lapse soon, and some have lapsed: that happens.
            expiresOn: addDays(asOf, random.chance(0.04) ? -random.int(1, 40) : random.int(90, 900)),
          },
        ]
      : [],
  );
}

function makeInsurance(random: Random, trade: Trade, asOf: string): ImportedVendor['insurance'] {
  return trade.insurance.map((kind) => ({
    id: uuidOf(random),
    kind,
    carrier: random.pick(CARRIERS),
    number: `P-${random.int(10_000, 99_999)}`,
    limitCents: random.pick([50_000_000, 100_000_000, 200_000_000]),
    expiresOn: addDays(asOf, random.int(60, 360)),
  }));
}

interface Checked extends Pick<ImportedVendor, 'name' | 'state' | 'licenses' | 'insurance'> {
  asOf: string;
  owner: string;
  isNew: boolean;
}

/** What was looked up about a business; of some, not everything was. */
function makeChecks(random: Random, { asOf, name, owner, state, isNew, licenses, insurance }: Checked): ImportedVendor['checks'] {
  return [
    ...(isNew && random.chance(0.3)
      ? []
      : [
          check(
            'business',
            null,
            `That ${name} LLC is registered and in good standing in ${state}`,
            'The state’s register of businesses',
            365,
          ),
        ]),
    ...licenses.map((one) =>
      check(
        'license',
        one.id,
        `That license ${one.number} is in force and belongs to this business`,
        'The register of the licensing board',
        undefined,
        one.expiresOn,
      ),
    ),
    ...insurance
      .filter(() => random.chance(0.75))
      .map((one) =>
        check(
          'insurance',
          one.id,
          `That policy ${one.number} of ${one.carrier} is in force`,
          'A certificate sent by the carrier',
          undefined,
          one.expiresOn,
        ),
      ),
    ...(random.chance(0.3)
      ? [check('identity', null, `That ${owner} is who they say they are`, 'A passport or driver’s license, seen on video', 720)]
      : []),
  ];

  function check(
    kind: ImportedVendor['checks'][number]['kind'],
    aboutId: string | null,
    what: string,
    evidence: string,
    days = 365,
    expiresOn?: string,
  ): ImportedVendor['checks'][number] {
    const checkedOn = addDays(asOf, -random.int(3, 200));
    return {
      kind,
      aboutId,
      what,
      evidence,
      checker: random.pick(CHECKERS),
      checkedOn,
      expiresOn: expiresOn ?? addDays(checkedOn, days + 210),
    };
  }
}

const CARRIERS = ['Alder Mutual', 'Northshore Casualty', 'Cascade Surety', 'Harbor Indemnity'] as const;

function nameIt(random: Random, { names: patterns }: Trade, owner: string, town: string, taken: Set<string>): string {
  const family = owner.split(' ').at(-1) ?? owner;
  for (let tries = 0; ; tries++) {
    const other = random.pick(FAMILY_NAMES);
    const name = random
      .pick(patterns)
      .replace('{family}', tries < 3 ? family : other)
      .replace('{other}', other)
      .replace('{town}', tries < 8 ? town : `${town} ${other}`);
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}

function areaOf(random: Random, city: City, district: City['districts'][number]): ImportedVendor['area'] {
  if (!random.chance(0.2)) return { kind: 'radius', miles: random.pick([8, 12, 15, 20, 25, 40]) };
  const [longitude, latitude] = district.center;
  const near = city.zips.toSorted(
    (one, other) =>
      (one.center[0] - longitude) ** 2 +
      (one.center[1] - latitude) ** 2 -
      (other.center[0] - longitude) ** 2 -
      (other.center[1] - latitude) ** 2,
  );
  return { kind: 'zips', zips: near.slice(0, random.int(3, 8)).map(({ code }) => code) };
}

function makeOffer(
  random: Random,
  key: CategoryKey,
  { isNew, skill }: { isNew: boolean; skill: number },
): ImportedVendor['offers'][number] {
  const { price, excludes } = TRADES[key];
  const level = Math.exp(random.normal(0, 0.2));
  const cents = price.cents === null ? null : Math.round((price.cents * level) / 500) * 500;
  const jobs = isNew ? random.int(0, 4) : Math.round(Math.exp(random.between(1.8, 5.2)));
  const reviews = Math.round(jobs * random.between(0.25, 0.6));
  const stars = Math.min(4.95, Math.max(3.2, 4.45 + 0.28 * skill + random.normal(0, 0.1)));
  return {
    categoryKey: key,
    takes: takesEverything(key).filter(() => random.chance(0.9)),
    excludes: random.chance(0.5) ? excludes : '',
    price: {
      model: price.model,
      cents,
      rate: price.rate === null ? null : Math.round(price.rate * level * 1000) / 1000,
      minimumCents: price.minimumCents === null ? null : Math.round((price.minimumCents * level) / 500) * 500,
    },
    packages:
      cents === null || !random.chance(0.3)
        ? []
        : [
            { name: 'The usual', includes: 'What most clients need', cents },
            { name: 'With everything', includes: 'The usual, and all that is often added later', cents: Math.round(cents * 1.6) },
          ],
    leadDays: random.int(1, 20),
    statistics:
      jobs === 0
        ? null
        : {
            jobsDone: jobs,
            ratingCount: reviews,
            ratingSum: Math.min(5 * reviews, Math.max(reviews, Math.round(stars * reviews))),
            responseMinutes: Math.round(Math.exp(random.between(2.3, 6.6))),
            acceptRate: Math.round(random.between(0.35, 0.95) * 100) / 100,
            completionRate: Math.min(1, Math.max(0.6, Math.round((0.93 + 0.03 * skill + random.normal(0, 0.02)) * 100) / 100)),
            priceMedianCents: price.jobCents === null || jobs < 3 ? null : Math.round((price.jobCents * level) / 500) * 500,
          },
  };
}

/** A UUID of version 4 from the source of randomness, so that the same city has the same vendors. */
function uuidOf(random: Random): string {
  const hex = Array.from({ length: 32 }, () => random.int(0, 15).toString(16));
  hex[12] = '4';
  hex[16] = '8';
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
