import { addUnresolved, claim, type Draft, type Found, type Rule, rule } from '../draft.ts';
import { COMMON_WORDS } from '../line/words.ts';
import { readRelatives } from './background.ts';
import { addNear, placeOf } from '../rules/near-object.ts';

const OWNER = '(?:my|our|his|her|their)';
/** Who may move in too: what they have, the home may need. */
const HOUSEHOLD =
  '(?:parents?|folks|family|mom|mum|mother|dad|father|grandma|grandpa|grandmother|grandfather|grandparents?|kids?|children|daughters?|sons?|wife|husband|spouse|partner|girlfriend|boyfriend|fiancee?)';
/** Who lives elsewhere. */
const OUTSIDER =
  '(?:(?:brother|sister|mother|father|son|daughter|parent)s? in laws?|in laws|sisters?|brothers?|siblings?|aunts?|uncles?|cousins?|nieces?|nephews?|grandkids|grandchildren|friends?|buddy|buddies|pals?|ex(?: (?:wife|husband|partner))?|boss|bosses|manager|coworkers?|colleagues?|neighbou?rs?|landlord|landlady|realtors?|agents?|brokers?|lender|banker|dentist|doctor|teammates?|classmates?|clients?)';
const ANYBODY = `(?:${OUTSIDER.slice(3, -1)}|${HOUSEHOLD.slice(3, -1)})`;
const LIKE =
  '(?:(?:best|good|dear|close|last|first|other|current|previous|old|older|oldest|younger|youngest|new|former|future|late|little|big) )?';
const NAMED =
  '(?: (?:of (?:mine|ours)|the [a-z]+s|(?:who|that) (?:lives? )?(?:next door|nearby|downstairs|upstairs)|next door))?';
const OPENING = '(?<=^|(?:^| )(?:[.,;!?:)]|and|but|so|since|because|when|while|as|that|where) )';
/** Where they live, which is no more than said: "my aunt in Oakdale has". */
const THERE = '(?: (?:who (?:lives?|is) )?(?:in|from|at|near) (?:the )?@\\d+)?';
const personOf = (people: string): string =>
  `(?:(?:${OWNER}|an?|some|another|(?:one|1|all|both)(?: sets)?(?: of)? (?:my|our)|both sets of) ${LIKE}${people}${NAMED}|${OPENING}(?:the )?${LIKE}${people}${NAMED})${THERE}`;

/** What is said up to where the speaker's own wish begins. */
const ENDS = '(?:want|wants|need|needs|looking|hoping|but|and|so|yet|now|while|because|[.;,!?:()-])';
const CLAUSE = `(?: (?!${ENDS}(?: |$))[^ ]+){1,10}`;
const FURTHER =
  '(?:(?: ,)? (?:and|with)(?! (?:have (?:about |around |up to )?\\d.*|can|are|we|i|id|wed|im|were|want|wants|need|needs|would|looking|hoping|now|must|like|love|prefer|then|please|at least)(?: |$))' +
  `(?: (?!${ENDS}(?: |$))[^ ]+){1,6}){0,2}`;
/** What the home of who has it would have to be fit for. */
const NO_NEED =
  '(?!(?: [^ .,;]+){0,6} (?:wheelchair|walker|cane|scooter|crutches|stairs|steps|mobility|knees?|hips?|allerg(?:y|ies|ic)|asthma)(?: |$))';
const LATELY = '(?: (?:just|already|recently|still|also|both|once|always|all|finally|really|only|now|actually|even))*';
const DID =
  '(?:bought|sold|paid|listed|built|found|inherited|rented|owned|lived|moved|grew up|settled|left|lost|retired|had|used to|closed on|got (?:an?|the|their|his|her))';
const DOES =
  '(?:has|have|owns?|keeps?(?! [a-z]+ing(?: |$))|kept(?! [a-z]+ing(?: |$))|rents|is (?:keeping|buying|selling|renting|happy|living)|are (?:keeping|buying|selling|renting|happy|living)|(?:lives?|works?)(?! (?:in|at|near|around|by) (?:the )?@)|loves? (?=(?:his|her|their|it|living)(?: |$))|swears? by|raves? about|keeps? (?=(?:talking|raving|going on)(?: |$)))';

const HOME =
  '(?:places?|houses?|homes?|condos?|townhouses?|townhomes?|apartments?|apts?|flats?|farms?|cabins?|cottages?|lofts?|lots?|ranch|units?)';
const NEARBY =
  '(?:next door|across the (?:street|road|hall)|down the (?:street|road|hall|block)|up the (?:street|road)|around the corner|on (?:my|our) (?:street|block))';
/** What is paid besides the price. */
const FEE =
  '(?:hoas?(?: (?:fees?|dues))?|dues|(?:association|condo|maintenance|community) fees?|(?:property |real estate )?tax(?:es)?(?: bills?)?)';
/** Styles are agreed on like kinds of home. */
const STYLES =
  '(?:colonials?|ranch(?:es)?|ramblers?|craftsman|tudors?|victorians?|cape cods?|capes?|contemporary|modern|mid century(?: modern)?|split levels?|farmhouses?)';
const KINDS = '(?:condos?|houses?|townhouses?|townhomes?|apartments?|duplex(?:es)?|bungalows?|lofts?|cottages?|ranch)';
/** At what price it went. */
const FOR_MONEY =
  '(?:went|sold|listed|goes|closed|rents?|rented|appraised|bought|cost|is (?:listed|on|up)|was (?:listed|sold|on))(?: (?:it|theirs|hers|his|last|this|the|market|week|month|year|spring|summer|fall|winter|back|recently))*(?: (?:for|at|under|over|around|about|almost|nearly))+ {money:a}';

/** Where somebody would rather meet in the middle. */
const SETTLED =
  '(?:let us|lets|settled?|compromised?|agreed?|middle|difference|call it|put(?= \\d)|make it|so (?:we|it|its|our|the|make|say)|limit is|all in|total)';

/** What somebody did, as people tell it; not what they decided, were allowed or were looking for. */
const HAPPENED =
  '(?:saw|toured|visited|viewed|looked at|drove (?:by|through|past)|met|told|asked|heard|read|bid|offered|lost|won|lived|rented|owned|bought|sold|paid|moved|retired|fell|broke|tried|called|stayed|grew up|inherited|outbid (?:us|me|him|her|them)|(?:was|were|got|have been|has been|ve been|been) (?:told|outbid|born|raised|priced out|transferred|evicted|robbed|flooded|married|divorced|laid off))';
/** What a home cannot do: "the recently sold homes" are looked for. */
const SOMEBODY_DID = HAPPENED.replace('|rented|owned|bought|sold|paid|moved|', '|');
const SPEAKERS = '(?:i|we|he|she|they|ive|weve|everyone|everybody|somebody|someone)';
const SUBJECT =
  '(?:(?:the|my|our|his|her|their|an?(?! (?:[a-z]+ ){0,3}(?:home|house|condo|townhouse|place|apartment|listing|property|duplex)(?: |$))|some|one|1) (?:[a-z]+ ){0,2}?[a-z]+(?: (?:at|from|in|of|on|next to|across) (?:the |my |our )?(?:@\\d+|[a-z]+)(?: [a-z]+)?){0,2})';
/** How a story goes on after a comma. */
const GOES_ON = `(?:(?: ,)? (?:once|twice|then|which|where|who|and (?:he|she|they|it)|way over|way too|too|nice|lovely|gorgeous|beautiful|great|perfect|pretty|sadly|only|all|both|none|even|finally|married|divorced|${HAPPENED})${CLAUSE}${FURTHER}){0,3}`;
const WISHED =
  /(?:^| )(?:you|your|can|could|able|want|wants|need|needs|looking|hoping|prefer|would|like|must|should|please|budget|approved|qualified|afford|decided|settled|agreed|love|ideally)(?: |$)/;

/** What people tell of others, and of their own past, with places, numbers and things that are not looked for. */
export const storyRules: Rule[] = [
  // "My cousin Denver is helping us".
  rule(
    `${OWNER} ${LIKE}${ANYBODY} {place}(?= (?:is|has|says|said|told|thinks|wants|helps?|helped|will|would|can|and (?:i|we)|who)(?: |$))`,
    () => true,
  ),
  // "Maria from Sunset Heights recommended you".
  rule(
    '(?<name>[a-z]{3,}) (?:from|over in|down in|up in) (?:the )?{place}(?= (?:says?|said|told|recommend(?:s|ed)|thinks|swears|suggest(?:s|ed)|sent|bought|sold|paid|mentioned))',
    (found, draft) => {
      const token = draft.line[found.from];
      return token !== undefined && !COMMON_WORDS.has(token.word) && /^\p{Lu}/u.test(draft.text.slice(token.start));
    },
  ),
  rule(`${personOf(ANYBODY)}${LATELY} (?:lives?|works?) (?:in|at|near|around|by) (?:the )?{place:place}`, (found, draft) =>
    found.words.split(' ').some((word) => IS_PARTNER.test(word)) ? false : readRelatives(found, draft),
  ),
  // "My sister's HOA is 600", "friends in Oakdale pay 9,000 in taxes".
  rule(
    `(?:${personOf(ANYBODY)} ${FEE}|(?:the )?${FEE} (?:at|of|in|for) ${personOf(ANYBODY)}(?: ${HOME})?)(?: (?:is|are|was|were|runs?|costs?|went|goes|just|up|now|like|about|around|over|almost|nearly|to|at))+ {money:a}(?: (?:{month}|{year}))?`,
    () => true,
  ),
  rule(
    `${personOf(ANYBODY)}${LATELY} (?:pays?|paid|spends?)(?: (?:about|around|over|almost|like|nearly))* {money:a}(?: (?:{month}|{year}))? (?:in|for|on|of)(?: (?:the|their|his|her))? ${FEE}(?: (?:alone|now|there|every year|every month))*`,
    () => true,
  ),
  // "My daughter's dorm costs 1,400 a month".
  rule(
    `${personOf(ANYBODY)} (?:dorm|dorm room|rent|lease|mortgage|${HOME.slice(3, -1)}) (?:costs?|is|was|runs?|went)(?: (?:up|now|about|around|over|almost|nearly|to|at|for))* {money:a}(?: (?:{month}|{year}))?`,
    () => true,
  ),
  // One's own, where another amount is wanted.
  rule(
    `(?:my|our)(?: (?:current|present|old|last))? ${FEE} (?:pays?|covers?|includes?|covering)(?: (?!(?:is|costs?|runs?|but|want|need|[.;])(?: |$))[^ ]+){1,9} (?:is|costs?|runs?)(?: (?:us|me|now|about|around|over|almost|nearly))* {money:a}(?: (?:{month}|{year}))?`,
    () => true,
  ),
  rule(
    `(?:my|our|the)(?: (?:current|present|old|last))? ${FEE}(?: (?:here|now))?(?: (?:is|are|was|were|runs?|went|just|up|now|about|around|over|almost|nearly|to|at))+ {money:a}(?: (?:{month}|{year}))?(?: (?:now|today|already|currently))?(?=[^?!]{1,60} (?:want|need|like|looking|rather|under|below|less)(?: |$))`,
    () => true,
  ),
  rule(
    `${personOf(OUTSIDER)}(?: (?!and |or |in |at |with )[a-z]{3,}(?= (?:sold|bought|paid|rented|moved|lived)(?: |$)))?${LATELY} (?:${DID}|${DOES})${NO_NEED}${CLAUSE}${FURTHER}`,
    tellStory,
  ),
  rule(`${personOf(HOUSEHOLD)}${LATELY} ${DID}${NO_NEED}${CLAUSE}${FURTHER}`, tellStory),
  // "My parents have a cabin near Oakdale".
  rule(
    `${personOf(HOUSEHOLD)}${LATELY} (?:has|have|owns?) (?:an?|the|their|his|her) (?:[a-z]+ ){0,3}?${HOME}(?: (?:in|near|at|on|by|outside) (?:the )?(?:{place}|[a-z]+))?`,
    tellStory,
  ),
  // "The Johnsons next door listed theirs at 610k".
  rule(
    `the (?<name>[a-z]+s)(?: ${NEARBY})?${LATELY} (?:bought|sold|paid|listed|built|got|have|had|moved)${CLAUSE}${FURTHER}`,
    (found, draft) => {
      const token = draft.line[found.from + 1];
      return (
        token !== undefined &&
        !COMMON_WORDS.has(token.word) &&
        /^\p{Lu}/u.test(draft.text.slice(token.start)) &&
        tellStory(found, draft)
      );
    },
  ),
  // "Our neighbor's place went for 455k with 3 beds".
  rule(
    `(?:${OWNER}|the|an?) ${LIKE}(?:${ANYBODY}s?|[a-z]+ in laws) ${HOME}(?: (?:in|near|at|on) (?:the )?{place})?${LATELY} (?:went|sold|was|is|has|had|got|costs?|listed|came|comes|sits?)${CLAUSE}${FURTHER}`,
    tellStory,
  ),
  rule(`(?:(?:theirs|hers|ours|mine)|(?:the|an?|another) (?:${HOME}|one|1) ${NEARBY})(?: just)? ${FOR_MONEY}`, () => true),
  // "Grandma left me 200k", "dad pays up to 350".
  rule(
    `${personOf(ANYBODY)}${LATELY} (?:left|gave|gives?|lent|loaned|(?:is|are|will be) (?:giving|lending|chipping in|putting in)|will (?:give|lend|chip in|pay|help)|chips? in|pays?|offered|can (?:give|lend)|helps?|adds?|contributes?|makes?|earns?)(?: (?:me|us|out|with|up to|about|around|another|in))* {money:a}`,
    () => true,
  ),
  // "Close to my aunt in Oakdale" is near Oakdale; "my aunt in Oakdale says" is not.
  rule(
    `(?<near>(?:close|closer|near|nearer|next|nearby|minutes|miles?|blocks?|drive|walk|far)(?: (?:to|by|from|of))? )?${personOf(ANYBODY)}(?: (?:who|that) (?:lives?|works?|is|are|lived|moved))?(?: (?:down|up|over|out|back|here))? (?:in|from|at|near|around) (?:the )?{place:place}(?! schools?(?: |$))`,
    (found, draft) => {
      // "A home for my mother in Oakdale" is to be there.
      if (/^(?:for|with|help|find|helping|finding|move|moving|get|getting)$/.test(draft.line[found.from - 1]?.word ?? ''))
        return false;
      if (found.groups['near'] !== undefined) addNear(draft, found, { place: placeOf(draft, found) });
      return true;
    },
  ),
  // "We put 60k aside", "60k set aside".
  rule(
    '(?:(?:put|set|laid|socked|squirreled|stashed)(?: (?:away|aside|by))(?: (?:about|around|some))* {money:a}|(?:saved|saved up)(?: (?:about|around|some|up))* {money:b}|(?:(?:put|set|laid|socked|squirreled|stashed|have|has|got) )?{money:c}(?: (?:put|set|stashed|tucked|saved|squirreled))? (?:aside|away|saved up))(?! (?:percent|%|per)(?: |$))',
    () => true,
  ),
  // "He says 400k, I say 450k, so let's say 430k": the last is what counts.
  rule(
    `(?:he|she|i|we|hed|shed|id|one of us|1 of us|the other|${OWNER} [a-z]+)(?: (?:would|wants to|could|can|might|only))* (?:says?|said|thinks?|spend|stop at|pay|go to|wants?|wanted|suggests?|offers?|adds?|add)(?: (?:up to|about|at most|no more than|around|only))? {money:a}(?! {bed}| {bath}| {acre}| {sqft})(?=[^?!]{1,90} ${SETTLED}(?: |$))`,
    () => true,
  ),
  // "He wants a condo, she wants a house, we agreed on a townhouse".
  ...[`(?:${KINDS.slice(3, -1)}|${STYLES.slice(3, -1)})`, '@\\d+'].map((like) =>
    rule(
      `(?:he|she|i|we|they|one of us|1 of us|the other|${OWNER} [a-z]+)(?: would)? (?:wants?|wanted|says?|said|prefers?|preferred|likes?|loves?|votes? for|voted for) (?:in |for )?(?:an? |the )?${like}(?=[^?!]{1,90} (?:agreed? (?:on|to)|settled? (?:on|for)|compromised? (?:on|with|at)|landed on|ended up with)(?: an?| the)? ${like}(?: |$))`,
      () => true,
    ),
  ),
  // "Other people want a pool", "half our street has one".
  rule(
    `(?:(?:other people|most people|some people|others|everyone else|everybody else) (?:want|like|love|prefer|need|have)s?|(?:half|most|all)(?: of)? (?:our|my|the) (?:street|block|neighbou?rs|neighbou?rhood|town|building|friends) (?:has|have|owns?|got))${CLAUSE}`,
    tellStory,
  ),
  // "Ours has 3 and no pool".
  rule(
    `${OPENING}(?:ours|mine|theirs|hers)(?: (?:only|just|already|now))* (?:has|have|had)(?! to(?: |$))${CLAUSE}${FURTHER}`,
    tellStory,
  ),
  // "Everyone at work lives in Oakdale".
  rule(
    '(?:everyone|everybody|most people|lots of people|half the office|all of them|people)(?: (?:i know|we know|at (?:my |the )?[a-z]+|here|there|else|in (?:my|the|our) [a-z]+))* (?:lives?|works?|buys|bought|rents|moved|moves|is moving|are moving|wants?|wanted)(?: to (?:live|be|move))?(?: (?:in|to|at|near))* (?:the )?{place}',
    () => true,
  ),
  // "My therapist in Oakdale recommends", whoever it is.
  rule(
    `${OWNER} (?!(?:house|home|place|job|office|work|school|condo|apartment|commute|budget|search|move|life|rental)(?: |$))[a-z]+ (?:in|from|over in) {place}(?= (?:says?|said|recommends?|recommended|told|thinks?|swears?|suggests?|suggested|loves?|has|had|can|will|wants|keeps?|knows|just)(?: |$))`,
    () => true,
  ),
  rule(`(?:(?:i|we|he|she|they)(?: both)? )?used to (?:rent|own|live|stay|work|pay|commute)${CLAUSE}${FURTHER}`, tellStory),
  // "Our 3 bed in Oakdale is under contract for 455k".
  rule(
    `(?:our|my) (?:(?:current|old|own|present) )?(?:\\d {bed}(?: ${HOME})?|${HOME})(?: (?:in|near|at|on) (?:the )?{place})?${LATELY} (?:(?:is|was|went|goes|got|has been)${LATELY} (?:under contract|sold|listed|on the market|pending|closing|worth|appraised|up for sale|rented)|sold|closed)(?:${CLAUSE})?`,
    tellStory,
  ),
  rule(
    '(?:my|our|his|her) (?:office|job|company|employer) is (?:in|at|near) {place}(?=(?: ,)? but (?:i|we|he|she)(?: (?:can|mostly|now|only|usually))* works? (?:from home|remotely|at home))',
    () => true,
  ),
  // "Approved for 385k by our bank" is near no bank.
  rule(
    '(?<=(?:approved|preapproved|qualified|prequalified)(?: [a-z]+){0,3} (?:\\$ )?\\d+(?: (?:k|thousand|dollars))? )(?:by|through|with|at) (?:(?:my|our|the|a|local) )?[a-z]+ ?(?:bank|union|mortgage|fargo|lender|credit union)?(?= (?:[,.;!]|and|so|for)(?: |$)|$)',
    () => true,
  ),
  // "We love Oakdale but can't afford it", "first we thought of Oakdale, then Eastlake".
  rule(
    '(?:we|i) (?:love|like|adore|loved|liked|wanted|considered)(?: the)? {place}(?=(?: ,)? but (?:(?:we|i|it|its|prices|is|are|the|that|there|homes|houses|way|just) )*(?:cant|couldnt|cannot|too|out of|priced|expensive|unaffordable)(?: |$))',
    (found, draft) => addUnresolved(draft, found, 'What is told of others or of the past is no wish'),
  ),
  rule(
    '(?:at )?(?:first|originally|initially) (?:we|i) (?:thought|wanted|considered|looked at|looked|liked)(?: (?:of|about|in|at))? {place}(?:(?: ,)? (?:(?:and|then|later|in) )+{place}){0,3}(?=(?: ,| ;| [.])? (?:and |but |so )?(?:now|then we|finally)(?: |$))',
    () => true,
  ),
  // "The last three houses we saw had no garage".
  rule(
    `(?:all |most of |some of )?(?:the|every|those|that) (?:[a-z\\d]+ ){0,3}(?:${HOME.slice(3, -1)}|listings?|ones?) (?:that )?(?:we|i|weve|ive)(?: (?:have|had))? (?:saw|seen|visited|toured|looked at|viewed|liked)(?: so far)?${CLAUSE}${FURTHER}`,
    tellStory,
  ),
  // "Grew up on a farm in Oakdale, live in a condo now": who speaks is said before, or not at all.
  rule(
    `${OPENING}(?:was |were )?(?:grew up|raised|born|lived) (?:on|in|at) an?(?: (?!${ENDS}(?: |$))[a-z]+){1,2}?(?: (?:in|near|outside|by) (?:the )?{place}|(?= (?:${ENDS})(?: |$)|$))`,
    tellStory,
  ),
  rule(
    `${OPENING}(?:(?:currently|now|still|presently) (?:live|living|rent|renting|own|stuck|squeezed|crammed)(?: (?:in|into))? (?:an?|our|my|the|1)${CLAUSE}|(?:live|living|rent|renting|own|stuck|squeezed|crammed)(?: (?:in|into))? (?:an?|our|my|the|1) (?:(?!${ENDS}(?: |$))[^ ]+ ){1,6}?(?:now|right now|currently|at the moment|today|for now))(?= |$)`,
    tellStory,
  ),
  // "I wrote pool before, but forget that".
  rule(
    `(?:i|we)(?: (?:first|originally|just|already))? (?:wrote|said|typed|asked for|mentioned|entered|put)(?: (?:down|in))?(?: (?!${ENDS}(?: |$))[^ ]+){1,6}(?: ,)? but (?:please |now )?(?:forget|scratch|ignore|skip|scrap|never ?mind|disregard|drop)(?: (?:about )?(?:that|it|the [a-z]+))?`,
    () => true,
  ),
  rule(`since (?:19|20)\\d\\d(?: ,)? (?:we|i|weve|ive)(?: (?:have|had))? (?:been|lived|rented|owned|had)${CLAUSE}`, tellStory),
  rule(
    '(?:it|they|that one|this one)(?: (?:just|already|has|had|was))* sold(?= (?:[,.;!]|before|in a|so|and|already)(?: |$)|$)',
    () => true,
  ),
  rule(
    `${OPENING}(?:(?:just|recently|finally) sold(?: (?:it|ours|mine|(?:our|my|the) [a-z]+))?|sold (?:it|ours|mine|(?:our|my|the) [a-z]+)) (?:for|at) {money:a}|(?:(?:still|we|i) )*(?:owe|owed|owing) {money:c}(?: on (?:it|that|the [a-z]+|(?:our|my) [a-z]+))?|(?:our|my|the)? ?mortgage(?: (?:was|balance|payoff|is))+ (?:at |of )?{money:b}(?! {month})`,
    () => true,
  ),
  rule(
    '(?:spend|pay|add|borrow|put in|stretch)(?: (?:another|an extra|up to|about))? {money:a} (?:more|extra)(?= (?:[,.;]|so|if)(?: |$)|$)',
    () => true,
  ),
  // "Our kitchen is from 1962".
  rule('(?:our|my) [a-z]+(?: now)? (?:is|was|dates)(?: (?:now|still|back|to|from|of))* (?:18|19|20)\\d\\d', () => true),
  // "My son's school is in Oakdale".
  rule(
    `(?:(?:${OWNER}|the) )?(?:${ANYBODY}s? )?(?:school|church|doctor|dentist|daycare|college|university|gym) (?:is|are|was)(?: (?:over|out|down|all the way))? (?:in|at|near) (?:the )?{place:place}`,
    (found, draft) => {
      const place = placeOf(draft, found);
      const after = draft.line.slice(found.to, found.to + MOST_TO_NEARNESS);
      const isNear = after.some(({ word }) => /^(?:close|closer|near|nearer|nearby|within|minutes|far)$/.test(word));
      if (isNear && !after.some((token) => token.place === place)) addNear(draft, found, { place });
    },
  ),
  // "I was born in Oakdale and raised in Eastlake".
  rule(
    '(?:i|we|im|were|ive|weve)?(?: (?:was|were|both|once|first|had|have|all|am|are|used to|originally))* ?(?:born|raised|grew up|went to (?:school|college|university)|got married|honeymooned|vacationed|live|lived)(?<=(?:used to live|lived|born|raised|up|school|college|university|married|honeymooned|vacationed)) (?:in|at|near) (?:the )?{place}(?: and (?:was |were )?(?:born|raised|grew up|lived|moved|studied|worked|went to (?:school|college)) (?:in|at|near|to) (?:the )?{place})?(?!(?: [^ ]+){0,8} (?:back|home|again|return|returning)(?: |$))',
    () => true,
  ),
  // "We loved our loft downtown".
  rule(`(?:we|i)${LATELY} (?:loved|adored|liked|enjoyed|left|outgrew) (?:our|my)${CLAUSE}${FURTHER}`, tellStory),
  // "I work in Oakdale but want to live in Eastlake".
  rule(
    '(?:i|we|he|she)(?: (?:both|all))? works? (?:in|at|near) (?:the )?{place}(?=(?: ,)? but (?:(?:i|we|would|id|wed|do|dont|not) )*(?:want|rather|like|prefer|hope|plan)(?: (?:to|not))* (?:live|be|buy|stay|settle)(?: |$))',
    () => true,
  ),
  rule(
    `${OPENING}(?:${SPEAKERS}${LATELY} ${HAPPENED}|${SUBJECT}${LATELY} ${SOMEBODY_DID})${CLAUSE}${FURTHER}${GOES_ON}`,
    readStory,
  ),
  // "In our current place the laundry is shared".
  rule(
    `(?:in|at|with) (?:our|my|the) (?:current|present|old|last|former|first|previous|rented|tiny|starter) (?:${HOME}|neighbou?rhood|area|town|street|block|suburb|city)(?: (?:in|near|at|on) (?:the )?{place})?(?: ,)?${CLAUSE}${FURTHER}`,
    readStory,
  ),
  // "Our landlord is raising the rent from 2,000 to 2,400".
  rule(
    `${personOf(ANYBODY)}${LATELY} (?:is|are|keeps?|wants to|will be) (?:raising|raise|selling|sell|charging|evicting|kicking|leaving|retiring|transferring|asking|listing|getting married|turning|starting|increasing)(?=(?: [^ ]+){0,9}(?: |$))${CLAUSE}${FURTHER}`,
    () => true,
  ),
  // What somebody sends who does not listen.
  rule(
    `${personOf('(?:realtors?|agents?|brokers?|sites?|app)')} (?:keeps?|kept|only|always|wont stop)(?: (?:on|just))* (?:sending|showing|sends?|shows?|pushing|suggesting|recommending)(?: (?:me|us))?(?=(?: [a-z]+){0,4} (?:in|at|near) {place})${CLAUSE}`,
    () => true,
  ),
  ...referenceRules(),
];

/** Where a partner works, one of the two commutes to. */
const IS_PARTNER = /^(?:wife|husband|spouse|partner|girlfriend|boyfriend|fiancee?)$/;
const MOST_TO_ECHO = 14;
/** That one would like what was told of. */
const ECHO =
  /(?:^| )(?:same(?! (?:prices?|budget|beds?|bedrooms?|baths?|bathrooms?|number)(?: |$))|similar|another|(?:one|1|it|that) (?:too|again|as well|ourselves|myself)|(?:is there|find (?:me|us)|have you got|got|want|need|looking for|something|anything|one|1) (?:one|1|like it|like that|such)(?= (?:under|below|for|with|in|near|at|like|that|but|around|[,.?!]|$))|(?:like|just like) (?:it|that|those|theirs|hers|his|ours))(?: |$)/;

/** "Grew up in Oakdale and want to come home", "I was told 3 baths is a lot, so 2 is fine". */
const WISHED_AFTER =
  /(?:^| )(?:back|home|again|return|returning)(?: |$)|^(?:, )?(?:so|but|and) (?:maybe |just )?\d(?:\.5)? (?:is|are|will|would|works)(?: |$)/;

function readStory(found: Found, draft: Draft): boolean {
  const after = draft.line.slice(found.to, found.to + MOST_TO_NEARNESS).map(({ word }) => word);
  if (WISHED.test(found.words) || WISHED_AFTER.test(after.join(' ')) || !tellStory(found, draft, { keepsPlaces: true }))
    return false;
  addUnresolved(draft, found, 'What is told of others or of the past is no wish');
  return true;
}

/** What was told of is not looked for; where it is wished for after all, its place and price are not. */
function tellStory(found: Found, draft: Draft, { keepsPlaces } = { keepsPlaces: false }): boolean {
  // "We saw one with 3 bedrooms but want 4": the four stand where the three did.
  const wanted = draft.line.findIndex(
    ({ start }, index) => index >= found.from && index < found.to && start > (draft.line[index + 1]?.start ?? start),
  );
  if (wanted >= 0) {
    claim(draft, found.from, wanted);
    return false;
  }
  const after = draft.line.slice(found.to, found.to + MOST_TO_ECHO).map(({ word }) => word);
  // "Sold our place in Oakdale and want 4 beds there".
  if (!ECHO.test(after.join(' '))) {
    if (!after.includes('there')) return true;
    for (let index = found.from; index < found.to; index++)
      if (draft.line[index]?.place === undefined) claim(draft, index, index + 1);
    return false;
  }
  for (let index = found.from; index < found.to; index++) {
    const [token, next] = [draft.line[index], draft.line[index + 1]];
    if (
      (token?.place !== undefined && !keepsPlaces) ||
      /^\d{3,}$/.test(token?.word ?? '') ||
      /^(?:k|thousand|million)$/.test(next?.word ?? '') ||
      /^(?:went|sold|listed|bought|paid|for)$/.test(token?.word ?? '')
    )
      claim(draft, index, index + 1);
  }
  return false;
}

const MOST_TO_NEARNESS = 8;

/** Numbers that name something else: a telephone, an order, a flight. */
function referenceRules(): Rule[] {
  const isReference = (found: Found, draft: Draft): boolean => {
    addUnresolved(draft, found, 'This is no number of a home');
    return true;
  };
  return [
    rule('(?:\\( )?(?:\\+ ?1 )?\\d{3}(?: \\))?(?: [-.])? \\d{3} [-.] \\d{4}', isReference),
    rule(
      '(?<!mls )(?:order|ticket|case|reference|ref|confirmation|invoice|booking|claim|policy|badge|flight|channel|phone|call|text)(?: (?:number|no|nr|id|code|me at|at))?(?: (?:#|:))* \\d{2,}',
      isReference,
    ),
  ];
}
