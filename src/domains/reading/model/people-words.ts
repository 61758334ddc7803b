/* Words for people and places of people, by what they are in a sentence about who lives somewhere. */

export type ProtectedClass =
  | 'race_color'
  | 'religion'
  | 'national_origin'
  | 'sex'
  | 'sex_orientation_gender'
  | 'familial_status'
  | 'marital_status'
  | 'disability'
  | 'age'
  | 'source_of_income'
  | 'steering'
  | 'steering_safety';

/** Nations, peoples and faiths; with or without a plural s. */
const PEOPLES: Partial<Record<ProtectedClass, string>> = {
  national_origin: `afghan afghani african albanian algerian angolan anglo arab arabic argentine argentinian armenian assyrian azeri bangladeshi bengali belarusian bolivian
    bosnian brazilian bulgarian burmese caribbean cambodian cameroonian chaldean chechen chilean chinese colombian congolese coptic croatian cuban czech desi dominican druze
    ecuadorian egyptian eritrean estonian ethiopian fijian filipino filipina finnish gambian ghanaian guatemalan gujarati guyanese haitian hmong honduran hungarian indian
    indonesian iranian iraqi israeli ivorian jamaican jordanian karen kenyan korean kosovar kurd kurdish kuwaiti laotian lao latvian lebanese liberian libyan lithuanian
    macedonian malaysian malian mexican moldovan mongolian nepali nepalese nicaraguan nigerian norwegian pakistani palestinian panamanian paraguayan pashtun persian
    peruvian punjabi romanian romani russian rwandan salvadoran salvadorian samoan saudi scottish senegalese serbian singaporean slavic slovak slovenian somali sudanese
    swede syrian taiwanese tajik tamil telugu tanzanian thai tibetan tongan trinidadian tunisian ugandan uighur ukrainian uruguayan uzbek venezuelan vietnamese welsh
    yemeni yoruba zambian zimbabwean immigrant migrant refugee foreigner expat newcomer illegal`,
  religion: `muslim moslem islamic jew jewish christian catholic hindu sikh mormon lds buddhist protestant evangelical pentecostal lutheran methodist presbyterian
    episcopalian anglican baptist mennonite amish quaker adventist hasidic hasid chasidic haredi ultraorthodox sephardic ashkenazi sunni shia shiite jain bahai atheist agnostic
    pagan wiccan heathen infidel gentile goy nonbeliever unbeliever churchgoer zealot satanist scientologist zoroastrian coptic copt`,
  race_color: `hispanic latino latina latinx chicano caucasian asian negro afro aryan mestizo mulatto nonwhite biracial creole`,
  sex_orientation_gender: `gay lesbian queer lgbt lgbtq lgbtqia lgbtqi bisexual homosexual heterosexual transgender transsexual nonbinary`,
};

/** Peoples that also name a style, a language or a dish: "Spanish, three beds" speaks of the house. */
const ALSO_STYLES = `american austrian belgian british canadian cypriot danish dutch english european finnish french german greek irish italian japanese mediterranean moroccan
  polish portuguese scandinavian spanish swedish swiss turkish native oriental western eastern georgian creole caribbean thai orthodox reform`;

/** What only people are called, and no home: a wish with such a word is about who lives there. */
const CALLED: Partial<Record<ProtectedClass, string>> = {
  age: `geezers geezer oldsters oldies codgers codger fogeys fogies biddies grannies grandmas oldtimers whippersnappers zoomers boomers millennials undergrads undergraduates coeds frosh sophomores
    retirees pensioners octogenarians septuagenarians twentysomethings thirtysomethings fortysomethings fiftysomethings twentysomething thirtysomething youngsters adolescents partygoers elders`,
  religion: `worshippers worshipers parishioners believers congregants jesusfreaks cultists fundamentalists`,
  national_origin: `illegals aliens immigrants migrants refugees foreigners expats expatriates newcomers countrymen compatriots fobs asylees`,
  race_color: `negroes minorities caucasians poc bipoc wasps`,
  sex_orientation_gender: `gayborhood gays lesbians queers homosexuals heterosexuals transsexuals transvestites crossdressers`,
  familial_status: `brats rugrats crotchfruit playmates schoolkids schoolchildren preschoolers youngsters teenyboppers`,
  marital_status: `divorcees spinsters unmarrieds`,
  source_of_income: `freeloaders moochers welfarequeens paupers claimants recipients millionaires yuppies billionaires proletarians peasants`,
  steering: `riffraff rabble rednecks redneck hillbillies hillbilly hipsters hippies yuppies bogans chavs snobs undesirables lowlifes lowlife weirdos plebs plebeians commoners deplorables
    misfits outcasts liberals conservatives democrats republicans leftists progressives libertarians socialists communists maga trumpers trumpsters outsiders transients rabblerousers
    yokels bumpkins gypsies gypsy townies carpetbaggers elites bourgeoisie`,
  steering_safety: `thugs thug hoodlums hoodlum gangsters gangster gangbangers felons felon junkies addicts crackheads criminals crooks burglars muggers robbers thieves vagrants hobos bums
    winos drunks drunkards pimps prostitutes hookers perverts pedophiles predators parolees convicts excons delinquents hooligans squatters lawbreakers offenders`,
  disability: `cripples invalids retards retarded schizos schizophrenics psychos lunatics paraplegics quadriplegics autists wheelchairbound amputees diabetics epileptics`,
};

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
