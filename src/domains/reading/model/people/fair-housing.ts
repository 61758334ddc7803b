import { addSpan, claim, type Draft, type Found, type Rule, rule } from '../draft.ts';
import { patternsAbroad } from './fair-housing-abroad.ts';
import { MAKES_SAFE, patternsOfPeople } from './fair-housing-people.ts';
import { findWishesAboutPeople } from './people-around.ts';

interface FairHousingTerm {
  classes: string[];
  neutral: string;
  /** Names of the people it is about, for the phrases that such wishes use. */
  groups: string;
  patterns: string[];
  /** Flagged only where they are refused: "disabled residents" may be asked for, "no disabled residents" not. */
  refused?: string[];
}

/** Where people live together. */
export const WHERE_PEOPLE_LIVE =
  '(?:neighbou?rhoods?|areas?|communit(?:y|ies)|streets?|parts? of town|towns?|suburbs?|blocks?|districts?|buildings?|complex(?:es)?|places?|cit(?:y|ies)|zones?|schools?|sections?|crowd|vibe)';
const AREA = '(?:neighbou?rhoods?|areas?|streets?|parts? of town|towns?|suburbs?|blocks?|districts?|zones?|sections?)';
const PEOPLE =
  '(?:people|friendly|famil(?:y|ies)|neighbou?rs?|residents?|folks|tenants?|owners?|couples?|kids|buyers|renters|population|households?|community|communities|neighbou?rhoods?|areas?|enclaves?|majority|crowd)';
const NO =
  '(?:no|not|without(?: (?:seeing|having|meeting|hearing))?|avoid|avoiding|away from|far from|free of|not (?:a lot|lots) of|nowhere near|not many|few|not too many|fewer|keep out|(?:dont want|do not want|rather not|prefer not|not|nothing)(?: (?:to|live|be|living|being))* (?:near|around|by|among|next to|close to|with)|dont want|do not want)';
const MANY =
  '(?:mostly|mainly|predominantly|majority|primarily|largely|all|lots of|full of|many|plenty of|more|only|other|heavily|where there are|with|among|surrounded by)';
const RACES =
  '(?:white|black|african americans?|caucasian|hispanic|latinos?|latinas?|latinx|asian|native american|brown|colored|minorit(?:y|ies)|ethnic|people of color|non white)s?';
const ORIGINS =
  '(?:indian|chinese|korean|japanese|vietnamese|filipino|mexican|italian|irish|polish|russian|ukrainian|arab|arabic|persian|iranian|pakistani|somali|ethiopian|african|european|american|german|french|greek|turkish|haitian|cuban|dominican|puerto rican|brazilian|nigerian|colombian|venezuelan|peruvian|salvador(?:an|ian)|guatemalan|honduran|jamaican|afghan|iraqi|syrian|lebanese|israeli|bangladeshi|nepali|nepalese|thai|cambodian|hmong|laotian|burmese|ghanaian|kenyan|eritrean|sudanese|bosnian|albanian|serbian|romanian|portuguese|middle eastern|south asian|east asian|foreign|foreigner|immigrant|refugee|migrant|illegal|alien|expat|spanish speaking|english speaking|spanish|native)s?';
const FAITHS =
  '(?:christian|jewish|muslim|islamic|hindu|catholic|protestant|lutheran|methodist|presbyterian|pentecostal|episcopal(?:ian)?|anglican|quaker|mennonite|adventist|hasidic|sunni|shia|jain|bahai|jehovahs witness(?:es)?|evangelical|mormon|lds|buddhist|sikh|orthodox|baptist|religious|atheist|secular|jew|church going|god fearing|gentile|amish|scientologist|faith based)s?';
/** Groups by names that only people have. */
const GROUPS =
  '(?:christians|jews|muslims|hindus|catholics|protestants|evangelicals|mormons|buddhists|sikhs|baptists|atheists|blacks|whites|caucasians|hispanics|latinos|latinas|asians|african americans|minorities|native americans|indians|mexicans|arabs|africans|koreans|italians|russians|somalis|haitians|ukrainians|europeans|filipinos|pakistanis|iranians|cubans|puerto ricans|immigrants|foreigners|refugees|migrants|expats|gays|lesbians|homosexuals|queers)';
/** Places and things named after people; going there is not a wish about who lives there. */
const NAMED_AFTER =
  '(?! (?:community )?(?:rooms?|bedrooms?|bath(?:room)?s?|playrooms?|programs?|activities|centers?|centres?|church(?:es)?|temples?|mosques?|synagogues?|schools?|academ(?:y|ies)|grocer(?:y|ies)|groceries|stores?|markets?|supermarkets?|shops?|restaurants?|food|deli|bakery|cafe|hospitals?|museums?|library|kitchens?|style|immersion|tile|doors?|revival|colonial|garden|pharmacy|daycare|housing|loans?|home loan|bars?|clubs?|nightlife|book ?(?:stores?|shops?)|cafes?|streets?|st|avenue|ave|road|rd|boulevard|blvd|hills?|creek|heights|valley)(?: |$))';
/** Says of some people how many there are. */
const SHARE =
  '(?:only|free|dominated|majority|heavy|populated|concentration|percentages?|share(?= of)|ratio|population|demographics?|presence|free zone|influence)';
const LIVES = '(?:live|lives|are|arent|is|dont live|do not live|cant live|wont live|stay|settle|reside|hang out)';

/** A home and its things may be safe: only streets and neighbors are not rated. */
const SAFE_THING = `(?<!${MAKES_SAFE}|(?:storm|flood|fire|earthquake|tornado|hurricane|weather|pet|dog|cat) )(?<!(?:to be|play it|playing it|better|on the) )safe(?! (?:side|bet)(?: |$))(?! for (?:my|our|the|an?) [a-z]+(?: [,:a-z]+){0,5} (?:fenced?|fences|gates?|gated|railings?|stairs|pools?|steps)(?: |$))(?! (?:from|and sound|(?:outside|outdoor) (?:area|space)|rooms?|deposit|in|behind|under|built|storage|parking|garage|shed|stairs|staircase|railings?|wiring|water|balcony|shower|pool|structure|(?:(?:place|spot|space) )?(?:for|to (?:park|store|keep|lock(?: up)?|leave))(?: my| our| the| all| \\d+)* (?:dogs?|cats?|pets?|cars?|trucks?|bikes?|biking|bicycles?|cycling|cyclists?|motorcycles?|scooters?|boats?|rv|packages|deliveries|tools|valuables|instruments)))`;

/** People by what they are to a building or to who lives there. */
const PERSON = '(?:landlords?|landladies|landlady|tenants?|roommates?|housemates?|flatmates?|neighbou?rs?|residents?|occupants?)';
const ALL_PEOPLE =
  '(?:(?:most|all|other|many|the|my|our) )?(?:people|everyone|everybody|folks|families|residents|neighbou?rs|tenants|owners|occupants|kids|students|population|majority|community)';
const REFUSES =
  '(?:turns? down|turning down|declin(?:es?|ing)|says? no to|bans?|banned|banning|prohibits?|excludes?|excluding|rejects?|forbids?|restricts?|discourages?|refuses?|keeps? out|keeping out|turns? away|screens? out|denies|deny|bars|evicts?)';

/** What is painted, not lived in by people. */
const NO_COLOR =
  '(?! (?:kitchens?|cabinets?|walls?|trim|brick|counters?|countertops?|appliances|floors?|paint|exterior|interior|tile|marble|granite|oak))';

/** What may stand around the name of a group so that it is a wish about who lives there. */
function wishesAbout(group: string): string[] {
  return [
    `(?:mostly|mainly|predominantly|primarily|largely|full of|lots of|too many|surrounded by) (?:other )?(?:${group})${NAMED_AFTER}${NO_COLOR}`,
    `(?:only|just|exclusively|mostly) (?:rents?|renting|lets?|leases?|sells?|caters?|open) to (?:${group})|(?:rents?|lets?|leases?|sells?) (?:only|exclusively) to (?:${group})`,
    `(?:(?:${NO}|${MANY}|low|high|less|small|large|fewer|few|little|no|lower|higher) )?(?:${group}) ${SHARE}(?: (?:zone|${WHERE_PEOPLE_LIVE}|${PEOPLE}))?`,
    `${ALL_PEOPLE}(?: (?:who|that|which))? (?:(?:will|would|should|must|to) be|are|is|being|look|seem)(?: (?:mostly|mainly|all|only|predominantly|largely|also|not|too|very))* (?:${group})`,
    `(?:do|does|are there|how many)(?: (?:any|many|a lot of|lots of|other|much|mostly))* (?:${group})(?: (?:people|folks|families|residents))? (?:live|living|around|there|here|nearby|in)`,
    `(?:nowhere (?:with|that (?:has|takes|accepts|allows))|(?:no|avoid|without|skip) (?:any )?(?:apartments?|complex(?:es)?|condos?|homes?|houses?|${WHERE_PEOPLE_LIVE}) (?:with|full of|that (?:have|take|takes|accept|accepts|allow|allows))) (?:any |the )?(?:${group})${NAMED_AFTER}`,
    `${REFUSES} (?:any |all |out |the )*(?:(?:tenants|people|anyone|families|folks|renters|applicants|those|residents) (?:with|on|who are|who have|from) (?:any |an? )*)?(?:${group})`,
    `(?:strictly|exclusively|solely|purely) (?:for )?(?:${group})${NAMED_AFTER}`,
    `only (?:takes?|accepts?|wants?|allows?|admits?|houses?|rents? to|leases? to|lets? in) (?:[a-z]+ )?(?:${group})${NAMED_AFTER}`,
    `(?:${WHERE_PEOPLE_LIVE}|does it|do they)(?: [a-z]+){0,2}? (?:have|has|attracts?|draws?|gets?) (?:a lot of|lots of|many|mostly|plenty of|too many|tons of|any) (?:${group})${NAMED_AFTER}(?! (?:rooms?|activities|programs?|amenities|bedrooms?))`,
    `(?:${group}) (?:as|for|being) (?:my |our |the |close )*(?:neighbou?rs|roommates?|housemates?|tenants)`,
    `(?:${group}) (?:are )?(?:preferred|only|please)(?= |$)`,
    `(?:closed|off limits|not open|barred|no entry) to (?:${group})${NAMED_AFTER}|(?:cant|cannot|dont|do not|hate to) (?:stand|bear|abide|tolerate|see|hear)(?: (?:any|other|all|having|hearing|so many))* (?:${group})${NAMED_AFTER}`,
    `(?:${group}) (?:(?:are )?(?:not|arent) (?:welcome|allowed|permitted|accepted|wanted)|(?:are )?(?:unwelcome|prohibited|excluded|banned))`,
    `(?:people|families|${PERSON}) (?:without|with no|who (?:have|are) (?:no|not)) (?:any )?(?:${group})`,
    `(?:where|somewhere|someplace|(?:place|area|building)s? where) (?:[a-z]+ ){0,3}?(?:${group})(?: (?:people|folks|families|residents))?(?: (?:with|who have)(?: [a-z]+){1,2})? ${LIVES}`,
    `(?:only|low|few|fewer|less|mostly|mainly|high) (?:${group}) (?:people|students?|kids|famil(?:y|ies)|residents|percentage|population|neighbou?rs)(?: ${WHERE_PEOPLE_LIVE})?`,
    `(?:dont|doesnt|do not|does not|wont|will not|not|never) (?:allow|accept|rent to|have|take|want|admit|permit|let|live near)(?: (?:any|in|to))* (?:${group})(?: (?:people|families|tenants))?`,
    `(?<!(?:study|play|craft|homework|reading|sleeping|separate|hangout) )(?!schools? for (?:my |our |the |her |his )?(?:kids|child|children)(?: |$))${WHERE_PEOPLE_LIVE} (?:with|without|full of|of|for|that has|has|that have|having) (?:(?:many|mostly|lots|of|only|other|a|lot|plenty|more|few|no|young|younger|working|single|stay|at|home|other) )*(?:${group})${NAMED_AFTER}(?! to (?:play|run|sleep|study|nap|hang|do|sit|read|eat|ride|swim|draw|work))`,
  ];
}

/** Where people live or are treated for what protects them. */
const FACILITY =
  '(?:group homes?|half ?way houses?|sober living(?: (?:homes?|houses?))?|rehabs?(?: (?:centers?|facilit(?:y|ies)|clinics?|homes?|houses?))|psychiatric (?:facilit(?:y|ies)|hospitals?|wards?|units?|clinics?)|(?:memory care|nursing|recovery|detox)(?: (?:homes?|houses?|centers?|facilit(?:y|ies)))|(?:homes?|houses?|housing|facilit(?:y|ies)|cent(?:er|re)s?|residences?|institutions?) for (?:the |recovering )?(?:disabled|handicapped|mentally [a-z]+|blind|deaf|homeless|addicts?|alcoholics|troubled|autistic|unwed|people (?:with|in) [a-z]+)|(?:drug|alcohol|addiction) rehabs?(?: (?:centers?|facilit(?:y|ies)|clinics?))?|(?:drug |addiction )?treatment (?:centers?|facilit(?:y|ies))|assisted living|mental (?:health )?(?:hospitals?|facilit(?:y|ies)|institutions?|patients?|clinics?)|methadone clinics?|care homes?|(?:homeless |womens )shelters?)';

const HEAD =
  '(?:(?:apartments?|buildings?|complex|places?|communit(?:y|ies)|areas?|neighbou?rhoods?|units?|somewhere) (?:where|that|which|with|without|who) )?';

/** Wishes about who lives somewhere, and words that stand for them, with what may be asked for instead. */
const TERMS: FairHousingTerm[] = [
  {
    classes: ['familial_status'],
    groups:
      'kids|children|child|kid|babies|toddlers|famil(?:y|ies)|moms|mothers|dads|fathers|parents|teenagers|teens|large families|pregnant women',
    neutral:
      'Children cannot be a filter. Ask for bedrooms, a yard, the distance to parks and playgrounds, school ratings with their source, or top-floor homes and shared walls for quiet.',
    patterns: [
      `(?:family|kid|child|children) ?(?:friendly|oriented|centered|safe|focused)(?: ${WHERE_PEOPLE_LIVE})?`,
      `(?<!(?:pool|yard|garden|balcony|deck|stairs|patio|playroom|basement|fence|lawn) )(?:good|great|perfect|ideal|suitable|nice|best|safe)(?: ${WHERE_PEOPLE_LIVE})? for (?:young |growing |raising |a |my )?(?:famil(?:y|ies)|kids|children)(?! to (?:play|run|climb|swim|ride|jump))`,
      `(?:good|great|nice|best|perfect|ideal|wonderful|suitable|right|safe|somewhere|place|${WHERE_PEOPLE_LIVE})(?: [a-z]+){0,3}? (?:to|for|in which to) (?:be )?(?:rais(?:e|ing)|start(?:ing)?) (?:a |my |our |young |happy )*(?:famil(?:y|ies)|kids|children|child|baby)`,
      `(?:young|many|lots of|other|more|plenty of) (?:young )?(?:famil(?:y|ies)|kids|children)(?: (?:around|nearby|live|in the ${WHERE_PEOPLE_LIVE}|on the street))*`,
      `(?<!single |multi |two |2 |1 |one )(?:family|families)(?: only)? ${WHERE_PEOPLE_LIVE}|with (?:other |many |lots of |mostly )?families|where (?:other )?famil(?:y|ies)(?: live)?|(?<!single |multi )famil(?:y|ies) only`,
      `adults? only(?: ${WHERE_PEOPLE_LIVE})?|(?:strictly|exclusively|solely|purely|all) adults?|(?:child|kid|children|kids) ?free(?: ${WHERE_PEOPLE_LIVE})?|adult (?:building|community|complex)s?`,
      `${NO} (?:any |screaming |noisy |loud |other peoples )*(?:kids|children|child|babies|baby|toddlers|families|family|teenagers|teens)(?: (?:please|allowed|around|nearby|in the ${WHERE_PEOPLE_LIVE}))*`,
      `(?:quiet|peaceful) (?:neighbou?rs?|building) (?:with )?(?:no|without) (?:kids|children)`,
      `(?:nobody|no ?one|none|hardly any(?:one|body)|few(?: people)?)(?: (?:else|there|here))? (?:has|have|having|with|raises) (?:any |young |small )?(?:kids|children|babies)`,
      `(?:empty nesters?|childless(?: couples?)?|couples without (?:kids|children))(?: only| ${WHERE_PEOPLE_LIVE})?`,
    ],
  },
  {
    classes: ['marital_status'],
    groups:
      'singles|couples|unmarried couples|married couples|divorcees|single (?:moms?|mothers?|dads?|fathers?|people|folks|men|guys|women|ladies|girls|parents?)',
    neutral: 'Marital status cannot be a filter. Ask for the size and layout of the home.',
    patterns: [
      `(?<!for (?:an? |2 |my |our )?|(?:are|im|am|as|were) (?:an? )?|\\d |my |our )(?:married|unmarried|unwed|cohabiting|divorced) (?:couples?|people|folks|neighbou?rs?)(?: only)?`,
      `${WHERE_PEOPLE_LIVE} (?:for|of|full of|with) (?:mostly |only )?(?:singles|couples|married couples)|(?:singles|couples)(?: only)(?: ${WHERE_PEOPLE_LIVE})?|single people(?: only)?|(?:married|unmarried|divorced|single) ${PERSON}|${NO} (?:singles|single (?:moms?|mothers?|parents?|people|men|women)|unmarried (?:couples?|people))`,
    ],
  },
  {
    classes: ['source_of_income'],
    groups:
      'section 8|(?:housing )?vouchers?|voucher holders?|(?:housing|rental|rent|government|public) (?:assistance|aid|subsid(?:y|ies))|low income|poor people|welfare|hud|subsidi[sz]ed|poor|renters|unemployed',
    neutral: 'How people pay their rent cannot be a filter. Ask for a price range and features of the building.',
    patterns: [
      `${NO} (?:any )?(?:government|state|publicly) (?:assisted|subsidi[sz]ed|supported|aided)(?: (?:people|tenants?|renters|residents|families|housing))*`,
      `(?:low|few|less|little|minimal) section 8(?: ${PEOPLE})?`,
      `${HEAD}(?:(?:they|the landlord|landlord|dont|do|not|doesnt|does|accept|accepts|allow|allows|take|takes|no|without|any|refuse|refuses|that|wont|never|having|with|avoid|who|are|on|people) )*(?:no|not|dont|doesnt|without|refuses?|never|avoid|wont|nobody|noone|none)(?: (?:they|is|accept|accepts|allow|allows|take|takes|any|have|with|people|on|rent|to))* (?:section 8|vouchers?|housing vouchers?|housing choice|government assistance|public assistance|welfare|food stamps|subsidi[sz]ed(?: housing)?|low income(?: housing)?|hud|poor)(?: (?:people|tenants?|renters|residents|families|housing|holders?|recipients))*`,
      `${NO} (?:the |any )?(?:(?<=the )projects|section 8|hud|vouchers?|low income|poor|welfare|ghetto|subsidi[sz]ed)(?: (?:people|housing|families|residents|${WHERE_PEOPLE_LIVE}))?`,
      `(?:wealthy|rich|affluent|high income|well off|upper class|high class|higher class|lower class|low class|middle class|working class|white collar|blue collar|professional|educated|employed|successful|moneyed)(?: class)? (?:people|households?|homeowners?|owners|types|neighbou?rs?|families|residents|folks|crowd|tenants|renters|${WHERE_PEOPLE_LIVE})(?: only)?|(?:no |without |away from |not near )(?:public housing|rednecks|trailer trash|white trash)|employed only|mixed income(?: (?:${WHERE_PEOPLE_LIVE}|${PEOPLE}))?`,
    ],
  },
  {
    classes: ['religion'],
    groups: FAITHS,
    neutral: 'Who lives somewhere cannot be a filter. Ask for the distance to a place of worship instead.',
    patterns: [
      `(?:${MANY} )?${FAITHS}${NAMED_AFTER} ${PEOPLE}(?: ${WHERE_PEOPLE_LIVE})?`,
      `${NO} (?:any )?${FAITHS}(?: ${PEOPLE})?`,
      `(?:${MANY}) ${FAITHS}${NAMED_AFTER}`,
      `(?:people|folks|neighbou?rs|families|those|residents|others) (?:who|that) (?:go to (?:church|mosque|temple|synagogue)|attend (?:church|mass)|pray|worship|believe|share (?:my|our))(?: \\w+)?`,
      `(?:church|mosque|temple|synagogue) (?:going|goers?|attending)(?: ${PEOPLE})?`,
      `(?:church|parish|mosque|temple|synagogue|faith|religious) (?:community|communities|fellowship|family)(?! (?:center|centre|garden|hall))`,
      `(?:${FAITHS}|${RACES}) (?:owned|run|operated) (?:buildings?|complex(?:es)?|apartments?|homes?|housing|rentals?)`,
      `${FAITHS} ${PERSON}|(?:church|mosque|temple|synagogue|religious) crowd`,
      // A nearby place of worship hints at who lives there.
      `${NO} (?:any |the |a )*(?:mosques?|synagogues?|gurdwaras?|mandirs?|(?:hindu|sikh|buddhist) temples?)(?: (?:nearby|around|near by))?`,
      `(?:people of|share|same|of) (?:my |our |the same )?(?:faith|religion|beliefs)(?: as (?:me|us|mine))?`,
    ],
  },
  {
    classes: ['race_color'],
    groups: `${RACES}|wasps?|waspy`,
    neutral:
      'Who lives somewhere cannot be a filter. Ask for features of the home, a price range, or the distance to places you use.',
    patterns: [
      `(?:${MANY} )?(?:${RACES}|waspy?) (?:${PEOPLE}|${WHERE_PEOPLE_LIVE}|${PERSON})`,
      `${NO} (?:any )?(?:blacks|whites|hispanics|latinos|asians|african americans|minorities|people of color|black people|white people)`,
      `(?:mostly|predominantly|majority|mainly|primarily) ${RACES}${NO_COLOR}|(?:too|less|more) (?:ethnic|foreign|multicultural|${RACES})(?= |$)`,
      `(?:racially |ethnically |culturally )(?:\\w+)(?: ${WHERE_PEOPLE_LIVE})?|(?:mixed race|interracial|multi ?racial|bi ?racial)(?: (?:${WHERE_PEOPLE_LIVE}|${PEOPLE}))?|(?:racial|ethnic) (?!food|restaurants?|cuisine|grocer|markets?|stores?)(?:\\w+)|(?:diverse|integrated|homogeneous|segregated|multicultural) (?:${WHERE_PEOPLE_LIVE}|population|people)|(?:not (?:too|so|very) |more |very )diverse|(?:not too |more |lots of )?diversity|demographics?|(?:(?:same|similar|one|what|which) (?:race|ethnicity|nationality|skin colou?r|colou?r(?! (?:of )?(?:my|our|the|your|to|we|i|is|are|it)(?: |$))|heritage)|(?:my|our)(?: own)? (?:race|ethnicity|nationality|skin colou?r|ethnic group))(?: as (?:me|us|mine))?`,
    ],
  },
  {
    classes: ['national_origin'],
    groups: `${ORIGINS}|native born|american born|english|english speakers`,
    neutral: 'Where people come from cannot be a filter. Ask for the distance to shops, restaurants or services you use.',
    patterns: [
      `(?:${MANY} )?${ORIGINS}${NAMED_AFTER} (?:${PEOPLE}|speakers|${PERSON})(?: only| live)?`,
      `${NO} (?:any )?(?:immigrants|foreigners|refugees|illegals|migrants|illegal immigrants|mexicans|indians|chinese|arabs|russians|somalis|haitians)(?: ${PEOPLE})?`,
      `(?:where )?(?:people|everyone|neighbou?rs|they|others|folks)(?: (?:all|there|here|should|must|can|who|that))* (?:speak|speaks|speaking) (?:\\w+)|(?:english|spanish|chinese) ?speak(?:ing|ers)(?! (?:agents?|realtors?|brokers?|lenders?|staff))(?: only| ${PEOPLE}| ${WHERE_PEOPLE_LIVE})?`,
      `(?:immigrants?|foreigners?|refugees?)(?: ${WHERE_PEOPLE_LIVE})`,
      `(?:people|families|neighbou?rs|folks|those|tenants|renters|buyers|owners|immigrants|residents|communit(?:y|ies)|students)(?: (?:who|that|are|come|coming|mostly))* from (?:other countries|abroad|overseas|india|china|mexico|korea|japan|vietnam|russia|ukraine|africa|asia|europe|somalia|haiti|nigeria|ethiopia|ghana|kenya|eritrea|sudan|egypt|morocco|congo|senegal|uganda|cameroon|liberia|south africa|pakistan|bangladesh|sri lanka|nepal|afghanistan|iran|iraq|syria|lebanon|israel|jordan|yemen|saudi arabia|turkey|greece|italy|poland|germany|france|spain|portugal|ireland|romania|bosnia|albania|serbia|hungary|thailand|taiwan|laos|cambodia|burma|myanmar|indonesia|malaysia|hong kong|brazil|colombia|venezuela|peru|ecuador|bolivia|argentina|chile|cuba|jamaica|guatemala|honduras|el salvador|nicaragua|panama|the dominican republic|puerto rico|(?:the )?(?:philippines|middle east|balkans|caribbean)|(?:latin|central|south) america)`,
      `(?:native|american|us|foreign) ?born(?: ${PEOPLE})?(?: only)?|(?:citizens|legal residents|americans|natives)(?: only)|(?:english|spanish) only(?: speaking| speakers)?(?: ${WHERE_PEOPLE_LIVE})?`,
    ],
  },
  {
    classes: ['sex_orientation_gender'],
    groups: 'gays?|lesbians?|queers?|lgbtq?|straight|straights|heterosexuals?|homosexuals?|trans|transgender',
    neutral: 'Orientation and gender cannot be a filter. Ask for features of the home and the distance to places you use.',
    patterns: [
      `(?:gay|lesbian|queer|lgbt|lgbtq|lgbtqia|transgender|trans|straight|heterosexual)(?: \\+)?${NAMED_AFTER}(?: (?:friendly|owned|people|couples?|${WHERE_PEOPLE_LIVE}|neighbou?rs|families|village))+${NAMED_AFTER}`,
      `${NO} (?:gays?|lesbians?|lgbtq?|queer|trans|transgender)(?: ${PEOPLE})?`,
    ],
  },
  {
    classes: ['sex'],
    groups: 'men|women|ladies|gentlemen|guys|girls|boys|males?|females?|bachelors?',
    neutral: 'Sex cannot be a filter. Ask for security features, such as a doorman or a gated entrance.',
    patterns: [
      `(?:men|women|male|female|ladies|girls|boys|guys|females|males)(?: ?s)? only(?: ${WHERE_PEOPLE_LIVE})?|(?:only|all) (?:men|women|females?|males?|ladies|girls)(?: ${WHERE_PEOPLE_LIVE})?|${NO} (?:men|women|males|females|guys|bachelors)|(?:bachelors?|bachelorettes?|gentlemen|single (?:men|women|ladies|guys|girls)) only|(?:female|male|women|men) (?:roommates?|tenants?|neighbou?rs|residents|landlords?)`,
    ],
  },
  {
    classes: ['disability'],
    groups:
      'disabled|disabled people|handicapped|mentally ill|people with disabilities|wheelchair users|special needs|disabilities',
    neutral:
      'Disability cannot be a filter. Zoning and land use are public records; accessible features of a home can be searched.',
    patterns: [
      `(?:${WHERE_PEOPLE_LIVE} )?(?:${NO}) (?:any |the )*(?:(?:disabled|handicapped)(?! (?:parking|spots?|spaces?|access|ramps?|bathrooms?|showers?|toilets?|placards?|stalls?)(?: |$))|mentally ill|mentally disabled|special needs|crazy(?! (?:about|for|steep|expensive|high|busy|big|long|loud|small|old|low|prices?|fees?|dues|tax(?:es)?|hoas?|traffic|colors?|colours?|paint|wallpaper|commutes?|upkeep|maintenance))|wheelchair)(?: (?:people|group homes?|residents|neighbou?rs|persons|users|facilities|tenants|housing))*`,
      `(?:${WHERE_PEOPLE_LIVE} )?(?:${NO}) (?:any |the |a )*(?:${WHERE_PEOPLE_LIVE} (?:with|near|that have|where there are) )?(?:any |the |a )*${FACILITY}(?: (?:nearby|around))?`,
      '(?:are there|how many)(?: (?:any|many|other|lots of))* (?:group homes|half ?way houses|sober living (?:homes|houses)|homeless shelters)',
      `able ?bodied(?: ${PEOPLE})?|(?:healthy|physically fit) (?:people|neighbou?rs|residents|tenants)(?: only)?`,
    ],
    refused: [
      FACILITY,
      '(?:disabled|handicapped|mentally ill|special needs|autistic|deaf|blind|bipolar|schizophrenic) (?:people|children|persons|residents|neighbou?rs|tenants|kids|adults)|wheelchair users|people with (?:disabilities|mental illness|special needs)',
    ],
  },
  {
    classes: ['age'],
    groups:
      'seniors?|elderly|old people|old folks|older people|retirees|students?|college students|college kids|young people|professionals|young professionals|boomers|millennials|yuppies|young adults|pensioners',
    neutral:
      'The age of residents cannot be a filter, except communities that are qualified as 55+. Ask for features and the distance to places you use.',
    patterns: [
      `(?:seniors?|students?|retirees?|old people|young people|elderly) only(?: ${WHERE_PEOPLE_LIVE})?|(?:young|younger) (?:professionals?|people|crowd|adults|couples?|neighbou?rs|singles|folks|residents|${WHERE_PEOPLE_LIVE})(?: only)?|(?:millennials?|gen z|20 somethings?|twenty somethings?|30 somethings?|hipsters?|yuppies)(?: ${WHERE_PEOPLE_LIVE})?`,
      `${NO} (?:any )?(?:old people|elderly|seniors?|senior citizens|retirees|boomers|students?|college (?:kids|students)|young people|frat(?:ernity)?(?: (?:boys|bros|houses?|parties))?|sorority(?: houses?)?)(?: (?:people|around|nearby|housing|rentals?|houses?))*`,
      `(?:over|under|above|below) [2-7][05] (?:crowd|residents|neighbou?rs|folks|tenants)|[2-7][05] (?:plus|\\+) (?:crowd|people|residents|neighbou?rs)`,
      `(?:[2-6]0 s|twenties|thirties)(?: (?:and|to|or|-) (?:[2-6]0 s|twenties|thirties))? (?:professionals|people|crowd|singles|residents|neighbou?rs)(?: ${WHERE_PEOPLE_LIVE})?`,
      `(?:people|neighbou?rs|others|folks|crowd) (?:of |around )?(?:my|our) (?:own )?age|(?:people|neighbou?rs|others|folks|crowd|residents|families|couples)(?: [a-z]+)? (?:in|of|from|at|around) (?:my|our|the same|a similar) (?:own )?(?:age(?: (?:bracket|group|range))?|generation|(?:stage|phase|time) (?:of|in) life)|(?<!\\d |for an? |are |my |our |im )(?:mature|older|elderly|retired|senior|student) (?:people|crowd|folks|adults|couples?|citizens|${PERSON})(?: only)?|(?:student|college student|senior citizen|retiree) ?(?:free|friendly|${WHERE_PEOPLE_LIVE})`,
    ],
  },
  {
    classes: ['steering_safety'],
    groups: 'criminals?|felons?|addicts?|homeless|gangs?|sex offenders?',
    neutral:
      'Areas are not rated here. Police and public-safety figures are published by the city; ask for things that can be measured, such as lighting, a gated entrance or a security system.',
    patterns: [
      `(?:very |really |relatively |super |quiet |nice |good )*(?:(?<!gun |wall |floor |fire |fireproof |hidden )${SAFE_THING}|safer|safest|unsafe|dangerous|sketchy|ghetto|seedy|crime ridden|crime free|gang free|drug free|low crime|high crime|less crime|little crime|no crime|violent|(?:secure|shady|rough|rundown)(?= (?:and )?(?:safe |quiet )?${AREA}))(?:(?: and| ,)? (?:safe|quiet|clean|nice))*(?: ${WHERE_PEOPLE_LIVE})?(?: with (?:low|little|no|less) crime(?: rates?)?)?`,
      `(?:low|lower|lowest|little|no|less|minimal|high|not much|without|zero|not a lot of|free of)? ?(?:violent |property |street )?(?:crimes?(?! (?:novels?|fiction|books?|scenes?|show))|gangs?|gang activity|drugs|violence|homeless|homelessness)(?: rates?| people| activity| problems?| free)?(?: ${WHERE_PEOPLE_LIVE})?`,
      `(?:${NO} )?(?:any )?(?:felons?|criminals?|ex cons?|convicts?|drug (?:dealers?|addicts?)|thugs?)`,
      `(?:which|what) (?:${WHERE_PEOPLE_LIVE}) (?:should|do|must|to) (?:i |we )?(?:avoid|stay away from|not)(?: in .*)?|${WHERE_PEOPLE_LIVE} (?:to|i should|we should) (?:avoid|stay away from)|(?:where|what) should (?:i|we) (?:avoid|not (?:live|buy))`,
      `(?:not|nothing|no|avoid|away from|outside)(?: (?:in|near|of))* (?:the )?(?:hood|(?<=the )projects|slums?|inner city|barrios?|ghettos?|(?:indian |native(?: american)? )?reservations?|skid row|shanty ?town)`,
      `(?:not in |no |avoid )?(?:a |the )?(?:bad|wrong|rough|rougher|sketchy|seedy|shady|scary|poor|worst|worse|undesirable) (?:${WHERE_PEOPLE_LIVE}|(?:side|part|end|section)s? of (?:town|the tracks))`,
      `(?:a |the |in )*(?:good|nice|best|better|decent|desirable|respectable|nicest|great|right|upscale|classy|top) (?:neighbou?rhoods?|areas?(?! rugs?)|(?:parts?|sections?|ends?|sides?) of (?:town|the (?:city|tracks)|@\\d+)|suburbs?|zones?|communit(?:y|ies)(?! (?:pool|gym|center|centre|garden|room|amenities))|side of town)`,
    ],
  },
  {
    classes: ['steering'],
    groups: 'riff raff|undesirables|outsiders|normal people|snobs|democrats|republicans|liberals|conservatives|veterans',
    neutral:
      'Who lives somewhere cannot be a filter. Ask for features of the home, school ratings with their source, or the distance to places you use.',
    patterns: [
      `(?:where )?(?:there are |with |have )?(?:more )?(?:people|families|folks|neighbou?rs|others) (?:just )?(?:like|similar to) (?:us|me|ourselves|myself|my family|our family)(?: live)?`,
      `(?:people|everyone|everybody|folks|neighbou?rs|others|residents)(?: (?:who|that|all))* (?:looks?|lives?|thinks?|believes?|votes?|acts?|talks?) (?:just )?(?:like|as) (?:us|me|we|i)(?: do)?`,
      `(?:feel|be|being) (?:welcomed?|accepted)|(?:would|will|could) (?:fit in|belong)|(?:welcoming|accepting|tolerant|inclusive|open minded|like minded) (?:${WHERE_PEOPLE_LIVE}|${PEOPLE})|(?:which|what|where) (?:[a-z]+ ){0,3}(?:is|are) (?:friendly|welcoming|accepting|tolerant)`,
      `(?<=^|[.,?!] )(?:and |so )?who (?:mostly |mainly |usually )?lives|(?:what|which) (?:kinds?|types?|sorts?) of (?:people|neighbou?rs|families|crowd|folks)`,
      `(?:my|our) (?:kind|type|sort) of (?:people|crowd|neighbou?rs)|(?:right|good|decent|nice|respectable|quality|normal|friendly|proper|clean|better|certain) (?:kind of |sort of |type of |class of )?(?:people|neighbou?rs|residents|folks|crowd|families)`,
      `(?:people|folks|others|neighbou?rs|families|those|community) (?:of|from|with|sharing|who share) (?:my|our|the same|similar|a similar|the right|a certain) (?:own )?(?:culture|background|heritage|tribe|caste|origins?|country|language|accent|roots|values|ethnicity|class|social class)`,
      `riff ?raff|undesirables|those people|(?:with|among|around) (?:my|our) own kind`,
      `(?:similar|same|shared|traditional|conservative|liberal|christian|family) (?:backgrounds?|values|culture|beliefs|politics)|(?:traditional|exclusive|restricted|elite) (?:${WHERE_PEOPLE_LIVE})|(?:republican|democrat|conservative|liberal|maga|woke) (?:${WHERE_PEOPLE_LIVE}|people|neighbou?rs)`,
      `${GROUPS}(?: (?:${PEOPLE}|only|live|around|nearby))*`,
      `(?:${NO}|full of|too many|lots of|mostly|overrun (?:by|with)) (?:any |the )?renters(?: (?:around|nearby))?|(?:not |no )?(?:gentrif\\w+|up and coming)(?: ${WHERE_PEOPLE_LIVE})?`,
    ],
  },
];

export const fairHousingRules: Rule[] = TERMS.flatMap(({ classes, neutral, groups, patterns, refused = [] }) =>
  [
    ...patterns,
    ...wishesAbout(groups),
    ...refused,
    ...patternsOfPeople(classes[0] ?? ''),
    ...patternsAbroad(classes[0] ?? ''),
  ].map((pattern) =>
    rule(pattern, (found, draft) => {
      if (refused.includes(pattern) && found.scope !== 'must_not') return false;
      draft.fairHousing.push({ flag: true, classes, action: 'ignore_and_explain', neutral_alternative: neutral });
      claimMoreOfThem(draft, found);
      return true;
    }),
  ),
);

const ANY_GROUP = new RegExp(`^(?:any )?(?:${TERMS.map(({ groups }) => groups).join('|')}|wheelchairs?)(?= |$)`);

/** "No elderly people or wheelchairs": those named after "or" are wished away as well. */
function claimMoreOfThem(draft: Draft, found: Found): void {
  let { to } = found;
  while (/^(?:or|nor|and|,)$/.test(draft.line[to]?.word ?? '')) {
    const words = draft.line.slice(to + 1, to + 4).map(({ word, isClaimed }) => (isClaimed ? '·' : word));
    const more = ANY_GROUP.exec(words.join(' '));
    if (more === null) break;
    to += 1 + more[0].split(' ').length;
  }
  claim(draft, found.to, to);
  addSpan(draft, { from: found.from, to }, 'fair_housing');
}

/** Wishes that no pattern of one class has found, by the part each word plays in the sentence. */
export function readPeopleAround(draft: Draft): void {
  for (const { from, to, classOf } of findWishesAboutPeople(draft)) {
    const neutral = TERMS.find(({ classes }) => classes[0] === classOf)?.neutral;
    if (neutral === undefined) continue;
    draft.fairHousing.push({ flag: true, classes: [classOf], action: 'ignore_and_explain', neutral_alternative: neutral });
    claim(draft, from, to);
    addSpan(draft, { from, to }, 'fair_housing');
  }
}

/** All that was found, as one answer: the first alternative, every class. */
export function combineFairHousing(draft: Draft): Draft['fairHousing'][number] | null {
  const [first] = draft.fairHousing;
  if (first === undefined) return null;
  return { ...first, classes: [...new Set(draft.fairHousing.flatMap((one) => one.classes))] };
}
