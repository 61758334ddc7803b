const NUMBER = String.raw`(?:\d[\d,.]{0,14}|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred)`;
const CROWD = String.raw`(?:\d{1,3}(?:,\d{3}){1,4}\+?|\d{4,12}\+?|\d{1,3}\+|dozens|hundreds|thousands|millions?)`;
const PEOPLE =
  'sellers?|buyers?|owners?|people|famil(?:y|ies)|customers?|clients?|users?|members?|agents?|experts?|homes?|houses|sales|reviews|offers';
const BETTER =
  'better|higher|faster|cheaper|quicker|sooner|easier|simpler|safer|smarter|larger|bigger|stronger|lower|smoother|nicer|happier';
/** As far as one thought reaches. */
const NEAR = String.raw`[^.!?\n]{0,40}?`;

/** What needs a source that people can look up, by what is claimed. */
const CLAIMS: readonly string[] = [
  // Shares, amounts and marks.
  String.raw`\d(?:[.,]\d{1,6})?\s?%`,
  String.raw`\b${NUMBER}\s(?:percent|per cent)\b`,
  String.raw`\$\s?\d`,
  String.raw`\b${NUMBER}\s(?:out\sof|in|of)\s(?:every\s)?${NUMBER}(?!\s?(?:%|percent))\b`,
  String.raw`\b${NUMBER}[- ]stars?\b`,
  String.raw`\b${CROWD}\s${NEAR}\b(?:${PEOPLE}|dollars)\b`,
  String.raw`\b(?:over|nearly|almost|more\sthan|some)\s\d[\d,.]{0,14}\s${NEAR}\b(?:${PEOPLE})\b`,
  String.raw`\bmost\s(?:of\s(?:our|the)\s)?(?:${PEOPLE})\b`,
  String.raw`\bsav(?:e|es|ed|ing)\b${NEAR}\b(?:thousands|hundreds|money|big|a\slot|more\son|up\sto|fees?|commissions?)\b`,
  String.raw`\bcosts?\s(?:you\s)?nothing\b`,
  String.raw`\b(?:zero|no)\s(?:hidden\s)?(?:fees?|commissions?|costs?)\b`,
  // More, or sooner, than others.
  String.raw`\b(?:twice|thrice|double|triple)\s(?:as|the|your)\b`,
  String.raw`\b${NUMBER}(?:x|\stimes)\s(?:as|the|${BETTER}|more|less|fewer)\b`,
  String.raw`\b(?:half|a\sfraction|a\sthird|a\squarter)\s(?:of\s)?(?:the|what)\s(?:cost|price|fees?|commission|time|usual|agents?|others)\b`,
  String.raw`\b(?:${BETTER})\b${NEAR}\bthan\b`,
  String.raw`\b(?:more|less|fewer)\s(?!than\b)${NEAR}\bthan\b`,
  String.raw`\b(?:more|less)\sthan\s(?:with|at|by|from|any|others?|elsewhere|most|your|(?:an?\s|the\s)?(?:agents?|rest|brokers?|competitors?|portals?))\b`,
  String.raw`\b(?:sell|sells|sold|get|gets|keep|keeps|earn|earns|make|makes|pay|pays|charge|charges|close|closes)\b${NEAR}\b(?:faster|quicker|sooner|higher|for\s(?:less|more)|less\sfor|top\sdollar|more\s(?:for|money|offers|showings|views|buyers|profit|equity|of\s(?:your|the|what)))\b`,
  String.raw`\b(?:no\s?one|nobody|nothing|no\sother)\b${NEAR}\b(?:beats?|match(?:es)?|comes\sclose|else|${BETTER}|for\sless|like\s(?:us|our|we))\b`,
  // The first of all.
  String.raw`#\s?1\b`,
  String.raw`\b(?:number\s(?:1|one)|no\.\s?1|nr\.\s?1)\b`,
  String.raw`\b(?:best|lowest|highest|fastest|quickest|cheapest|smartest|easiest|simplest|safest|largest|biggest|finest|greatest|strongest|surest|leading|top[- ]rated|top[- ]selling)\b(?!\s+(?:time|of\sluck|to\s))`,
  String.raw`\b(?:most|least)\s(?:accurate|trusted|experienced|popular|advanced|reliable|effective|affordable|complete|successful|loved|used|powerful|honest|transparent|expensive|precise|sought)\b`,
  String.raw`\b(?:unbeatable|unbeaten|unmatched|unrivall?ed|unparalleled|award[- ]winning|world[- ]class|second\sto\snone|market[- ]leading|game[- ]chang(?:er|ing))\b`,
  String.raw`\bfavou?rite\s(?:way|site|place|choice|agents?|company|platform)\b`,
  String.raw`\bthe\sonly\s(?:site|way|company|service|agents?|platform|tool|place|team)\b`,
  String.raw`\b(?:leaders?\s(?:in|of)|(?:ranked|rated|voted)\s(?:first|best|top|as\sthe|#|no\b)|(?:loved?|chosen|preferred)\s(?:by|us))\b`,
  // What will surely happen, and who says so.
  String.raw`(?<!\b(?:not|no|never|nor|without|cannot\sbe)\s)\bguarantee(?:[ds]?|ing)\b`,
  String.raw`\b(?:risk[- ]free|no[- ]risk|proven|we\spromise|money[- ]back|sure\sto|certain\sto|without\sfail|every\s(?:single\s)?time)\b`,
  String.raw`\b(?:is|are)\scertain\b(?!\s(?:of|that|about))`,
  String.raw`\balways\s(?:get|gets|sell|sells|win|wins|find|finds|beat|beats|earn|earns|work|works|save|saves|pay\sless)\b`,
  String.raw`\bnever\s(?:lose|loses|lost|fail|fails|failed|miss|misses|overpay)\b`,
  String.raw`\b(?:sell|sells|sold|find\sa\sbuyer|get\san?\soffer|under\scontract)\b${NEAR}\b(?:in|within|under)\s(?:as\slittle\sas\s|just\s|only\s|under\s|less\sthan\s)?(?:${NUMBER}|an?|days|hours)\b(?!\s(?:bed|bath|room|car))`,
  String.raw`\btrust(?:ed)?\s(?:by|us)\b`,
  String.raw`\b(?:experts?|stud(?:y|ies)|research|surveys|science|data|economists|analysts)\s(?:agree|say|show|prove|recommend|confirm)s?\b`,
];
const CLAIM = new RegExp(CLAIMS.join('|'), 'i');

/** The first words of a text that claim something, such as a figure, a superlative or a certain outcome; null if none do. */
export function findClaim(text: string): string | null {
  const found = CLAIM.exec(text);
  if (found === null) return null;
  // A figure is said whole: “95%”, not “5%”.
  const [claim] = found;
  const before = /^\d/.test(claim)
    ? (/[\d.,]{1,15}$/.exec(text.slice(Math.max(0, found.index - 15), found.index))?.[0] ?? '')
    : '';
  const end = found.index + claim.length;
  const after = /\d$/.test(claim) ? (/^(?:[.,]?\d){1,15}/.exec(text.slice(end, end + 30))?.[0] ?? '') : '';
  return `${before.replace(/^[.,]+/, '')}${claim}${after}`;
}
