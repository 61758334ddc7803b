import {
  addSoft,
  addSpan,
  addTag,
  addToFilter,
  addUnneeded,
  addUnresolved,
  claim,
  type Draft,
  type Found,
  type LineToken,
  type Rule,
  rule,
  textOf,
} from '../draft.ts';
import {
  addNear,
  FEET,
  KM,
  METERS,
  MILES,
  MINUTES,
  MODE,
  type Near,
  OF,
  placeOf,
  readObject,
  readWithin,
  toMode,
  placeNamed,
  PRAISE,
} from './near-object.ts';
import { WHAT_IS_GOOD } from './school.ts';
import { DESTINATION, readModeSuffix, WORK } from './commute.ts';
import { FILLER_WORDS, SOFT_WORDS } from '../line/words.ts';

/** Things nobody wants to be near: their being near is a tag of the home. */
const NUISANCES: [RegExp, string][] = [
  [
    /\b(?:busy|main|major|loud|noisy|big|crowded|high traffic|heavily traveled|(?:four|4) lane) (?:roads?|streets?|avenues?|boulevards?|intersections?)|highways?|freeways?|interstates?|traffic|^cars$|i \d+\b/,
    'busy_road',
  ],
  [/autopistas?|autoroutes?|autobahn|autostrad[ae]|hauptstra(?:ss|ß)en?|carreteras?/, 'busy_road'],
  [/power ?lines?|high voltage|transmission (?:lines?|towers?)|pylons?/, 'power_lines'],
  [/rail ?(?:road|way|line)s?|train ?tracks?|tracks|trains/, 'railroad'],
  [/flight paths?|airport noise|landing path/, 'flight_path'],
  [/flood ?(?:zones?|plains?)/, 'flood_zone'],
];

/** What homes are near to. */
const NEARBY_THING =
  '(?:(?:bus|tram|train) (?:lines?|routes?|stops?)|light rail|parks?|shops?|shopping|stores?|schools?|elementary|elementary school|restaurants?|cafes?|transit|trains?|bus|buses|metro|subway|beach|beaches|lake|river|hospital|hospitals|trails?|groceries|grocery|downtown|work|playgrounds?|library|gym|university|college|airport|stations?|bars?|nightlife|freeway|highway|stops?|malls?|markets?|supermarkets?|preschools?|kindergartens?|pharmacy|daycare|church|synagogue|mosque|temple|museum|zoo|marina|square|brewer(?:y|ies)|pubs?|baker(?:y|ies)|dentists?|doctors?|clinics?|butchers?|vets?|banks?|laundromats?|forest|ferry|greenway|courts?|rink|theat(?:er|re)s?|cinema|galler(?:y|ies)|post office|ymca|costco|target|trader joes|whole foods|walmart)';

export const nearRules: Rule[] = [
  // "Not downtown but close to it", "outside of Oakdale but within 15 miles".
  rule(
    `(?<refusal>not in|not|outside(?: of)?) {place:place}(?: itself| proper|(?: (?:city|town))? limits)?(?: ,)? but (?:still )?(?:(?:close|near|nearby|next|not (?:too )?far|around)(?: (?:to|from|by))?(?: (?:it|there))?|(?:within|{lt}) (?<n>\\d+) ?(?:(?<miles>${MILES})|(?<minutes>${MINUTES}))(?: (?:out|away))?(?: (?:of|from) (?:it|there|town))?)(?= (?:[,.;]|and|with|under|for)(?: |$)|$)`,
    (found, draft) => {
      addToFilter(draft, found, 'exclude_places', placeOf(draft, found));
      addNear(draft, found, { place: placeOf(draft, found), ...(found.groups['n'] === undefined ? {} : distanceOf(found)) });
    },
  ),
  rule(
    '(?:close|near|nearby|next|just outside|outside)(?: (?:to|of|by|it))?(?: ,)? but not (?:right |actually |directly )?(?:in|inside) (?:the )?{place:place}(?: itself| proper)?',
    (found, draft) => {
      addToFilter(draft, found, 'exclude_places', placeOf(draft, found));
      addNear(draft, found, { place: placeOf(draft, found) });
    },
  ),
  // "Close to downtown but not in it".
  rule(
    '(?:close to|near|next to|by|around|just outside(?: of)?) (?:the )?{place:place}(?: ,)? (?:but not|without being) (?:right |actually |directly |smack )?(?:in|inside) (?:it|there)',
    (found, draft) => {
      addToFilter(draft, found, 'exclude_places', placeOf(draft, found));
      addNear(draft, found, { place: placeOf(draft, found) });
    },
  ),
  rule(
    `(?:the |an? )?(?<thing>bus|train|tram|ferry|metro|subway|light rail)(?: (?:line|route|service))? (?:to|into|towards?|for) (?:the )?{place:place}(?: (?:(?:has to|must|should|needs to|that|which|to|should be|be) )*(?:stops?|runs?|passes|comes|leaves)? ?(?:nearby|close by|close|near|around the corner|(?:with)?in walking distance|on foot))?(?! ?(?:\\d|{lt}))`,
    readRide,
  ),
  rule(
    '(?:walk|walkability|transit|bike|noise|credit) scores?(?: (?:is|of))*(?: {gt}| {lt}| {about})? \\d+(?: ?{more})?',
    (found, draft) => addUnresolved(draft, found, 'Homes cannot be filtered by this score'),
  ),
  rule('(?:near|nearby|close to|around|next to) (?:me|us|here|my (?:current )?location)', (found, draft) =>
    addUnresolved(draft, found, 'Name a place, or move the map to where you are'),
  ),
  rule(
    `(?:{gt}|not within|no closer than|(?<!no |not |nothing )(?:farther|further) than) (?:an? |\\d+(?:\\.\\d+)? ?)(?:${MILES}|${MINUTES}|${KM}|${METERS}|${FEET}|blocks?)(?: away)? (?:from|of|to){det}`,
    readAway,
  ),
  rule(
    `{place:place} (?:must be |should be |has to be |is )?(?:(?:with)?in (?:easy |short )?(?<mode>walking|biking) distance|within (?:an? |(?<n>\\d+(?:\\.\\d+)?) ?)(?:(?<miles>${MILES})|(?<km>${KM})|(?<minutes>${MINUTES})))(?! (?:of|from|to|drive|commute) )`,
    (found, draft) => {
      if (found.scope !== 'must') return false;
      addNear(draft, found, {
        place: placeOf(draft, found),
        ...(found.groups['mode'] === undefined ? distanceOf(found) : { mode: toMode(found.groups['mode']) ?? 'walk' }),
      });
      return true;
    },
  ),
  rule(
    '(?:need|needs|rely on|depend on|use|uses) (?:the |an? )?(?<thing>bus|train|metro|subway|transit|public transit|light rail)(?= (?:[,.;]|and|to get|every|for work)(?: |$)| ?$)',
    (found, draft) => {
      if (found.scope !== 'must') return false;
      addNear(draft, found, { place: found.groups['thing'] ?? '' });
      return true;
    },
  ),
  rule(
    '(?:(?:easy|good|quick|great|decent|fast) )?(?<thing>freeway|highway|interstate|transit|bus|train|subway|metro|trail) access',
    (found, draft) => {
      if (found.scope !== 'must') return false;
      addNear(draft, found, { place: found.groups['thing'] ?? '' });
      return true;
    },
  ),
  // "Walk to get groceries" is near groceries; "bike to do errands" is near everything.
  rule(
    `(?<!(?:^| )(?:i|we|he|she|they) )(?:can |could |able to |be able to |easy |short |a )*(?<way>walk|bike|stroll|cycle|drive)(?: (?:out|over|down|up|there))? (?:to|and) (?:go )?(?:get|buy|grab|pick up|fetch|see)(?: (?:to|for|my|our|the|some|a|an|any|good|fresh))* (?<thing>${NEARBY_THING}|coffee|bread|bagels|pastries|ice cream|(?:the )?ocean|water|(?:my |our |the )?(?:kids|children) (?:from|at) (?:the )?(?:school|daycare))`,
    readErrand,
  ),
  rule(
    '(?<!(?:^| )(?:i|we|he|she|they) )(?:walk(?:able|ing)?|bike|biking|stroll)(?: distance)?(?: (?:out|over|down))? to (?:(?:get|have|grab|do|run|eat|go for|go out for|go|see) )*(?:eat out|out|food|a (?:meal|bite|drink|beer)|dinner|lunch|breakfast|brunch|drinks|dining|errands|everything|things|anything|stuff|places|amenities|most things|whatever)',
    (found, draft) =>
      found.scope === 'must' || found.scope === 'soft' ? addSoft(draft, found, 'walkable') : addUnneeded(draft, found),
  ),
  rule(
    '(?:not|nothing|nowhere|isnt|shouldnt be|dont want to be|cant be)(?: (?:too|so|very|that|right|directly|immediately|anywhere|really|super|overly))* (?:close|near|next|adjacent|beside|by|on top)(?: (?:to|by|of))?{det}',
    readAway,
  ),
  rule(
    `(?:(?:within|in|{lt}|{about}|just|only|no more than|(?:no|not) (?:farther|further) than) )?(?:an? (?!block))?(?:\\d+ ?(?:-|to|or) ?(?=\\d))?(?<n>\\d+(?:\\.\\d+)?|half(?: an?)?|quarter(?: of)?(?: an?)?|couple(?: of)?|few|an?(?= block)) ?(?:(?<blocks>blocks?)|(?<miles>${MILES})|(?<minutes>${MINUTES})|(?<km>${KM})|(?<meters>${METERS})|(?<feet>${FEET}))(?: (?:or less|max|tops|at most))?(?: (?:by|on|via))?(?: ${MODE})?(?: (?:distance|radius|away|time|ride|max|maximum|tops|at most|or less))* ${OF}{det}`,
    readNear,
  ),
  // "A block or two from the beach".
  rule(`(?:an? |1 )(?:(?<miles>mile)|(?<minutes>minute)|(?<blocks>block)) or (?:so|(?<n>2))(?: away)? ${OF}{det}`, readNear),
  rule(`(?:within|in|{lt}|{about}) (?:an? |1 )(?:(?<miles>mile)|(?<minutes>minute)|(?<km>kilometer)) ${OF}{det}`, readNear),
  rule(`(?:with)?in (?:easy |short )?(?<mode>walking|biking|driving|cycling) distance ${OF}{det}`, readNear),
  rule(`(?:easy |short |quick |nice )?(?<mode>walking|biking|driving|cycling) distance(?: ${OF})?{det}`, readNear),
  // "Walk to the train at Oak Station": the stop is named.
  rule(
    '(?:(?:can |could |able to |easy |short |a )*(?<mode>walk|walkable|bike|bikeable) to|close to|near|steps (?:from|to)|walking distance (?:to|from|of))(?: the| my| a)? (?:train|bus|metro|subway|light rail|ferry|tram)(?: (?:stop|station|line))? (?:from|at)(?: the)?',
    readNear,
  ),
  rule(
    // "I bike to work" tells a habit.
    `(?<!(?:^| )(?:i|we|he|she|they) )(?:can |could |able to |be able to |easy |short |a )*(?<mode>walk|walkable|bike|bikeable|walk able) (?:distance )?(?:(?:over|down|up|out) (?=to ))?(?:${OF}){det}`,
    readNear,
  ),
  rule(
    '(?:take|catch|ride|get|board)(?: the| my| a)? (?:train|bus|metro|subway|light rail|ferry|tram) (?:from|at)(?: the)?',
    readNear,
  ),
  rule(
    '(?:equidistant|half ?way|mid ?way|(?:the )?same distance|equally close|equally far)(?: (?:from|between|to))(?: both)? (?<first>{place}) and (?<second>{place})',
    (found, draft) => {
      for (const named of [found.groups['first'], found.groups['second']]) {
        const place = placeNamed(draft, named);
        if (place !== undefined) addNear(draft, found, { place });
      }
    },
  ),
  rule('(?:with)?in (?:easy )?(?:earshot|sight|reach|shouting distance|spitting distance) (?:of|to|from){det}', readNear),
  rule(
    `(?:(?<!no |without |zero )steps|(?:a )?stones throw|minutes|blocks|moments|(?:(?:within|under|about) )?(?:{n} )?yards) ${OF}{det}`,
    readNear,
  ),
  rule(
    `(?:(?:not|nothing|nowhere|isnt|arent) (?:too |that |very |so )?far(?: out| away)?|no(?:t)? (?:far|farther|further)|very close|as close as possible|(?:the )?closer|close enough to (?:see|smell|hear|feel|walk|bike)|close enough|really close|close|near|nearby|close proximity|proximity|next|adjacent|convenient|easy access|good access|access|walkable) (?:away )?(?:to|from|by){det}|(?:(?:not|nothing|nowhere|isnt|arent) (?:too |that |very |so )?far(?: out)?|(?:just|right|a (?:little|bit|short way)|an? (?:short|quick|easy) (?:hop|trip|jaunt|way)|(?:just )?up the road|(?:just )?down the road)) (?:out of|outside(?: of)?|from){det}(?= @)`,
    readNear,
  ),
  rule(
    '(?:right |located |somewhere |anywhere |very |really |be |is |living |live |something )*(?:(?:just )?around the corner from|near|nearby|close by(?: to)?(?! (?:january|february|march|april|may|june|july|august|september|october|november|december|the end|next|fall|summer|winter|spring|christmas))|(?<!ready |available |move |in |closing |built |done |free |finished |sort |order )by(?! (?:fall|autumn|summer|winter|spring|christmas|the end|next|january|february|march|april|may|june|july|august|september|october|november|december|me|owner|size|price|square|(?:low|high|cheap|new|old|large|small|bigg|great|few)e?st|most|least|best|worst|\\d))|beside|next to|(?<!wrap )around|alongside|bordering|backing (?:on)?to|backs (?:on)?to|across (?:the (?:street|road|way) )?from|(?<!get |gets |got |getting )along|walkable to|in the vicinity of|cerca (?:de la|del|de)|pres (?:de la|du|des|de)|proche (?:de la|du|des|de)|in der nahe (?:von|des|der)|nahe|vicino (?:alla|al|a)|perto (?:da|do|de)){det}',
    readNear,
  ),
  rule(
    `(?<thing>(?:[a-z]+ )?${NEARBY_THING}) (?:(?:all |both )?(?:has to|have to|must|should|needs? to|that|which) (?:all |both )?(?:be|stops?|runs?|comes?|is|are) )?(?:nearby|near by|close at hand|walkable(?= [,.;]|$)|near(?= [,.;!]| ?$)|close by|close(?= |$)(?! to)|within walking distance|in walking distance|around the corner|within (?:(?:an? |about )?(?:half an?|\\d+(?:\\.\\d+)?)|an?) ?(?:${MILES}|${MINUTES}|blocks?)(?: (?:walk|drive|away))?|(?:only |just )?(?:an? )?(?:few|couple(?: of)?) (?:${MINUTES}|blocks)(?: (?:on foot|by foot|walk|away|off))+)`,
    readNearby,
  ),
  rule(
    `(?<thing>(?:[a-z]+ )?${NEARBY_THING}) (?:that |which )?(?:we|i|you|she|he|they|(?:the|my|our) [a-z]+) (?:can|could|may) (?:easily |just )?(?:(?<way>walk|bike|stroll|drive|cycle)|get|ride)(?: over)? to`,
    readNearby,
  ),
  rule(
    '(?:away|far|far away|not close|nowhere near|set back|as far as possible) (?:from|to|near){det}|(?:lejos (?:de la|del|de)|loin (?:de la|du|des|de)|(?:weit )?weg (?:von|vom)|weit (?:entfernt )?(?:von|vom)|lontan[oa] (?:dalla|dal|da)|longe (?:da|do|de)|ver van){det}',
    readAway,
  ),
];

/** "Walk to pick up the kids from school" is near a school. */
function readErrand(found: Found, draft: Draft): boolean {
  const thing = (found.groups['thing'] ?? '').split(' ').length;
  const last = found.to - (/(?:from|at) /.test(found.groups['thing'] ?? '') ? 1 : thing);
  const place = textOf(draft, last, found.to);
  const mode = toMode(found.groups['way']);
  if (found.scope === 'must') addNear(draft, found, { place, ...(mode === undefined ? {} : { mode }) });
  else if (found.scope === 'soft') addSoft(draft, found, `near ${place}`);
  else addUnneeded(draft, found);
  return true;
}

/** "Near the bus to Oakdale" is near a bus; who takes the bus to Oakdale commutes there. */
function readRide(found: Found, draft: Draft): boolean {
  const thing = found.groups['thing'] ?? '';
  const before = draft.line.slice(Math.max(0, found.from - 3), found.from).map(({ word }) => word);
  const isNear = /(?:near|nearby|close|around the corner|walking distance|on foot)$/.test(found.words);
  if (found.scope !== 'must') return false;
  if (isNear || /(?:near|close to|next to|by|walk to|distance of|distance to)$/.test(before.join(' ')))
    addNear(draft, found, { place: thing });
  else {
    draft.filters.commute = [...(draft.filters.commute ?? []), { to: placeOf(draft, found), mode: 'transit' }];
    addSpan(draft, found, `filters.commute.${placeOf(draft, found)}`);
  }
  return true;
}

/** "Mexican restaurants within a mile": the thing comes first, and others may stand before it. */
function readNearby(found: Found, draft: Draft): boolean {
  if (found.scope !== 'must') return false;
  const thing = (found.groups['thing'] ?? '').split(' ');
  const mode = toMode(found.groups['way']);
  // "A store within a mile", "a store I can walk to in 10 minutes".
  const after = readWithin(draft, found.to);
  const distance = {
    ...(mode === undefined ? {} : { mode }),
    ...(readWithin(draft, found.from + thing.length) ?? after)?.distance,
  };
  if (after !== undefined) claim(draft, found.to, after.to);
  const add = (from: number, to: number) => addNear(draft, { from, to }, { place: textOf(draft, from, to), ...distance });
  let from = found.from + (thing.length > 1 && !tellsKind(draft.line[found.from]) ? 1 : 0);
  add(from, found.from + thing.length);
  for (;;) {
    const joint = /^(?:an?|the)$/.test(draft.line[from - 1]?.word ?? '') ? from - 2 : from - 1;
    const isJoined = /^(?:and|or|,)$/.test(draft.line[joint]?.word ?? '');
    if (!isJoined || !NEARBY_THINGS.test(draft.line[joint - 1]?.word ?? '')) break;
    const to = joint;
    from = joint - (tellsKind(draft.line[joint - 2]) ? 2 : 1);
    add(from, to);
    claim(draft, from, to + 1);
  }
  return true;
}

/** "Mexican restaurants" are some of them, "with restaurants" are any. */
function tellsKind(token: LineToken | undefined): boolean {
  if (token === undefined || token.isClaimed || !/^[a-z]/.test(token.word)) return false;
  return /^(?:private|dog)$/.test(token.word) || !(FILLER_WORDS.has(token.word) || SOFT_WORDS.has(token.word));
}

/** A way to get somewhere is not a place. */
const WAY = /^(?:car|bus|train|bike|foot|subway|metro|ferry)$/i;
/** What a building or an association has for those who live there. */
const SHARED = /\b(?:pool|gym|clubhouse|fitness center|elevator|amenities|garage|parking)$/i;
const ROOM = /^(?:[a-z]+ )?(?:kitchen|bedrooms?|bathrooms?|bath|laundry(?: room)?|living room|dining room|hallway|each other)$/i;
const RELATIVES =
  /^(?:(?:my|our|his|her|the) )?(?:family|parents|folks|relatives|friends|grandkids|grandchildren|kids|in laws|siblings?|sisters?|brothers?|sons?|daughters?|aunt|uncle|cousins?|grandma|grandpa|grandparents|mom|dad|mother|father)$/i;
const PEOPLE = /\b(?:people|folks|crowd|families|neighbou?rs|residents)$/i;

function readNear(found: Found, draft: Draft): boolean {
  const { n, miles, minutes, km, mode } = found.groups;
  const object = readObject(draft, found.to);
  if (object === undefined) return false;
  if (found.words.startsWith('access') && SHARED.test(object.place)) return false;
  // Rooms are near each other.
  if (ROOM.test(object.place)) return false;
  // "Near family": where they live, nobody says.
  if (RELATIVES.test(object.place)) {
    addUnresolved(draft, { from: found.from, to: object.to }, 'Name the place where they live');
    claim(draft, found.from, object.to);
    return true;
  }
  if (PEOPLE.test(object.place) || (WAY.test(object.place) && / by$|^by$/.test(found.words))) return false;
  const whole = { ...found, to: object.to };
  if (found.scope === 'either' || WELCOME.test(wordsAfter(draft, object.to))) {
    addUnneeded(draft, whole);
    claim(draft, found.from, whole.to);
    return true;
  }
  const nuisance = NUISANCES.find(([pattern]) => pattern.test(object.place.toLowerCase()));
  if (found.scope === 'must_not' || (nuisance !== undefined && !/railroad|busy_road/.test(nuisance[1])))
    return refuseNear(whole, draft, object.place, nuisance?.[1]);
  const suffix = readModeSuffix(draft, object.to);
  const modeOf = toMode(mode) ?? suffix?.mode;
  whole.to = suffix?.to ?? object.to;
  const isToWork = WORK.test(draft.line[found.to]?.word ?? '');
  const isNamed = draft.line[found.to]?.place !== undefined;
  const isTrip = / to(?: (?:the|my|our))?$/.test(found.words) && modeOf === undefined && DESTINATION.test(object.place);
  const isTravel = modeOf === 'bike' || modeOf === 'transit';
  // "Bike to downtown in 15 minutes", "near work, 20 min tops".
  const told = minutes === undefined && (isToWork || (isTravel && isNamed)) ? readWithin(draft, whole.to) : undefined;
  const tripMinutes = minutes !== undefined && (isToWork || isTrip) ? countOf(n) : told?.distance.minutes;
  if (tripMinutes !== undefined) {
    if (minutes === undefined) whole.to = told?.to ?? whole.to;
    draft.filters.commute = [
      ...(draft.filters.commute ?? []),
      { to: object.place, minutes: tripMinutes, ...(modeOf === undefined ? {} : { mode: modeOf }) },
    ];
    addSpan(draft, whole, `filters.commute.${object.place}`);
  } else if (found.scope === 'soft') {
    addSoft(draft, whole, `near ${object.place}`);
  } else {
    const hasDistance = n !== undefined || miles !== undefined || minutes !== undefined || km !== undefined;
    const after = hasDistance ? undefined : readWithin(draft, object.to);
    whole.to = after?.to ?? whole.to;
    const way = { ...(modeOf === undefined ? {} : { mode: modeOf }), ...distanceOf(found), ...after?.distance };
    addNear(draft, whole, { place: object.place, ...way });
    if (PRAISE.test(draft.line[found.to]?.word ?? '') && /\bschools?$/i.test(object.place))
      addUnresolved(draft, { from: found.to, to: found.to + 1 }, WHAT_IS_GOOD);
    addFurther(draft, whole, way);
    if (n !== undefined) addNextDistance(draft, whole, found);
  }
  claim(draft, found.from, whole.to);
  return true;
}

/** "Near the tracks is fine" asks for none. */
const WELCOME = /^(?:(?:is|are|would be) )(?:ok|okay|fine|acceptable|no problem|alright)(?: |$)/;

function wordsAfter({ line }: Draft, from: number): string {
  return line
    .slice(from, from + 4)
    .map(({ word }) => word)
    .join(' ');
}

/** "Half", "a couple of", "few", "a", "2.5". */
function countOf(said: string | undefined): number {
  if (said === undefined) return 1;
  const word = /^(?:half|quarter|couple|few|a)/.exec(said)?.[0];
  return word === undefined ? Number(said) : ({ half: 0.5, quarter: 0.25, couple: 2, few: 3, a: 1 }[word] ?? 1);
}

/** Miles of another measure: 20 blocks, 1.609 km, 1,609 m and 5,280 ft are one. */
const PER_MILE = { miles: 1, blocks: 20, km: 1.609344, meters: 1609.344, feet: 5280 } as const;

function distanceOf({ groups }: Found): Omit<Near, 'place'> {
  const number = countOf(groups['n']);
  if (groups['minutes'] !== undefined) return { minutes: number };
  for (const [unit, perMile] of Object.entries(PER_MILE))
    if (groups[unit] !== undefined) return { miles: Math.round((number / perMile) * 100) / 100 };
  return {};
}

/** "Near parks, shops and cafes": what follows without another verb is near too. */
function addFurther(draft: Draft, whole: Found, way: Omit<Near, 'place'>): void {
  for (;;) {
    const joint = draft.line[whole.to];
    if (joint === undefined || joint.isClaimed || !/^(?:and|or|,)$/.test(joint.word)) return;
    const hasArticle = /^(?:an?|the|some|good)$/.test(draft.line[whole.to + 1]?.word ?? '');
    const object = readObject(draft, whole.to + (hasArticle ? 2 : 1));
    if (object === undefined) return;
    const last = draft.line[object.to - 1];
    // "Near Union Station, Oakdale" is in Oakdale.
    if (last?.place !== undefined && joint.word === ',') return;
    const isStreet =
      !last?.isClaimed && !tellsQuality(draft.line[object.to - 2]) && STREET.test(last?.word ?? '') && object.to > whole.to + 2;
    const isThing = isStreet || [last?.word ?? '', squeeze(object.place)].some((word) => NEARBY_THINGS.test(word));
    if (!isThing && last?.place === undefined) return;
    addNear(draft, { from: whole.to + 1, to: object.to }, { place: object.place, ...way });
    claim(draft, whole.to, object.to);
    whole.to = object.to;
  }
}

const NEXT_DISTANCE = /^(?:, )?(?:and )?(?<n>\d{1,2}) (?:to|from) (?:(?:the|an?|my|our) )?(?=[a-z@])/;

/** "5 minutes from a park, 10 from a hospital": the unit is said once. */
function addNextDistance(draft: Draft, whole: Found, { groups }: Found): void {
  const words = draft.line.slice(whole.to, whole.to + 6).map(({ word, isClaimed }) => (isClaimed ? '·' : word));
  const next = NEXT_DISTANCE.exec(words.join(' '));
  if (next === null) return;
  const object = readObject(draft, whole.to + next[0].trim().split(' ').length);
  if (object === undefined) return;
  const way = distanceOf({ ...whole, groups: { ...groups, n: next.groups?.['n'] } });
  addNear(draft, { from: whole.to, to: object.to }, { place: object.place, ...way });
  claim(draft, whole.to, object.to);
}

/** "Quiet street" is no name of one. */
function tellsQuality(token: LineToken | undefined): boolean {
  return token === undefined || SOFT_WORDS.has(token.word) || QUALITY_OF_STREET.test(token.word);
}

const QUALITY_OF_STREET =
  /^(?:calm|safe|nice|good|lined|friendly|side|residential|low|dead|end|back|wide|narrow|traffic|lit|paved|sleepy)$/;

function squeeze(text: string): string {
  return text.toLowerCase().replaceAll(/['’]/g, '');
}

const STREET = /^(?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|lane|ln|parkway|pkwy|plaza|square)$/;
const NEARBY_THINGS = new RegExp(`^${NEARBY_THING}$`);

/** Features of homes: "keep me away from pools" refuses a home that has one. */
const FEATURE =
  /^(?:pools?|hot tubs?|saunas?|fireplaces?|basements?|attics?|stairs|carpets?|garages?|stucco|hoas?|popcorn ceilings?|tile|septic|wells?|decks?|open floor plans?|split levels?|condos?|townhouses?|fixers?|fixer uppers?)(?: |$)/;

function refuseNear(found: Found, draft: Draft, place: string, nuisance: string | undefined): boolean {
  if (nuisance === undefined) {
    if (/(?:^| )(?:from|by|near)(?: [a-z]+)?$/.test(found.words) && FEATURE.test(place.toLowerCase())) return false;
    const named = draft.line.slice(found.from, found.to).some((token) => token.place === place);
    if (named) addToFilter(draft, found, 'exclude_places', place);
    else addUnresolved(draft, found, 'Homes cannot be searched by how far they are from this kind of place yet');
  } else {
    addTag(draft, { ...found, scope: 'must_not' }, nuisance);
  }
  claim(draft, found.from, found.to);
  return true;
}

function readAway(found: Found, draft: Draft): boolean {
  const object = readObject(draft, found.to);
  if (object === undefined) return false;
  const nuisance = NUISANCES.find(([pattern]) => pattern.test(object.place.toLowerCase()));
  const whole = { ...found, to: object.to };
  if (nuisance === undefined && found.scope === 'must_not' && FEATURE.test(object.place.toLowerCase())) return false;
  if (nuisance === undefined)
    addUnresolved(draft, whole, 'Homes cannot be searched by how far they are from this kind of place yet');
  else addTag(draft, { ...whole, scope: 'must_not' }, nuisance[1]);
  claim(draft, found.from, whole.to);
  let next: number | undefined = whole.to;
  while (next !== undefined)
    next = /^(?:and|or|,)$/.test(draft.line[next]?.word ?? '') ? readAlsoAway(draft, next + 1) : undefined;
  return true;
}

/** "Away from power lines and railroads": the second is refused as well. */
function readAlsoAway(draft: Draft, at: number): number | undefined {
  const from = /^(?:the|any|an?|and|or)$/.test(draft.line[at]?.word ?? '') ? at + 1 : at;
  const object = readObject(draft, from);
  const nuisance = object === undefined ? undefined : NUISANCES.find(([pattern]) => pattern.test(object.place.toLowerCase()));
  if (object === undefined || nuisance === undefined) return undefined;
  addTag(draft, { from, to: object.to, scope: 'must_not' }, nuisance[1]);
  claim(draft, from, object.to);
  return object.to;
}
