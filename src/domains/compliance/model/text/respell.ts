import { isKnownWord, isRead, listWordsOfPhrases } from '../words/lexicon.ts';

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
  `abound accented accounts actives adaptive adapts addition adepts adherent adust advertise advertises africana
    agnostics aground aiding ailing airing aligns alters americana amputates anchors angels angles animas anther
    applications arbs arming arrives arteritis artist artists ascends ascent ascents assemble assistances asylums
    atheism attack attended attent attentions attests auditions authorizations avian babes babied babier babiest backend
    backer backpack baddies baked balancer balances balding banded banged banked baptise baptised baptize baptizer
    barbed barbies bared barfed barged barked barrel barren basked baskets basset bather batter beaker beakers beaned
    bearer bearers beater beaters beavers became behavioural behoved bein belies believed belive beloveds belter
    berthing betimes betted betters bettor bides bikers binocs birdies birthdays birthing biter bites bitter bitters
    blacked blading blank blanks bleaker bleeding bleeds blende blockade blocker blonder blondes blooding bloomer
    bloomers boarded bolognas booger boogers bookers boomed boosted boozer boozers bottle bottoms bounces brackets
    breach breaching breads breadth breadwinner breakers breathe breathers breeders bribes bridges broccolis brogans
    broke broker broody brooms brothel brothels buddies bunce bungles burdens busyness butter cabled cabling cadger
    cadgers caging calibrate calibrating caller callings calmed calming cancel cancers candidness candle caning canker
    canner cannon canteens canter cantering cantinas capably capering capers carder carding careen careers carer
    caretakers carpetbagged carping carpooled carried carrier carriers carryons carting cartoons carving casing catcher
    caterer cathedrals catling cavers caving cawing cellar celling cemeteries centred centroid centuries century chains
    challenger challengers chance chances changer chapels charged charging cheeks cherishes chicane chicanes chick
    chicos chid chili chill chilling chocks choices choirs choking chooser choosey chose chrism christen christiana
    christina christine chromic chronics chucks churchy civilian claimant clicks client closers closes clover clutch
    clutches cocking coder coders coding collage collards colleges colone combing comfortably comforts comings
    commandment commodo commonest communer communicated communicates communism commuter commutes companions compassed
    comping complicated comport compose composer composes compressed comprise comprises computers concent concerns
    concert concession condense condenses condones confessions confided confine confines confusion congeals conger
    congers congregations coning connivers consent conservative consist consoling contacts contains content continues
    continuous contoured contours contracted contrail contraries contrary contrast contrasts convene convents converge
    conversed converses convert cooing coolants cooling cooping coping corking corners corpora corridors costumers
    couldn couldst counselling counter countered counters counties countryman counts coupe coupes coupled coupler
    couplers couplet couplets courted cousin covered covert crabbiness crapulous cratch craters crazes crazier craziest
    creations cretinous crippler croaks crocks crook crooking croons crotch crotches croutons crunch crunches culled
    culminates cultish curing curried currying curtains customer darkie deadlocks deceit defiantly defied degree
    degression deigned delete delinquent dement denies denned denominations dented dependant dependants depleted
    deplorable depressions derives deriving descant descend descents designee designer deviations diagnose diagnosed
    dialers disable disables discourages diseased disqualifies ditches diverge divers dives diving doable docent doesn
    doest dollars dominate dominates dominica dormers doubled doubles doublet doubly dreamer dressier drinks driven
    driveways drummers dunks duping dwarf dweller dyslexia eared earing earner earring easier easing easting eater
    educate educates eiders elates elides emergence employer employers employments empt encourage encourager encourages
    enders engage engages enraged enslave enslaves entertainer envisions ester ethic ethically evacuated evacuates
    evaluate evenings excelled exclusives expatiate expatiates expatriated expert experts extractions extrication
    facilities faggoty fagots fallow fallows farces faring farther faster fatter favor favorites favour favouring
    favourite feather feathers feebly fellah fellahs felled fells felony fevers fibers fiends fight fights filed fille
    filler filles fillet filmed finder finer firefighter firelighters fiver fixers flaring flavored flavoring flavors
    flavoured flavours flighty flingers flouncy fluence focuses focusses foggy follower fooled footer forges forth
    fosters framed framer freaky freeloaded fright frights fronds frontier functions fundamentalism furnitures gagster
    gales gall galls gander geeks genera generale generals genitals gentil gentle gentles germane germens gills gipsies
    givin glared glowing governments graduated grainy grandparent grandpas greens greets groping growling guardian guess
    guest gusts gutting hailed hailing hallway halogens handicapper handled handler handles hanging hangouts hankies
    harder hating hatred haunting hawing haying hazing headaches header heading healing heaping hearings hearth hearts
    heated heather heathy heating heaving herders herring highways hilding hinting hippie hired hither hoarded hoboes
    hoeing holdings holiday holier holing holler hollers homing honeymooner honing honkers honouring honours hoofers
    hooker hooping hooters hoovers hopping horses horsing hoses hosing hospitalisation hospitals hounding housel
    housings houting human humane hurting hyping ignore ignorer ignores imagined imagines imaging inane incomes
    independents indiana inform informed inhabitant inhibited inquired inquires inquiry insaner insides inspection
    institutions intends intent intern internes interpreted interpreters intoned invalid inventor inventors invitee
    inviter italiano jaws jets joiner joyless junkie junkier junkiest keeling keener keening kiddie kiddo kifs kingdoms
    kiss kitchens kits kraits ladders laddies lades ladino ladles lamina lander larder lasing lasting later lather latte
    lattes launches laving layer layers lazies leaded leading leafed leafing leaked leaking leaned leanings leaped
    leaping learner leashed leashes leaved leavers ledger ledgers leftest leftism lenses lessen lessens lesser levers
    liberal librarians licence licences licensed licensee liking lilting limitation limiteds liners lining linkage
    lisping listings literals litter litters littler livings loaners loaning lockout lodge lodged lodges logger loggers
    loner lookouts looming loonie loonier looniest looping loosing looting loping losers losing lowers lowing loyally
    lusting maddens magnets mail mails malign maligns managed manager managers mandarins mange manors manure maine marie
    marina marinas mariner mariners marino marker marketer marred marrieds marrier marries masque masques massage
    massages masters matured matures measurable meddle medial mediation medicals meditation menage menial messaged metal
    mexicana middled middles millennia millionairess miners minister minsters minutely mishit mishits mither mitzvahs
    moaning mobiles monsters monstrous mooched mooches mooing mooning moping moron morons morton motile motility
    motorised mourning mowing muddle mugged muggier mulattoes multiples multiplex multiply munchkin musician muslin
    muslins naive nannie nation natter natters navigated navigates navvy neater needled needn negotiated negotiates
    nested neutralized ninnies noting notions numbers nursed nutted nuttier observed obstacles occupies offended offices
    oldie olds opener opposites options origins orthodoxy otters outcast outlasts outride outrider outriders outsides
    outsize oversea oversees paces pacifier pacing packer packet paeans paedophile paedophiles pagers palaces palms
    pamper pampers panned panties papery papular paradises paragram paralysed paralyze paralyzer paralyzes paranoia
    paranoids paraplegia paravanes pardner pardners parers pariah paring parkin parole paroled paroles parries parsing
    parter partials partied parvenus passe passel passer passings pasted pasties pasting pastries pastures patent
    patents patted pattern patters patties paused pauser pausing pavers paving pawing payer payers peaces pedophilia
    pensione pensioned peopled peopler peoples peppermint perfects perish permanents permeated persists persona personae
    personals personas persuasions pesters pheasant pheasants physicals piastres picked picket pipers pissants pissed
    pissing pitted placed placer placet planed planes planked planner planted plate plats platter player players
    playgrounds playing pleas pleasant pleaser plebes plebian plying pockets politeness poplar populate portage
    positives posses possets posters postures practic practiced practise practises practitioner practive praised prayed
    predator predatory preeminent prefect presets pretence priced prided pried pries primed prints prisons prize prizes
    processional processionals processor processors proffered progressive project proletariat prominent promoted
    promotes proofers proofread propel propers prosper prostheses prostituted protects prying psyche psyches
    psychiatrists psychotics psychs pubic publics purchase purchased purchases purists pursuits putter quadriplegia
    quake quaked quakes quaver quavers quoted quoter rabbit rabbits rabbles raided railed rainbows rained raiser raises
    raisin ramble ranted ranter ranters ranting rasher readying realtors reaming reaped reaping recant received receiver
    recept recipe recipes recited recover recovers rectal recused reduce reducer reduces reeding reenter reenters
    referenced references refired refuges refusals refuser refuted regarded regards regrets regula regulars rehired
    relent renal render renders rending rentals repent reports repost requester requirements requited resect resected
    resent resort responds rested resting retirements retires retiring retrained retreads retried returnee returner
    reused reviewer reward rewarded rewards rewired robbed robbery rolled rother rubber rubbers rubble sabbat sabbats
    sable sacking safaried safes salving saman sampan sampans sanding sanest sarong satanism sates savin savings saviors
    saviour sawing sayest sayings scamps scarers scares scatters schedule scheduled scheduler scholars schooners
    scientist scooper scoopers scooted scorned scouters screener scrolls sealing seconds sections sectors seeding
    seeling seeming seeping selves sensile sensor sensors sequiturs seres series server servers serviced servile servos
    settled sevenths severals sewing sexing shades shading shakers shakes shaking shames shanking shapes shaping shards
    sharer sharking sharks sharpers shavers shaves shaving shelling shells shelters shines shingle shingles shippers
    shires shite shocking shooter shooters shopper shopping shouldn shouldst shove shoved shovels shoves shrank shriek
    shrinks shrunk shucking shying sickle sidewalks sidewall sifter sifters signals signers singe singers singes singled
    singlet singlets singly sinned sipped sitter sitters skates skimped slacking slalom slates slaving slaying sledders
    sleeker slices smacking smarting smelly smelting smelts smiling snacking snares sneak sneaker sneakers sneaking
    sneaks sniggles snipped snowboards soaring socialise socialises socialism socials solder solders soldiery solider
    someones somewheres sorely sottish souse spaces spacial spares spaying spear spearing specials speck specks spelling
    spice spiced spicks spies spikes spiking spines spinners spires spirt splices sponsors spooking spreads sprit spying
    squabs squads squats squatted squaw squawk squawks stabile stabled stables stably stacking stacks stages stains
    stair staircases stairways stairwells stakes stale standings stapes staple starch starers stares staring starring
    startling starving stated statewide stating stats statue statues staves staving staying stead steak steaks steamy
    stepping stinky stints stirs stocky stomping stomps stoniest storied storing straggle stranding strands strangely
    stranger stratus strides strikes string strips strolled strolling struggled strung strutting studied studiers
    studios stumps stuttered subside subsides subsidised subsidize subsidizer subsidizes substances succotash suction
    suedes suites sundae sundry sunray supports swamps swaying swelling swells swerved swerves swingles syndromes tacks
    tagalong tails takin tanagers teaches technician teems teenaged teensy teeny tees tenseness tensions terns terribly
    thens thieved thin thinks thirsty thorough though thrice throaty throws thumped tiddler tiddlers tiers tilers
    timbers times timing titles toddle toddled toddles tongued toots totes tourism tourists touristy tower townees
    townie traces trailing trainings trampoline trannie translators traveler traveller treatments tricks triples triplet
    troop trough trucks trumped trumpery trumpet trumpeter trumpeters trumpets truss trusty tuned turbines turfed tweeds
    tweets tyrannies tyranny unbelieve undergo understands unite unites unstably unstudied untied unwelcomed valleys
    visions vison vouched vouches wacker wacks wafted wafting wailing waited waiving waking walling walter waned wanked
    wanker wankers wanking warrants warranty warship warships washes wasted wasting weakly weeder weigh weighs weights
    weird weirdoes weirds weirdy welded welshes wended wetness whiles whine whines whishes whited whiten whitens whitest
    whitey whiteys whities whity windowed wished wisher wishers wite witless witnessed woken wonted worded wording
    workings worming worser worshiped worshipped wouldn wouldst woven wreaking writes writing yarmulka yodels yokes
    answers caches chars chris cloner combat denial deletes deploy device durians exchanges finders issuer learnings limiter linting paging parens paris parsed passes pauses populates preferably replies sending separate separates skipper skipping shipping sourced sources speeding speeds supplied supported talking tying valle voice
    recibe recite recites intense intensely zealous zoomed`.split(/\s+/),
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
  for (const word of listWordsOfPhrases()) {
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
    word.replaceAll(/(.)\1{2,}/g, '$1'),
    word.replaceAll('rn', 'm'),
    word.replaceAll('vv', 'w'),
    word.replaceAll('ph', 'f'),
    ...(word.length > 5 ? [word.replaceAll(/(?<=..)y(?=.)/g, 'i'), word.replaceAll('i', 'l')] : []),
    ...(word.length > 5 ? [word.replace(/^k/, 'c')] : []),
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
