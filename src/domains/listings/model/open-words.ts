import { dictionary } from '#lib/dictionary.ts';
import { PROPERTY_SUB_TYPES, PROPERTY_TYPES } from './property-types.ts';
import { parseStandardStatus, type StandardStatus } from './standard-status.ts';

const MEDIA_ALTERATIONS = [
  'Decluttered - Item Removed',
  'Model Home',
  'Other Media Modification',
  'Twilight Conversion',
  'Virtual Enhancements',
  'Virtual Renovation',
  'Virtual Representation - To Be Built',
  'Virtual Representation - Under Construction',
  'Virtual Staging - Item Addition',
];

/** Words of exchanges that mean one of RESO's statuses and nothing else. What could be two, such as
 * "Under Contract", "Under Agreement", "Off Market" or "For Sale", is not here. */
const STATUS_WORDS = dictionary<StandardStatus>({
  sold: 'Closed',
  leased: 'Closed',
  rented: 'Closed',
  contingent: 'Active Under Contract',
  activecontingent: 'Active Under Contract',
  activeoptioncontract: 'Active Under Contract',
  pendingtakingbackups: 'Active Under Contract',
  new: 'Active',
  newlisting: 'Active',
  backonmarket: 'Active',
  bom: 'Active',
  backup: 'Active Under Contract',
  pricechange: 'Active',
  pricereduced: 'Active',
  activebackup: 'Active Under Contract',
  salepending: 'Pending',
  pendingsale: 'Pending',
  saleclosed: 'Closed',
  temporarilyoffmarket: 'Hold',
  temporarilywithdrawn: 'Hold',
  tempoffmarket: 'Hold',
  act: 'Active',
  actv: 'Active',
  ctg: 'Active Under Contract',
  pnd: 'Pending',
  pend: 'Pending',
  sld: 'Closed',
  clsd: 'Closed',
  canc: 'Canceled',
  comingsoonnoshow: 'Coming Soon',
  comingsoonnoshowings: 'Coming Soon',
  upcoming: 'Coming Soon',
  premarket: 'Coming Soon',
  available: 'Active',
  live: 'Active',
  onmarket: 'Active',
  // To be sold at one: nobody has bought it yet.
  auction: 'Active',
  forauction: 'Active',
  forsalebyauction: 'Active',
  extended: 'Active',
  reactivated: 'Active',
  reinstated: 'Active',
  relisted: 'Active',
  soldclosed: 'Closed',
  closedsold: 'Closed',
  closedsale: 'Closed',
  settled: 'Closed',
  closedleased: 'Closed',
  closedrented: 'Closed',
  terminated: 'Canceled',
  suspended: 'Hold',
  onhold: 'Hold',
  draft: 'Incomplete',
  exp: 'Expired',
  expd: 'Expired',
  ext: 'Active',
  pcg: 'Active',
  rac: 'Active',
  rlst: 'Active',
  lsd: 'Closed',
  rnt: 'Closed',
  rntd: 'Closed',
  can: 'Canceled',
  cncl: 'Canceled',
  rescinded: 'Canceled',
  wdr: 'Withdrawn',
  tom: 'Hold',
  toff: 'Hold',
  cso: 'Coming Soon',
  closedlease: 'Closed',
  closedrental: 'Closed',
  soldleased: 'Closed',
  soldcoop: 'Closed',
  soldcobroke: 'Closed',
  soldinhouse: 'Closed',
  // Of Britain, Ireland and Australia.
  underoffer: 'Active Under Contract',
  sstc: 'Pending',
  soldstc: 'Pending',
  soldsubjecttocontract: 'Pending',
  saleagreed: 'Pending',
  letagreed: 'Pending',
  wth: 'Withdrawn',
  wdn: 'Withdrawn',
  auc: 'Active Under Contract',
  // One letter; C and U mean two things.
  a: 'Active',
  p: 'Pending',
  s: 'Closed',
  w: 'Withdrawn',
  x: 'Expired',
});

/** "Active - New", "Active / Price Change", "Active Kick Out": what a home for sale has more, in letters alone. */
const STILL_ACTIVE =
  /^(?:active|available)(?:new(?:listing)?|price(?:change[ds]?|reduc(?:ed|tion)|increased?|decreased?)|backonmarket|bom|extended|reactivated|relisted|available)$/;
const ACTIVE_WITH_OFFER =
  /^active(?:with|w)?(?:contingen(?:t|cy|cies)|contract|offers?|option(?:pending)?|kickout|firstright|rightoffirstrefusal|backups?(?:offers?)?)/;
/** The same without the word: "Option Period", "First Right of Refusal", "Kick Out". */
const OFFER_ALONE = /^(?:option(?:period|pending|contract)|kickout|(?:first)?rightof(?:first)?refusal|firstright)(?:clause)?$/;
/** How a home is sold, behind its status: "Active-REO", "Sold - Short Sale". */
const HOW_IT_IS_SOLD = /(?:reo|bankowned|foreclosure|shortsale|auction|estatesale|probate|hud(?:owned)?|corporateowned)$/;
/** The agreement with the firm goes on, or has ended with it. */
const WITHDRAWN = /^withdrawn(?:un)?conditional(?:ly)?$/;
const OFF_FOR_A_TIME = /^(?:withdrawn|offmarket)temp(?:orar(?:y|ily))?$/;
/** A home that is promised, said by what it still takes: "Backup Offers Wanted". */
const BACKUPS_WANTED = /^(?:taking|accepting|seeking)?backup(?:s|offers?)(?:wanted|requested|accepted|invited|considered)?$/;
/** A home that is promised, and whether it can still be had: "Pending - Backup Offers", "Under Contract - Show". */
const PROMISED =
  /^(?:pending|salepending|undercontract|underagreement|contingent|contract|offeraccepted|acceptedoffer|deposit(?:received|taken)?)/;
const CAN_BE_HAD = /backup|show|kickout|firstright|accept|takingoffers/;
const CANNOT_BE_HAD =
  /no(?:t|more|further|longer)?(?:taking|accepting|to)?(?:backup|show|accept|offer|taking)|donotshow|withoutbackup/;
/** What a sale waits for, or may still fail over. */
const WAITS_FOR =
  /inspection|financ|appraisal|lender|thirdparty|shortsale|bank|court|hoa|title|saleof|homesale|release|feasib|duediligence/;

/** Statuses that say more than one word. */
function readStatusPhrase(word: string): StandardStatus | undefined {
  if (STILL_ACTIVE.test(word)) return 'Active';
  if (ACTIVE_WITH_OFFER.test(word)) return CANNOT_BE_HAD.test(word) ? undefined : 'Active Under Contract';
  if (OFFER_ALONE.test(word)) return 'Active Under Contract';
  if (WITHDRAWN.test(word)) return 'Withdrawn';
  if (OFF_FOR_A_TIME.test(word)) return 'Hold';
  if (word.endsWith('listing')) return readPlainStatus(word.replace(/listing$/, ''));
  if (BACKUPS_WANTED.test(word)) return 'Active Under Contract';
  const [promised = ''] = PROMISED.exec(word) ?? [];
  if (promised === '') return HOW_IT_IS_SOLD.test(word) ? readPlainStatus(word.replace(HOW_IT_IS_SOLD, '')) : undefined;
  if (CANNOT_BE_HAD.test(word)) return promised === 'contingent' ? undefined : 'Pending';
  if (CAN_BE_HAD.test(word.slice(promised.length))) return 'Active Under Contract';
  if (!WAITS_FOR.test(word.slice(promised.length))) return undefined;
  return promised === 'contingent' ? 'Active Under Contract' : promised.includes('pending') ? 'Pending' : undefined;
}

/** RESO's status, spelled in any way, or an exchange's own word for it; undefined for anything else. */
export function readStatusWord(sent: string): StandardStatus | undefined {
  // Some name the type as well: Org.Reso.StandardStatus.ComingSoon.
  const raw = sent.replace(/^(?:\w+\.)+(?=\w+$)/, '');
  return readOneStatus(raw) ?? (/[(/]/.test(raw) ? readBoth(raw) : undefined);
}

function readOneStatus(raw: string): StandardStatus | undefined {
  const word = onlyLetters(raw);
  const found = readPlainStatus(word) ?? readStatusPhrase(word);
  if (found !== undefined) return found;
  const spelledOut = spellOut(raw);
  return spelledOut === word ? undefined : (readPlainStatus(spelledOut) ?? readStatusPhrase(spelledOut));
}

/** What exchanges shorten within a status of several words: "Act Cont", "Temp Off Mkt". */
const SHORT_FOR = dictionary<string>({
  act: 'active',
  pend: 'pending',
  pnd: 'pending',
  cont: 'contingent',
  contg: 'contingent',
  conting: 'contingent',
  ctg: 'contingent',
  opt: 'option',
  bkup: 'backup',
  temp: 'temporarily',
  mkt: 'market',
  wd: 'withdrawn',
  wdn: 'withdrawn',
  wth: 'withdrawn',
  exp: 'expired',
  canc: 'canceled',
  sld: 'sold',
  uc: 'undercontract',
  offr: 'offer',
  ofr: 'offer',
  insp: 'inspection',
  chg: 'change',
  avail: 'available',
  clsd: 'closed',
  rlse: 'lease',
});

const spellOut = (raw: string) => (raw.toLowerCase().match(/[a-z]+/g) ?? []).map((word) => SHORT_FOR[word] ?? word).join('');

const readPlainStatus = (word: string): StandardStatus | undefined => parseStandardStatus(word) ?? STATUS_WORDS[word];

/** "Sold (Closed)" and "Leased/Rented" say one status twice. One that its brackets change, such as "Active (Contingent)", is not read. */
function readBoth(raw: string): StandardStatus | undefined {
  const [, before = '', within = ''] = /^([^()/]*)\(([^()/]*)\)\s*$/.exec(raw) ?? /^([^()/]*)\/([^()/]*)$/.exec(raw) ?? [];
  const status = readOneStatus(before);
  return status !== undefined && status === readOneStatus(within) ? status : undefined;
}

const onlyLetters = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\b1st\b/g, 'first')
    .replaceAll(/[^a-z]/g, '');
const indexWords = (words: readonly string[]) => new Map(words.map((word) => [onlyLetters(word), word]));

const propertyTypes = new Map([
  ...indexWords(PROPERTY_TYPES),
  // RESO's own short names, and other words for one of them and nothing else.
  ...Object.entries({
    resi: 'Residential',
    res: 'Residential',
    lnd: 'Land',
    frm: 'Farm',
    mlf: 'Residential Income',
    rnt: 'Residential Lease',
    rlse: 'Residential Lease',
    rinc: 'Residential Income',
    mobi: 'Manufactured In Park',
    coms: 'Commercial Sale',
    coml: 'Commercial Lease',
    buso: 'Business Opportunity',
    residentialsale: 'Residential',
    residentialproperty: 'Residential',
    rental: 'Residential Lease',
    rentals: 'Residential Lease',
    residentialrental: 'Residential Lease',
    residentialforlease: 'Residential Lease',
    residentialforrent: 'Residential Lease',
    lotsland: 'Land',
    landlots: 'Land',
    landlot: 'Land',
    lotland: 'Land',
    lotsandland: 'Land',
    landandlots: 'Land',
    lotsandacreage: 'Land',
    commercialforsale: 'Commercial Sale',
    commercialforlease: 'Commercial Lease',
    farmandranch: 'Farm',
    farmranch: 'Farm',
    farmsandranches: 'Farm',
  }),
]);
const propertySubTypes = new Map([
  ...indexWords(PROPERTY_SUB_TYPES),
  // Other words for one of them and nothing else.
  ...Object.entries({
    singlefamily: 'Single Family Residence',
    singlefamilyresidential: 'Single Family Residence',
    singlefamilyhome: 'Single Family Residence',
    singlefamilydetached: 'Single Family Residence',
    cnd: 'Condominium',
    condo: 'Condominium',
    sfd: 'Single Family Residence',
    townhome: 'Townhouse',
    fourplex: 'Quadruplex',
    quadplex: 'Quadruplex',
    coop: 'Stock Cooperative',
    vacantland: 'Unimproved Land',
    vacantlot: 'Unimproved Land',
    house: 'Single Family Residence',
    sfr: 'Single Family Residence',
    sfh: 'Single Family Residence',
    detached: 'Single Family Residence',
    detachedsinglefamily: 'Single Family Residence',
    singlefamilydwelling: 'Single Family Residence',
    condominiumunit: 'Condominium',
    condos: 'Condominium',
    townhouses: 'Townhouse',
    cooperative: 'Stock Cooperative',
    twofamily: 'Duplex',
    threefamily: 'Triplex',
    fourfamily: 'Quadruplex',
    manufactured: 'Manufactured Home',
    mobile: 'Mobile Home',
  }),
]);
/** The types of homes of a kind; all other kinds of homes are Residential. */
const TYPE_OF_KIND: Readonly<Record<string, string>> = {
  Duplex: 'Residential Income',
  Triplex: 'Residential Income',
  Quadruplex: 'Residential Income',
  'Multi Family': 'Residential Income',
  'Unimproved Land': 'Land',
};
const HOMES = new Set([
  'Apartment',
  'Cabin',
  'Condominium',
  'Manufactured Home',
  'Mobile Home',
  'Single Family Residence',
  'Stock Cooperative',
  'Townhouse',
  ...Object.keys(TYPE_OF_KIND),
]);
const mediaAlterations = indexWords(MEDIA_ALTERATIONS);

/** 'ResidentialLease' to 'Residential Lease'; words that the standard does not know stay as they are. */
export function spellPropertyType(raw: string): string {
  return propertyTypes.get(onlyLetters(raw)) ?? raw;
}

/** Whether the Data Dictionary knows a PropertyType. */
export const isPropertyType = (raw: string): boolean => propertyTypes.has(onlyLetters(raw));
export const isPropertySubType = (raw: string): boolean => propertySubTypes.has(onlyLetters(raw));

export function spellPropertySubType(raw: string): string {
  return propertySubTypes.get(onlyLetters(raw)) ?? raw;
}

/** A word that was sent for the type, if it is rather that of a kind of homes, such as "Condo". */
export const subTypeIn = (type: string | null): string | null =>
  type !== null && !isPropertyType(type) && HOMES.has(spellPropertySubType(type)) ? type : null;

/** The type of homes of such a kind. */
export const typeOfSubType = (subType: string): string => TYPE_OF_KIND[spellPropertySubType(subType)] ?? 'Residential';

export function spellMediaAlteration(raw: string): string {
  return mediaAlterations.get(onlyLetters(raw)) ?? raw;
}
