import { ALSO_STYLES, CALLED, PEOPLES, type ProtectedClass } from '#lib/people-names.ts';

/* Words for people and places of people, by what they are in a sentence about who lives somewhere. */

/** People by a part of their life, who are in many searches for good reasons: it takes more words to make a wish about them. */
const GROUPS: Partial<Record<ProtectedClass, string>> = {
  familial_status: `kids children kiddos babies toddlers infants newborns teens teenagers families minors littles moms mommies mothers dads fathers strollers`,
  age: `seniors elderly students pupils olds oldies retired geriatrics twenties thirties professionals`,
  marital_status: `singles couples divorced`,
  source_of_income: `renters vouchers voucher welfare subsidized unemployed section8 handouts benefits`,
  sex: `women men ladies gentlemen guys girls boys females males dudes bros`,
  disability: `handicapped disabled patients`,
  religion: `priests clergy missionaries`,
  steering_safety: `homeless gangs`,
  steering: 'veterans vets soldiers servicemembers',
};

/** What people may be, said of people or of where they live. */
const KINDS: Partial<Record<ProtectedClass, string>> = {
  age: `elderly retired geriatric aging ageing youthful middleaged aged`,
  religion: `devout pious religious churchgoing godfearing prayerful godly godless faithbased observant secular`,
  race_color: `ethnic multiethnic multicultural multiracial racial interracial diverse nondiverse homogeneous segregated integrated`,
  national_origin: `undocumented naturalized ethnic`,
  source_of_income: `affluent wealthy moneyed prosperous impoverished lowincome highincome unemployed salaried underprivileged disadvantaged privileged bluecollar whitecollar`,
  disability: `disabled handicapped ablebodied autistic bipolar schizophrenic demented infirm`,
  marital_status: `unwed unmarried divorced married`,
  steering: `likeminded bohemian snooty snobby conservative liberal patriotic`,
  familial_status: `childless childfree kidfree`,
};

/** What a home may be as well: only right before a word for people is it about them. */
const OF_PEOPLE_ONLY: Partial<Record<ProtectedClass, string>> = {
  age: 'young younger old older mature senior student college middle-aged',
  marital_status: 'single',
  source_of_income:
    'poor rich poorer richer wealthier educated employed trailer uneducated successful subsidized voucher welfare blue-collar white-collar working-class',
  disability: 'deaf blind sick crippled mental healthy normal',
  sex_orientation_gender: 'straight trans',
  sex: 'female male',
  race_color: 'black white brown colored dark',
  familial_status: 'pregnant',
  steering: 'artsy',
};

/** What people have, by which they are wished for or away. */
const TRAITS: Partial<Record<ProtectedClass, string>> = {
  disability: `disability disabilities handicap handicaps autism dementia alzheimers schizophrenia impairment impairments disorder disorders wheelchairs crutches walkers`,
  familial_status: `kids children babies toddlers teens teenagers strollers diapers offspring`,
  national_origin: `accent accents visa visas turbans turban hijabs hijab saris burqas esl`,
  source_of_income: `vouchers voucher welfare foodstamps assistance unemployment benefits handouts subsidies`,
  religion: `faith religion minarets crucifixes`,
  steering_safety: `warrants felonies convictions arrests tattoos addictions addiction`,
  age: 'pensions',
};

export const PEOPLE_NOUNS = new Set(
  `people ppl folks folk persons neighbors neighbours neighbor neighbour residents resident tenants tenant owners homeowners inhabitants locals crowd crowds types households
  population majority occupants citizens buyers renter landlord landlords roommates housemates roommate community communities demographic demographics lot bunch nationals natives speakers demo
  adults couples families individuals clientele society enclave enclaves diaspora`.split(/\s+/),
);
export const AREA_NOUNS = new Set(
  `neighborhood neighborhoods neighbourhood neighbourhoods nabe street streets block blocks quarter quarters district districts town towns suburb suburbs city cities region regions zip village hood enclave enclaves barrio barrios ghetto ghettos stronghold hub territory community communities turf cul culdesac county precinct borough neck`.split(
    /\s+/,
  ),
);
export const PARTS_OF_PLACES = new Set(
  'area areas part parts side section sections end zone zones place places pocket pockets'.split(' '),
);
export const BUILDING_NOUNS = new Set('building buildings complex complexes tower towers highrise highrises'.split(' '));
/** Where one goes, whatever it is called after. */
export const INSTITUTIONS = new Set(
  `restaurant restaurants grocery groceries grocer grocers store stores market markets supermarket supermarkets shop shops food foods cuisine bakery bakeries deli cafe cafes church churches chapel
  cathedral parish temple temples mosque mosques synagogue synagogues shul gurdwara school schools academy preschool kindergarten daycare college university hospital hospitals clinic center centre
  centers library museum bar bars club clubs festival takeout dining eatery eateries bistro butcher spices bbq barbecue tacos sushi pho garden gardens tile tiles style architecture immersion
  agent realtor broker lender attorney embassy consulate cemetery lessons classes dance hall theater program programs services mass worship`.split(
    /\s+/,
  ),
);

function byWord(table: Partial<Record<ProtectedClass, string>>, forms: (word: string) => string[]): Map<string, ProtectedClass> {
  const words = new Map<string, ProtectedClass>();
  for (const [classOf, list] of Object.entries(table) as [ProtectedClass, string][])
    for (const word of list.split(/\s+/)) for (const form of forms(word)) if (form !== '') words.set(form, classOf);
  return words;
}

const plurals = (word: string) => (/(?:ese|ish|ic|s)$/.test(word) ? [] : [`${word.replace(/y$/, 'ie')}s`, `${word}s`]);
const alone = (word: string) => [word];

export const PEOPLES_BY_WORD = byWord(PEOPLES, alone);
export const STYLES = new Set(ALSO_STYLES.split(/\s+/));
/** Peoples by the plural, which no thing bears, and what only people are called. */
export const CALLED_BY_WORD = new Map([...byWord(PEOPLES, plurals), ...byWord(CALLED, alone)]);
for (const style of STYLES) for (const form of plurals(style)) CALLED_BY_WORD.set(form, 'national_origin');
/** Words that are no slip of another one. */
export const PEOPLE_WORDS: ReadonlySet<string> = new Set([...PEOPLES_BY_WORD.keys(), ...STYLES, ...CALLED_BY_WORD.keys()]);
export const GROUPS_BY_WORD = byWord(GROUPS, alone);
export const KINDS_BY_WORD = byWord(KINDS, alone);
export const PEOPLE_KINDS_BY_WORD = byWord(OF_PEOPLE_ONLY, alone);
export const TRAITS_BY_WORD = byWord(TRAITS, alone);
