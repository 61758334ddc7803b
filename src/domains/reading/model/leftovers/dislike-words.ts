const toSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that nobody says of what they wish for. */
export const DISLIKE_WORDS = toSet(`
  divorce divorced regret regrets regretted regretting regrettable nightmare nightmares hell hellish lawsuit lawsuits liability
  trouble troublesome hives eyesore eyesores waste wasted wasteful wasting bankrupt bankrupted burned burnt illegal banned
  outlawed snobbish snobby pretentious creepy creep creeps nauseous nauseating vomit puke gag cringe shudder shiver dread
  dreaded despise despised loathe loathed detest detested hated disgusting disgust disgusts revolting repulsive repulsed
  horrid hideous ghastly dreadful atrocious abysmal vile awful terrible horrible miserable misery headache headaches
  migraine hassle hassles nuisance burden curse cursed plague plagued scam ripoff swindle extortion robbery torture agony
  punishment deathtrap hazard hazards grief heartache disaster disasters catastrophe mistake mistakes ruin ruined
  ruins ruining suffer suffered suffocating suffocated annoyed annoying irritating irritates irritated infuriating infuriates
  insufferable unbearable intolerable pointless useless worthless overrated overpriced overkill obnoxious tacky gaudy
  ridiculous stupid dumb silly ugly boring dull soulless depressing claustrophobic sickening allergic
  gimmick gimmicks gimmicky fad outdated passe downside drawback turnoff dealbreaker sucks suck stinks stink reeks reek
  chore chores drown drowns drowned drowning shun shunned ditch ditched banish banished avoided rued rue sworn foolish absurd
  joke afterthought liabilities complaint complaints complain scarred traumatized trauma haunt haunts haunted
`);

/** What people say in more than one word of what they do not wish for. */
export const DISLIKE_PHRASES =
  /(?<![^ ])(?:spare (?:me|us)|last (?:resort|thing|place)|draws? the line|drew the line|(?:had|have) (?:our|my|his|her) fill|get along|gets? in the way|(?:money|cash|dollars?) (?:down the drain|pit)|down the drain|cold sweat|eat (?:glass|dirt|nails|my hat)|(?:id|wed|would) (?:rather|sooner) (?:die|starve|sleep outside|live in a (?:tent|cave|car|van|box))|over my dead body|when (?:hell freezes|pigs fly)|(?:gather|collect)s?(?:ing)? dust|leaves? (?:me|us|my [a-z]+) cold|(?:does|do|did) (?:nothing|zilch|zero|little) for (?:me|us|my [a-z]+)|(?:kill|killed|killing) (?:me|us|my [a-z]+|the (?:mood|vibe|deal|view))|for other people|somebody elses|someone elses|(?:rip|tear|ripping|tearing) (?:(?:it|that|any|all|the [a-z]+|[a-z]+) )?(?:out|up)|fill (?:it|that|the [a-z]+) in|(?:only |just )?(?:means|spells|mean|spell) (?:trouble|problems?|mold|more work|[a-z]+ problems?)|nothing but (?:trouble|problems?|work|bills)|(?:is|are) (?:just|only) more (?:to|work)|been there done that|(?:rather|sooner) not|break out|breaks out|bad (?:idea|news|memories|experience|experiences|luck|joke)|thats when i leave|where (?:i|we) (?:leave|stop|walk|bail)|who asked|(?:could|can) (?:not )?care less|no use|lost on (?:me|us)|(?:burned|bitten|burnt) (?:me|us)|gives? (?:me|us) (?:the )?(?:creeps|pause|hives|chills|anxiety|heebie|headaches?|a headache)|(?:rubs?|rubbed) (?:me|us) the wrong way|(?:my|our) idea of (?:hell|a nightmare|torture|a bad)|red flags?|thumbs down|(?:two|2) strikes?)(?![^ ])/;

/** In such company a word of dislike tells how much something is wished for, or what it is wished against. */
export const DISLIKE_TURNED =
  /(?<![^ ])(?:(?:kill|die|dying|killing) (?:for|to)|would (?:not )?hurt|wouldnt (?:hurt|regret|be)|dont (?:waste|make|miss)|to (?:avoid|escape|prevent|fight|beat|stop)|sick (?:of renting|of paying|of living|of moving)|tired of|mistake not to|waste not to|crazy about|mad about|stupid(?:ly)? (?:good|nice|big|happy)|silly (?:good|big)|ugly (?:is|duckling|or)|regret not|if (?:its|it is|theyre|they are) not)(?![^ ])/;
