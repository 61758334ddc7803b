import { type Item, remembering, sentenceAround } from '../text/item.ts';

const NOT =
  '(?:no|not|never|nothing|nobody|no one|none|neither|dont|doesnt|do not|does not|isnt|arent|wont|cannot|cant|has never|have never)';

/** "I cannot say where people of any religion live." */
export const DECLINES_TO_DESCRIBE =
  /\b(?:i|we|id|wed)(?: would)? rather not (?:say|guess|speculate|describe|comment|judge|answer|characterize)\b|\b(?:im|i|we|were|agents?|brokers?|realtors?) (?:not able to|not allowed to|may not|cannot|cant|are not able to|am not able to|are not allowed to|will not|wont|dont|do not|couldnt|could not|didnt) (?:say|speak|tell|describe|comment|discuss|answer|advise|steer|characterize|rate|recommend|suggest|speculate|judge|choose|share|disclose|give out|reveal|track)\b|\b(?:could|can)(?: not|nt) (?:tell|say|describe)\b|\b(?:dont|do not) know (?:who|what|the|any|how)(?: \w+){0,2} (?:neighbou?rs?|residents|others|owners|people|habits|lives|live|faiths?|religions?)\b/;

/** Sentences in which somebody says that nobody is kept out. */
const DENIALS: readonly RegExp[] = [
  // "No applicant is turned away for paying with a voucher", "we do not reject applicants for using Section 8".
  new RegExp(
    String.raw`\b${NOT} (?:\w+ ){0,4}(?:turned away|turn away|turned down|refused?|rejects?|rejected|den(?:y|ied)|excluded?|discriminates?|steered?|penali[sz]ed?|charged (?:more|extra)|screened out)\b`,
  ),
  // "We never turn anyone away for having kids."
  new RegExp(String.raw`\b${NOT} (?:\w+ ){0,3}turn(?:s|ed|ing)? (?:\w+ ){1,3}(?:away|down)\b`),
  // "Phrases like 'no children' are illegal in ads."
  /\b(?:phrases?|words?|wording|language|terms?|statements?|ads?|signs?)\b.*\b(?:illegal|unlawful|not allowed|not permitted|violat\w+|against the law)\b/,
  // "The owner does not limit the number of children", "applicants are not required to be citizens", "you don't have to be married".
  /\b(?:dont|doesnt|do not|does not|not|never) (?:limit|restrict|cap|ask (?:about|whether|if)) (?:\w+ ){0,3}(?:number|children|kids|family|families|who|age|marital|status|anyone)\b/,
  // "We can't limit the building to older residents", "the rules don't let us reserve a floor for adults"
  /\b(?:cant|cannot|can not|couldnt|could not|may not|not allowed to|dont (?:let|allow) (?:us|me|anyone|owners|landlords) (?:to )?|doesnt (?:let|allow) (?:us|me|anyone|owners|landlords) (?:to )?|no right to|wont) ?(?:legally |lawfully |ever )?(?:limit|restrict|reserve|confine|close|market|advertise)(?: \w+){1,4} (?:to|for)\b/,
  // "You can be married, single or divorced."
  /\b(?:can|may) be (?:\w+ )?(?:married|single|divorced|widowed|young|old|straight|gay)(?: \w+){1,2} (?:or) \w+/,
  // "The park isn't only for seniors."
  /\b(?:not|isnt|arent) (?:just |only |exclusively |merely )for (?!any|every)/,
  // "An agent can't pick a buyer by faith or origin."
  /\b(?:cant|cannot|may not|must not|never) (?:pick|choose|select|sort|rank|screen|judge|filter)(?: \w+){0,3} (?:by|on|for|because of) (?:\w+ )?(?:race|color|faith|religion|origin|sex|gender|age|family|familial|disability|income|status|kids|children|who)\b/,
  // "If stairs are hard for your dad, Unit 1 has none."
  /^if (?:the |you find )?(?:stairs|steps|climbing)\b.*\b(?:has none|have none|there are none|no (?:steps?|stairs)|elevator|lift|ground floor|first floor|main floor|ramp)\b/,
  // "Neither sex nor gender identity is considered when we choose tenants."
  /\b(?:neither|never|not|nor|no)\b.*\b(?:considered when|considered in|a factor|weighed)\b/,
  // "Nobody will ask where you were born."
  /\b(?:nobody|no one|noone) (?:will|may|can) ask\b/,
  // "Immigration status is not asked on our form", "we do not ask about marital status".
  /\b(?:not|never) (?:be |being )?asked\b(?! to| for)|\b(?:dont|doesnt|do not|does not|never) ask (?:\w+ )?(?:about|whether|if|who)\b/,
  // "We do not ask for citizenship or visa papers."
  /\b(?:dont|doesnt|do not|does not|never|not) (?:ask for|require|request|check) (?:proof of )?(?:citizenship|visas?|immigration|green cards?|passports?|birth certificates?|marriage certificates?)\b/,
  /\b(?:not|never) required to (?:be|have|show|prove)\b|(?<!if )\b(?:you|applicants|buyers) (?:dont|do not|never) (?:need|have to)\b(?! (?:to )?(?:apply|call|bother|inquire|come|write|ask|visit|look|lock|worry))|\b(?:needs?|requires?|takes?) no (?:permission|permit|approval|proof|deposit|papers?|fee|special|licen[sc]e)\b|\bplays? no (?:part|role)\b/,
  /\b(?:questions?|forms?|survey|answers?)\b.*\b(?:voluntary|optional)\b/,
  // "The wish to rent to a Christian is one I had to decline."
  /\b(?:wish|wishes|requests?|instructions?|demands?|preferences?)\b.*\b(?:declined?|refused?|rejected|turn(?:ed)? down|not (?:follow|honor|accept|pass on|take))\b/,
  // "A disability is never a reason to deny a lease."
  /\b(?:is|are|was) (?:never|not) (?:a |the )?(?:reason|ground|grounds|cause|factor)\b/,
  // "There's no rule against children upstairs."
  /\bno (?:rule|rules|policy|restriction|restrictions|limit|limits|ban|bar) (?:against|on|about|as to|for)\b/,
  // "The HOA repealed its 'seniors only' rule", "the old 'no kids' sign has been removed".
  /\b(?:repealed|rescinded|abolished|did away with|dropped|struck|removed|took down|taken down|ended|retired)\b(?=.*\b(?:rule|sign|policy|covenant|restriction|clause|line|listing)\b)|\b(?:rule|sign|policy|covenant|restriction|clause)\b.*\b(?:repealed|rescinded|abolished|dropped|struck|removed|taken down|ended|retired|void|unenforceable)\b/,
  // "All are screened the same way."
  /\b(?:screened|treated|considered|reviewed|judged|handled) (?:\w+ )?(?:the same|equally|alike|identically)\b/,
  // "Whoever makes up your household may apply."
  /\b(?:all|both|anybody|whoever|everyone|everybody|anyone|every household|all households|all families|families|households of any \w+|households of all \w+) (?:\w+ ){0,5}(?:may|can|is free to|are free to|is invited to|are invited to) (?:apply|rent|buy|live here)\b(?! only)/,
  DECLINES_TO_DESCRIBE,
  // "We don't answer who lives there."
  /\b(?:dont|do not|never) (?:answer|say|tell|describe|discuss|rate|comment on) (?:\w+ ){0,3}(?:who|whether|what|where|how|neighborhoods?|areas?|demographics|people|crime|safety|questions)\b/,
  // "I have no information on who lives there."
  /\b(?:dont have|do not have|have no|keep no) (?:any )?(?:information|data|facts|figures|statistics|records)\b/,
  // "Applicants may be of any age", "guests of any gender may stay", "households of every size live here".
  /^(?!.*\b(?:no|not|never|nobody|none|dont|wont|cannot|without)\b)(?=.*\b(?:may|can|welcome|apply|considered|counts?|live|lives|stay|rent|rented|invited|accepted?|feel|feels|belong|share|proud|enjoy|use)\b).*\b(?:of|from|with) (?:any|every|all) (?:lawful )?(?:ages?|genders?|sex|religions?|faiths?|races?|colors?|origins?|nationalit(?:y|ies)|backgrounds?|sizes?|orientations?|abilit(?:y|ies)|kinds?|incomes?|countr(?:y|ies)|marital status|family size)\b/,
  // "People with and without kids live here." "Open to all, children and adults"
  /\bwith (?:and|or) without\b|\bopen (?:to|for) (?:all|everyone|everybody|anyone)\b/,
  // "Immigrants have the same right to rent as anybody."
  /\b(?:same|equal) (?:rights?|terms|rules|access|chance|treatment|price|rent|deposits?|offer|homes|units)\b|\b(?:as|like) (?:anybody|anyone|everyone|everybody|any other|every other|all others?)(?: else)?\b/,
  // "A disability does not disqualify anyone", "children don't enter into it", "none of it will affect our answer".
  new RegExp(
    String.raw`\b${NOT} (?:\w+ ){0,3}(?:disqualif\w+|affects?|influences?|enters? into|hinders?|stands? in the way|gets? in the way|changes? (?:our|the|your) (?:answer|decision|terms|price)|keeps? (?:\w+ ){1,4}(?:from|out|away))\b`,
  ),
  // "Any household may rent any home we have."
  /\b(?:may|can|free to|right to) (?:rent|buy|lease|choose|have|use|live (?:in|on)|apply for) any (?:\w+ )?(?:homes?|units?|floors?|buildings?|apartments?|rooms?)\b/,
  // "Immigration papers are not part of our application", "we keep no list of who is married".
  /\b(?:not|never) (?:a )?part of (?:our|the|any|this) (?:\w+ )?(?:applications?|process|forms?|decisions?|screening|criteria|lease)\b|\b(?:dont|do not|never) (?:keep|track|record|store|collect|note|save) (?:\w+ ){0,2}(?:lists?|records?|notes?|track|data|information|files?|who|which|whether)\b|\bkeep no (?:lists?|records?|track|files?|notes?)\b/,
  /^(?!if\b).*\b(?:is|are|be) no (?:barrier|obstacle|hurdle|hindrance|bar|problem|issue|factor)\b/,
  /\b(?:nobody|no one|none) is (?:ever )?too \w+|\b(?:not|doesnt|dont|never) know who (?:you|they|he|she|the buyers?|buyers?) (?:are|is)\b|\b(?:wont|doesnt|dont|does not|do not|will not) (?:need|have) (?:to (?:climb|use)|the stairs|stairs|the steps|steps)\b/,
  // "The rent does not change if you have a baby." "Veterans, students and everyone else"
  /\b(?:rent|deposits?|price|fees?|terms|lease|answer)\b (?:\w+ )?(?:not|never|doesnt|dont|wont) (?:\w+ )?(?:change|go up|rise|increase|depend)\b|\b(?:rent|deposits?|price|fees?|terms) (?:stays?|remains?|is|are) the same\b|\band (?:everyone|everybody|anyone|anybody) else\b/,
  /\b(?:dont|do not|doesnt|never) (?:care|judge|worry about) (?:who|what|how|where|whether|if|about)\b/,
  /\bat no (?:extra |additional )?(?:cost|charge|fee)\b/,
  // "Such questions have no place on our form."
  /\b(?:has|have|had) no (?:place|role|part|bearing) (?:on|in) (?:\w+ ){0,3}(?:forms?|applications?|process|decisions?|screening|leases?|business|listings?|ads?)\b|\bnone of our business\b|\b(?:does|do) not belong (?:on|in) (?:\w+ )?(?:form|application|lease|listing|ad)\b/,
  /\b(?:no one|nobody|no applicant|no tenant|never|not) (?:is|are|will be|be|was)? ?(?:ever )?asked to (?:prove|show|disclose|explain|document|answer|say|tell|reveal|produce|provide|describe)\b/,
  /\b(?:nobody|no one|no applicant|no tenant|no buyer|none) (?:is|are|gets|was|will be) (?:ever )?(?:asked|questioned|quizzed)\b(?! to)/,
  // "Our screening ignores age and sex", "no preference is given to any race or faith".
  /\b(?:screening|criteria|decisions?|process|software|forms?|board|committee|we) (?:\w+ ){0,2}(?:ignores?|disregards?|is blind to|are blind to|leaves? out|takes? no account of)\b|\bno preference (?:is |will be |of any kind )?(?:given|shown|to|for|as|based|expressed|made)\b|\b(?:not|dont|doesnt|never|nor)(?: \w+){0,4} (?:prefer|favor|rank|put) (?:one|any|some) (?:\w+ )?\w+ (?:over|above|before|ahead of|to)\b/,
  // "Children under 14 must be accompanied, as state law requires."
  /\b(?:accompanied|supervised|older with them|adult with them|with an? (?:adult|grown up|parent|guardian))\b.*\b(?:law|codes?|ordinance|statute)\b|\b(?:cannot|cant|dont) swim\b/,
  // "It makes no difference to us whether rent comes from a job, a pension or a voucher."
  /\b(?:makes? no difference|does not matter|doesnt matter|has nothing to do with|have nothing to do with)\b|\bno such thing as\b|\bfirpta\b/,
  // "Infants under one year do not count." "A parent must sign for anyone under 18."
  /\b(?:limits?|occupancy|maximum)\b.*\b(?:dont|do not|doesnt|not) count(?:ed)?\b(?! as)|\b(?:parents?|guardians?) (?:must |should |can |may |will |has to )?(?:co)?(?:signs?|consents?)\b/,
  // "We rent to everyone, same-sex couples included."
  /(?<!\b(?:not|never|dont|wont|cant|doesnt) )\b(?:rents?|sells?|leases?|shows?|open) (?:\w+ )?to (?:everyone|everybody|anyone|anybody)\b(?! (?:who|except|but|with|without|over|under|of))/,
  // "Married couples, singles and roommates may all apply."
  /^(?!only\b|if\b|no\b)(?:\w+ ){1,9}(?:may|can) (?:all |also )?apply\b(?! (?:only|if|when|after|for (?:the|our) (?:\w+ )?(?:units?|rooms?|floors?|wing|buildings?|apartments?|flats?)))/,
  // "Non-citizens can buy a home here."
  /^(?!only\b|if\b|no\b)(?:\w+ ){1,6}(?:may|can) (?:all |also )?(?:buy|own|purchase)(?: an? (?:home|house|property|condo))?(?: here| too| in the us| in this state)?$/,
  // "No children were home at the time of the photos."
  /\bno (?:kids|children|people|tenants) (?:were|was) (?:home|present|harmed|hurt|there|in the (?:photos?|pictures?|house|home))\b/,
  // "Ask the sheriff about registered offenders."
  /\b(?:ask|contact|call|check with|consult) (?:the )?(?:local )?(?:police|sheriff|law enforcement)\b/,
  // "No showings on the Sabbath": the seller's days are nobody else's.
  /\b(?:showings?|closed|appointments?|tours?|visits)\b(?: \w+){0,4} (?:during|on|before|after|until|by|over|from)\b.*\b(?:ramadan|sabbath|shabbat|shabbos|easter|passover|yom kippur|diwali|eid|lent|holy week|christmas|sundays?|saturdays?|fridays?)\b/,
  /\bunlike \w+ (?:listings?|landlords?|owners?|places?)\b.*\b(?:ours|we)\b/,
];
/** Clauses that do. Commas count here: "no kids, the pool is closed at nine" denies nothing. */
const CLAUSES: readonly RegExp[] = [
  // "The aide's income is not counted."
  /\b(?:aides?|caregivers?|nurses?|interpreters?|(?:service|assistance|support) animals?)\b(?: \w+){0,3} (?:not|never|isnt|arent) counted\b/,
  // "Do you have any pets that are not assistance animals?"
  /\b(?:pets?|animals?|dogs?|cats?) (?:(?:that|which) (?:are|is) not|other than|besides|apart from) (?:\w+ ){0,2}(?:assistance|service|support|guide)\b/,
  // "It isn't senior housing."
  /\b(?:not|isnt|arent|never|no longer) (?:an? )?(?:\w+ )?(?:senior (?:housing|living|community|building|complex)|retirement (?:home|community)|55|age restricted|adult (?:building|community|housing))\b/,
  // "Neither the pool nor the gym is closed to children", "no floor is off limits to kids".
  new RegExp(
    String.raw`\b${NOT} (?:\w+ ){0,6}(?:(?:is|are|was|were|be|been) (?:closed|off limits|barred|restricted|reserved|limited|evicted|held against)|(?:counts?|counted|used|weighs?|held) against|count(?:s|ed)? as (?:an? )?(?:extra|additional|pets?|occupants?|residents?|guests?|tenants?)|matters?|plays? (?:a|any|no) (?:role|part))\b`,
  ),
  // "There is no minimum age", "no fee for kids", "without any pet rent for service dogs".
  /\b(?:no|without|never a|never any|not any|zero) (?:\w+ ){0,2}(?:minimum|maximum|limit|limits|restrictions?|preference|quota|cap|caps|fees?|charges?|(?:extra|additional|added) charges?|surcharges?|extra rent|additional rent|pet rent|(?:extra|additional|higher|pet|double) deposits?|deposits? (?:for|on) (?:service|support|assistance|guide))\b/,
  // "Extra rent is never charged for kids."
  new RegExp(
    String.raw`\b${NOT} (?:\w+ ){0,3}(?:(?:charg\w+|pay|pays|cost|costs|collect\w*|owe|owes|charge) (?:\w+ ){0,3}(?:more|extra|additional|fees?|deposits?|higher)|charg\w+ (?:\w+ )?for)\b`,
  ),
  /(?<!\b(?:must|should|to|will|and|please) )\bwaiv\w+\b|\b(?:free of|exempt from|not subject to) (?:any |the |all |extra |additional )?(?:pet )?(?:charges?|fees?|rent|deposits?|rules?|limits?|rent)\b/,
  // "This is not an adults-only building."
  /\b(?:not|never|isnt|arent|wasnt|no longer) (?:a |an |been |just |only )*(?:for )?(?:\w+ ){1,3}(?:only )(?:buildings?|communit(?:y|ies)|propert(?:y|ies)|complex|houses?|places?|homes?|listings?|apartments?|rules?|polic(?:y|ies)|units?|floors?)\b/,
  /\b(?:has nothing to do with|have nothing to do with|no matter|does not matter|doesnt matter|makes? no difference|whatever)\b/,
  // "We will never ask for a diagnosis", "we don't need to know what the disability is".
  new RegExp(
    String.raw`(?:^no |(?<=\w )(?<!\b(?:need|please|should|must|but|and) )\b${NOT} )(?:(?:will|would|be|ever|need|needs|want|wants|have|has|going|allowed|to) ){0,3}(?:ask\w*|require\w*|request\w*|(?<=(?:need|needs|want|have|has) to )(?:know|see)|inquire\w*)(?: (?:you|anyone|anybody|applicants?|tenants?|buyers?|people|a tenant|an applicant))?(?: (?:for|to (?:see|know|disclose|tell|prove|show|explain)|about|what|which|whether|if|where|how|who|proof of)\b| (?:(?:a|any|your|the|their|immigration|medical|visa|citizenship) )?(?:\w+ )?(?:diagnosis|papers?|records?|certificates?|passports?|visas?|disabilit\w+|citizenship|status|religion|doctors?)\b)`,
  ),
  // "No need to share your immigration status."
  /\b(?:no need to|(?:dont|do not|need not|never) (?:have to |need to )?) ?(?:share|tell|disclose|prove|show|mention|explain|give|provide|reveal|report) (?:us |me |the \w+ )?(?:about |of )?(?:your|any|a|their|his|her|what|whether|why)\b/,
  // "We don't need details of any diagnosis."
  /\b(?:dont|doesnt|do not|does not|never|wont) (?:need|want|collect|keep|require) (?:any |the |your |more ){0,2}(?:details?|information|descriptions?|explanations?|particulars)\b/,
  // "We don't read letters about your family."
  /\b(?:not|dont|doesnt|never|wont|cannot|cant) (?:read|accept|take|open|forward|consider|look at|pass on) (?:\w+ ){0,2}(?:letters?|photos?|videos?|notes?)\b|\bletters?\b.*\b(?:unread|returned|not (?:be )?(?:read|accepted|forwarded|considered|opened))\b/,
  // "Please don't send a letter about your family", "keep photos of yourself out of the offer".
  /\b(?:(?:not|dont|doesnt|never|nobody should) (?:\w+ )?(?:send|write|include|attach|enclose|submit)|leave out|omit|skip) (?:\w+ ){0,5}?(?:letters?|photos?|videos?|pictures?|selfies)\b|\b(?:keep|leave) (?:\w+ ){0,2}(?:letters?|photos?|videos?|pictures?)\b.* out of\b/,
  // "The no-pet rule does not reach assistance animals."
  /\b(?:rules?|polic(?:y|ies)|limits?|restrictions?|bans?|caps?|fees?)\b(?: \w+){0,3} (?:not|never|dont|doesnt|wont|cannot)(?: \w+)? (?:reach|cover|include|extend|touch|apply|affect|bind|count)\b/,
  // "You asked if it's a good area. The police have maps."
  /^you (?:asked|wondered|want to know|wanted to know) (?:\w+ )?(?:whether|if|about|how) (?:\w+ ){2,8}\w+$/,
  // "Whether you use a cane or a stroller", "for singles, families and everyone else".
  /^(?:whether)\b.*\bor\b/,
  // "Occupancy is two people per bedroom under the city code."
  /\bper (?:bed)?room\b.*\b(?:codes?|law|ordinance|rules?|occupancy|limits?)\b|\b(?:codes?|law|ordinance|occupancy)\b.*\bper (?:bed)?room\b/,
];

/** Words by which such a sentence takes back what it says, or says it of some alone. */
const TAKES_BACK =
  /\b(?:but(?! (?:here is|here are|there(?: is| s)? (?:an?|the) (?!lot|few|number|couple|mix|family|church|good|nice)\w+|i can|we can|you can|tell me|let me|please|send me|ask me|happy to|glad to|your agent|(?:every|any|each|all) (?:\w+ )?(?:homes?|units?|applicants?|applications?|of)|the (?:city|county|state|district|house|home|map)))|however|except(?! (?:for )?(?:the |what the )?(?:\w+ )?(?:codes?|law|ordinance)\b)|unless|though|although|(?<!\b(?:no|not|dont|doesnt|nor) )prefer\w*|provided|(?:as|so) long as(?! (?:\w+ ){0,4}(?:criteria|applications?|applicants?|incomes?|requirements|qualif\w+|credit|screening|lease)\b)|only if|just not|only)\b/;
const ONLY_SOME =
  /\b(?:seniors|adults) only\b|(?<=\b(?:not|isnt|arent) )(?:only|just) (?=for\b)|\bonly (?=(?:buildings?|communit(?:y|ies)|propert(?:y|ies)|complex|houses?|places?|homes?|listings?|apartments?|rules?|polic(?:y|ies)|units?|floors?|signs?)\b)/g;
const COURTESY = /^(?:thanks|thank you|sorry|yes|hi|hello)(?: \w+){0,3} but\b/;
const MOST_ITEMS = 40;

const PAYS_ALIKE =
  /^(?!.*\b(?:not|never|no|dont|doesnt|without)\b).*\b(?:pays?|owes?|charged|billed|subject to)\b.*\b(?:same|(?:as|like) (?:any|every)\w*)\b/;

const wordsOf = (items: readonly Item[]) => items.map(({ words }) => words).join(' ');

/** The words between the commas around a place; in a list, "age, sex, faith", those before it too. */
function clauseOf(items: readonly Item[], at: number): string {
  let [start, end] = [at, at + 1];
  while (start > 0 && at - start < MOST_ITEMS && !isEdge(items, start - 1)) start -= 1;
  while (end < items.length && end - at < MOST_ITEMS && !isEdge(items, end)) end += 1;
  return wordsOf(items.slice(start, end).filter(({ letter }) => letter !== ','));
}
/** A comma that no list goes on after. */
function isEdge(items: readonly Item[], at: number): boolean {
  if (items[at]?.letter === '.') return true;
  if (items[at]?.letter !== ',') return false;
  const next = items[at + 1]?.letter === 'c' ? items[at + 2] : items[at + 1];
  const isListed = (one: Item | undefined) => one?.category !== null && one !== undefined;
  return !(isListed(items[at - 1]) && isListed(next) && next?.letter !== 'n');
}

const deniesAsSentence = remembering((said) => DENIALS.some((denial) => denial.test(said)));
const deniesAsClause = remembering((said) => CLAUSES.some((denial) => denial.test(said)));

/** Whether the sentence of a place denies that anybody is kept out: what it names there is no limit. */
export function isDenied(items: readonly Item[], from: number): boolean {
  const sentence = sentenceAround(items, from, MOST_ITEMS).filter(({ letter }) => letter !== ',');
  const said = wordsOf(sentence);
  if (
    TAKES_BACK.test(
      wordsOf(sentence.filter(({ isQuoted }) => isQuoted !== true))
        .replaceAll(ONLY_SOME, '')
        .replace(COURTESY, ''),
    )
  )
    return false;
  // An animal that assists is no pet: "service dogs pay the same pet rent as everyone else".
  if (sentence.some(({ letter }) => letter === 'y') && PAYS_ALIKE.test(said)) return false;
  return deniesAsSentence(said) || deniesAsClause(clauseOf(items, from));
}
