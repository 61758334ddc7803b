/** Stands for a wide gap in brackets, which a pen fills: "[            ]". */
const GAP_MARK = '\ue007';
const GAP_MARKS = /\ue007/g;
/** Narrower ones are boxes to tick. */
const WIDE_BRACKETS = /(?<open>[[(])(?<gap>[ \u00a0]{5,120}|\t)(?<close>[\])])/g;

/** "within (   ) days": no box. */
const BEFORE_DAYS =
  /(?<open>[[(])(?<gap>[ \u00a0]{2,4})(?<close>[\])])(?=\s{1,12}(?:(?:business|calendar|banking)\s{1,12})?(?:days?|hours?|weeks?|months?)\b)/gi;

/** A page with the gaps in its brackets kept from being taken for gaps between cells. */
export function markBrackets(page: string): string {
  return page
    .replaceAll(BEFORE_DAYS, (_whole, open: string, gap: string, close: string) => open + GAP_MARK.repeat(gap.length) + close)
    .replaceAll(WIDE_BRACKETS, (_whole, open: string, gap: string, close: string) => {
      return `${open}${GAP_MARK.repeat(Math.max(4, gap.length))}${close}`;
    });
}

/** What a person sees in such brackets: nothing. */
export const openBrackets = (page: string): string => page.replaceAll(GAP_MARKS, ' ');

/** "Index number: TBD", "a loan of $ TBD": nobody has said it yet. */
const TO_BE_SAID =
  /(?<=[:$]\s{0,24}|\t\s?|\b(?:as of|dated|on|before|by|until|than|is|be|of)\s)(?:\bT\.?B\.?[DA]\b\.?|\bto be (?:determined|agreed(?: upon)?|announced)\b(?=\s{0,3}(?:[.,;]?\s{0,3}(?:\n|\t|$))))/gi;

const DOTS = /\.{4,}|(?:\. ){4,}\.?|…{2,}|(?<!_ )(?:_ ){3,60}_?(?! ?_)/g;
/** Dots that lead the eye from a label to its value: "Base price ........ $ 458,000", "Roof ........ Good". */
const LEADS_TO_FIGURE =
  /^[ \t]{0,9}(?:(?:due|within|by):?[ \t]{1,3}(?:within )?\d|\(?\$[ \t]{0,9}[\d_.…(]|\d[\d,.]{0,12}(?![\d,.]|[ \t]{0,3}(?:(?:calendar|business) )?(?:days?|hours?|[ap]\.m)\b))/;
const LEADS_TO_WORDS =
  /^[ \t]{0,9}(?!(?:Date|Time|Buyer|Seller|Purchaser|Witness|Tenant|Landlord|State|County|Zip|City|Phone)\b)[A-Z](?:[^\n.…]|(?<=\d\s?[ap])\.m\.?){0,60}$/;
/** "shall pay the sum of ........ $ 239,900.00": the figure is what the dots lead to, whatever word they stand behind. */
const IS_MONEY = /^[ \t]{0,9}\$[ \t]{0,9}\d[\d,]{3,}/;
/** "Offer must be accepted by ........ 10 PM on August 21, 2026": a whole hour or day is what they lead to, whatever stands before. */
const IS_TIME =
  /^[ \t]{0,9}(?:\d{1,2}(?::\d\d)?\s?[ap]\.?m\b\.?|noon\b|(?:[A-Z][a-z]{2,8}\.?\s\d{1,2},\s\d{4}|\d{1,2}\/\d{1,2}\/\d{2,4})(?![\d/]))/i;
/** "September 10 ..... flood certificate": a day, and what is due on it. */
const IS_DAY = /^(?:[A-Z][a-z]{2,8}\.? \d{1,2}(?:,? \d{4})?|\d{1,2}\/\d{1,2}\/\d{2,4})$/;
const IS_COUNT =
  /^[ \t]{0,9}(?:(?:within|at least|not less than|no later than|not later than|on or before)\s[^\n]{0,30})?\d{1,3}\)?\s(?:business\s|calendar\s)?(?:days?|hours?|weeks?)\b[^\n]{0,60}$/i;
/** "Russell Tidwell .......... “Seller”": from a name to what it is called. */
const ENDS_AS_NAME = /[A-Z][\w.'’-]*,? (?:[A-Z][\w.'’-]*,? ?){1,3}$/;
const CALLS_SIDE = /^[ \t]{0,9}\(?["“](?:the )?(?:sellers?|buyers?|purchasers?|tenants?|landlords?|lessees?|lessors?)["”]/i;
const IS_LABEL = /^[^.…$_:]{3,80}$/;
const ASKS = /\b(?:of|at|on|by|to|than|for|before|until|from|with|as|is|be|within|and|or|lot|block|gives?|dated)[ \t]?$/i;

/** "on (month) November, (day) 2nd, (year) 2026": what a form asks for stands before what was filled in. */
const HINTS = /\((?:month|day|year)\)(?= {0,3}(?:[A-Z][a-z]{2,8}\b|\d))/gi;

/** "{{buyer_name}}", "«Purchase Price»", "<<closing_date>>": what a template is filled by; read as "[buyer name]". */
const MERGE_FIELD = /\{\{ {0,2}[\w .-]{2,60} {0,2}\}\}|«[\w .-]{2,60}»|<<[\w .-]{2,60}>>/g;
const asBracket = (field: string): string => {
  const name = field
    .replaceAll(/[{}<>«»]/g, '')
    .trim()
    .replaceAll(/[_.-]/g, ' ');
  return `[${name}]`.padEnd(field.length).slice(0, field.length);
};

/** "within [2] Business Days", "[ 30 ]% of the price", "$[250,000]", "on [June 4, 2027]": filled in between brackets. */
const BRACKETED_ANSWER =
  /\[ {0,3}\d{1,3} {0,3}\](?=\s{0,3}(?:(?:business|calendar|banking|working|consecutive) )?(?:days?|hours?|weeks?|months?|years?|%|percent)\b|\s{0,2}%)|(?<=\$ ?)\[ {0,3}\d[\d,]{2,12}(?:\.\d\d)? {0,3}\]|\[ {0,3}(?:[A-Z][a-z]{2,8}\.? \d{1,2}, ?\d{4}|\d{1,2}\/\d{1,2}\/\d{2,4}) {0,3}\]/gi;

/** A page on which all that is left for a pen is a line, place for place: rows of dots and wide gaps in brackets too. */
export function drawLines(page: string): string {
  return page
    .replaceAll(GAP_MARKS, '_')
    .replaceAll(MERGE_FIELD, asBracket)
    .replaceAll(BRACKETED_ANSWER, (words) => ` ${words.slice(1, -1)} `)
    .replaceAll(HINTS, (words) => ' '.repeat(words.length))
    .replaceAll(TO_BE_SAID, (words) => '_'.repeat(words.length))
    .split('\n')
    .map((line) => {
      if (!DOTS.test(line)) return line;
      DOTS.lastIndex = 0;
      const count = line.match(DOTS)?.length ?? 0;
      return line.replaceAll(DOTS, (dots: string, at: number) => {
        const before = line.slice(0, at).trim();
        const after = line.slice(at + dots.length);
        const isLeader =
          count <= 2 &&
          (/[a-z)]:?$/i.test(before) || IS_DAY.test(before)) &&
          (!ASKS.test(before) || IS_MONEY.test(after) || IS_TIME.test(after)) &&
          (LEADS_TO_FIGURE.test(after) ||
            (IS_DAY.test(before) && /^[ \t]{0,9}[A-Za-z]{3}/.test(after)) ||
            IS_TIME.test(after) ||
            (ENDS_AS_NAME.test(before) && CALLS_SIDE.test(after)) ||
            IS_COUNT.test(after) ||
            (IS_LABEL.test(before) && LEADS_TO_WORDS.test(after)));
        return isLeader ? dots : '_'.repeat(dots.length);
      });
    })
    .join('\n');
}
