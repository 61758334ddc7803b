import { isSize } from '#lib/area-units.ts';
import { isList, isRecord } from '#lib/json-value.ts';

const wordsOf = (text: string) => text.trim().split(/\s+/);

/**
 * Names by which exports of exchanges, other portals and people's own tables call a field of RESO's, in letters and digits alone. Each
 * means that field and nothing else: what could be two, such as "Sale Price", "Area", "Type" or "ID", is not here.
 */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ListingKey: `
    mlsnumber mlsno mlsnum mlnumber mlno mlnum mlslistingid mlslistingnumber listnumber listno listingnumber listingno
    lst lstno lstnum lstnumber ln listingrid zpid homelistingid propertyid matrixuniqueid uniqueid listingguid propertyref propertyreference listingref listingreference referencenumber agentref
  `,
  StandardStatus:
    'status homestatus listingstatus propertystatus propstatus currentstatus sts stat statuscode liststatus lstatus unitstatus',
  ListPrice:
    'lprice price listingprice askingprice currentprice listpriceusd priceusd askprice lp lprice askpr pricecurrent currprice',
  OriginalListPrice: 'originalprice origprice originallistingprice origlistprice',
  ClosePrice: 'soldprice salesprice closedprice closingprice pricesold soldpr',
  CloseDate: 'solddate closeddate closingdate datesold dateclosed settlementdate datesettled',
  ListingContractDate: 'listdate listingdate listeddate datelisted listedon entrydate dateentered',
  ModificationTimestamp: 'lastchange datemodified moddate modtimestamp dateupdated datelastmodified datelastupdated',
  UnparsedAddress:
    'address addr fulladdress addressfull streetaddress fullstreetaddress propertyaddress siteaddress addressline1 addressline',
  StreetNumber: 'addressnumber streetno streetnum houseno housenumber hseno stno stnum strno strnum stnumber',
  StreetName: 'street addressstreet stname strname',
  StreetSuffix: 'streettype suffix streetsfx stsuffix stsfx sttype strsuffix strsfx',
  StreetDirPrefix: 'predir streetdir streetdirection streetpre streetprefix streetpredir stdir strdir',
  StreetDirSuffix: 'postdir streetpostdir',
  UnitNumber: 'aptunit unitapt apartmentunit unit apartment unitno apt aptno aptnumber apartmentnumber',
  City: 'town cityname cit citytown towncity cityortown',
  StateOrProvince: 'state province stateprovince stateprov stateorprov statecode stateabbreviation stateabbr provincecode',
  PostalCode: 'zip zipcode zippostalcode ziporpostalcode postcode postal zip5',
  CountyOrParish: 'county parish countyname',
  Country: 'countrycode countryname',
  SubdivisionName: 'subcondoname subname subdivision subdivisioncomplex complexsubdivision subdiv subdivname',
  ParcelNumber: 'apn parcelid parcelno taxid',
  Latitude: 'lat geolat',
  Longitude: 'lng lon long geolng geolon',
  PropertyType: 'proptype propertyclass class',
  PropertySubType: 'hometype propsubtype subtype buildingtype',
  BedroomsTotal: `
    beds bedrooms bed br brs bds totalbeds totalbedrooms bedstotal numbeds numbedrooms numberofbeds
    numberofbedrooms noofbeds noofbedrooms ofbeds ofbedrooms bedroomcount bedroomscount
  `,
  BathroomsTotalInteger: `
    baths bathrooms bath totalbaths totalbathrooms bathstotal bathroomstotal numbaths numbathrooms numberofbaths
    numberofbathrooms noofbaths noofbathrooms ofbaths ofbathrooms bathroomcount
  `,
  BathroomsFull: 'bathsf bthsf fullbaths fullbathrooms fullbath bathsfull bathfull numfullbaths offullbaths fbth fbath fbaths',
  BathroomsPartial: 'partialbaths partialbathrooms bathspartial',
  Currency: 'currencyid currencyiso isocurrency listcurrency',
  BathroomsHalf: 'bathsh bthsh halfbaths halfbathrooms halfbath bathshalf bathhalf numhalfbaths ofhalfbaths hbth hbath hbaths',
  LivingArea: `
    sqft sf squarefeet squarefootage heatedarea finishedarea areasqft livingareasqft livingsqft livingareasf livingsquarefeet approxsqft sqfttotal
    livingareasquarefeet livingareasquarefootage buildingsize interiorsize sizeinterior homesize totalsqft finishedsqft heatedsqft interiorsqft homesqft buildingsqft
  `,
  LotSizeAcres: 'acres acreage lotacres totalacres lotsizeac',
  LotSizeSquareFeet: 'lotsqft lotsizesqft lotsf lotsquarefeet lotsizesf',
  LotSizeArea: 'lotsize lotareavalue',
  LotSizeUnits: 'lotareaunits lotareaunit lotsizeunit',
  YearBuilt: 'year yrbuilt yrblt yearblt builtyear builtin yearofconstruction constructionyear',
  GarageSpaces: 'garagenum garagecount garagespaces garages garagestalls garagecapacity numgaragespaces numberofgaragespaces',
  StoriesTotal: 'floors numberofstories',
  AssociationFee:
    'maintfee maintenancefee condofee hoa hoafee hoafees hoadues hoaamount hoaamt associationdues associationfees associationfeeamount assocfee assnfee',
  AssociationFeeFrequency: `
    maintfeesched maintfeefreq maintfeefrequency maintenancefeefrequency associationfeefreq associationfeeperiod assocfeefreq assocfeefrequency hoafrequency hoafreq hoafeefrequency hoafeefreq
    hoaduesfrequency hoaperiod hoapaid hoafeepaid associationfeepaid feefrequency
  `,
  PublicRemarks: `
    remarks description publicdescription propertydescription listingdescription marketingremarks
    marketingdescription propertyremarks remarkspublic internetremarks publiccomments
  `,
  ListAgentFullName:
    'listmember listingmember agentfullname listingagentfullname agentname listagent listagentname listingagent listingagentname',
  ListOfficeName: 'officename brokerage brokeragename listoffice listingoffice listingofficename lo1organizationname',
  ListOfficePhone: 'officephone brokeragephone listingofficephone',
  WaterfrontYN: 'waterfront',
  PoolPrivateYN: 'privatepool privatepoolyn poolprivate hasprivatepool',
  NewConstructionYN: 'newconstruction isnewconstruction',
  InternetAddressDisplayYN: 'displayaddress discloseaddress showaddress internetaddressdisplay idxdisplayaddress',
  InternetEntireListingDisplayYN: 'internetdisplay internetentirelistingdisplay displayoninternet idxdisplay',
  Media: `
    photos photo photourl photourls images image imageurl imageurls imagelink imagelinks pictures pictureurl pictureurls
    photolink photolinks mainphoto mainimage primaryphoto primaryimage coverphoto coverimage featuredimage featuredphoto gallery
  `,
};

/** What people call a home by, beside another key. */
const NUMBERS = new Set(
  wordsOf('mlsnumber mlsno mlsnum mlnumber mlno mlnum mlslistingid mlslistingnumber listingnumber listingno listnumber listno'),
);

/** The number that people know, of a record that has another key. */
export const findNumber = (record: Readonly<Record<string, unknown>>): unknown =>
  Object.entries(record).find(([name, value]) => NUMBERS.has(lettersOf(name)) && isText(value))?.[1];

const MONTHLY_FEES = new Set(
  wordsOf(
    'hoamo hoapermo hoafeemo hoafeepermo hoamonth hoamonthly monthlyhoa hoapermonth monthlyhoafee hoafeemonthly hoafeepermonth monthlyhoadues hoaduesmonthly',
  ),
);

/** A fee whose name says that it is one of each month. */
export const findMonthlyFee = (record: Readonly<Record<string, unknown>>): unknown =>
  Object.entries(record).find(([name, value]) => MONTHLY_FEES.has(lettersOf(name)) && isText(value))?.[1];

/** What may be the key of a record that has nothing else to know it by. */
const PLAIN_KEYS = new Set(wordsOf('id uuid guid unitid recordid homeid adid reference'));

export const isPlainKey = (name: string): boolean => PLAIN_KEYS.has(lettersOf(name));

export const findPlainKey = (record: Readonly<Record<string, unknown>>): unknown =>
  Object.entries(record).find(([name, value]) => isPlainKey(name) && isText(value))?.[1];

export const isText = (value: unknown) => (typeof value === 'string' && value.trim() !== '') || typeof value === 'number';

const OFFERS = new Set([
  'type',
  'offer',
  'offertype',
  'listingtype',
  'listingcategory',
  'transaction',
  'transactiontype',
  'saleorrent',
]);

let [lastNames, lastOffers]: [readonly string[], readonly string[]] = [[], []];

/** The fields that say whether a home is for sale or for rent. The records of a feed have mostly the same: looked up once. */
function offersOf(record: Readonly<Record<string, unknown>>): readonly string[] {
  const names = Object.keys(record);
  if (names.length !== lastNames.length || names.some((name, at) => name !== lastNames[at]))
    [lastNames, lastOffers] = [names, names.filter((name) => OFFERS.has(lettersOf(name)))];
  return lastOffers;
}

/** Whether a home is for rent, by a field that says for sale or for rent and nothing else, or by its rent where it has no price. */
export const isForRent = (record: Readonly<Record<string, unknown>>): boolean =>
  offersOf(record)
    .map((name) => record[name])
    .some((value) => typeof value === 'string' && /^(?:for ?)?(?:rent|rental|lease|let)$/i.test(value.trim())) ||
  /^(?:for(?:rent|lease)|tolet)$/.test(lettersOf(String(record['StandardStatus']))) ||
  (record['ListPrice'] === undefined && findRent(record) !== undefined);

const RENTS = new Set(
  wordsOf('rent monthlyrent rentmonthly rentpermonth askingrent marketrent rentamount rentprice rentalprice'),
);

/** What a month costs, by a field that says so: "$895/mo" is 895 dollars. */
export const findRent = (record: Readonly<Record<string, unknown>>): unknown => {
  const sent = Object.entries(record).find(([name, value]) => RENTS.has(lettersOf(name)) && isText(value))?.[1];
  return typeof sent === 'string' ? sent.replace(/\s*(?:\/|per)\s*mo(?:nth)?\.?\s*$/i, '') : sent;
};

/** What is the key of a home only where nothing else is: both may also be what an exchange is called. */
const LAST_KEYS = ['mlsid', 'mls', 'ml'];

export const isLastKey = (name: string): boolean => LAST_KEYS.includes(lettersOf(name));

/** The key of a home in a table that calls it by the name of its exchange; undefined where it has no digit, as such names do. */
export function findLastKey(record: Readonly<Record<string, unknown>>): unknown {
  const names = Object.keys(record);
  return LAST_KEYS.flatMap((letters) => names.filter((name) => lettersOf(name) === letters))
    .map((name) => record[name])
    .find((value) => (typeof value === 'string' || typeof value === 'number') && /\d/.test(String(value)));
}

const byLetters = new Map(
  Object.entries(OTHER_NAMES).flatMap(([to, names]) => wordsOf(names).map((name) => [name, to] as const)),
);

/** The letters and digits of a name: "Baths - Full" and "baths_full" are one, and so are "List Price" and "List Price ($)". */
export const lettersOf = (raw: string): string => raw.toLowerCase().replaceAll(/[^a-z\d]/g, '');

/** What may stand around the name of a count: "num-full-bathrooms", "Half Bath Count". */
const COUNT_BEFORE = /^(?:number|num|nbr|no|total)(?:of)?/;
const COUNT_BEHIND = /(?:count|total|number)$/;
const COUNTS = new Set([
  'BedroomsTotal',
  'BathroomsTotalInteger',
  'BathroomsFull',
  'BathroomsHalf',
  'GarageSpaces',
  'StoriesTotal',
]);

/** When the record itself last changed, however a table says so: "Matrix Modified DT", "LastUpdatedOn". */
const LAST_CHANGE =
  /^(?:matrix|record|listing)?(?:last)?(?:modified|modification|updated|update(?=date|time)|(?<=last)(?:mod|update|changed?)|changed(?=at|on))(?:on|at)?(?:date|datetime|dt|time|timestamp|ts)?(?:utc|gmt)?$/;

/** The whole of a home's area, however a table calls it: "Total Finished SqFt", "Approx. Sq Ft". Parts of it, such as a floor, are not. */
const OF_THE_WHOLE =
  '(?:approx(?:imate)?|total|tot|est(?:imated)?|fin(?:ished)?|heated|interior|liv(?:ing)?(?:area)?|home|house|building)';
const SQUARE_FEET = '(?:sqft|sqfeet|squarefeet|squarefootage|sf)';
/** A lot's size, with its unit. */
const LOT = '^(?:approx(?:imate)?|total|est(?:imated)?)?lot(?:size|area)?';
const LOT_FEET = new RegExp(`${LOT}${SQUARE_FEET}$`);
const LOT_ACRES = new RegExp(`${LOT}(?:acres?|acreage)$`);
/** What a year's taxes are called; those of a part of it, rates and numbers of parcels are not. */
const YEARS_TAXES =
  /^(?:(?:annual|yearly|ann)(?:property|realestate)?tax(?:es)?(?:amount|amt)?|(?:property|realestate)?tax(?:es)?(?:amount|amt)?(?:annual|annually|peryear|periodyear|ayear|yearly)|(?:property|realestate)tax(?:es)?(?:amount|amt)?|taxes|tax(?:amount|amt))$/;
const WHOLE_AREA = new RegExp(`^(?:${OF_THE_WHOLE}{1,3}${SQUARE_FEET}|${SQUARE_FEET}${OF_THE_WHOLE}{1,3})$`);

/** RESO's field that a name of another table means; undefined for all others. */
export function findOtherName(raw: string): string | undefined {
  // "Street #" is a number, and "Street" is none.
  if (raw.includes('#')) {
    const numbered = byLetters.get(lettersOf(raw.replaceAll('#', 'no')));
    if (numbered !== undefined) return numbered;
  }
  const letters = lettersOf(raw);
  // A day is often called "Dt": "List Dt", "Sold Dt".
  const found = byLetters.get(letters) ?? byLetters.get(letters.replace(/dt$/, 'date'));
  if (found !== undefined) return found;
  if (LAST_CHANGE.test(letters)) return 'ModificationTimestamp';
  if (WHOLE_AREA.test(letters)) return 'LivingArea';
  if (LOT_FEET.test(letters)) return 'LotSizeSquareFeet';
  if (LOT_ACRES.test(letters)) return 'LotSizeAcres';
  if (YEARS_TAXES.test(letters)) return 'TaxAnnualAmount';
  const counted = byLetters.get(letters.replace(COUNT_BEFORE, '').replace(COUNT_BEHIND, ''));
  return counted !== undefined && COUNTS.has(counted) ? counted : undefined;
}

const SIZES = new Set(['LivingArea', 'LotSizeArea']);

/** Whether a value may be that of a field: groups of others, such as an address of several fields, are none. */
export function fitsOtherName(value: unknown, to: string): boolean {
  if (to === 'Media') return typeof value !== 'string' || /^\s*(?:https?:)?\/\//i.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return (to.endsWith('Price') && ('amount' in value || 'value' in value)) || (SIZES.has(to) && isSize(value));
}

/** Groups of fields that belong to the listing itself, in letters alone; those of people and firms are none. */
export const OTHER_GROUPS: ReadonlySet<string> = new Set(
  wordsOf(`
    address location coordinates coordinate structure description listingdetails basicdetails propertydetails details listing property
    streetaddress addressparts pricedetails baths bathrooms
    geo geolocation geocode pricing prices building dates listinginfo propertyinfo characteristics facts features lot map taxes
  `),
);

const FIRMS = ['office', 'brokerage', 'listingoffice', 'listoffice', 'broker'];
/** Where a listing has its firms in a group around them. */
const FIRMS_AROUND = ['offices', 'brokerages', 'brokers'];
const FIRM_NAMES = ['name', 'officename', 'brokeragename', 'companyname'];
const FIRM_PHONES = ['phone', 'officephone', 'phonenumber', 'brokeragephone', 'brokerphone'];
const AGENTS = ['agent', 'listingagent', 'listagent', 'agents', 'listingagents'];
/** Where a listing has its people in a group around them. */
const PEOPLE = ['listingparticipants', 'participants', 'agents'];
const AGENT_NAMES = ['name', 'fullname', 'memberfullname', 'agentname', 'displayname'];

/** Whom a listing is from, where the firm and the agent are groups of their own. */
export function readAttribution(record: Readonly<Record<string, unknown>>): Record<string, string> {
  const around = groupOf(groupOf(record, FIRMS_AROUND), FIRMS);
  const firm = Object.keys(around).length > 0 ? around : groupOf(record, FIRMS);
  const within = groupOf(groupOf(record, PEOPLE), ['participant', 'agent']);
  const agent = Object.keys(within).length > 0 ? within : groupOf(record, AGENTS);
  const [first, last] = [readOf(agent, ['firstname', 'memberfirstname']), readOf(agent, ['lastname', 'memberlastname'])];
  const found = {
    ListOfficeName: readOf(firm, FIRM_NAMES) ?? readOf(agent, ['brokeragename', 'officename']),
    ListOfficePhone: readOf(firm, FIRM_PHONES),
    ListAgentFullName: readOf(agent, AGENT_NAMES) ?? (first === undefined || last === undefined ? undefined : `${first} ${last}`),
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  );
}

function groupOf(record: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> {
  for (const [name, value] of Object.entries(record)) {
    if (!names.includes(lettersOf(name))) continue;
    const first = isList(value) ? value[0] : value;
    if (isRecord(first)) return first;
  }
  return {};
}

function readOf(group: Record<string, unknown>, names: readonly string[]): string | undefined {
  const value = Object.entries(group).find(([name]) => names.includes(lettersOf(name)))?.[1];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
