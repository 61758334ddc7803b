import type { Category } from '../finding.ts';
import { CHILDREN, type Found, type Pattern, firstCategory, pattern, says, soft } from './found.ts';
import { clauseAround, sentenceAround } from '../text/item.ts';
import { speaksOfHomes } from '../words/topics.ts';

/**
 * Who is there, who is wanted and who would not fit, in words that no list knows: "somebody who puts family names on a pew". What is
 * asked of people that is no condition of a lease is a warning, whatever it is.
 */
export const COMPANY: Pattern[] = [
  // Those who … would feel out of place. Tenants whose … should look elsewhere.
  pattern('limit', `(?<x>[pQ],?(?:z|t|c)[^.]{0,16}?J)`, soft, (found) =>
    says(found, DESCRIBES) ? unlawfully(found) : undefined,
  ),
  pattern('limit', `(?<x>[pQN][^.,]{0,10}?J)`, soft, (found) =>
    found.items[found.from]?.letter === 'Q' ? unlawfully(found) : undefined,
  ),
  // Somebody who can shovel the walk and carry wood unaided
  pattern('demand', `p(?:z|t)[^.,]{0,10}?(?<x>A)`, soft, firstCategory),
  // If you need a ramp, you need a different house.
  pattern('limit', `(?<x>z[zb]{1,2}m[dG]{0,2}x)[^.]{0,6}?J`, soft, (found) =>
    AIDS.test(found.items[found.to - 1]?.words ?? '') ? 'disability' : undefined,
  ),
  // If you …, this is not the street for you.
  pattern('limit', `(?<x>z[zb]{1,2}[^.]{1,14}?J)`, soft, (found) =>
    /^(?:if|unless|should)$/.test(found.items[found.from]?.words ?? '') && says(found, /^(?:you|your|youre|youve)$/)
      ? unlawfully(found, LOOKED_FOR)
      : undefined,
  ),
  // The seller hopes for someone who … We would rather have neighbors who …
  pattern('preference', `[uvrR][dGx#]{0,3}(?<x>p(?:z|t)[^.,]{1,10})`, soft, (found) =>
    (found.items[found.matchFrom]?.letter !== 'v' || says(found, WISHED)) &&
    DESCRIBES.test(found.items[found.from + 1]?.words ?? '')
      ? unlawfully(found)
      : undefined,
  ),
  // We do not rent to people who …
  pattern('limit', `[nV][bzdvuxtfs]{0,6}(?<x>p(?:z|t)[^.,]{1,10})`, soft, (found) =>
    says(found, RENTED) && DESCRIBES.test(found.items[found.from + 1]?.words ?? '') ? unlawfully(found) : undefined,
  ),
  // Folks with … would find the stairs hard.
  pattern('limit', `(?<x>[pQ][^.,]{0,10}?b[^.,]{1,8})`, soft, (found) =>
    says(found, /^finds?$/) && says(found, HARD) ? unlawfully(found) : undefined,
  ),
  // We like our tenants straight.
  pattern('preference', `[vuR][dG]{0,2}(?<x>p[akw])(?=[.,ctz]|$)`, soft, (found) =>
    says(found, /^(?:like|likes|want|wants|keep|keeps|prefer|prefers)$/) ? firstCategory(found) : undefined,
  ),
  // No trans.
  pattern('limit', `n(?<x>w)(?=[.,c]|$)`, soft, (found) =>
    firstCategory(found) === 'sexual_orientation_gender_identity' ? firstCategory(found) : undefined,
  ),
  // The under-thirty set; neighbors in their eighties
  pattern('audience', `(?<x>Yx)`, soft, (found) =>
    /^(?:favorite|haven|set|club|crew|bracket|scene|gang|bunch)$/.test(found.items[found.to - 1]?.words ?? '')
      ? 'age'
      : undefined,
  ),
  // Yuppie heaven
  pattern('audience', `(?<x>Hx)`, soft, (found) =>
    /^(?:heaven|paradise|haven|central|magnet|mecca)$/.test(found.items[found.to - 1]?.words ?? '')
      ? firstCategory(found)
      : undefined,
  ),
  pattern('people', `(?<x>Y)`, soft, (found) =>
    /^(?:in|mid|late|early) (?:their|your|his|her)\b/.test(found.items[found.from]?.words ?? '') ? 'age' : undefined,
  ),
  // The folks across the highway do not come over here.
  pattern('people', `(?<x>p[xztD@][^.,]{1,10})`, soft, (found) =>
    /^(?:folks|people|families|crowd|those|types?)$/.test(found.items[found.from]?.words ?? '') &&
    ACROSS.test(found.items[found.from + 1]?.words ?? '')
      ? unlawfully(found)
      : undefined,
  ),
  // Those who hear voices; people with stamina
  pattern('people', `(?<x>Q)`, soft, (found) =>
    found.items[found.from]?.head === 'p' && firstCategory(found) === 'disability' && !isServed(found) ? 'disability' : undefined,
  ),
  // Tenants should be able to get out of the building on foot.
  pattern('demand', `m[bz]{0,2}(?<x>bz[^.,]{1,8})`, soft, (found) =>
    found.items[found.from]?.words === 'able' &&
    !found.items.slice(found.from, found.from + 4).some(({ words }) => ABLE_TO.test(words))
      ? (firstCategory(found) ?? 'disability')
      : undefined,
  ),
  // Nobody in the hall is over thirty-five.
  pattern('people', `N[^.,]{1,6}?(?<x>Y)`, soft, () => 'age'),
  // Lodgers have always been past sixty.
  pattern('people', `p[bzdt]{1,5}(?<x>Y)`, soft, (found) =>
    /\b(?:18|21|55|62)\b/.test(found.items[found.from]?.words ?? '') ? undefined : 'age',
  ),
  // None of the owners has a child. One child becomes three, so we start with none.
  pattern('limit', `N[^.,]{1,10}?(?<x>Q)`, soft, ofChildren),
  pattern('limit', `(?<x>Q)[^.]{1,12}?N`, soft, ofChildren),
  // Picture birthday parties and bedtime stories.
  pattern('audience', `[ux]z?(?<x>T)`, soft, (found) =>
    says(found, /^(?:picture|imagine|envision)$/) && firstCategory(found) === 'familial_status' ? 'familial_status' : undefined,
  ),
  // No Spanish in the hallways
  pattern('limit', `n(?<x>w)(?=[tz])`, soft, (found) =>
    found.items
      .slice(found.to, found.to + 4)
      .some(({ words }) => /^(?:hall|halls|hallways?|lobby|building|house|kitchen|phone|premises)$/.test(words))
      ? firstCategory(found)
      : undefined,
  ),
  // A license from another country
  pattern('people', `t(?<x>C)`, soft, (found) => (says(found, /^from$/) ? amongPeople(found) : undefined)),
  // We are all under thirty-five.
  pattern('people', `z[bd]{1,3}(?<x>Y)`, soft, (found) => (says(found, /^(?:we|you)$/) ? 'age' : undefined)),
  // A craft room for her and a shop for him
  pattern('audience', `fz[^.]{1,12}?fz`, soft, (found) =>
    says(found, /^(?:her|she)$/) && says(found, /^(?:him|he)$/) ? 'sex' : undefined,
  ),
  // A yard made for swing sets
  pattern('audience', `[suS]f?[dG]{0,2}(?<x>T)(?![xIL])`, soft, (found) =>
    says(found, /\bfor$/) && !says(found, /^(?:room|space) for$/) && firstCategory(found) === 'familial_status'
      ? 'familial_status'
      : undefined,
  ),
  // An all-white affair
  pattern('people', `(?<x>[aw]x)`, soft, (found) =>
    /^(?:affair|membership|clientele|enrollment|congregation|turnout|bunch)$/.test(found.items[found.to - 1]?.words ?? '')
      ? firstCategory(found)
      : undefined,
  ),
  // A crib will not fit, and we would rather it did not have to.
  pattern('people', `(?<x>[TAjW])`, soft, amongPeople),
  // Everyone here …; the neighbors all …; nobody on this street …
  pattern('people', `(?<x>[pN](?:z|td?[lLX]z?)[^.,]{1,10})`, soft, (found) =>
    isOfAll(found) ? unlawfully(found, SHARED) : undefined,
  ),
  pattern('people', `(?<x>[dq]p(?:z|td?[lLX]z?)?[bzd]{1,3}[^.,]{1,10})`, soft, (found) =>
    /^(?:all|every|most|many|mostly)$/.test(found.items[found.from]?.words ?? '') &&
    /^(?:folks?|people|neighbou?rs?|residents?|families)$/.test(found.items[found.from + 1]?.words ?? '') &&
    says(found, /^(?:is|are|was|were)$/)
      ? unlawfully(found, SHARED)
      : undefined,
  ),
  pattern('people', `(?<x>[pN]d[bz]{0,2}[^.,]{1,10})`, soft, (found) =>
    /^(?:neighbou?rs?|folks|residents|others)$/.test(found.items[found.from]?.words ?? '') &&
    /^(?:all|every)$/.test(found.items[found.from + 1]?.words ?? '')
      ? unlawfully(found, SHARED)
      : undefined,
  ),
];

/** What anybody may have to be able to do. */
const ABLE_TO =
  /^(?:pay|afford|move|close|show|provide|sign|prove|verify|document|commit|start|maintain|pass|qualify|assume|make|cover|produce|furnish|obtain|get insurance|insure|purchase|buy|sell|finance|meet|care|keep|mow|live with|read)$/;
function ofChildren(found: Found): Category | undefined {
  return says(found, CHILDREN) ? unlawfully(found) : undefined;
}
const AIDS = /^(?:ramps?|lifts?|elevators?|bars|rails?|accommodations?|modifications?|help|assistance|adaptations?)$/;
/** The folks across the highway */
const ACROSS = /^(?:across|beyond|other side)$/;
const HARD =
  /^(?:hard|difficult|tiring|trying|steep|loud|dull|sleepy|lonely|tedious|impossible|unbearable|uncomfortable|too much)$/;
const DESCRIBES = /^(?:who|whose|that|with|without|from|of|in|on|using|having|like|living|who .*)$/;
const WISHED =
  /\b(?:hop(?:e|es|ing)|want|wants|prefer|prefers|preferring|rather|wish|wishes|seek|seeks|seeking|looking|look|like|love|holding out|waiting|go to|goes to|give|hand|pass|leave|find|have|calls|attracts|draws|ideal|suits?)\b/;
const RENTED =
  /^(?:for|not for|isnt for|suited to|suited for|right for|meant for|not meant|not designed|rent|rents|renting|rent to|lease|leases|leasing|let|sell|sells|selling|sell to|take|takes|accept|accepts|want|wants|deal|have|hand|approve)$/;

/** "If you are looking for a project" speaks of the home. */
const LOOKED_FOR =
  /^(?:looking for|looking|look for|want|want a|seeking|seek|need|need a|prefer|search\w*|searching for|hoping for|after|questions?|interested)$/;
/** What neighbors have together. */
const SHARED =
  /^(?:gets?|shares?|uses?|used|votes?|signed|keys?|fobs?|meters?|laundry|septic|easements?|dues|recycl\w*|access|pool|gym|deck|decks|decking|fences?|added|owns?|waves?|wav\w*|friendly|helpful|names?|knows|know|hello|welcome|mail\w*|packages?|elevators?|lobby|roof|solar|board|hoa|association|well|road|drive|driveway|dock|docks|park|wells|mows?|plants?|planted|agreed?|agreement|lived|has ever|since|during|upgrad\w*|remodel\w*|renovat\w*|above|below|behind|next door|free|covered|assigned|included?)$/;

function unlawfully(found: Found, alsoLawful?: RegExp): Category | undefined {
  const { items, from, to } = found;
  const category = items.slice(from, to).find((one) => one.category !== null && one.letter !== 'k')?.category ?? undefined;
  // Who cooks is nobody's business, unless it is said what they cook.
  if (category === undefined || category === 'steering')
    for (const { words } of items.slice(from, to)) if (speaksOfHomes(words) || alsoLawful?.test(words) === true) return undefined;
  if (
    sentenceAround(items, from, 24).some(
      ({ letter, words }) => 'iP!'.includes(letter) || /^(?:except|except for|regardless|law|laws|accommodat\w+)$/.test(words),
    )
  )
    return undefined;
  return category ?? 'steering';
}

/** "A ramp for wheelchair users": what a home has for them is welcome. */
export const isServed = ({ items, from }: Found): boolean =>
  sentenceAround(items, from, 24).some(({ letter, words }) => 'iPIB!'.includes(letter) || OPEN.test(words) || SERVES.test(words));
const SERVES =
  /^(?:ramps?|elevators?|lifts?|showers?|baths?|bathroom|entry|entrance|entrances|parking|doors?|doorways?|levers?|step free|designed|features?|suits?|suitable|friendly|units?|easy|ease|help|helps|helpful|benefit|request|requests|modif\w+|built for|center|clinic|hospital|program|services|group|homes?|license|licensed|zoned)$/;

const OF_TIME = /^(?:each|twice|once|daily|weekly|nightly|yearly|most|last|right|first|up|tonight)$/;

/** What only people of a class have or do, in a sentence about people: it says something of who may live here. */
function amongPeople({ items, from }: Found): Category | undefined {
  const one = items[from];
  if (one?.category === null || one === undefined) return undefined;
  const next = items[from + 1];
  // "Stroller parking", "pew bench", "Bishop Street": things, or names.
  if ('xILX'.includes(next?.letter ?? '.') && one.letter !== 'A' && !OF_TIME.test(next?.words ?? '')) return undefined;
  if (
    one.isCapitalized &&
    (next?.isCapitalized === true || (from > 1 && items[from - 1]?.isCapitalized === true && items[from - 2]?.letter !== '.'))
  )
    return undefined;
  if (one.words === 'benefits' || (one.letter === 'j' && items[from - 1]?.letter === 'v')) return undefined;
  const sentence = sentenceAround(items, from, 24);
  if (
    one.letter === 'j' &&
    sentence.some(({ words }) => /^(?:accepts?|participates?|takes?)$/.test(words)) &&
    !sentence.some(({ letter }) => 'nNVJ'.includes(letter))
  )
    return undefined;
  // Tenants may leave a stroller in the hall.
  if (
    /\b(?:may|can) (?:have|keep|leave|park|store)\b/.test(sentence.map(({ words }) => words).join(' ')) &&
    !sentence.some(({ letter }) => 'nNVJ'.includes(letter))
  )
    return undefined;
  if (/^speaks?\b/.test(one.words) && sentence.some(({ words }) => /^(?:sellers?|owners?)$/.test(words))) return undefined;
  if (sentence.some(({ letter, words }) => 'iP!'.includes(letter) || OPEN.test(words))) return undefined;
  if (clauseAround(items, from).some(({ words }) => OF_THINGS.test(words))) return undefined;
  const isAsked =
    sentence.some(({ words }) => words === 'if') &&
    sentence.some(({ words }) => /^(?:you|your|youre|any(?:one|body)|some(?:one|body))$/.test(words));
  if (isAsked && sentence.some(({ words }) => SERVES.test(words))) return undefined;
  // "If you use a wheelchair, you may ask for changes": nothing comes of it that is bad.
  if (
    isAsked &&
    /^(?:disability|source_of_income)$/.test(one.category) &&
    !sentence.some(({ letter, words }) => 'nNVJ'.includes(letter) || BAD.test(words))
  )
    return undefined;
  return isAsked || sentence.some(({ letter, words }) => 'pQN'.includes(letter) || OWNERS.test(words)) ? one.category : undefined;
}
const BAD =
  /^(?:stairs?|steps|climb|struggle|hard|harder|difficult|another|different|should|think|twice|warned|beware|note|extra|deposit|only|however|but|problem|trouble|steep|narrow)$/;
const OWNERS =
  /^(?:we|us|our|household|households|landlord|landlady|owners?|board|sellers?|association|co op|hoa|management|tenant|whoever)$/;
const OPEN =
  /^(?:happy|merry|greetings|except|except for|regardless|law|laws|lawful|lawfully|accommodat\w+|accessib\w+|equal|equally|any|count|counts|agents?)$/;
/** "The crib stays", "the church was converted in 1998": what is said of things. */
const OF_THINGS =
  /^(?:included?|convey\w*|stays?|remains?|museum|goes with|goes|hangs|built|former|formerly|converted|set up|set|guests|available.*|negotiable)$/;

/** "Everyone here", "the neighbors on this block", "no one around here". */
function isOfAll({ items, from, to }: Found): boolean {
  const [first, second] = [items[from]?.words ?? '', items[from + 1]?.words ?? ''];
  if (
    !/^(?:everyone|everybody|nobody|no one|none|neighbou?rs?|folks|residents|most folks|most people|people|families)$/.test(first)
  )
    return false;
  if (/^(?:everyone|everybody)$/.test(first) && /^(?:who|has|have|does|is|gets?|here)$/.test(second))
    return second === 'here' || items.slice(from, to).some(({ letter }) => 'QTAakwYC~'.includes(letter));
  return (
    /^(?:here|there|around|on|in|next door|upstairs|downstairs)$/.test(second) &&
    items
      .slice(from + 1, from + 4)
      .some(({ words }) =>
        /^(?:here|there|around|street|block|floor|building|lane|road|hill|court|cul de sac|neighborhood|side|complex|this|our)$/.test(
          words,
        ),
      )
  );
}
