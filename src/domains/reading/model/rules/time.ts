import { daysBetween } from '#lib/calendar.ts';
import { soundsLet } from './amounts.ts';
import { addToFilter, addUnresolved, type Draft, type Found, numberOf, type Rule, rule, setFilter } from '../draft.ts';

const PERIOD_DAYS: Record<string, number> = {
  day: 1,
  week: 7,
  month: 30,
  mo: 30,
  year: 365,
  hour: 1 / 24,
  quarter: 91,
  fortnight: 14,
};
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const MONTH =
  '(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const PERIOD = '(?<period>hour|day|week|month|mo|year|quarter|fortnight)s?';
const COUNTED = `(?:(?<count>\\d+|a|couple of|few|couple)(?: \\+)? )?${PERIOD}`;

/** "Not sold on townhouses" tells of no sale. */
function isSoldOn({ from, to, words }: Found, { line }: Draft): boolean {
  const before = line[from - 1]?.word ?? '';
  return words === 'sold' && line[to]?.word === 'on' && /^(?:not|never|im|am|are|were|really|totally|completely)$/.test(before);
}

/** Days of "last two weeks", "past month", "couple of days". */
function readDays({ groups }: Found): number {
  const said = groups['count'];
  const count = said === undefined || said === 'a' ? 1 : said.startsWith('couple') ? 2 : said === 'few' ? 3 : Number(said);
  return Math.max(1, Math.round(count * (PERIOD_DAYS[groups['period'] ?? 'day'] ?? 1)));
}

/** How long at least; at most where that is refused. */
function setDaysOn(draft: Draft, found: Found): void {
  setFilter(draft, found, found.scope === 'must_not' ? 'dom_max' : 'dom_min', readDays(found));
}

/** What happened when: sales, price cuts, days on the market, open houses, when a home is free. */
export const timeRules: Rule[] = [
  // "Hasn't sold in 90 days"
  rule(
    `(?:hasnt|havent|has not|have not|didnt|did not|not)(?: been)? (?:sold|sell|moved|gone)(?: (?:yet|anywhere))?(?: (?:in|for|after|within))(?: {gt})? ${COUNTED}(?: {more})?`,
    (found, draft) => setFilter(draft, found, 'dom_min', readDays(found)),
  ),
  // "Has sat unsold since at least three months ago", "been sitting for more than 90 days".
  rule(
    `(?:(?:has|have|been|that|which|still|just) )*(?:sat|sitting|sits|sit|lingered|lingering|gone|stayed|been)(?: (?:there|around|unsold|empty|on the market|without an offer|without a buyer))*(?: (?:since|for|over))?(?: {gt}| at least| longer than)? ${COUNTED}(?: {more}| ago)?(?= (?:[,.;]|and|in|with|but)(?: |$)|$)`,
    (found, draft) => {
      if (
        !/(?:^| )(?:sat|sitting|sits|sit|lingered|lingering|unsold|on the market|without an? (?:offer|buyer))(?: |$)/.test(
          found.words,
        )
      )
        return false;
      setDaysOn(draft, found);
      return true;
    },
  ),
  rule(
    '(?:listed|posted|added|new|came (?:up|on|out)|on the market) since(?: last| this)? (?<day>sunday|monday|tuesday|wednesday|thursday|friday|saturday)',
    (found, draft) => {
      const since = (new Date(draft.today).getUTCDay() - WEEKDAYS.indexOf(found.groups['day'] ?? '') + 7) % 7;
      setFilter(draft, found, 'listed_within_days', since === 0 ? 7 : since);
    },
  ),
  rule(
    `(?:listings?|listed|homes|houses|anything|ads?|posts?)?(?: (?:that (?:is|are)|thats))? ?{lt} (?<count>\\d+|a|couple of|few) (?<period>hour|day|week)s? old`,
    (found, draft) => setFilter(draft, found, 'listed_within_days', readDays(found)),
  ),
  rule(
    `(?:recently )?(?:sold comps?|sold|closed|sales|comps)(?: (?:homes?|houses?|properties|condos?|listings?))?(?: (?:in|within|over|during))?(?: the)? (?:last|past|previous|prior) ${COUNTED}`,
    readSold,
  ),
  rule(
    '(?:(?:sell|sold|sells|went)|(?<=(?:^| )(?:did|do|have|has) (?:[^ ]+ ){1,7})(?:go|gone|going)) for(?! (?:under|less|over (?!the |last |past )|more|around|about|[$]?\\d))',
    (found, draft) => addToFilter(draft, found, 'status', 'sold'),
  ),
  rule('(?:recent |sold )*(?:comps|comparables)', (found, draft) => addToFilter(draft, found, 'status', 'sold')),
  rule(`(?:recently|just|already) (?:sold|closed)|(?:most recent|recent|latest|past) sales|sold recently`, (found, draft) => {
    addToFilter(draft, found, 'status', 'sold');
    setFilter(draft, found, 'sold_within_days', 90);
  }),
  // "Sold since January".
  rule(
    `(?:sold|closed|sales|comps)(?: (?:homes?|houses?|condos?|prices?))? since(?: the (?:start|beginning) of)? ${MONTH}`,
    (found, draft) => {
      addToFilter(draft, found, 'status', 'sold');
      const days = daysBetween(nextDate(draft.today, found), draft.today);
      setFilter(draft, found, 'sold_within_days', days < 0 ? days + 365 : days);
    },
  ),
  // "Sold prices, Oakdale, last 6 months".
  rule(`(?:(?:in|within|over|during|for) )?(?:the )?(?:last|past|previous) ${COUNTED}(?= ?[,.;]|$)`, (found, draft) => {
    const isSold = draft.line.slice(0, found.from).some(({ word }) => /^(?:sold|comps|closed)$/.test(word));
    if (!isSold || draft.filters.sold_within_days !== undefined) return false;
    setFilter(draft, found, 'sold_within_days', readDays(found));
    return true;
  }),
  rule('(?:sold|closed) this year|sold (?:ytd|year to date)', (found, draft) => {
    addToFilter(draft, found, 'status', 'sold');
    setFilter(draft, found, 'sold_within_days', Math.max(1, dayOfYear(draft.today)));
  }),
  rule(
    '(?:sold|(?<!(?:studio|store|shop|gym|office|school|restaurant|mine|bar|cafe|factory|plant|daycare|mall|company|business|bank|library|clinic|hospital|pool)(?: (?:has|just|is|was))? )closed(?! (?:off|in(?! (?:the )?(?:@\\d+|last|past))|kitchens?|floor|layouts?|plan|concept|porch(?:es)?|garages?|doors?|rooms?|office|staircase)))(?: (?:homes?|prices?|properties|listings?))?',
    (found, draft) => {
      if (found.scope === 'must_not') return false;
      if (!isSoldOn(found, draft)) addToFilter(draft, found, 'status', 'sold');
      return true;
    },
  ),
  rule(
    '(?:pending|under contract|in escrow|contingent|accepted offers?|sale pending)(?: (?:sales?|homes?|houses?|listings?|ones))?(?: (?:too|also|as well))?',
    (found, draft) => {
      if (found.scope === 'must_not') addToFilter(draft, found, 'status', 'active');
      else {
        // "Show me pending ones too": beside those for sale.
        if (/ (?:too|also|as well)$/.test(found.words)) addToFilter(draft, found, 'status', 'active');
        addToFilter(draft, found, 'status', 'pending');
      }
    },
  ),
  rule(
    '(?:coming soon|pre ?market|not yet listed|about to (?:list|be listed))(?: (?:listings?|homes?|houses?))?',
    (found, draft) => addToFilter(draft, found, 'status', 'coming_soon'),
  ),
  rule(
    '(?:active|still available|currently available|available now|on the market now|still on the market|currently for sale|for sale now)(?: (?:listings?|homes?|houses?|only))?(?: only)?',
    (found, draft) => {
      // A home to let that is available now can be moved into.
      if (draft.filters.listing_type === 'rent' && found.words.includes('now')) return false;
      addToFilter(draft, found, 'status', 'active');
      return true;
    },
  ),

  rule(`(?:listed|posted|added)(?: (?:with)?in)(?: the)?(?: (?:last|past))? ${COUNTED}`, (found, draft) =>
    setFilter(draft, found, 'listed_within_days', readDays(found)),
  ),
  rule(
    `(?:(?:in|within|over|during) )?(?:the )?(?:last|past|previous) ${COUNTED} (?:{gt}|of|by) {money:a}(?! ?(?:%|percent|pct))`,
    (found, draft) => {
      if (draft.filters.price_reduced === undefined) return false;
      setFilter(draft, found, 'price_cut_within_days', readDays(found));
      setFilter(draft, found, 'price_cut_min', numberOf(found, 'a') ?? 0);
      return true;
    },
  ),
  rule(`(?:(?:in|within|over|during) )?(?:the )?(?:last|past|previous) ${COUNTED}(?= |$)`, (found, draft) => {
    if (draft.filters.status?.includes('sold') === true && draft.filters.sold_within_days === undefined) {
      setFilter(draft, found, 'sold_within_days', readDays(found));
      return true;
    }
    if (draft.filters.price_reduced === undefined || draft.filters.price_cut_within_days !== undefined) return false;
    setFilter(draft, found, 'price_cut_within_days', readDays(found));
    return true;
  }),
  rule('(?:this|since last) (?<period>week|month) (?:{gt}|of|by) {money:a}(?! ?(?:%|percent|pct))', (found, draft) => {
    if (draft.filters.price_reduced === undefined) return false;
    setFilter(draft, found, 'price_cut_within_days', readDays(found));
    setFilter(draft, found, 'price_cut_min', numberOf(found, 'a') ?? 0);
    return true;
  }),
  rule(`(?:in|within|over|during) ${COUNTED}(?= |$)`, (found, draft) => {
    if (draft.filters.status?.includes('sold') !== true || draft.filters.sold_within_days !== undefined) return false;
    setFilter(draft, found, 'sold_within_days', readDays(found));
    return true;
  }),
  rule(
    '(?<!(?:listed|posted|added|new|came|out|up|market) )(?:(?:this|since last) (?<period>week|month)|today|yesterday|since yesterday)',
    (found, draft) => {
      if (draft.filters.price_reduced === undefined || draft.filters.price_cut_within_days !== undefined) return false;
      setFilter(draft, found, 'price_cut_within_days', found.groups['period'] === undefined ? 1 : readDays(found));
      return true;
    },
  ),

  rule(
    `(?:been |sitting |has been |have been )*(?:(?:on|off) (?:the )?market|listed|sitting|sat|listings?|dom)(?: (?:for|at))?(?: {gt}| longer than) ${COUNTED}`,
    (found, draft) => setDaysOn(draft, found),
  ),
  rule(`(?:{gt}|longer than) ${COUNTED}(?: (?:on (?:the )?market|dom|listed))`, (found, draft) => setDaysOn(draft, found)),
  rule(
    `(?:new |newly |just )*(?:listed|posted|added|listings?|put up)(?: (?:for|at))?(?: (?:{lt}|within|in))? ${COUNTED} ago`,
    (found, draft) => setFilter(draft, found, 'listed_within_days', readDays(found)),
  ),
  rule(`(?:on (?:the )?market|listed|dom)(?: (?:for|at))? {lt} ${COUNTED}`, (found, draft) =>
    setFilter(draft, found, 'dom_max', readDays(found)),
  ),
  rule(`(?:{lt}|(?:newer|younger|fresher) than) ${COUNTED}(?: (?:on (?:the )?market|dom))`, (found, draft) =>
    setFilter(draft, found, 'dom_max', readDays(found)),
  ),
  rule(
    '(?:dom|days on (?:the )?market)(?: (?::|=|is))? (?:(?:{gt}|longer than) (?<a>\\d+)|(?<b>\\d+) ?{more})(?: days)?',
    (found, draft) => setFilter(draft, found, 'dom_min', Number(found.groups['a'] ?? found.groups['b'])),
  ),
  // "Stale listings, 120+ days".
  rule(
    `(?:stale|sitting|lingering|unsold|older) (?:listings?|homes?|houses?|ones)(?: ,| :)? (?:{gt} |over )?${COUNTED}(?: {more})?`,
    (found, draft) => setFilter(draft, found, 'dom_min', readDays(found)),
  ),
  rule('{lt} (?<a>\\d+) ?dom', (found, draft) => setFilter(draft, found, 'dom_max', Number(found.groups['a']))),
  rule('(?<a>\\d+) ?(?:\\+ )?dom', (found, draft) => setFilter(draft, found, 'dom_min', Number(found.groups['a']))),
  rule('(?:dom|days on (?:the )?market)(?: (?::|=|is))? {lt} (?<a>\\d+)(?: days)?', (found, draft) =>
    setFilter(draft, found, 'dom_max', Number(found.groups['a'])),
  ),
  rule(`(?<count>\\d+) (?:\\+ )?(?<period>day|week|month)s? (?:\\+ )?(?:or more )?(?:on (?:the )?market|dom)`, (found, draft) =>
    setDaysOn(draft, found),
  ),
  rule(
    `(?:been |has been |have been )*(?:sitting|listed|unsold|for sale|on (?:the )?market)(?: (?:there|around|unsold|empty|on (?:the )?market|a while|awhile|a long time|forever))*(?: ,)?(?: (?:maybe|say|like|ideally))?(?: for)?(?: {gt}| longer than)? ${COUNTED} (?:{more}|already|now)`,
    (found, draft) => setDaysOn(draft, found),
  ),
  rule(
    '(?:sitting |listed |been )*on (?:the )?market(?: for)? (?<count>\\d+) ?[+] ?(?<period>day|week|month)s?',
    (found, draft) => setDaysOn(draft, found),
  ),
  rule(
    `(?:sitting|unsold)(?: (?:there|around|unsold|empty|on (?:the )?market))* (?:for )?(?:{gt} |longer than )?${COUNTED}(?! ago)`,
    (found, draft) => setDaysOn(draft, found),
  ),
  rule(`(?:listings?|listed)(?: (?:that|which|are|is))* {gt} ${COUNTED} old`, (found, draft) => setDaysOn(draft, found)),
  rule('(?:stale|long time on (?:the )?market|sitting (?:for )?a (?:long )?while|been sitting)(?: listings?)?', (found, draft) =>
    addUnresolved(draft, found, 'For how long? Say a number of days, such as more than 60 days on the market'),
  ),
  rule(
    `(?:new |newly |fresh |just |recently )*(?:listings?|listed|homes|houses|posted|added|on the market|hit the market|(?:came|come|went|gone|go|popped|going) (?:on|onto|up on) the market|(?:came|come|went|gone|put|popped|goes) up(?: ·+){0,2}|properties|condos|townhouses|stuff|ones|anything|things)(?: only)?(?: ,)?(?: (?:that|which|homes|houses|condos|listings|were|was|are|added|posted|listed|came|come|up))*(?: (?:in|within|from|over|during|on))?(?: the)? (?:last|past|previous|first) ${COUNTED}`,
    (found, draft) => setFilter(draft, found, 'listed_within_days', readDays(found)),
  ),
  rule(
    '(?<!open )(?:new(?:ly|est)? |fresh |just |recently )*(?:listings?|listed|homes|houses|posted|added|on the market|(?:hits?|came (?:on|onto|to)|went on|come on(?:to)?|coming on(?:to)?) (?:the )?market|(?:came|come|went|put|popped|goes) up(?: ·+){0,2}|properties)(?: (?:listed|posted|added|homes))?(?: for)? (?:(?<today>today)|since (?<yesterday>yesterday)|yesterday|(?:(?:from |in )?this|since last) (?<period>week|month))',
    (found, draft) =>
      setFilter(
        draft,
        found,
        'listed_within_days',
        found.groups['today'] !== undefined ? 1 : found.groups['period'] === undefined ? 2 : readDays(found),
      ),
  ),
  rule(
    `(?:new|fresh|latest)(?: (?:listings?|homes|houses|on (?:the )?market|to (?:the )?market))? (?:in|within|from|over|during)(?: the)? (?:last|past) ${COUNTED}`,
    (found, draft) => setFilter(draft, found, 'listed_within_days', readDays(found)),
  ),
  rule(
    '(?:new|fresh) (?:(?<today>today|(?:since )?this morning|tonight)|(?:from |in |since )?yesterday|this (?<period>week|month))',
    (found, draft) =>
      setFilter(
        draft,
        found,
        'listed_within_days',
        found.groups['today'] !== undefined ? 1 : found.groups['period'] === undefined ? 2 : readDays(found),
      ),
  ),
  // "What's new in Oakdale since yesterday".
  rule('since (?:yesterday|last week)|(?<today>today)|this (?<period>week|month)', (found, draft) => {
    if (
      !draft.line.some(
        ({ word }, at) => word === 'new' && /^(?:whats|is|anything|whatever)$/.test(draft.line[at - 1]?.word ?? ''),
      )
    )
      return false;
    const { today, period } = found.groups;
    setFilter(
      draft,
      found,
      'listed_within_days',
      today !== undefined ? 1 : period !== undefined ? readDays(found) : found.words.endsWith('week') ? 7 : 2,
    );
    return true;
  }),
  rule(
    '(?:just|newly|recently|freshly) (?:listed|posted|added|on (?:the )?market)(?: (?:homes?|houses?|listings?))?|(?:brand )?new (?:listings?|to (?:the )?market|on (?:the )?market)|fresh (?:listings?|on the market)',
    (found, draft) => setFilter(draft, found, 'listed_within_days', 7),
  ),

  rule(
    '(?:open ?houses?|oh)(?: (?:on|for|happening|scheduled|to visit|to see|coming up|are|there|is|being|held))*(?: (?<when>this|next|the coming|coming|upcoming))? (?<day>(?:saturday|sat) ?(?:/|or|and|-) ?(?:sunday|sun)|saturday|sunday|sat|sun|weekend|today|tonight|tomorrow|week)',
    readOpenHouse,
  ),
  rule(
    'open (?:on |for viewings? )?(?:(?<when>this|next|the coming) )?(?<day>saturday|sunday|weekend|today|tomorrow)',
    readOpenHouse,
  ),
  rule('(?<when>this|next)? ?(?<day>saturday|sunday|weekend|today|tomorrow)s? open ?houses?', readOpenHouse),
  rule('(?<day>saturday|sunday|weekend|today|tonight|tomorrow)(?: [a-z]+){0,3} open ?houses?', readOpenHouse),
  rule(`open ?houses? (?:on )?(?<month>\\d{1,2}) / (?<dayOfMonth>\\d{1,2})`, (found, draft) => {
    const name = MONTHS[Number(found.groups['month']) - 1];
    if (name === undefined) return false;
    setFilter(draft, found, 'open_house', nextDate(draft.today, { ...found, groups: { ...found.groups, month: name } }));
    return true;
  }),
  rule(`open ?houses? (?:on )?${MONTH} (?<dayOfMonth>\\d{1,2})(?: (?:st|nd|rd|th))?`, (found, draft) =>
    setFilter(draft, found, 'open_house', nextDate(draft.today, found)),
  ),
  rule(
    '(?:can |could |available |ready |open )*(?:to |for )?(?:i |we )?(?:tour|visit|view|see|viewings?|tours?|walk through)(?: (?:homes?|houses?|it|them|in person|on))*(?: (?<when>this|next|the coming|coming))? (?<day>saturday|sunday|weekend|today|tomorrow)',
    readOpenHouse,
  ),
  rule('(?:(?<when>this|next|the coming|on) )?(?<day>saturday|sunday|weekend|today|tomorrow)', (found, draft) => {
    const before = draft.line.slice(Math.max(0, found.from - 6), found.from).map(({ word }) => word);
    if (!before.some((word) => /^(?:tour|visit|see|view|viewings?|showings?)$/.test(word))) return false;
    readOpenHouse(found, draft);
    return true;
  }),
  rule(
    '(?:has |have |with |an? |having )*open ?(?:houses?|homes|viewings?)(?: soon| scheduled)?|open for viewing',
    (found, draft) =>
      found.scope === 'must_not'
        ? addUnresolved(draft, found, 'Homes with an open house cannot be left out yet')
        : setFilter(draft, found, 'open_house', draft.filters.open_house ?? 'this_weekend'),
  ),

  rule(
    '(?<a>\\d+) ?(?:month|mo)s?(?: (?=[a-z]+ lease))? ?(?:lease|rental|term|let|contract)?(?: (?:lease|term))?',
    (found, draft) => {
      if (draft.filters.listing_type !== 'rent') return false;
      setFilter(draft, found, 'lease_months', Number(found.groups['a']));
      return true;
    },
  ),
  rule('leases? (?:for|of) (?<a>\\d+) (?<period>month|year)s?', (found, draft) =>
    setFilter(draft, found, 'lease_months', Number(found.groups['a']) * (found.groups['period'] === 'year' ? 12 : 1)),
  ),
  rule(
    '(?<a>\\d) year (?:lease|term|contract)|(?:annual|yearly|year long|full year|1 year|(?<!\\d )year) lease',
    (found, draft) => setFilter(draft, found, 'lease_months', 12 * Number(found.groups['a'] ?? 1)),
  ),
  rule(
    `(?:available|move in|moving|moving in|vacant|free|(?:need|want)(?: (?:it|one|1|a place|something|somewhere|to be in|to move(?: in)?))+(?= (?:by|before|on) )|leases?(?: (?:start(?:s|ing)?|begin(?:s|ning)?))?(?= (?:from|starting|beginning|on|by|in|is|january|february|march|april|may|june|july|august|september|october|november|december))|occupancy|ready|starting|start)(?: (?:date|by|from|on|starting|in|before|for|no later than|is|of|the))* (?:(?<dayBefore>\\d{1,2})(?: (?:st|nd|rd|th))?(?: of)? )?${MONTH}(?: (?<dayOfMonth>\\d{1,2})(?: (?:st|nd|rd|th))?)?`,
    (found, draft) => {
      const date = nextDate(draft.today, found);
      setFilter(draft, found, 'available_by', date.slice(5));
    },
  ),
  rule(
    `(?:(?<dayBefore>\\d{1,2})(?: (?:st|nd|rd|th))?(?: of)? )?${MONTH}(?: (?<dayOfMonth>\\d{1,2})(?: (?:st|nd|rd|th))?)? (?:move in|move ins?|start|occupancy|availability|possession|lease start)(?: date)?`,
    (found, draft) => setFilter(draft, found, 'available_by', nextDate(draft.today, found).slice(5)),
  ),
  rule(
    `(?:from|starting|beginning|by|before|in|for) ${MONTH}(?: (?<dayOfMonth>\\d{1,2})(?: (?:st|nd|rd|th))?)?`,
    (found, draft) => {
      const isLet =
        draft.filters.listing_type === 'rent' || (/^(?:from|starting|beginning) /.test(found.words) && soundsLet(draft));
      if (!isLet) return false;
      setFilter(draft, found, 'available_by', nextDate(draft.today, found).slice(5));
      return true;
    },
  ),
  // "Available by 9/1", "move-in 8/15".
  rule(
    '(?:available|move in|moving in|vacant|lease starts?|starting)(?: (?:date|by|from|on|starting|before|for|no later than|is|of|:))* (?<monthOfYear>0?[1-9]|1[0-2]) / (?<dayOfMonth>\\d{1,2})(?: / (?:20)?\\d\\d)?(?= |$)',
    (found, draft) => {
      const { monthOfYear: month = '', dayOfMonth: day = '' } = found.groups;
      if (Number(day) < 1 || Number(day) > 31) return false;
      return setFilter(draft, found, 'available_by', `${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
    },
  ),
  rule('(?:available|move in)(?: (?:right )?(?:now|immediately|today|asap))', (found, draft) =>
    setFilter(draft, found, 'available_by', draft.today.slice(5)),
  ),
  rule('month to month(?: lease)?', (found, draft) => setFilter(draft, found, 'lease_months', 1)),
];

function readSold(found: Found, draft: Draft): void {
  addToFilter(draft, found, 'status', 'sold');
  setFilter(draft, found, 'sold_within_days', readDays(found));
}

function readOpenHouse(found: Found, draft: Draft): boolean | void {
  if (found.scope === 'must_not') return false;
  const day = found.groups['day'] ?? 'weekend';
  const isNext = found.groups['when'] === 'next';
  const word =
    / (?:sun|sunday)$/.test(day) && !isNext
      ? 'this_weekend'
      : isNext && day.startsWith('s')
        ? 'next_weekend'
        : day.startsWith('sat')
          ? 'this_saturday'
          : day.startsWith('sun')
            ? 'this_sunday'
            : day === 'today' || day === 'tonight'
              ? 'today'
              : day === 'tomorrow'
                ? 'tomorrow'
                : isNext
                  ? 'next_weekend'
                  : 'this_weekend';
  setFilter(draft, found, 'open_house', word);
}

function dayOfYear(today: string): number {
  return daysBetween(`${today.slice(0, 4)}-01-01`, today);
}

/** The next such day from today on, YYYY-MM-DD. */
function nextDate(today: string, { groups }: Found): string {
  const month = MONTHS.findIndex((name) => name.startsWith((groups['month'] ?? '').slice(0, 3))) + 1;
  const monthAndDay = `${String(month).padStart(2, '0')}-${(groups['dayOfMonth'] ?? groups['dayBefore'] ?? '1').padStart(2, '0')}`;
  const year = Number(today.slice(0, 4));
  return `${monthAndDay >= today.slice(5) ? year : year + 1}-${monthAndDay}`;
}
