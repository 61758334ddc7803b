import {
  addSoft,
  addTag,
  addToFilter,
  addUnneeded,
  addUnresolved,
  type Draft,
  type Found,
  type Rule,
  rule,
  setFilter,
  wishFor,
} from '../draft.ts';
import { HOME_TYPES } from '#domains/listings/contract.ts';
import { NEGATORS } from '../scopes/scope-phrases.ts';
import { FILLER_WORDS, SOFT_WORDS } from '../line/words.ts';

/** Whether it is for sale or rent. Runs first: it decides what an amount means. */
export const listingTypeRules: Rule[] = [
  rule('house hack(?:ing)?', (found, draft) => addSoft(draft, found, 'investment')),
  rule('(?:rent|lease) to own|rent ?to ?own', (found, draft) => addSoft(draft, found, 'rent_to_own')),
  rule(
    '(?:(?:for|to) (?:rent|lease|let)|(?:looking|want|hoping|trying|wish|need|like|here) to (?:rent|lease)|(?:to|for) let)(?! (?:(?:it |them |the [a-z]+ |part |half |1 |rooms? )?out|to (?!own)|rooms|part of)(?: |$))',
    setRent,
  ),
  rule('rentals?|rents? for', (_, draft) => draft.line.some(({ word }) => OF_INVESTORS.test(word))),
  rule(
    '(?<!(?:allows?|permits?|allowing|no) (?:short term |long term |vacation )?|vacation )rentals?(?! (?:income|potential|property|allowed|ok|okay|permitted|friendly|restrictions?|restriction|caps?|unit|suite|is|are|possible|(?:must|need to|have to|should) be))|(?<=(?:apartments?|houses?|condos?|homes?|units?|townhouses?|townhomes?) )rentals?',
    setRent,
  ),
  rule(
    '(?<!lot |space |ground |pad )rent(?! (?:it|out|this|that|the|one|half|other|rooms?|side|basement|allowed|ok|is ok|restrictions?|to (?!own)[a-z]+))(?= |$)',
    setRent,
  ),
  rule(
    '(?<!(?:been|listed|sitting|market|unsold|sale|last|past|the) )(?:for|about) \\d+ months?(?! (?:ago|old|on|now|already|or more))',
    (found, draft) => {
      if (draft.line.some(({ word }) => LASTS.test(word))) return false;
      setRent(found, draft);
      return false;
    },
  ),
  rule('rent(?:s|ing)(?= (?:for|at|between|under|from|below|around|up to|less than) (?:[$] )?\\d)', setRent),
  // Who pays with a voucher rents.
  rule(
    '(?:have|use|using|with|on|hold|holding|got) (?:an? |my |our )?(?:(?:housing|section 8|rental|hud|hcv) )?vouchers?',
    (found, draft) => {
      setRent(found, draft);
      return false;
    },
  ),
  rule('short term(?= (?:furnished|stay|housing|place))|furnished(?= short term)', (found, draft) => {
    setRent(found, draft);
    return false;
  }),
  rule(
    '(?<=^)(?:lease|renting)|(?<=, )renting(?= (?:[.,;!]|$)|$)|sub ?(?:lease|let)|(?:short|long|flexible) (?:term )?leases?|leasing(?! allowed)',
    setRent,
  ),
  rule(
    '(?:se )?(?:alquila|alquiler|alquilar|arriendo|rentar|renta(?= |$))|(?:en|de) renta|a louer|louer|location(?= (?:appartement|maison))|zu (?:ver)?mieten|mieten|miete|(?:in )?affitto|te huur|para alugar|aluguel',
    setRent,
  ),
  rule(
    'month to month|(?:\\d+ (?:months?|mo)(?: [a-z]+)?|(?:1|a|one|\\d) year|annual|yearly|short term|long term) leases?(?! (?:option|to own))|leases? (?:for |of )?\\d+ (?:months?|years?)|leases? (?:from|starting|beginning|to start|start)(?= )',
    (found, draft) => {
      setRent(found, draft);
      return false;
    },
  ),
  rule(
    '(?:for|on) sale|to (?:buy|purchase)(?! (?:(?:my|our|some|the|a|fresh) )?(?:groceries|food|bread|milk|coffee|bagels|beer|furniture|things|stuff)(?: |$))|(?:buying|purchasing)|(?:se vende|en venta|a vendre|zu (?:ver)?kaufen|te koop|in vendita|a venda)',
    () => true,
  ),
];

/** People who talk like this buy homes that others rent. */
const OF_INVESTORS =
  /^(?:investors?|investing|investments?|invest|cash ?flow(?:s|ing)?|flow(?:s|ing)|roi|brrrr?|hold|landlords?|yields?)$/;

/** Things that last for months but are not rentals. */
const LASTS = /^(?:market|listed|sitting|unsold|sold|dom|closing|escrow|reduced|drop|cut|closed)$/;

function setRent(found: Found, draft: Draft): boolean {
  // "Rather rent forever than have an HOA" rents nothing.
  if (found.scope === 'must_not' || found.scope === 'either') return false;
  const before = draft.line.slice(Math.max(0, found.from - MOST_OF_PART), found.from).map(({ word }) => word);
  if (PART_TO_LET.test(before.join(' '))) return false;
  setFilter(draft, found, 'listing_type', 'rent');
  return true;
}

/** "With a studio in the basement to rent" lets a part of what is bought. */
const PART_TO_LET =
  /(?:^| )(?:with|has|have|plus|includes?|including|having) (?:an? |its own )?(?:[a-z]+ ){0,2}(?:studio|apartment|apt|unit|suite|flat|adu|casita|cottage|floor|level|basement|garage|rooms?)s?(?: (?:in|over|above|on|at|behind|off) (?:the |a |its )?[a-z]+)?(?: (?:that|which))?(?: (?:we|i|you|could|can|would|will|be|to|for))*$/;
const MOST_OF_PART = 12;

/** Kinds of homes. */
export const typeRules: Rule[] = [
  rule(
    '(?:not |no |non |without |avoid |exclude |nothing )*(?:brand )?(?:new(?:ly)? )(?:construction|builds?|built|build homes?|developments?|constructed)(?: (?:homes?|only))?(?! (?:smells?|odou?rs?|noise|sites?|dust|nearby|next|going|zones?|across))',
    readNewConstruction,
  ),
  rule(
    'brand (?:spanking )?new(?= (?:homes?|houses?|condos?|townhouses?|townhomes?|apartments?|duplex(?:es)?|place|property|unit|single|only|please|or nothing|,)| ?$| \\d)|never (?:been )?lived in|new(?: ,)?(?: and| but)? not (?:used|resale|pre ?owned|existing|second ?hand)',
    readNewConstruction,
  ),
  rule('(?:pre ?construction|to be built|not yet built|off ?plan)', (found, draft) =>
    addToFilter(draft, found, 'build_status', 'pre_construction'),
  ),
  rule(
    '(?:under construction|being built|still (?:being )?built|not yet (?:finished|completed?)|not (?:finished|complete) yet)',
    (found, draft) => {
      // A basement may be unfinished too: it is the home where building is spoken of.
      const isUnfinished = found.words.startsWith('not ');
      if (isUnfinished && !/\bnew|\bbuil[dt]|\bconstruct/i.test(draft.text)) return false;
      const isRefused = found.scope === 'must_not' && !isUnfinished;
      addToFilter(draft, found, 'build_status', isRefused ? 'complete' : 'under_construction');
      return true;
    },
  ),
  rule('(?:quick move ?in|move ?in ready new|completed (?:new )?(?:construction|homes?)|construction complete)', (found, draft) =>
    addToFilter(draft, found, 'build_status', 'complete'),
  ),

  rule('(?:active )?adult communit(?:y|ies)(?: (?:for|of))? 55(?: ?\\+| plus| and over)?', readSenior),
  rule(
    '(?:(?:active adult|age restricted|senior) )?(?:55 (?:\\+|plus|and over|and older|and up|or older|or better|and better|or over)|over 55|age restricted|active adult|age qualified|55)(?: (?:age|years?))?(?: (?:and|or) (?:over|older))?(?: (?:restricted|qualified))?(?: (?:active )?(?:adult )?(?:communit(?:y|ies)|housing|neighborhoods?|complex|development|condos? communit(?:y|ies)|living|park))',
    readSenior,
  ),
  rule(
    '55 (?:\\+|plus)(?: (?:age restricted|active adult))?|over 55(?= (?:condos?|homes?|houses?|townhouses?|apartments?|only))',
    readSenior,
  ),
  rule(
    '(?:age restricted|active adult|retirement|senior) (?:living )?(?:communit(?:y|ies)|housing|neighborhoods?|complex|development)',
    readSenior,
  ),

  rule(
    '(?:duplex(?:es)?) (?:or|and|/|,) (?:a )?(?:triplex(?:es)?)(?: (?:or|and|/|,) (?:a )?(?:four ?plex(?:es)?|quad(?:ru)?plex(?:es)?))?',
    (found, draft) => readPlex(found, draft, 2, /quad|four/.test(textIn(draft, found)) ? 4 : 3),
  ),
  rule('(?:tri ?plex(?:es)?) (?:or|and|/|,) (?:a )?(?:(?:four|4) ?plex(?:es)?|quad(?:ru)? ?plex(?:es)?)', (found, draft) =>
    readPlex(found, draft, 3, 4),
  ),
  rule('(?:(?<two>du ?plex)|(?<three>tri ?plex)|(?:four|4|quad) ?plex) {more}', (found, draft) => {
    const { two, three } = found.groups;
    addToFilter(draft, found, 'types', 'multi_family');
    setFilter(draft, found, 'units_min', two === undefined ? (three === undefined ? 4 : 3) : 2);
  }),
  rule('(?:at least|minimum|min) (?:an? )?(?:(?<two>duplex)|(?<three>triplex)|(?:four|4) ?plex|quad ?plex)', (found, draft) => {
    const { two, three } = found.groups;
    addToFilter(draft, found, 'types', 'multi_family');
    setFilter(draft, found, 'units_min', two === undefined ? (three === undefined ? 4 : 3) : 2);
  }),
  rule('duplex(?:es)?(?! (?:layout|style))(?: (?:to|through|-) (?:four|4|quad) ?plex(?:es)?)', (found, draft) =>
    readPlex(found, draft, 2, 4),
  ),
  rule('(?:du ?plex(?:es)?|2 ?plex(?:es)?)(?! (?:layout|style|apartment|condo))', (found, draft) => readPlex(found, draft, 2, 2)),
  rule('(?:tri ?plex(?:es)?|3 ?plex(?:es)?)', (found, draft) => readPlex(found, draft, 3, 3)),
  rule('(?:(?:four|4) ?plex(?:es)?|quad(?:ru)? ?plex(?:es)?)', (found, draft) => readPlex(found, draft, 4, 4)),
  rule(
    'multi ?famil(?:y|ies)(?: (?:homes?|houses?|propert(?:y|ies)|buildings?|investment))*|income propert(?:y|ies)',
    readType('multi_family'),
  ),
  rule(
    // "Two families buying together" are people.
    '(?<n>[2-4]) famil(?:y|ies(?= (?:homes?|houses?|propert(?:y|ies)|buildings?|dwellings?)))(?: (?:homes?|houses?|propert(?:y|ies)|buildings?|dwellings?))?(?! (?:room|of|reunion))',
    (found, draft) => {
      const count = Number(found.groups['n']);
      readPlex(found, draft, count, count);
    },
  ),
  // People who wish for neighbors want to live there, not buy the whole building.
  rule('apartment (?:buildings?|complex(?:es)?)', (found, draft) =>
    readType(draft.fairHousing.length > 0 ? 'apartment' : 'multi_family')(found, draft),
  ),
  // A building counted in units is bought as a whole.
  rule('(?:buildings?|complex(?:es)?)', (found, draft) => {
    if (draft.filters.units_min === undefined || draft.filters.types !== undefined) return false;
    addToFilter(draft, found, 'types', 'multi_family');
    return true;
  }),

  rule(
    'single famil(?:y|ies)(?: (?:detached )?(?:homes?|houses?|residences?))?|sfh|sfr|(?:detached|stand ?alone|free ?standing) (?:single family )?(?:homes?|houses?|single family(?: home)?)|(?<!garages? (?:[a-z]+ ){0,5})detached(?= (?:with|in|on|near|under|below|,)|$)|bungalows?|villas?|cabins?|chalets?|pavillons?|moradias?|vivienda unifamiliar|landhaus|villett[ae](?! a schiera)',
    readType('single_family'),
  ),
  rule(
    '(?:apartment|townhouse|townhome|condo|cottage|hotel|villa|loft) style(?= (?:condos?|townho|apartments?|flats?|homes?|houses?|co ?op))',
    (found, draft) => addSoft(draft, found, found.words),
  ),
  rule('(?:condos?|condominiums?|condo ?units?)(?: (?:units?|apartments?|buildings?))?', readType('condo')),
  rule(
    'town ?(?:houses?|homes?)|(?<!(?:^| )[\\d·]{1,2} )th(?= (?:in|with|near|under|or|and|/|,|\\d|·))|(?<=(?:^| )(?:br|ba|bd|bed|bath|beds|baths|·{2,5}) )th(?= (?:[a-z@,]|·)|$)|row ?(?:houses?|homes?)|town ?h(?:ouse)?s|brownstones?|(?:casas? )?adosad[oa]s?|reihen(?:end|mittel)?hauser?|reihen(?:end|mittel)?haus|villett[ae] a schiera|maisons? (?:mitoyennes?|de ville)|geminad[oa]s?|rijtjeshuis',
    readType('townhouse'),
  ),
  rule(
    '(?<!chicken |hen |poultry )co ?ops?(?: (?:apartments?|units?))?|cooperatives?(?: (?:apartments?|units?))?',
    (found, draft) => !draft.line.some(({ word }) => BIRDS.test(word)) && readType('co_op')(found, draft),
  ),
  rule(
    '(?:manufactured|mobile|modular|prefab|pre ?fabricated)(?: (?:homes?|houses?|housing))|(?:manufactured|mobile|modular)(?= |$)(?! (?:phones?|friendly|apps?|office))|(?:(?<!(?:boat|travel|utility|horse|camper|car|camping|cargo|enclosed|equipment|flatbed|dump|work|my|our|his|her|their|its) )(?<!(?:^| )(?:on|with|have|has|own|park|parking|store|storing|haul|hauling|pull|tow|keep|fit|for) (?:an?|the) )trailers?|double ?wides?|single ?wides?)(?! (?:parking|storage|park))(?: homes?)?',
    (found, draft) => !isHauled(found, draft) && readType('manufactured')(found, draft),
  ),
  rule(
    '(?:vacant|raw|empty|buildable|build(?:er)? ready|ready to build|shovel ready|building|undeveloped|unimproved|bare) (?:land|lots?|acreage|parcels?|plots?)|(?:land|lots?|plots?|parcels?|acreage) (?:to build(?: on)?|for sale|for building)|(?:land|lot|acreage) only|(?:(?:looking|searching|hunting|seeking|want|need|find me|show me|buy)(?: (?:for|an?|some|to|the|nice|good))* )(?:lots?|parcels?|plots?)(?! (?:of|size|line|rent|for|that is|between|over|at|under|bigger|larger|\\d))|(?:a )?(?:building )?(?:plot|piece|parcel) (?:of )?land|terrenos?|parcela|grundstucke?|baugrundstucke?|bouwgrond|terrain(?= (?:a batir|constructible|de|d|dau|avec|plat))|(?:just |only )land(?= |$)',
    readType('land'),
  ),
  rule(
    '(?:hobby |working |small |horse )?(?:farms?|farmland|farmsteads?|homesteads?|finca|granja|quinta|bauernhof|fattoria|cascina|masseria|boerderij|fermette)(?! (?:house sink|sink|style|fresh|to table))(?: propert(?:y|ies))?|(?:cattle|horse|working) ranch(?:es)?|vineyards?|orchards? property',
    readType('farm'),
  ),
  rule(
    '(?:apartments?|apts?|apparts?|appartements?|apartamentos?|departamentos?|appartament[oi]|apartamento|(?<!\\d )pisos?|wohnung|wohnungen|eigentumswohnung)(?: (?:units?|homes?))?',
    readType('apartment'),
  ),
  rule(
    'buildable|shovel ready|ready to build(?: on)?|build ready|(?:it |already )?percs?|percolated|sub ?dividable',
    (found, draft) => {
      const isOfLand =
        draft.filters.types === undefined && draft.line.some(({ word }) => /^(?:lots?|acres?|acreage|parcels?)$/.test(word));
      return isOfLand && readType('land')(found, draft);
    },
  ),
  rule(
    'flats?(?: (?:units?|homes?))?(?! (?:roofs?|entr(?:y|ance)s?|thresholds?|drive ?ways?|yards?|back ?yards?|lots?|land|acres?|surfaces?|floors?|screen|top|rate|fee|streets?|roads?|sidewalks?|paths?|routes?|terrain|ground|walk|commute|ride))',
    (found, draft) => {
      // "Somewhere flat": so that one can walk or ride there.
      if (found.words === 'flat' && SAYS_HOW.test(draft.line[found.from - 1]?.word ?? '')) return addSoft(draft, found, 'flat');
      // "One acre, flat and usable": the ground is.
      if (found.words === 'flat' && draft.line.some(({ word }) => GROUND.test(word))) return false;
      return readType('apartment')(found, draft);
    },
  ),
  rule(
    '(?<!(?:^| )(?:whole|in|dog|tree|play|full|club) |(?:to|in|of|around|under|behind|inside|throughout) the )(?:houses?|maisons?|casas?|haus|hauser|einfamilienhaus|huis)(?! (?:poor|rich|proud|guests?|keys|plants?|rules|generators?|fans?|numbers?|hunting|prices|payments?|warming|rules))',
    readType('single_family'),
  ),
  rule('farm ?houses?(?: style)?(?! sinks?)', (found, draft) => addSoft(draft, found, 'farmhouse')),

  rule('(?:un|non |not )furnished', (found, draft) => addTag(draft, { ...found, scope: 'must_not' }, 'furnished')),
  // "To rent, two cats": who rents with animals needs a home that takes them.
  rule(
    '(?:(?:{n}|an?|my|our|with|have|has|own|bring|bringing|the|small|little|old|older|indoor) )*(?<pet>cats?|kittens?|dogs?|pup(?:py|pies|s)?)(?= (?:[,.;!]|and|with|so|who|that|in|under)(?: |$)| ?$)',
    (found, draft) => {
      if (draft.filters.listing_type !== 'rent' || found.scope !== 'must') return false;
      addTag(draft, found, /^(?:cat|kitten)/.test(found.groups['pet'] ?? '') ? 'cats_allowed' : 'dogs_allowed');
      return true;
    },
  ),
  rule(
    'pets?(?: (?:is|are))? (?:allowed|friendly|ok|okay|welcome|permitted|accepted)|(?:allows?|accepts?|takes|permits?|ok with|welcomes?) (?:my )?pets|(?:with|have|bring|for) (?:my |our |a )?pets?',
    (found, draft) => {
      if (found.scope === 'must_not') addUnresolved(draft, found, 'Homes that allow pets cannot be left out yet');
      else setFilter(draft, found, 'pets', 'allowed');
    },
  ),
];

/** "Preferably a house, but a townhouse is fine": both will do. */
export function readOtherTypes({ filters, soft }: Draft): void {
  const wished = soft.filter((word) => Object.hasOwn(HOME_TYPES, word));
  if (filters.types !== undefined) filters.types = [...new Set([...filters.types, ...wished])];
}

/** Only a building with several homes is counted in them. */
export function readTypeOfUnits({ filters }: Draft): void {
  if ((filters.units_min ?? 0) > 1) filters.types ??= ['multi_family'];
}

/** The size of a piece of land is the size of its lot. */
export function readSizeOfLand({ filters }: Draft): void {
  const { types, sqft_min: min, sqft_max: max } = filters;
  if (types === undefined || types.some((type) => type !== 'land')) return;
  if (min !== undefined) filters.lot_sqft_min ??= min;
  if (max !== undefined) filters.lot_sqft_max ??= max;
  delete filters.sqft_min;
  delete filters.sqft_max;
}

/** Land said without more: after everything that speaks of a lot's size. */
export const lastTypeRules: Rule[] = [
  rule(
    '(?:some|more|bigger|larger|big|extra|usable|enough|plenty of|(?:an? )?(?:(?:decent|good|nice|fair|little|tiny|small|fairly big) )?(?:bit|amount|chunk|patch|bunch) of|(?:an? )?(?:lots?|tons?) of|too much|so much|that much|much|any|a (?:bit|little) of|a little|with|and) land(?= |$)',
    (found, draft) => {
      const { scope } = draft.line[found.to - 1] ?? found;
      // "Hide condos and land".
      if (scope === 'must_not' && found.words === 'and land' && draft.filters.exclude_types !== undefined)
        addToFilter(draft, { from: found.from + 1, to: found.to }, 'exclude_types', 'land');
      else if (scope === 'either') addUnneeded(draft, found);
      else if (scope === 'must_not')
        addUnresolved(draft, found, 'How much is too much? Say a size, such as at most half an acre');
      else addSoft(draft, found, 'some_land');
    },
  ),
  // "2 hectares of land, farm": the size of a farm.
  rule('of land(?= |$)', (_, draft) => draft.filters.lot_sqft_min !== undefined && draft.filters.types !== undefined),
  rule(
    '(?<!to |will |can |could |the |our |my |its |(?:homes?|trailers?|house|wide|manufactured) on )land(?! (?:leases?|leased|rent)(?: |$))(?= |$)',
    readType('land'),
  ),
];

/** "Park two trucks and a trailer": nobody lives in it. */
function isHauled({ from, words }: Found, { line }: Draft): boolean {
  if (!/^trailers?$/.test(words)) return false;
  const before = line.slice(Math.max(0, from - 7), from).map(({ word }) => word);
  return before.some((word) =>
    /^(?:park|parking|haul|hauling|tow|towing|pull|store|storing|trucks?|boats?|rvs?|camper|equipment|tractor|mower|motorcycles?)$/.test(
      word,
    ),
  );
}

/** Who live in a coop. */
const BIRDS = /^(?:chickens?|hens?|birds|ducks?|roosters?|poultry|eggs)$/;
const SAYS_HOW = /^(?:somewhere|anywhere|something|everything|fairly|mostly|relatively|completely|pretty)$/;
const GROUND = /^(?:acres?|ac|acreage|lots?|land|terrain|parcel|yards?|backyards?|lawns?|driveways?)$/;

function textIn(draft: Draft, { from, to }: Found): string {
  return draft.line
    .slice(from, to)
    .map((token) => token.word)
    .join(' ');
}

function readType(type: string): Rule['read'] {
  return (found, draft) => {
    if (found.scope === 'either') addUnneeded(draft, found);
    // "No houses on main roads" refuses the roads, "any house with a pool is out" the pools.
    else if (found.scope === 'must_not' && (isByNuisance(draft, found) || isAnyWith(draft, found))) return;
    else if (found.scope === 'must_not' && isOfSomeKind(draft, found))
      addUnresolved(draft, found, 'Listings do not tell this kind from others, so no home is left out for it');
    else if (found.scope === 'soft' && !isAccepted(draft, found)) addSoft(draft, found, wishFor(draft, found, type));
    else addToFilter(draft, found, found.scope === 'must_not' ? 'exclude_types' : 'types', type);
  };
}

const BY_NUISANCE =
  /^(?:(?:that|which|is|are|right|directly|backs?|located) )*(?:on|near|by|under|along|facing|backing|next|beside|close|up)(?: (?:to|the|an?|any|on|onto|top|of))*(?: (?:busy|main|major|loud|noisy|power|train|flight|rail|flood|high))? ?(?:roads?|streets?|highways?|freeways?|tracks|railroads?|lines|power lines|paths?|zones?|airports?|intersections?|·+)(?= |$)/;
const MOST_TO_NUISANCE = 9;

function isByNuisance({ line }: Draft, { to }: Found): boolean {
  const after = line.slice(to, to + MOST_TO_NUISANCE).map(({ word }) => word);
  return BY_NUISANCE.test(after.join(' '));
}

const isAnyWith = ({ line }: Draft, { from, to }: Found): boolean =>
  /^(?:any|every|each|all)$/.test(line[from - 1]?.word ?? '') && /^(?:with|having|that|which)$/.test(line[to]?.word ?? '');

/** "No flipped houses" refuses flips, not houses. */
function isOfSomeKind({ line }: Draft, { from, to }: Found): boolean {
  const before = line[from - 1];
  // "No two-story houses" refuses the stories.
  if (before?.isClaimed === true && before.scope === 'must_not' && /^[a-z]/.test(before.word)) return true;
  if (before === undefined || before.isClaimed || before.place !== undefined || !/^[a-z]/.test(before.word)) return false;
  // "Not a house on a mountain" refuses those.
  const next = line.slice(to, to + 4).map(({ word }) => word);
  if (
    /^(?:on|by|under|above|near|beside|behind|along|at|in|next to|close to|across from|backing to) (?:an?|the|any) [a-z]/.test(
      next.join(' '),
    ) &&
    /^(?:house|home)s?$/.test(line[to - 1]?.word ?? '')
  )
    return true;
  // "No old house" refuses old ones, "a house that has been flipped" that.
  if (SOFT_WORDS.has(before.word) || /^(?:that|thats|which|whose|where)$/.test(line[to]?.word ?? '')) return true;
  return !FILLER_WORDS.has(before.word) && !NEGATORS.has(before.word);
}

/** "Open to a condo or townhouse": either is looked for. */
function isAccepted({ line }: Draft, { from }: Found): boolean {
  const before = line.slice(Math.max(0, from - 8), from).map(({ word }) => word);
  return /(?:^| )(?:open to|(?:will|would|can) accept|(?:wouldnt|would not) mind)(?: |$)/.test(before.join(' '));
}

function readPlex(found: Found, draft: Draft, min: number, max: number): void {
  if (found.scope === 'must_not') {
    addToFilter(draft, found, 'exclude_types', 'multi_family');
    return;
  }
  addToFilter(draft, found, 'types', 'multi_family');
  setFilter(draft, found, 'units_min', Math.min(min, draft.filters.units_min ?? min));
  setFilter(draft, found, 'units_max', Math.max(max, draft.filters.units_max ?? max));
}

function readNewConstruction(found: Found, draft: Draft): void {
  const isRefused = found.scope === 'must_not' || /^(?:not|no|non|without|avoid|exclude|nothing)\b/.test(textIn(draft, found));
  if (found.scope === 'soft' && !isRefused) addSoft(draft, found, 'new_construction');
  else setFilter(draft, found, 'new_construction', !isRefused);
}

function readSenior(found: Found, draft: Draft): boolean {
  const before = draft.line.slice(Math.max(0, found.from - 2), found.from);
  const around = [
    ...before.slice(before.findLastIndex(({ word }) => /^[,.;?!]$/.test(word)) + 1),
    ...draft.line.slice(found.from, found.to),
  ];
  if (around.some(({ scope }) => scope === 'must_not'))
    addUnresolved(draft, found, 'Homes in age-restricted communities cannot be left out yet');
  else if (found.scope === 'either') addUnneeded(draft, found);
  else if (found.scope === 'soft') addSoft(draft, found, '55 community');
  else setFilter(draft, found, 'senior_55', true);
  return true;
}
