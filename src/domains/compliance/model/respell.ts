import { isKnownWord, isRead, WORDS_OF_PHRASES } from './lexicon.ts';

/** Shorter words have too many neighbors. */
const LEAST_LETTERS = 6;
const SHORT = new Set([
  'kids',
  'jews',
  'white',
  'empty',
  'women',
  'woman',
  'child',
  'adult',
  'girls',
  'black',
  'asian',
  'arabs',
  'teens',
  'speak',
]);
const MOST_LETTERS = 16;

/**
 * Real words one slip away from a word for people: they stay what they are. Found by trying a list of
 * 100,000 English words.
 */
const REAL_WORDS: ReadonlySet<string> = new Set(
  `abound accented accounts actives adapts addition adepts adherent adust advertise advertises africana agnostics aground
    aiding ailing airing aligns americana amputates anchors angels angles animas anther arbs arming arteritis artist artists
    ascends ascent ascents assemble assistances asylums atheism attendants attended attent attentions attests auditions avian
    babes babied babier babiest backpack baddies balancer balances balding banded banged banked baptise baptised baptism
    baptisms baptize baptizer barbed barbies bared barfed barged barked barrel barren basked baskets basset bather batter
    beaker beakers beaned bearer bearers beater beaters beavers became bedtime behavioural behoved bein belief belies believed
    belive beloveds belter berthing betimes betted betters bettor bides bikers binocs birdies birthdays birthing biter bites
    bitter bitters blacked blading blank blanks bleaker bleeding bleeds blende blessings blockade blocker blonder blondes
    blooding bloods bloomer bloomers boarded bodies bolognas booger boogers bookers boomed boozer boozers border borders
    bothers brackets breaching breads breadwinner breakdowns breakers breather breathers breeders bribes bridges broccolis
    brogans broke broker broody brooms brothel brothels browned buddies bungles burglary busyness butter cabled cabling cadger
    cadgers caging calibrating caller callings calmed calming cancel cancers candidness caning canker canner cannon canteens
    canter cantering cantinas capably capering capers carder carding careen careers carer caretakers carpetbagged carping
    carpooled carpools carries carryons carting cartoons carving casing caterer cathedrals catling cavers caving cawing
    celling cemeteries centred centroid centuries century chains challenger challengers chapels cheeks cherishes chicane
    chicanes chick chicos chid chili chill chilling chocks choices choirs choking chooser chooses choosey choosy chose chrism
    christen christiana christina christine chromic chronics chucks churchy civilian claimant clicks client clutch clutches
    cocking coder coders coding collage collards colleges combing comfortably comforts comings commandment commonest communer
    communicated communicates communism commuter commutes companions compassed comping comport compose composer composes
    compressed comprise comprises computers concent concerns concert concession condense condenses condones confessions
    confided confine confines confusion congeals conger congers congregations coning connivers consent conservative consist
    consoling contacts contains content continues continuous contoured contours contracted contrail contraries contrary
    contrast contrasts control convene convents converge conversed converses convert cooed cooing cooks coolants cooling
    cooping coping corking corridors costumers couldn couldst counselling counter countered counters counties countryman
    counts coupe coupes coupled coupler couplers couplet couplets courted covered covering crabbiness crapulous cratch craters
    crayon crazes crazier craziest creations cretinous crippler croaks crocks crook crooking croons crotch crotches croutons
    crunch crunches culled culminates cultish curing curried currying curtains customer customs danes darkie deceit defiantly
    defied degression deigned delete delinquent dement denies denned denominations dented dependant dependants depleted
    deplorable deplorably deployments depressions deriving descant descend descents designee designer diagnoses dialers diaper
    disable disables discourages diseased diseases disqualifies ditches diverge divers diving divorce divorces doable docent
    doesn doest dominate dominates dominica doubled doubles doublet doubly dreamer dressed dresses dressier drinks drummers
    dunks dwarf dweller dyslexia eared earing earner earnings earring easier easing easting eater educate educates eiders
    elates elides emergence employer employers employments empt encourage encourager encourages enders engage engages enlistee
    enraged enslave enslaves entertainer envisions ester ethic ethically evacuated evacuates evaluate evenings excelled
    exclusives expatiate expatiates expatriated expert experts extractions extrication faggoty fagots fallow fallows farces
    faring farther faster fatter favor favorites favour favouring favourite feather feathers feebly fellah fellahs felled
    fells felony fevers fibers fiends fight fights filed filers fille filler filles fillet filmed finger firefighter
    firelighters fiver fives fixers flaring flavored flavoring flavors flavoured flavours flighty flingers flouncy fluence
    focuses focusses foggy follower footer force forced forges fosters freaky freeloaded friend fright frights fronds frontier
    functions fundamentalism furnitures gagster gales gall galls gander geeks genders genera generale generals genitals gentil
    gentle gentles germane germens gills gipsies girlfriend girly givin glared glowing governments graduated grainy
    grandparent grandpas greens greets groping growling guardsman guess guest gusts gutting hailed hailing hallway halogens
    handicapper handled handler handles handout hanging hangouts hankies harder hating hatred haunting hawing haying hazing
    heading healing heaping hearings hearth heather heathy heating heaving herders herring hilding hinting hippie hired hither
    hoarded hoboes hoeing holdings holier holing holler hollers homing honeymooner honing honkers honouring honours hoofer
    hoofers hooked hooker hooping hooter hooters hoover hoovers hopping horses horsing hoses hosing hospitalisation hospitals
    hounding housed housel housings houting human humane hunters hurting hyping ignore ignorer ignores imagined imagines
    imaging inane incomes independents indiana inform inhabitant inhibited inquired inquires inquiry insaner inspection
    intends intent intern internes interpreted interpreters intoned invalid inventor inventors issued italiano jaws jets
    joyless junkie junkier junkiest keeling keener keening kiddie kiddo kifs kingdoms kiss kitchens kits kraits ladders
    laddies lades ladino ladles lamina lander larder lasing lasting later lather latte lattes laving layer layers lazies
    leaded leading leafed leafing leaked leaking leaned leanings leaped leaping leashed leashes leaved leaves leaving ledger
    ledgers leftest leftism lenses lessen lessens lesser liberal librarians licence licences licensed licensee liking lilting
    limitation limiteds liners lining linkage lisping listings literals litter litters littler livings loaners loaning locking
    lockout lodge lodged lodges logger loggers loner longer lookouts looming loonie loonier looniest looping loosing looting
    loping losers losing lowers lowing loyally lusting maddens magnets mail mails malign maligns managed manager manages
    mandarins mange manors manure marinas marine mariner mariners marked marker marketer marred marrieds marrier marries
    martina masque masques massage massages matured matures meddle medial mediation medicals medications meditation meeting
    menage menial messaged metal mexicana middled middles millennia millionairess miners minister ministries minsters minutely
    mishit mishits mither mitzvahs moaning mobiles monsters monstrous mooched mooches mooing mooning moping mornings moron
    morons morton motile motility motorised mourning mowing muddle mugged muggier mulattoes multiples multiplex multiply
    munchkin musician muslin muslins naive nannie natter natters navigated navigates navvy neater needled needn negotiated
    negotiates nested neutralized ninnies nursed nutted nuttier observed obstacles occupies offended officer offices oldie
    olds opener opposites options origins orthodoxy otters outcast outlast outlasts outride outrider outriders outsides
    outsize oversea oversees paces pacifier pacing packet paeans paedophile paedophiles pagers palaces pamper pampers panned
    panties paper papery papular paradises paragram paralysed paralyze paralyzer paralyzes paranoia paranoids paraplegia
    paravanes pardner pardners parers pariah paring parkin parole paroled paroles parries parsing parter partials partied
    parvenus passe passel passer passes passings pasted pasties pasting pastries pastures patent patents patted pattern
    patters patties paused pauser pausing pavers paving pawing payer payers payment peaces pedophilia pensione pensioned
    peopled peopler peoples peppermint perfects perish permanents permeated persists persona personae personals personas
    persuasions pesters pheasant pheasants physicals piastres picket pipers pissants pissed pissing pitted placed placer
    placet planed planes planked planner planted plates platter player players playgrounds playing pleas pleasant pleaser
    plebes plebian plying pockets politeness poplar populate positives posses possets posters postures practic practiced
    practise practises practitioner practive prayed praying predator predatory preeminent prefect preferences presets pretence
    priced prided pried pries primed prints prisons prize prizes processional processionals processor processors proffered
    progressive proletariat prominent promoted proofers proofread propel propers prosper prostheses prostituted prying psych
    psyche psyches psychiatrists psychotics psychs pubic publics purchase purchased purchases purists pursuits putter
    quadriplegia quake quaked quakes quaver quavers queens rabbit rabbits rabbles raided railed rained raiser raises raisin
    ramble ranted ranter ranters ranting rasher readings readying reaming reaping recant recept recipe recipes recited recover
    recovers rectal recused reduce reducer reduces reeding reenter reenters refired refuges refusals refuser refuted regarded
    regards regrets regula regulars rehired relent religions renal render renders rending rentals repent requester
    requirements requited resect resected resent responds rested resting retirements retires retrained retreads retried
    returnee returner reused reviewer reward rewarded rewards rewired robbed robbery rolled rother rubber rubbers rubble
    sabbat sabbats sable sacking safaried safes salaries salving saman sampan sampans sanding sanest sarong satanism sates
    savin savings saviors saviour savor sawing sayest sayings scamps scarers scares scatters scholars schooners scientist
    scooper scoopers scooted scorned scouters screener scriptures scrolls sealing sections sectors seeding seeling seeming
    seeping seizure selves sensile sensor sensors sequiturs seres series server servers serviced serviceman servile servos
    sevenths seventy severals sewing sexing shades shakers shakes shaking shames shanking shapes shards sharer sharking sharks
    sharpers shavers shaves shaving shelling shells shingle shingles shipped shippers shires shite shocking shooter shooters
    shopper shores shouldn shouldst shove shoved shovels shoves shower shrank shriek shrine shrinks shrunk shucking shying
    sickle sidewalks sidewall sifter sifters signals singe singes singled singlet singlets singly sinned sipped sitter sitters
    skates skimped slacking slalom slates slaving slaying sledders sleeker slices slipped smacking smarting smell smelly
    smelting smelts smiling snacking snares sneak sneaker sneakers sneaking sneaks sniggles snipped snowboards socialise
    socialises socialism socials solder solders soldiery solider someones somewheres sorely sottish souse spaces spacial
    spares spaying spear spearing specials speck specks spelling spells spice spiced spicks spies spikes spiking spines
    spirits spirt splices sponsors spooking spreads sprit spying squabs squads squats squatted squaw squawk squawks stabile
    stabled stables stably stacking stages stains stair staircases stairways stairwells stakes stale stamp standings stapes
    staple starch starers stares staring starring stars startling starving stated statewide stating stats statue statues
    staves staving staying stead steak steaks steamy stick sticks stinky stints stirs stocky stomps stoniest storing straggle
    stranding strange strangely stratus string strolled strolling struggled strung strutting studied studiers studios stumps
    stuttered subside subsides subsidised subsidize subsidizer subsidizes substances succotash suction suedes sundae sundry
    sunray supports swamps swaying swelling swells swerved swerves swingles syndromes tagalong tails takin tanagers taxpayer
    teaches technician teems teenaged teensy teeny tees tens tenseness tensions terns thens therapists thieved thin thirsty
    throaty throws thumped tiddler tiddlers tiers tilers timbers timer times toddle toddled toddles tongued tongues toots
    totes tourism tourists touristy townees townie trannie transfers transient translators traveler traveller treatments
    tricycle triples triplet troop troubles trumped trumpery trumpet trumpeter trumpeters trumpets tuned turbines turfed
    tweeds tweets tyrannies tyranny unbelieve undergo understands unite unites unstably unstudied untied unwelcomed visions
    vison vouched vouches wacker wacks wafted wafting wailing waited waiving waking walked walter waned wanked wanker wankers
    wanking warship warships washes wasted wasting weakly weeder weird weirdoes weirds weirdy welded welshes wended wetness
    whiles whine whines whishes whited whiten whitens whitest whitey whiteys whities whity windowed windows wished wisher
    wishers wite witless witnessed woken womans wonted wording worked workings worming worser worshiped worshipped wouldn
    wouldst woven wreaking writes writing yarmulka yodels yokes youth yuppie zealous zoomed`.split(/\s+/),
);

const bySkeleton = new Map<string, string>();
const bySound = new Map<string, string>();
const bySlip = new Map<string, string[]>();
const starred = new Map<string, string[]>();

/** Keys that two words share if one slip parts them. */
function slipsOf(word: string): string[] {
  const slips = [word];
  for (let at = 1; at < word.length; at++) slips.push(word.slice(0, at) + word.slice(at + 1));
  return slips;
}

/** The word without its vowels, apart from one that it begins with. */
const skeletonOf = (word: string) => word.charAt(0) + word.slice(1).replaceAll(/[aeiou]/g, '');

/** Its consonants, each once: what is left when vowels and doubled letters go wrong. */
const soundOf = (word: string) => skeletonOf(word).replaceAll(/(.)\1+/g, '$1');
const LEAST_OF_SOUND = 5;

function build(): void {
  const add = (map: Map<string, string[]>, key: string, word: string) => {
    const list = map.get(key);
    if (list === undefined) map.set(key, [word]);
    else if (!list.includes(word)) list.push(word);
  };
  for (const word of WORDS_OF_PHRASES) {
    const skeleton = skeletonOf(word);
    if (skeleton.length > 3 && !bySkeleton.has(skeleton)) bySkeleton.set(skeleton, word);
    const sound = soundOf(word);
    if (sound.length >= LEAST_OF_SOUND && !bySound.has(sound)) bySound.set(sound, word);
    add(starred, `${word.charAt(0)}${word.length}`, word);
    if (word.length >= LEAST_LETTERS || SHORT.has(word)) for (const slip of slipsOf(word)) add(bySlip, slip, word);
  }
}

/** One letter more, fewer, other, or two changed places. The first letter is right. */
function isOneSlip(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [rest, otherRest] = [one.slice(at), other.slice(at)];
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  );
}

/** The word for people that an unknown word stands for: "chidlren", "kiddz", "k*ds", "blaxx"; or undefined. */
export function respell(word: string): string | undefined {
  if (word.length < 3 || word.length > MOST_LETTERS || REAL_WORDS.has(word)) return undefined;
  if (bySlip.size === 0) build();
  if (word.includes('*')) {
    const form = new RegExp(`^${word.replaceAll('*', '[a-z]')}$`);
    return starred.get(`${word.charAt(0)}${word.length}`)?.find((one) => form.test(one));
  }
  if (!/^[a-z]+$/.test(word)) return undefined;
  // chldrn
  if (skeletonOf(word) === word) {
    const meant = bySkeleton.get(word) ?? bySkeleton.get(word.replace(/s$/, ''));
    if (meant !== undefined) return meant;
  }
  // scrollin'
  if (word.endsWith('in') && isRead(`${word}g`)) return `${word}g`;
  for (const said of [
    word.replaceAll(/(.)\1{2,}/g, '$1$1'),
    word.replaceAll(/(.)\1+/g, '$1'),
    word.replace(/z+$/, 's'),
    word.replace(/ys$/, 'ies'),
    word.replace(/es$/, 's'),
    word.replace(/ai([lr])/, 'a$1e'),
    word.replace(/x+$/, 'cks'),
    word.replace(/x+$/, 'ks'),
  ])
    if (said !== word && isKnownWord(said)) return said;
  if (word.length < LEAST_LETTERS - 2) return undefined;
  for (const slip of slipsOf(word))
    for (const one of bySlip.get(slip) ?? [])
      if (isOneSlip(word, one) && (word.length >= LEAST_LETTERS - 1 || SHORT.has(one))) return one;
  // imigrents
  const heard = bySound.get(soundOf(word));
  return heard !== undefined && Math.abs(heard.length - word.length) <= 1 ? heard : undefined;
}
