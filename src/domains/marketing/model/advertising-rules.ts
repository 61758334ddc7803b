/** What an advertisement of a licensed person must name, by state. */
export interface AdvertisingRule {
  state: string;
  /** Parts of the brand kit. */
  names: readonly AdvertisedPart[];
  /** What the rule says of size and place, and how materials keep it. */
  how: string;
  /** The words before a license number. */
  licenseWords: string;
  /** Digits of a license number, where the state fixes them. */
  licenseDigits?: number;
  source: string;
  /** When the row was written down: YYYY-MM-DD. */
  recordedOn: string;
}

export const ADVERTISED_PARTS = ['displayName', 'licenseNumber', 'brokerageName', 'brokeragePhone'] as const;
export type AdvertisedPart = (typeof ADVERTISED_PARTS)[number];

const RECORDED_ON = '2026-11-26';

/** Rows of data, like those of taxes and costs. A state without a row gets {@link ELSEWHERE}. */
export const ADVERTISING_RULES: readonly AdvertisingRule[] = [
  {
    state: 'CA',
    names: ['displayName', 'licenseNumber', 'brokerageName'],
    how: 'Name, eight-digit license number and responsible broker, in letters no smaller than the smallest on the page.',
    licenseWords: 'DRE #',
    licenseDigits: 8,
    source: 'California Business and Professions Code §10140.6; 10 CCR §2773',
    recordedOn: RECORDED_ON,
  },
  {
    state: 'TX',
    names: ['displayName', 'brokerageName'],
    how: 'The broker’s name is at least half as large as the largest contact information.',
    licenseWords: 'License no.',
    source: '22 Texas Administrative Code §535.155',
    recordedOn: RECORDED_ON,
  },
  {
    state: 'FL',
    names: ['displayName', 'brokerageName'],
    how: 'The brokerage’s licensed name appears next to the contact information.',
    licenseWords: 'License no.',
    source: 'Florida Administrative Code 61J2-10.025',
    recordedOn: RECORDED_ON,
  },
  {
    state: 'WA',
    names: ['displayName', 'brokerageName'],
    how: 'The firm’s name as licensed, clear and conspicuous.',
    licenseWords: 'License no.',
    source: 'Washington Administrative Code 308-124B-210',
    recordedOn: RECORDED_ON,
  },
  {
    state: 'NY',
    names: ['displayName', 'brokerageName', 'brokeragePhone'],
    how: 'The broker’s name with address or phone, beside the name of the associate.',
    licenseWords: 'License no.',
    source: '19 New York Codes, Rules and Regulations §175.25',
    recordedOn: RECORDED_ON,
  },
  {
    state: 'GA',
    names: ['displayName', 'brokerageName', 'brokeragePhone'],
    how: 'Name and phone of the firm, in letters no smaller than the name of the associate.',
    licenseWords: 'License no.',
    source: 'Georgia Comp. R. & Regs. 520-1-.09',
    recordedOn: RECORDED_ON,
  },
];

/** Blind advertisements are forbidden nearly everywhere; the rest is for the broker to say. */
const ELSEWHERE: Omit<AdvertisingRule, 'state'> = {
  names: ['displayName', 'brokerageName'],
  how: 'We have no rule on record for this state. Materials name the person and the brokerage; ask your broker what else is required.',
  licenseWords: 'License no.',
  source: 'No source on record',
  recordedOn: RECORDED_ON,
};

/** The rule for licensed people in a state. */
export const advertisingRuleOf = (state: string): AdvertisingRule =>
  ADVERTISING_RULES.find((rule) => rule.state === state) ?? { state, ...ELSEWHERE };

export const BRAND_ROLES = ['owner', 'agent', 'broker'] as const;
export type BrandRole = (typeof BRAND_ROLES)[number];

export interface AdvertisedBrand {
  role: BrandRole;
  displayName: string;
  licenseNumber: string;
  brokerageName: string;
  brokeragePhone: string;
}

const PART_WORDS: Readonly<Record<AdvertisedPart, string>> = {
  displayName: 'Give your name as it is licensed',
  licenseNumber: 'Give your license number',
  brokerageName: 'Give the name of your brokerage as it is licensed',
  brokeragePhone: 'Give the phone of your brokerage',
};

/** What a brand lacks for an advertisement in a state. Owners need none of it. */
export function findMissing(brand: AdvertisedBrand, state: string): { field: AdvertisedPart; message: string }[] {
  if (brand.role === 'owner') return [];
  const { names, licenseDigits, state: where } = advertisingRuleOf(state);
  return names.flatMap((field) => {
    const value = brand[field].trim();
    if (value === '') return [{ field, message: `${PART_WORDS[field]}. Advertisements in ${where} must have it.` }];
    if (field === 'licenseNumber' && licenseDigits !== undefined && value.replaceAll(/\D/g, '').length !== licenseDigits)
      return [{ field, message: `A license number of ${where} has ${licenseDigits} digits.` }];
    return [];
  });
}
