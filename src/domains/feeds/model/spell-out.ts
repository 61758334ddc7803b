import { dictionary } from '#lib/dictionary.ts';

/** What tables shorten within the name of a column. */
const SHORT_FOR = dictionary<string>({
  acrg: 'acreage',
  addr: 'address',
  agt: 'agent',
  agnt: 'agent',
  amt: 'amount',
  ann: 'annual',
  apt: 'apartment',
  assn: 'association',
  assoc: 'association',
  ba: 'baths',
  bd: 'beds',
  bdrm: 'bedroom',
  bdrms: 'bedrooms',
  bldg: 'building',
  blt: 'built',
  br: 'bedrooms',
  bth: 'bath',
  bths: 'baths',
  cd: 'code',
  cnty: 'county',
  co: 'county',
  ct: 'count',
  cur: 'current',
  curr: 'current',
  desc: 'description',
  descr: 'description',
  dt: 'date',
  est: 'estimated',
  fin: 'finished',
  freq: 'frequency',
  ft: 'feet',
  gar: 'garage',
  la: 'list agent',
  lat: 'latitude',
  liv: 'living',
  lng: 'longitude',
  lo: 'list office',
  lon: 'longitude',
  lot: 'lot',
  lst: 'list',
  lstg: 'listing',
  nbr: 'number',
  nm: 'name',
  num: 'number',
  ofc: 'office',
  off: 'office',
  orig: 'original',
  per: 'period',
  ph: 'phone',
  phn: 'phone',
  pr: 'price',
  prc: 'price',
  prop: 'property',
  prov: 'province',
  pub: 'public',
  rmks: 'remarks',
  rmrks: 'remarks',
  sfx: 'suffix',
  sq: 'square',
  stat: 'status',
  sts: 'status',
  str: 'street',
  subdiv: 'subdivision',
  sz: 'size',
  tot: 'total',
  typ: 'type',
  yr: 'year',
});

/** Words that add nothing to a name. */
const FILLERS = new Set(['the', 'of', 'in', 'is', 'a', 'approx', 'approximate']);

/**
 * The words of a name as a table would write it out: "List Agt Nm" is "list agent name", "Date On Market" is "on market date", and
 * "Sold $" is "sold price".
 */
export function spellOutName(raw: string): string {
  const words = raw
    .replaceAll('$', ' price ')
    .replaceAll('#', ' number ')
    // "Taxes/Yr" are those of a year, "City/Zip" are two things.
    .replaceAll(/\/(?=(?:yr|year|mo|mth|month)\b)/gi, ' per ')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '' && !FILLERS.has(word))
    .map((word) => SHORT_FOR[word] ?? word);
  return (words[0] === 'date' && words.length > 2 ? [...words.slice(1), 'date'] : words).join(' ');
}
