import type { Category } from '../finding.ts';
import { type Item, sentenceAround } from '../text/item.ts';

/*
 * What an office writes to one household about times, papers and keys: "your wife's name can be added to the lease". The family is
 * named because it wrote, not because it is judged.
 */

const PAPERS =
  /^(?:tours?|visits?|visit\w*|come|comes|coming|bring|name|names|added|sign|signs|signature|time|day|days|week|am|pm|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|today|tonight|forms?|application|keys?|messages?|cop(?:y|ies|ied)|emails?|inspection|appointment|meet|meeting|showing|walk through|walkthrough|congratulations|congrats|thank|thank you|thanks|ready|good|online|insurance|car|cars|boxes|movers|sitter|strollers?|snacks?|measure|see|use|uses|pool|gym|playground)$/;
const JUDGES =
  /\b(?:elsewhere|instead|another|rather|better|happier|happiest|comfortable|worr\w*|noise|quiet|quieter|however|but|sadly|unfortunately|afraid|though|unless|love|loves|adore|enjoy|dream|dreams|grow|growing|outgrow|memories|perfect|ideal|great|thrive|raise|belong|fit|fits|deserve|deserves|safe|neighbors?|neighborhood|schools?|pay|extra|charge|deposit|fee)\b/;
/** "Bring your husband along to sign": he is asked for. */
const TOLD =
  /^(?:please )?(?:bring|picture|imagine|watch|have|get|let|send)\b(?!.*\b(?:to (?:see|tour|visit|look|meet)|over|by|along on)\b)/;
const GREETS =
  /\b(?:congratulations|congrats|best wishes|happy birthday|mazel tov|felicidades|felicitaciones|get well|sorry for your loss|sorry to hear about|condolences|sympathies|hope (?:\w+ ){0,3}(?:feels?|gets?|recovers?|mends?) (?:\w+ )?(?:well|better|soon|quickly))\b/;
/** "Would you like to bring your family to see it?" */
const BRINGS =
  /\b(?:like|want|welcome|free) to bring (?:your|the) (?:\w+ )?\w+(?: (?:to|along|over|by|when|with)\b|$)|\bbring (?:your|the) (?:\w+ )?\w+ (?:to (?:the|a) (?:showing|tour|visit|open house|signing)|along |too |over )?(?:if you (?:like|wish|want|need)|too$|as well$|along (?:on|to the|when|if))/;
/** "The stairs have no rail: keep an eye on your kids at the showing." */
const WATCHES =
  /\b(?:keep (?:an eye on|hold of)|watch|hold(?: on to)?|mind|supervise) (?:your|the) (?:\w+ )?(?:kids?|child(?:ren)?|toddlers?|little ones?)\b.*\b(?:showings?|tours?|open house|visits?|walk through)\b/;
/** "Are your kids quiet?" asks about them; "is four good for your kids?" does not. */
const ASKS =
  /^(?:hi |hello |thanks |so |and |also |before \w+ \w+ )*(?:how|what|which|where|who|are|do|does|did|have|has|will|would|is)(?: \w+)? (?:your|you|the|any)\b/;
const OF_FAMILIES: ReadonlySet<Category | null> = new Set<Category>(['familial_status', 'marital_status', 'sex']);

export function isAddressed(items: readonly Item[], { from, to }: { from: number; to: number }): boolean {
  const named = items.slice(from, to).filter(({ category }) => category !== null);
  if (named.length === 0 || named.some(({ category }) => !OF_FAMILIES.has(category))) return false;
  const sentence = sentenceAround(items, from, 30);
  const said = sentence.map(({ words }) => words).join(' ');
  if (WATCHES.test(said)) return true;
  if (sentence.some(({ letter }) => 'nNVJoUmZRSKE'.includes(letter))) return false;
  if (JUDGES.test(said)) return false;
  if (GREETS.test(said) || BRINGS.test(said)) return true;
  const isYours =
    items[from - 1]?.words === 'your' || (items[from]?.words.startsWith('your ') === true && items[from]?.letter !== 'T');
  return isYours && !ASKS.test(said) && !TOLD.test(said) && sentence.some(({ words }) => PAPERS.test(words));
}
