/* Wishes about people who are not named as a group: by what they do, have, speak or seem to be. */

const PLACE_OF_PEOPLE =
  '(?:neighbou?rhoods?|areas?|streets?|parts? of town|towns?|suburbs?|blocks?|districts?|zones?|communit(?:y|ies)|enclaves?|buildings?|complex(?:es)?)';
const PEOPLE =
  '(?:people|folks|persons?|neighbou?rs?|residents|occupants|locals|tenants|renters|roommates?|housemates?|families|households|couples|crowd|types|kids|children|teens|teenagers)';
const NOBODY = '(?:nobody|no ?one|none of the (?:neighbou?rs|residents|tenants)|not anyone|hardly anyone)';
const EVERYBODY =
  '(?:every ?one|every ?body|(?:all|most) of (?:the |our )?(?:neighbou?rs|residents|people)|the (?:other )?(?:neighbou?rs|residents))';
const NO =
  '(?:no|not|without|avoid|avoiding|zero|keep out|hate|dont want|do not want|rather not have|nowhere near|(?:far|as far as possible|as far away as possible|well|miles|a long way|long way|away) (?:away )?from|(?:dont|do not|doesnt|wont|refuse to|refuses to) (?:want|like|need|accept|take|allow|have|rent to)(?: to (?:live|be) (?:near|around|by|next to|with|among))?)';
const ANY = '(?: (?:any|a|an|the|other|more|too|many|so|very|lots|of|all|those|these|kind|sort|loads))*';
/** Up to three words of any kind. */
const LITTLE = '(?: [a-z]+){0,3}?';

/** What neighbors may be wished to be without a word about who they are: where they are, how loud, and with which animals. */
const HARMLESS =
  '(?: (?:who|that|which|is|are|arent|isnt|not|be|being|too|so|very|living|lives?|with|right|looking|directly|immediately|has|have|ever|had))* (?:close|near|nearby|far|quiet|loud|noisy|above|below|behind|beneath|beside|upstairs|downstairs|overhead|around|(?:dont |do not |wont )?shar(?:e|es|ing) (?:any |an? |our |my |the )?walls?|next|on (?:top|both|either|the (?:other|same))|over (?:me|us)|across|smok\\w+|dogs?|cats?|pets?|barking|roosters?|chickens?|animals|allerg\\w+|views?|sight|pays?|leases?|lived|stay(?:s|ing)?|wants?|would|could|can|will|see|sees?|hear|stomp\\w*|walk(?:s|ing)?|park(?:s|ed|ing)?|else|there|here|within|anywhere|wall|walls|visits?|visit(?:ing)?|comes?|coming|loves?|likes?|needs?|enjoys?|cooks?|works?|entertains?|gardens?|hosts?|travels?|prefers?|built|sold|own(?:s|ed)?|designed|renovated|did)(?= |$)';
/** Whose home it is to be, not whose street: "for people who cook", "two people working at home". */
const NOT_OTHERS = '(?<!for |are |were |\\d |two |three |these |few |fits |seats |sleeps |hosting |for \\d |my |our )';

const BAD_STREET =
  'rough|trashy|dodgy|scary|shady|sketchy|seedy|ghetto|troubled|underprivileged|disadvantaged|inner city|unsavou?ry';
const BAD = `(?:weird|strange|creepy|dirty|filthy|unwashed|lazy|uneducated|ignorant|unemployed|undesirable|uncivili[sz]ed|suspicious|violent|dangerous|criminal|illegal|undocumented|foreign|entitled|uncouth|vulgar|needy|bused(?: in)?|bussed(?: in)?|at risk|unruly|feral|unstable|insane|mental|odd|unhinged|${BAD_STREET})`;
const WORTHY =
  '(?:decent|hard ?working|respectable|respectful|wholesome|upstanding|law abiding|civil|civili[sz]ed|refined|cultured|sophisticated|posh|well (?:bred|mannered|behaved|heeled|educated|spoken|dressed|groomed)|moral|moneyed|clean cut|responsible|proper|upper crust|blue blood(?:ed)?|high society|high status|high end|old money|all american|god loving|patriotic|stable|established professional|intelligent|smart|good looking|attractive|retirement age|prosperous|privileged|homogen\\w+|tight knit (?:ethnic|religious))';
const WORTHY_STREET =
  '(?:upper crust|all american|wholesome|posh|respectable|moneyed|blue blood(?:ed)?|high society|old money|prosperous|privileged|homogen\\w+|retirement age|god loving|patriotic|well (?:heeled|bred|to do|educated)|cultured|refined)';
const SETS =
  '(?:country club|ivy league|artsy|yuppie|hipster|hippie|redneck|biker|granola|business|corporate|executive|academic|party|military|blue collar|white collar|jet set)';
/** Names for people whom a wish would keep away. */
const UNWANTED =
  '(?:weirdos?|creeps|junkies|junkie|druggies|druggie|stoners|crackheads?|meth ?heads?|bums|hobos?|winos?|drunks|drunkards|alcoholics|low ?lifes?|(?<!pond |soap )scum|scumbags?|hooligans|hoodlums|delinquents|troublemakers|deadbeats|freeloaders|moochers|vagrants|panhandlers|beggars|tramps|gang ?bangers|gangsters|prostitutes|hookers|perverts|pervs|pedophiles?|sex offenders?|registered offenders?|ex (?:offenders|prisoners|inmates|felons)|parolees|inmates|psychos?|lunatics|nutcases|nut jobs|crazies|snobs|trash people|welfare queens|gypsies|hillbillies|rednecks)';

const ORIGIN_TELLS =
  '(?:asylum seekers?|illegal (?:aliens?|immigrants?)|illegals|undocumented(?: \\w+)?|green card holders?|non citizens|(?:us |american )?citizens(?= only| building| in| around| who|$)|(?:my |our )?(?:fellow )?(?:countrymen|compatriots))';
const LANGUAGES =
  '(?:english|spanish|chinese|mandarin|cantonese|hindi|arabic|russian|korean|vietnamese|french|german|polish|portuguese|punjabi|tagalog|urdu|farsi|somali|hebrew|yiddish|creole|ukrainian|japanese|italian)';
const AIDS_OF_DISABLED = '(?:service|assistance|support|emotional support|guide|therapy|seeing eye|esa)';
const CRIMES =
  '(?:shootings|(?<!target |trap |skeet |clay )shooting(?! (?:sports|range|hoops))|burglar(?:y|ies)|break ?-? ?ins?|robber(?:y|ies)|robbed|muggings?|mugged|thefts?|vandalism|vandals|stabbings?|assaults?|murders?|homicides?|gunfire|gunshots?|drive bys?|drug (?:deals?|dealing|houses?|activity|use)|prostitution|police (?:calls|activity|sirens)|carjackings?|car jackings?|porch pirates?|shady (?:stuff|activity)|getting (?:robbed|mugged|shot))(?! (?:alarms?|bars?|proof|resistant|locks?|doors?|insurance))';

/** What makes a home safe, said shortly before: then it is no wish about the street. */
export const MAKES_SAFE =
  '(?:yards?|fence|fences|fenced|gates?|gated|garden|lawn|driveway|playroom|courtyard|deck|alarms?|cameras?|system|doorman|locks?|lights?|lighting|sidewalks?|railings?|sprinklers?|shelter)(?: \\S+){0,4} ';

/** Patterns of wishes about unnamed people, by the class that they come to. */
const BY_CLASS: Record<string, string[]> = {
  steering: [
    `(?:shares?|sharing|shared|hold|holds|holding)(?: (?:all|more or less|mostly))? (?:our|my|the same|similar|a common|common|these)(?: [a-z]+){0,2} (?:values|faith|religion|beliefs?|culture|background|heritage|politics|political views|language|lifestyle|worldview|ethics|principles|traditions)`,
    `(?:people|folks|families|neighbou?rs|residents|ones|crowd) of (?:our|my|the right|a certain) (?:own )?(?:sort|kind|type|class|ilk|stripe|calib(?:er|re)|standing)|(?:our|my)(?: own)? (?:crowd|ilk|tribe)(?= |$)|(?:with|among|around|near) (?:our|my)(?: own)? (?:sort|kind|type|people)(?= |$)`,
    `(?:feel|be|felt|feeling)(?: [a-z]+){0,2} (?:comfortable|at ease|at home|out of place|accepted|welcome)(?: [a-z]+){0,3}? (?:as|being)(?= )|the only (?:white|black|asian|hispanic|brown|latino|jewish|muslim|christian|indian|gay|single|young|old|childless) (?:person|persons?|man|woman|guy|girl|family|couple|one|kid|household)`,
    `(?:tenants?|neighbou?rs?|residents|occupants|owners|people|everyone|everybody)(?: (?:all|there|else))? (?:must|should|have to|need to|has to|ought to)(?! (?:be |stay |keep |not |have )*(?:quiet|far|near|nearby|close|non ?smok\\w*|smok\\w*|allow|pay|out|gone|vacate|leave|moved|a view|away|see|dogs?|pets?))(?: [a-z]+){1,3}?(?= |$)`,
    `(?:trump|biden|maga|red|blue) (?:country|territory|count(?:y|ies)|towns?|states?)(?= |$)|odd (?:ones?|man|woman|family|couple) out|of (?:good|proper|fine|decent) (?:stock|breeding|family|standing|character)`,
    `votes? (?:red|blue|republican|democrat\\w*|conservative|liberal|left|right|labou?r|green|the same|for)(?= |$)|(?:people|neighbou?rs|folks|families|residents) (?:on|at) (?:my|our) (?:own )?(?:level|wavelength|income)`,
    `where (?:do|does|would|might) (?!i |we |my |our |you |they |it |one )(?:the |most |all |other )?[a-z]+(?: (?:and|or) [a-z]+)?(?: (?:mostly|usually|tend to))? (?:live|settle|reside|congregate|hang out|buy)(?= |$)`,
    `who (?:are|is) (?:the |my |our |all )*(?:people|neighbou?rs?|residents|tenants|owners|families|folks)|(?:types?|kinds?|sorts?) of (?:people|residents|neighbou?rs|tenants|folks|families|crowd)(?! (?:room|house|home))`,
    `${NOT_OTHERS}(?:people|persons?|folks|neighbou?rs?|residents|occupants|locals|tenants|roommates?|housemates?|families|households|crowd|types) (?:who|that|which|whose)(?!${HARMLESS})(?: [a-z]+)+?(?= |$)`,
    `${NOT_OTHERS}(?:people|folks|neighbou?rs|residents|families|types) (?:with|of|on|without|from)(?!${HARMLESS})(?: (?:a|an|the|no|any|their|good|great|high|higher|some|real|nice|decent|proper|enough|similar|same|certain|more|less))* (?:money|manners|jobs?|careers?|incomes?|means|class|degrees?|education|status|morals?|standards|values|taste|brains|credit|records?|accents?|benefits|assistance|aid|disability|ssi|welfare|food stamps|the dole|unemployment|kids|children|background|tattoos|problems|issues|addictions?|habits)`,
    `${NO}${ANY} ${BAD}(?: (?:or|and) [a-z]+)? ${PEOPLE}|${NO}${ANY} (?:${BAD_STREET}) ${PLACE_OF_PEOPLE}|${NOBODY} ${BAD}|${BAD} (?:neighbou?rs|people|folks|residents|tenants)|${UNWANTED}`,
    `(?:${WORTHY}(?: and|,)? )+${PEOPLE}|${WORTHY_STREET} ${PLACE_OF_PEOPLE}|${SETS} (?:types|crowd|people|folks|set|neighbou?rs|families|residents)`,
    `${NOBODY}(?! (?:above|below|behind|beneath|beside|upstairs|downstairs|overhead|next|near|nearby|around|close|within|else|for|in front|on (?:top|either|both|the other)|over (?:me|us|my|our)|has|have|had|ever|lived|living|lives|can|could|to|looking|look|stomping|walking|running|sharing|wants|will|peering|staring|under(?:neath)? (?:me|us)|using my|knows|parks?|wants?|likes?|needs?|told|said|cares|minds|seems|really|in (?:my|our)|of us|pays|cooks|wanted|believes))(?: [a-z0-9]+){1,4}?(?= |$)`,
    `${EVERYBODY}(?:(?: on| in| of| around)(?: the| our| this)? (?:street|block|building|area|neighbou?rhood|complex|town|community|place))? (?:(?:is|are)(?: [a-z]+)? (?:married|retired|employed|educated|young|old|american|rich|wealthy|professional|straight|normal|similar|alike|the same|from)|(?:has|have) (?:kids|children|a (?:job|degree|career)|jobs|degrees)|(?:should|must|can|will)? ?(?:votes?|prays?|speaks?|talks?|believes?|thinks?|celebrates?|worships?|dress(?:es)?|looks?)(?! (?:onto|into|over|at|out|down|about))(?: [a-z]+){1,3}?)(?= |$)`,
    `(?:look|live|think|believe|vote|act|talk|pray|worship|dress|eat|cook|speak|celebrate)s?(?: and (?:look|live|think|believe|vote|act|talk|pray|worship|dress|eat|speak)s?)*(?: (?:just|more or less|the same))* (?:like|as) (?:us|me|we|i|ourselves|my|our)(?: (?:do|family|people|kind))*`,
    `(?:i|we|us|they|family|kids|son|daughter|couple)(?: [a-z]+){0,2} (?:(?:wont|wouldnt|dont|do not|would|will|not) (?:stick|stand) out|blend in|(?:feel|be|are|look) out of place)|(?:the )?only [a-z]+(?: [a-z]+)? (?:family|couple|person|kids?|ones?) (?:on the|in the|around|like)`,
    `(?:changing (?:neighbou?rhoods?|communit(?:y|ies)|part of town)|(?:declining|deteriorating|transitional) (?:neighbou?rhoods?|areas?|streets?|blocks?|part of town))|(?:going|gone|goes|went|headed|heading) (?:down ?hill|to pot|to seed|ghetto)|(?:is|are|has|have|isnt|hasnt|not) turn(?:ing|ed) (?:bad|rough|ghetto)|(?:neighbou?rhoods?|areas?|streets?|blocks?)(?: (?:that|which))? (?:is|isnt|is not|arent|are not|are) turning(?= |$)(?! (?:into|green|left|right))`,
    `mixed (?:neighbou?rhoods?|areas?|communit(?:y|ies)|streets?|crowd|schools?|population)|(?:who|what (?:kind|sort|type) of (?:people|person|families|neighbou?rs))(?: (?:else|mostly|mainly|usually|actually))* (?:live|lives|rents?|moves?|is moving)(?= |$)`,
    `schools? (?:where|whose|with (?:more|better|other|smarter|richer|nicer|mostly|fewer))(?: (?:the|all|most|many|mostly|other|more|better))* (?:kids|students|children|families|parents|pupils|classmates)(?! (?:can|could|walk|ride|bike|take|get|will|would))(?: [a-z]+){0,4}?(?= |$)`,
  ],
  race_color: [
    '(?:become|became|becoming|turned|turning|getting|gone|going|hasnt gone)(?: (?:too|so|more|very|all|mostly|any))* (?:black|white|brown|hispanic|asian|darker|ethnic)(?= (?:over|there|here|lately|now|yet)| ?$| [.,?!]| \\d)',
    `(?:(?:not|isnt|arent|less|too|so|very|more|little|overly|that|ethnically|racially|culturally|really|fairly|quite|super) )+diverse|diversity|diverse (?!floor|layouts|styles|options|selection|amenities|uses|inventory|portfolio|mix|range|shops|shopping|dining|restaurants|food|architecture|plants|landscap\\w+|housing|garden|wildlife|trees|views|menu|terrain)(?:[a-z]+)`,
    `(?:what )?(?:percent(?:age)?|proportion|ratio|breakdown|make ?-? ?up|composition)(?: (?:of|is|are|in|the|people|population|residents|area|neighbou?rhood|students|kids|@\\d+))* (?:black|white|hispanic|latino|asian|minorit(?:y|ies)|foreign|immigrants?|muslim|jewish|christian|indian|chinese|mexican|african american|non white|renters|gay)s?(?! (?:house|home|tile|trim|brick|cabinets|walls|paint)s?)`,
  ],
  national_origin: [
    ORIGIN_TELLS,
    `(?:too|so|very|overly|less|more) international(?= |$)|h ?1 ?b(?: (?:people|visas?|workers|families|holders|types))+|green cards?(?= types|$)|${NO}${ANY} (?:green card|work visa|(?:curry|ethnic|foreign|strange|spicy|fish)(?: (?:cooking|food))? (?:smells?|odou?rs?|aromas?)|(?:smells?|odou?rs?) of (?:curry|ethnic|foreign)|foreign flags?)`,
    `(?:thick|heavy|foreign|funny|strong|weird) accents?(?! walls?)|${NO}${ANY} saris|(?:hijabs?|burqas?|burkas?|turbans?|head ?scarves|headscarfs?)`,
    `${LANGUAGES} (?:is|as|being|was)(?: (?:the|a|their|everyones|our))* (?:main|first|primary|native|only|spoken|common|mother|dominant)(?: (?:and only|language|tongue))*|(?:people|everyone|everybody|neighbou?rs|folks|residents|kids|they)${LITTLE} (?:speak|speaks|speaking|understand|understands) (?:[a-z]+ )?(?:${LANGUAGES}|our language|the same language|my language|the language)|${NO}${ANY} ${LANGUAGES} speakers|(?:same|my|our) (?:mother tongue|native language|language)`,
    `(?:${NO}|low|lower|few|fewer|less|little|high|higher|lots of|many)${ANY} (?:esl|ell|english learners?|language learners?)(?: (?:kids|students|population|rates?|percentage|school|program))*|(?:low|no|few|high) esl`,
  ],
  disability: [
    `(?:${NO}|${NOBODY}|${PEOPLE} with)(?: [a-z]+){0,3}? (?:mental(?:ly)? (?:health (?:issues?|problems?|conditions?|patients?)|ill\\w*|problems?|issues|disab\\w+|unstable|unwell|retard\\w+|challenged)|down syndrome|learning disab\\w+)`,
    `(?:${NO}|ban(?:s|ned)?|prohibits?|forbids?)${ANY} ${AIDS_OF_DISABLED} (?:animals?|dogs?|pets?|cats?)(?: (?:allowed|in the building|either|please))*|${AIDS_OF_DISABLED} (?:animals?|dogs?) (?:not (?:allowed|welcome|permitted|accepted)|banned|prohibited|free)`,
    `(?:${NO}${ANY}|${NOBODY}${LITTLE}|low|few|fewer) (?:wheelchairs|(?<=${NOBODY} .*)(?:wheelchair|walker|cane|crutches)|oxygen tanks?|special ed(?:ucation)?|sped|special needs|autistic|disabled|handicapped|down syndrome|dementia|alzheimers|hiv|aids patients|mental illness|mental problems)(?= |$)(?! (?:accessible|access|ramps?|friendly|parking|lifts?|needed|required|user here))`,
  ],
  source_of_income: [
    `${NO}${ANY} (?:affordable|low income|subsidi[sz]ed|public|government|rent controlled|social|council|assisted) (?:housing|homes|apartments|units)(?: (?:developments?|projects?|complex(?:es)?|nearby|around))*|(?:housing|(?:${NO}|in|near|by|around|from|outside) the|${NO}(?= projects (?:nearby|around|close|in|on|near))) projects(?= |$)`,
    `(?:${NO}|${NOBODY}|only)(?: [a-z]+){0,2} on (?:government |public |state |any )?(?:disability|ssi|benefits|aid|assistance|food stamps|welfare|unemployment|the dole)|(?:low|few|fewer|no|high|without)(?: [a-z]+){0,3} (?:free (?:and reduced )?lunch|reduced lunch|title (?:1|one|i))(?: (?:kids|students|school))*`,
    `(?:people|neighbou?rs|residents|folks|everyone|tenants)(?: [a-z]+){0,2} (?:have|has|with|hold|earn|earns|make|makes)(?: [a-z]+){0,2} (?:jobs?|careers?|degrees?|money|salar(?:y|ies)|six figures)|(?:where|how) (?:the )?(?:rich|wealthy|affluent|poor|elite|successful)(?: [a-z]+)? (?:live|lives|people)`,
  ],
  religion: [
    `(?:what|which) (?:religions?|faiths?|beliefs|church)(?= (?:are|is|do|does|of|most|people)(?: |$))`,
    `(?:${PEOPLE}|everyone|everybody|they)(?: (?!(?:we|i|my|our) )[a-z]+){0,5}? (?:go|goes|going|belong|belongs|attends?|attending) (?:to )?(?:(?:the|our|my|a|same) )*(?:church|mosque|temple|synagogue|shul|parish|mass)`,
    `minarets?|(?:${PEOPLE}|they|everyone)(?: [a-z]+){0,2} (?:keeps?|observes?|celebrates?|honou?rs?|practi[cs]es?|follows?) (?:shabbat|shabbos|(?:the )?sabbath|ramadan|lent|eid|diwali|passover|kosher|halal|islam|judaism|christianity|hinduism|(?:the |our |my )(?:faith|religion|bible|torah|quran))`,
    `(?:god|bible|scripture|torah|sabbath) (?:fearing|loving|believing|thumping|thumpers|honou?ring)|bible belt`,
    `(?:church|parish|temple|mosque|synagogue|shul|bible|prayer)(?: going)? (?:families|folks|people|members|friends|ladies|neighbou?rs|goers)|(?:shabbat|sabbath|torah|kosher) (?:observant|keeping) (?:people|neighbou?rs|famil(?:y|ies)|communit(?:y|ies)|area|neighbou?rhood|block|residents|folks)`,
  ],
  sex: [
    '(?:womens?|ladies|girls|mens|men|guys|females?|males?)(?: only)? (?:apartments?|residences?|dorm(?:itory|s)?|hostels?)(?: (?:building|complex|community))?(?= |$)',
  ],
  sex_orientation_gender: [
    '(?:rainbow|pride|trans) flags?|drag (?:queens?|kings?)|same sex (?:couples?|famil(?:y|ies)|households|parents|marriages?)(?! (?:here|looking|seeking|moving))',
  ],
  familial_status: [
    'grown ?ups? only|(?:near|around|with|by|among|meet|meeting) other (?:parents|moms|dads|mums|mothers|fathers)',
    `(?:good|great|nice|best|perfect|ideal|wonderful|right|somewhere|place|${PLACE_OF_PEOPLE})(?: [a-z]+){0,3}? (?:to|for|in which to) (?:be )?(?:bring(?:ing)? up|rear(?:ing)?)(?: [a-z]+){0,2} (?:famil(?:y|ies)|kids|children|child|baby)|(?:place|${PLACE_OF_PEOPLE}|somewhere|where)(?: [a-z]+){0,4} (?:kids|children) (?:to |can |could |will )?grow up`,
    `(?:${NO})${ANY} (?:${BAD}|screaming|crying|rowdy|bratty|annoying|little|small|teenage|school age|schoolage) (?:kids|children|babies|teens|teenagers|brats)|(?:brats|rugrats|ankle biters)(?= |$)`,
    `(?<!${MAKES_SAFE})(?:kids|children|child|son|daughter|little ones|toddlers?)(?: [a-z]+){0,4} (?:(?:play|walk|bike|ride|roam|run|go)(?: [a-z]+){0,3}) (?:safely|in safety|safe)`,
  ],
  age: [
    `(?:${NOBODY}|(?<!\\d |for )${PEOPLE}|everyone|everybody|residents)(?: [a-z]+){0,2} (?:over|under|above|below|max|min|maximum|minimum|at most|at least|older than|younger than|in (?:their|the)|around|between) (?:age )?(?:\\d\\d|twenties|thirties|forties|fifties|sixties|seventies)(?! (?:feet|sqft|square|minutes|miles|k|units|days|percent))(?: s)?|(?:twenty|thirty|forty|fifty|sixty) ?somethings?`,
    `(?:hip|cool|vibrant|lively|youthful|young|younger|aging|ageing|older|geriatric)(?:,? (?:and )?(?:hip|cool|vibrant|lively|youthful|young))* (?:crowd|people|residents|neighbou?rs|population|demographic)|(?:youthful|young|geriatric) (?:${PLACE_OF_PEOPLE})|cool people`,
  ],
  steering_safety: [
    `(?:crack|drug|meth) (?:dens?|houses?|labs?)|police presence|(?<!${MAKES_SAFE})(?:wife|daughters?|husband|mother|mom|girlfriend|kids|family|i|we|women|woman|she|ladies)(?: [a-z]+){0,2} (?:feels?|is|are|be|feeling) (?:safe|secure|safer)(?! (?:from|during|in an?|when|behind|storing|to store)(?: |$))`,
    `(?:${NO}|low|lower|little|less|few|fewer|high|recent|many|without|zero|worried about|afraid of|fear of)?${ANY} ?${CRIMES}(?: (?:rates?|areas?|neighbou?rhoods?|nearby|around|problems?))*`,
    `(?:arrest(?:s|ed)?|criminal record|police record|rap sheets?|been in (?:jail|prison)|on (?:parole|probation)|convicted)`,
    `(?:walk|jog|run|stroll|be|go|come|get|walking|jogging|running|going|coming|live|sleep)(?: [a-z]+){0,4} (?:alone (?:at night|after dark|in the dark|in the evening|without)|without (?:being |feeling |getting |any )?(?:scared|afraid|nervous|worry|worrying|worried|fear|fearing|harassed|bothered|hassled|mugged|robbed)(?! (?:about|of|by|over|with|for)(?! (?:crime|safety|theft|being|getting|strangers))))|(?:walk|jog|run|stroll|walking|jogging|running|out)(?: [a-z]+){0,2} after dark`,
    `(?:dont|do not|never|without|not|no need|doesnt)(?: [a-z]+){0,4} lock(?:ing)?(?: [a-z]+){0,2} doors?|leave(?: [a-z]+){0,3} unlocked|unlocked doors?|doors? unlocked`,
  ],
};

/** Patterns of wishes about people by what they are like, of one protected class. */
export function patternsOfPeople(classOf: string): string[] {
  return BY_CLASS[classOf] ?? [];
}
