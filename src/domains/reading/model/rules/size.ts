import {
  addSoft,
  addTag,
  addUnneeded,
  addUnresolved,
  claim,
  type Draft,
  type Found,
  numberOf,
  type Rule,
  rule,
  setFilter,
  textOf,
} from '../draft.ts';
import { isFine, isPreferred, measureRules, sizeSaidAgain, toSquareFeet, wholeBounds } from './measure-rules.ts';
import { lotRules } from './lot.ts';

const BEDS = /^(?:beds?|bedrooms?|bd|br|bdrm)$/;
const TOO_MANY = /^(?:is|are|would be|seems?) (?:a lot|too (?:much|many)|more than|plenty|a stretch|asking a lot)(?: |$)/;

/** As far back "three is plenty" may name what is counted. */
const MOST_BACK_TO_UNIT = 10;

const ONE_BATH_FOR_EACH =
  '(?:(?:an?|1|one|its own|their own) )?(?:(?:full|private|own|attached|separate) )?(?:{bath}|en ?suites?)(?: (?:for|per|to|with|in|attached to))? (?:each|every)(?: (?:1|one))?(?: of)?(?: (?:the|our|my))?';

const IN_LAW = '(?:apartments?|apts?|units?|studios?|suites?|flats?|space to rent)';

export const sizeRules: Rule[] = [
  // "An apartment over the garage", "a studio in the basement to rent": a home beside the home, but to a tenant.
  rule(
    `(?:an? )?(?:${IN_LAW} (?:over|above|in|behind|off) (?:the |a |its )?(?:\\d car )?(?:(?:detached|attached) )?(?:garage|basement|barn|carriage house|back ?yard)|(?<=(?:with|has|have|plus|and|includes?|including|having) (?:an? )?)(?:basement|garage|backyard|attic|carriage house) ${IN_LAW})(?: (?:that |which |to |for |we |i |you |could |can |would |will |be |is )*(?:rent(?:ed|ing|able)?|let|lease)(?: (?:it|them))?(?: out)?)?`,
    (found, draft) => {
      if (draft.filters.listing_type === 'rent') return false;
      addTag(draft, found, 'adu');
      return true;
    },
  ),
  // "3/2" and "4x3" are bedrooms and bathrooms, "3/2/2" has a garage besides.
  rule(
    String.raw`(?<!x )(?<!(?:move in|moving in|available|starting|vacant) (?:(?:by|on|from) )?)(?<a>\d) ?(?:/|x) ?(?<b>\d(?:\.5)?)(?! ?x)(?: ?/ ?(?<cars>\d)(?: car)?)?(?: home)?(?! (?:acre|acres|mile|miles|m2|sqft))`,
    readBedsAndBaths,
  ),
  // "Oakdale, 3 and 2".
  rule(String.raw`(?<=^|(?:^| )[,;.:] )(?<a>[1-7]) and (?<b>[1-6](?:\.5)?)(?= [,;.!]|$)`, (found, draft) =>
    draft.filters.beds_min === undefined ? readBedsAndBaths(found, draft) : false,
  ),
  rule(String.raw`(?<a>[1-9]) ?\+ ?/ ?(?<b>\d(?:\.5)?) ?\+`, readBedsAndBaths),
  // "3-2-2", and "3-2", which is no range.
  rule(
    String.raw`(?<a>\d) ?- ?(?<b>\d(?:\.5)?)(?: ?- ?(?<cars>\d))?(?! ?(?:-|{bed}|{bath}|{sqft}|{k}|{acre}|\d|car|cars|garage|miles?|minutes?|stor(?:y|ies)|units?)(?: |$))`,
    (found, draft) => {
      const { a, b, cars } = found.groups;
      const isRange = cars === undefined && Number(a) <= Number(b);
      if (isRange || Number(a) > 7 || Number(a) < 1 || Number(b) < 1) return false;
      readBedsAndBaths(found, draft);
      return true;
    },
  ),
  rule(
    '(?<!(?:^| )\\d )(?<!\\+ ){bed} ?:? ?(?<a>\\d)(?: ,)? {bath} ?:? ?(?<b>\\d(?:\\.5)?)(?! ?(?:{bed}|{bath}))',
    readBedsAndBaths,
  ),
  rule(
    String.raw`(?<a>[1-6]) ?\+ ?(?<b>[1-5](?:\.5)?)(?= (?:,|in|for|house|condo|apartment|home|with|near)|$)`,
    readBedsAndBaths,
  ),
  rule(String.raw`(?<a>\d) ?b(?: ?/| ,)? ?(?<b>\d(?:\.5)?) ?b(?: ?/ ?(?<cars>\d) ?(?:g|c|car|cars|garage))?`, readBedsAndBaths),
  rule(
    '(?:{gt} )?(?<!\\d |primary |master |owners |main )(?:(?:an?|1) )?(?:(?:(?:guest|spare|extra|main|full) )?bed ?room|(?:(?:her|his|their|my) )?(?:own|guest|spare) room)(?: and (?:a )?(?:full )?bath(?:room)?)?(?: (?:(?:that|which|has to|must|should|needs to|is|be) ?)+)? (?:down ?stairs|on (?:the )?(?:main|first|1st|ground|entry|lower)(?: (?:floor|level))?)',
    (found, draft) => addTag(draft, found, 'main_floor_bedroom'),
  ),
  // "Five adults, each with their own bedroom"; children leave a room to their parents.
  rule(
    '(?<a>[2-8])(?: (?:of us|(?:[a-z]+ )?(?:adults|grown ups|people|roommates|housemates|students|friends|(?<young>kids|children|boys|girls|teens|teenagers|sons|daughters))))(?: (?:,|and|who|that|we|they|all|each|both|everyone|everybody|will|would|with))* (?:with|needs?|needing|wants?|wanting|have|has|having|gets?|getting|to have|deserves?)(?: (?:each|all))?(?: (?:an?|1|one|their|his|her|his or her|its))? own (?:bed)?rooms?',
    (found, draft) => {
      if (draft.filters.beds_min !== undefined || draft.line.slice(found.to).some(({ word }) => BEDS.test(word))) return;
      setFilter(draft, found, 'beds_min', Number(found.groups['a']) + (found.groups['young'] === undefined ? 0 : 1));
    },
  ),
  rule('garages? \\( (?:for )?(?<a>\\d) (?:cars?|vehicles?) \\)', (found, draft) =>
    setFilter(draft, found, 'garage_min', Number(found.groups['a'])),
  ),
  // "4 beds but one must be downstairs".
  rule(
    '(?<=(?:beds?|bedrooms?|bd|br)(?: (?:,|but|and|with|min|minimum|at least|total))* )(?:1|one)(?: of (?:them|those))?(?:(?: (?:that|which))? (?:must|should|has to|have to|needs to|need to|is|being|on)(?: be)?)? (?:down ?stairs|(?:on )?(?:the )?(?:main|first|1st|ground|entry)(?: (?:floor|level))?)',
    (found, draft) => addTag(draft, found, 'main_floor_bedroom'),
  ),
  rule('studios?(?: apartments?)? (?:or|to|/|-|and) (?<a>\\d)(?: {bed})?', (found, draft) =>
    setFilter(draft, found, 'beds_max', Number(found.groups['a'])),
  ),
  rule('(?:studios?(?: apartments?)? or )?(?:an? )?efficienc(?:y|ies)(?: (?:apartments?|units?|condos?))?', (found, draft) => {
    if (found.scope !== 'must') return false;
    setFilter(draft, found, 'beds_max', 0);
    return true;
  }),
  rule(
    '(?<a>\\d) {bed} or (?<b>\\d)(?: {bed})? (?:plus|and|with|\\+) (?:an? )?(?:den|office|study|bonus room|loft|flex room)',
    (found, draft) => {
      if (Number(found.groups['b']) >= Number(found.groups['a'])) return false;
      setFilter(draft, found, 'beds_min', Number(found.groups['b']));
      return true;
    },
  ),
  // "Don't need four bedrooms, three is plenty".
  rule('(?<a>\\d) (?:is|are|will|would)(?: be)? (?:plenty|enough|fine|do|sufficient|ok|okay)', (found, draft) => {
    const start = Math.max(0, found.from - MOST_BACK_TO_UNIT);
    const words = draft.line.slice(start, found.from).map(({ word, isClaimed }) => (isClaimed ? '·' : word));
    const at = words.findLastIndex((word) => /^(?:bed|br$|bd|bath|ba$)/.test(word));
    const unit = words[at];
    if (unit === undefined) return false;
    // "3 bathrooms is a lot, so 2 is fine": the first number is too many.
    const isNoWish = draft.line[start + at]?.scope === 'either' || TOO_MANY.test(words.slice(at + 1).join(' '));
    if (/^\d$/.test(words[at - 1] ?? '') && isNoWish) claim(draft, start + at - 1, start + at + 1);
    setFilter(draft, found, unit.startsWith('ba') ? 'baths_min' : 'beds_min', Number(found.groups['a']));
    return true;
  }),
  rule(
    'studios?(?: (?:is|are|would be))? (?:ok|okay|fine|possible|acceptable)(?: ,)?(?: (?:but|and|though))? (?<a>\\d) {bed} (?:is )?(?:better|preferred|nicer|ideal|best|even better)',
    (found, draft) => setFilter(draft, found, 'beds_max', Number(found.groups['a'])),
  ),
  rule('(?<a>\\d) {bed} or (?:an? )?studios?', (found, draft) => setFilter(draft, found, 'beds_max', Number(found.groups['a']))),
  rule(
    '(?<!(?:detached|art|music|recording|yoga|artists?|dance|pottery|craft|photo|photography|film|pilates|sewing|painting|design|work|backyard|garden|podcast|video|sound|music|ballet|voice|film|tattoo|hair|home|broadcast|rehearsal) )(?:studios?|estudios?|monolocale|monoambiente|kitnet)(?: units?)?(?! (?:space|lights?|lighting|or|(?:over|above|behind) (?:the|a)|out back))(?! (?:at home|in (?:the|my|our) (?:house|home|yard|back ?yard|garden|attic)|space|room|for (?:yoga|dance|dancing|art|music|painting|recording|pottery|my|her|his|our)))',
    // "No studios" wants a bedroom; "a studio at home" is a room.
    (found, draft) =>
      found.scope === 'must_not'
        ? setFilter(draft, found, 'beds_min', Math.max(1, draft.filters.beds_min ?? 1))
        : setFilter(draft, found, 'beds_max', 0),
  ),
  ...lotRules,
  ...measureRules({ unit: '{sqm}', convert: toSquareFeet, min: 'sqft_min', max: 'sqft_max', target: 'sqft_target', most: 1e6 }),
  // "At least 1,800 sq ft but not over 2,400": the unit is said once.
  rule(
    '{gt} (?<a>\\d{3,5}) {sqft}(?: ,)? (?:(?:but|and|or|with) )*{lt} (?<b>\\d{3,5})(?! ?(?:{k}|dollars|{month}|{year}|{sqft}|sq|{bed}|{bath})(?: |$))',
    (found, draft) => {
      if (Number(found.groups['b']) <= Number(found.groups['a'])) return false;
      setFilter(draft, found, 'sqft_min', Number(found.groups['a']));
      setFilter(draft, found, 'sqft_max', Number(found.groups['b']));
      return true;
    },
  ),
  rule(
    '(?<a>\\d{3,5}) {sqft} (?:at (?:the )?(?:very )?least|minimum|min)(?: ,)? (?:(?:but|and|or) )?(?<b>\\d{3,5}) (?:at (?:the )?(?:very )?most|maximum|max|tops)',
    (found, draft) => {
      setFilter(draft, found, 'sqft_min', Number(found.groups['a']));
      setFilter(draft, found, 'sqft_max', Number(found.groups['b']));
    },
  ),
  ...measureRules({
    unit: '(?:{sqft}|feet|foot|(?<=\\d{3,5} )ft(?! (?:lots?|frontage|ceilings?|wide|deep|long|tall|high|of (?:frontage|beach|shore\\w*|water\\w*))))(?: (?:of (?:living )?(?:space|area)|living (?:space|area)|interior))?',
    min: 'sqft_min',
    max: 'sqft_max',
    target: 'sqft_target',
    least: 100,
    most: 100_000,
  }).map(withThousands),
  // "Size: 1,700 to 2,200".
  rule(
    '(?:(?:(?:home|house|interior|unit) )?(?:size|living area|square footage|sqft)(?: (?:matters|is|range|between|from|of|:))* |(?<=(?:home|house) )(?=\\d{4}))(?<a>[3-9]\\d\\d|\\d{4}) (?:to|-|and|through) (?<b>[3-9]\\d\\d|\\d{4})(?! (?:k|thousand|dollars|{month}))',
    (found, draft) => {
      const [least, most] = [Number(found.groups['a']), Number(found.groups['b'])];
      if (least >= most || (draft.filters.listing_type === 'rent' && /^\d/.test(found.words))) return false;
      setFilter(draft, found, 'sqft_min', least);
      setFilter(draft, found, 'sqft_max', most);
      return true;
    },
  ),
  // "Sqft 2400 min": the unit stands first.
  rule(
    '(?<!\\d )(?<!\\d k )(?:{sqft}|square footage)(?: ?(?:is|of|:|=))* (?<a>\\d{3,5})(?: (?:(?<max>max|maximum|tops|or (?:less|under|below))|min|minimum|plus|[+]|or (?:more|up|above|bigger|larger)|and up))?(?= (?:[,.;]|and)(?: |$)|$)',
    (found, draft) =>
      setFilter(draft, found, found.groups['max'] === undefined ? 'sqft_min' : 'sqft_max', Number(found.groups['a'])),
  ),
  // "Lot at least 7,500 sqft, house at least 1,800": the unit is said once.
  rule(
    '(?:homes?|houses?|interior|living (?:area|space)|building|inside)(?: (?:is|of|itself|should be|must be|size|:))* (?:(?<lt>{lt})|{gt}) (?<a>\\d{3,4})(?! ?(?:{k}|dollars|{month}|{year}|x|-)(?: |$))',
    (found, draft) => {
      const value = Number(found.groups['a']);
      if (value < 400 || !draft.line.some(({ word }) => /^(?:sqft|sf|square|sq|feet|ft|acres?)$/.test(word))) return false;
      setFilter(draft, found, found.groups['lt'] === undefined ? 'sqft_min' : 'sqft_max', value);
      // The home itself is left to its own rule.
      claim(draft, found.from + 1, found.to);
      return false;
    },
  ),
  rule(
    '(?:{gt} )?(?<a>\\d) ?(?:{more} )?{bed}(?: ,)? (?:(?:but|and|with) )*{lt} (?<b>\\d)(?! ?(?:{k}|dollars|{bath}|{bed}|%|{acre}|[a-z]+)(?: |$))',
    (found, draft) => {
      const { least, most } = wholeBounds(found, Number(found.groups['a']), Number(found.groups['b']));
      if (most < least) return false;
      setFilter(draft, found, 'beds_min', least);
      setFilter(draft, found, 'beds_max', most);
      return true;
    },
  ),
  // "A bathroom for each of the 4 bedrooms": as many as there are.
  rule(`${ONE_BATH_FOR_EACH} (?<a>\\d) {bed}`, (found, draft) => {
    setFilter(draft, found, 'beds_min', Number(found.groups['a']));
    setFilter(draft, found, 'baths_min', Number(found.groups['a']));
  }),
  // "No one-bedrooms" wants two, "no one-bath homes" two baths.
  rule('(?<a>[1-4]) ?-? ?(?:(?<bath>{bath})|{bed})', (found, draft) => {
    if (found.scope !== 'must_not' || !IS_REFUSED_COUNT.test(draft.line[found.from - 1]?.word ?? '')) return false;
    refuseCount(found, draft);
    return true;
  }),
  ...measureRules({
    unit: '(?:(?:separate|real|actual|legal|true|proper|large|big|decent|spacious|private|upstairs|nice|double|king size|queen size|full size|good size|good sized|decent sized|finished|equal|equally sized|equal sized|similar|similar sized|same size|normal|normal size|average|medium|small|smaller|sunny|bright|quiet|generous|ample|roomy|usable|ensuite|en suite) )?{bed}',
    convert: Math.floor,
    min: 'beds_min',
    max: 'beds_max',
    most: 40,
    isWhole: true,
    isNamedFirst: true,
  }),
  // "3 beds, but I'd take 2 if there is a den": the lesser will do.
  rule(
    '(?:(?:but|or|though|and) )?(?:(?:i|we|id|wed) )?(?:(?:would|could|can|might|will|also|even|maybe|happily|d) )*(?:take|settle for|accept|consider|live with|(?:make|get by|manage|do|work) with) (?:just |only )?(?<a>\\d)(?: {bed})?(?= (?:if|with|and|or|when|as long|provided|[,.;])(?: |$)|$)',
    (found, draft) => {
      const [wanted, accepted] = [draft.filters.beds_min, Number(found.groups['a'])];
      if (wanted === undefined || accepted >= wanted || found.scope === 'must_not') return false;
      setFilter(draft, found, 'beds_min', accepted);
      return true;
    },
  ),
  rule(
    '(?:\\d(?: ?(?:st|nd|rd|th))|first|second|third|fourth|fifth) floors?(?: (?:or (?:below|lower)|max|maximum|at most|ok|okay|and up|walk up))* (?:without|with no|if no|if theres no|if there is no) (?:an? )?(?:elevator|lift)',
    (found, draft) => addUnresolved(draft, found, 'Listings do not say on which floor a home lies'),
  ),
  rule('(?<a>\\d) full (?:baths? |bathrooms? )?(?:(?:and|,|\\+|/) )?(?<b>\\d) half(?: (?:baths?|bathrooms?))?', (found, draft) =>
    setFilter(draft, found, 'baths_min', Number(found.groups['a']) + Number(found.groups['b']) / 2),
  ),
  rule(
    '(?<a>\\d) ?(?:full )?{bath} (?:plus|and|,|with|\\+)(?: an?| 1)? (?:powder rooms?|half {bath}|half bath(?:room)?)',
    (found, draft) => setFilter(draft, found, 'baths_min', Number(found.groups['a']) + 0.5),
  ),
  rule(
    '(?:only )?(?<a>\\d) (?:(?<bath>{bath})|{bed}) (?:(?:wont|will not|doesnt|does not|wouldnt) (?:work|do|cut it|be enough|suffice)|(?:isnt|is not|arent|are not|not) (?:enough|sufficient)|(?:is|are) (?:too few|not enough))(?: for (?:us|me))?',
    (found, draft) =>
      setFilter(draft, found, found.groups['bath'] === undefined ? 'beds_min' : 'baths_min', Number(found.groups['a']) + 1),
  ),
  rule(
    '(?<more>one|an?|\\d) (?:more|extra|additional|another) (?:(?<bath>{bath})|{bed}) than(?: (?:the|our|my|we|i|what|have|had|current|now|currently|this|that))* (?<a>\\d)(?: (?:{bath}|{bed}))?(?: (?:we|i)(?: currently)? have(?: (?:now|today|currently))?)?',
    (found, draft) => {
      const more = Number(found.groups['more']) || 1;
      setFilter(draft, found, found.groups['bath'] === undefined ? 'beds_min' : 'baths_min', Number(found.groups['a']) + more);
    },
  ),
  // "One more bedroom, so 4".
  rule(
    '(?:one|an?|1) (?:more|extra|additional) (?:(?<bath>{bath})|{bed})(?: ,)? (?:so|meaning|that is|thats|for a total of|making it|which makes) (?<a>\\d)(?: (?:total|in total|altogether))?',
    (found, draft) =>
      setFilter(draft, found, found.groups['bath'] === undefined ? 'beds_min' : 'baths_min', Number(found.groups['a'])),
  ),
  rule(`${ONE_BATH_FOR_EACH} {bed}`, (found, draft) => {
    const beds = draft.filters.beds_min;
    if (beds === undefined) addUnresolved(draft, found, 'How many? Say a number of bathrooms');
    else setFilter(draft, found, 'baths_min', beds);
  }),
  rule(
    '(?<!could use )(?:an?|the|my|our) (?<a>third|3 rd|3rd|fourth|4 th|4th|fifth|5 th|5th) (?:(?<bath>{bath})|{bed})(?! (?:is|would|could|can|as|into|but|for an?|floor))',
    (found, draft) => {
      if (found.scope !== 'must') return false;
      const count = /^(?:third|3)/.test(found.groups['a'] ?? '') ? 3 : /^(?:fourth|4)/.test(found.groups['a'] ?? '') ? 4 : 5;
      setFilter(draft, found, found.groups['bath'] === undefined ? 'beds_min' : 'baths_min', count);
      return true;
    },
  ),
  rule('(?:more than|over|above|greater than) 1 {bath}|(?:multiple|several|extra|second|another) {bath}', (found, draft) => {
    if (isPreferred(draft, found)) addSoft(draft, found, textOf(draft, found.from, found.to));
    else setFilter(draft, found, 'baths_min', 2);
  }),
  ...measureRules({ unit: '{bath}', min: 'baths_min', max: 'baths_max', most: 40, isNamedFirst: true }),
  ...measureRules({ unit: '(?:rooms?|zimmern?|pieces|ambientes|locali|kamers|stanze)', min: 'rooms_min', most: 60 }),
  rule('(?:mono|(?<two>bi)|(?<three>tri)|(?<four>quadri))locale', (found, draft) => {
    const { two, three, four } = found.groups;
    setFilter(draft, found, 'rooms_min', four !== undefined ? 4 : three !== undefined ? 3 : two !== undefined ? 2 : 1);
  }),
  // "1+ den" is a bedroom and a den.
  rule('(?<a>[1-5]) (?:\\+|plus)(?= (?:an? )?(?:den|office|study)(?: |$))', (found, draft) =>
    setFilter(draft, found, 'beds_min', Number(found.groups['a'])),
  ),
  // Absurd numbers are read too, so that they can be reported.
  rule('(?<a>\\d{2,4}) ?{bed}', (found, draft) => setFilter(draft, found, 'beds_min', numberOf(found, 'a') ?? 0)),
  rule('(?<a>\\d{2,4}) ?{bath}', (found, draft) => setFilter(draft, found, 'baths_min', numberOf(found, 'a') ?? 0)),

  rule('garages? (?<a>\\d) ?(?:cars?|bays?|stalls?)', readGarage),
  rule(
    'parking (?<b>\\d) (?:cars?|vehicles?)|garages? (?:(?::|=) ?(?<c>\\d)(?! ?(?:{bed}|{bath})(?: |$))|(?<d>\\d)(?! (?:{bed}|{bath}|{acre}|{sqft}|{k}|or|to|-|stor(?:y|ies)|levels?|floors?|units?|\\+)(?: |$))(?= (?:[a-z,.;!]|@\\d)|$))|(?:attached )?(?:garage|parking|carport|driveway|garaje|cochera|garagem)(?: (?:space|spot|room)s?)?(?: (?:can|could|may|must|should) be (?:attached|detached|separate)(?: or (?:attached|detached))?(?: (?:,|but|and|as long as it))*)? (?:for|(?:(?:that|which|just|only|really|also|has to|must|should|to|can|needs to|it|big enough to|large enough to) )*(?:fits?|holds?|takes?)|with room for|para|pa|pour|fur|per) (?:(?:my|our) )?(?:{gt} )?(?<a>\\d) ?(?:cars?|trucks?|pickups?|suvs?|vehicles?|carros|coches|autos?|voitures|macchine)?',
    readGarage,
  ),
  rule(
    '(?<kind>attached |detached )?(?:{gt} )?(?:(?<least>\\d) ?(?:or|to|-) ?)?(?<a>\\d)(?:[.]5)?(?: ?{more})? ?(?:(?:car|vehicle|c(?= (?:gar|att|det)))(?! carports?)(?: (?<kindAfter>attached|detached))?(?: garages?)?|(?:cars?|bay|stall|door) garages?)(?: {more})?(?: , (?<kindLast>attached|detached)(?= (?:[,.;]|and)(?: |$)|$))?',
    readGarage,
  ),
  rule('(?<a>\\d)(?: ?(?:or|to|-) ?\\d)? ?(?:garage )?bays?(?! windows?)(?: garages?)?', readGarage),
  rule(
    '(?:{gt} )?(?<a>\\d)(?: ?{more})? ?(?:garage|covered|garaged|off street|assigned|deeded)? ?(?:parking )?(?:spaces?|spots?|(?<=parking )stalls?|garages?)(?: {more})?',
    readGarage,
  ),
  rule('(?<kind>attached |detached )?(?<a>\\d) ?(?:cg|c g)(?= |$)', readGarage),
  rule('(?:(?:with )?(?:space|room|spots?) for|(?:that )?fits|holds|fitting) (?:{gt} )?(?<a>\\d) (?:cars|vehicles)', readGarage),
  rule('(?<kind>attached |detached )?(?<many>single|double|triple)(?: car)? garages?', (found, draft) => {
    const cars = { single: 1, double: 2, triple: 3 }[found.groups['many'] ?? ''] ?? 1;
    return readGarage({ ...found, groups: { ...found.groups, a: String(cars) } }, draft);
  }),
  // "A garage for the boat and an RV".
  rule(
    '(?:an? )?(?:(?:big|large|oversized|tall|deep|high) )*garages?(?: (?:big|large|tall|deep|high) enough)?(?: (?:for|to fit|to hold|to store|that fits|that holds|with room for))(?: (?:an?|my|our|the))?(?: \\d+ (?:foot|feet|ft))? (?:boats?|rvs?|motor ?homes?|campers?|trailers?)',
    (found, draft) => {
      if (found.scope !== 'must') return false;
      addTag(draft, found, 'rv_parking');
      setGarage(draft, found, 1);
      return true;
    },
  ),
  rule(
    'garages? (?:(?:but |which is |that is |thats )*not|(?:cant|cannot|must not|mustnt|shouldnt|may not|wont) be) (?:an? )?(?<kind>attached|detached)(?: 1)?',
    (found, draft) => {
      addTag(draft, { ...found, scope: 'must_not' }, `${found.groups['kind']}_garage`);
      setGarage(draft, found, 1);
    },
  ),
  // A garage that may be of either kind
  rule(
    'garages? (?:can|could|may|might) be (?:either )?(?:attached|detached|separate)(?: (?:or|and) (?:attached|detached|separate))?',
    readAnyGarage,
  ),
  rule('(?:a )?(?:garages?|garajes?|garagem|cocheras?|(?:tief|einzel|doppel)garagen?|box auto)', readAnyGarage),

  rule(
    '(?:single|1) ?(?:story|storey|level|floor)(?: (?:home|living|only))?|(?:all )?on (?:1|one|a single) (?:level|floor|story)|single level living|plain pied|(?:de )?(?:una?|1) (?:sola? |solo )?(?:planta|piso|nivel)|eingeschossig|ebenerdig(?:es|e)?|(?:un|1) solo piano|(?:sur )?(?:un|1) (?:seul )?niveau|gelijkvloers|(?<=casas? )terreas?|stories {lt} 1',
    (found, draft) => {
      if (isFine(draft, found)) addUnneeded(draft, found);
      else if (isPreferred(draft, found)) addSoft(draft, found, 'single story');
      else setFilter(draft, found, 'stories_max', 1);
    },
  ),
  ...measureRules({
    unit: '(?:story|stories|storey|storeys|levels?|floors?|pisos?|plantas?|etages?|piani)',
    min: 'stories_min',
    max: 'stories_max',
    most: 10,
  }),
  rule('multi ?(?:story|level|storey)', (found, draft) => setFilter(draft, found, 'stories_min', 2)),
  ...measureRules({
    unit: '(?:units?|doors?(?! to door|(?: [a-z]+){0,4} \\d\\d ?(?:inch|in |"))|(?<![2-4] )plex)(?: property)?',
    min: 'units_min',
    max: 'units_max',
    least: 2,
    most: 500,
  }),
  ...sizeSaidAgain,
];

// "1.5k sqft" is 1,500.
function withThousands(one: Rule): Rule {
  return {
    pattern: one.pattern,
    read(found, draft) {
      const scaled = Object.fromEntries(
        Object.entries(found.groups).map(([name, text]) => [
          name,
          text !== undefined && Number(text) < 20 && (text.includes('.') || found.words.includes(`${text} k `))
            ? String(Number(text) * 1000)
            : text,
        ]),
      );
      return one.read({ ...found, groups: scaled }, draft);
    },
  };
}

const THING = { beds: /^(?:bed|br$|bd$)/, baths: /^(?:bath|ba$)/ };
const IS_REFUSED_COUNT = /^(?:no|not|nor|or|and|skip|exclude|avoid|hide|any|,)$/;

/** Who refuses a few wants more, unless no more than that is asked for; who refuses many wants fewer. */
function refuseCount(found: Found, draft: Draft): void {
  const count = Number(found.groups['a']);
  const thing = found.groups['bath'] === undefined ? 'beds' : 'baths';
  const [least, most] = [draft.filters[`${thing}_min`], draft.filters[`${thing}_max`]];
  const isFewerWanted = draft.line.some(
    ({ word, scope }, index) =>
      scope !== 'must_not' &&
      /^[1-9]$/.test(word) &&
      Number(word) < count &&
      THING[thing].test(draft.line[index + 1]?.word ?? ''),
  );
  const isTooMany = count > 3 || isFewerWanted || (most !== undefined && most <= count);
  if (isTooMany) setFilter(draft, found, `${thing}_max`, Math.min(count - 1, most ?? count));
  else setFilter(draft, found, `${thing}_min`, Math.max(count + 1, least ?? 0));
}

function readBedsAndBaths(found: Found, draft: Draft): void {
  const { a, b, cars } = found.groups;
  setFilter(draft, found, 'beds_min', Number(a));
  setFilter(draft, found, 'baths_min', Number(b));
  if (cars !== undefined) setGarage(draft, found, Number(cars));
}

function readGarage(found: Found, draft: Draft): boolean {
  const { least, a, b, c, d } = found.groups;
  const cars = Number(least ?? a ?? b ?? c ?? d);
  if (cars > 12) return false;
  // "No single-car garage" wants a larger one.
  if (found.scope === 'must_not' && cars === 1 && draft.line[found.from - 1]?.word === 'no') setGarage(draft, found, 2);
  else if (found.scope === 'must_not') addUnresolved(draft, found, 'Say how many cars at least');
  else if (found.scope === 'either') addUnneeded(draft, found);
  if (found.scope === 'must_not' || found.scope === 'either') return true;
  const kind = (found.groups['kind'] ?? found.groups['kindAfter'] ?? found.groups['kindLast'])?.trim();
  if (kind !== undefined) addTag(draft, found, `${kind}_garage`);
  setGarage(draft, found, cars);
  return true;
}

/** "Attached garage" is a tag too, and read as one. */
function readAnyGarage(found: Found, draft: Draft): boolean {
  if (
    /^(?:attached|detached|rv|boat|motorhome)$/.test(draft.line[found.from - 1]?.word ?? '') ||
    /^(?:at|de)tached$/.test(draft.line[found.to]?.word ?? '')
  )
    return false;
  if (found.scope === 'must_not') return false;
  if (found.scope === 'either') addUnneeded(draft, found);
  else if (found.scope === 'soft') addSoft(draft, found, 'garage');
  else setGarage(draft, found, 1);
  return true;
}

function setGarage(draft: Draft, found: Found, cars: number): void {
  setFilter(draft, found, 'garage_min', Math.max(cars, draft.filters.garage_min ?? 0));
}
