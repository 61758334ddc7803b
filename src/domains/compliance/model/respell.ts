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
  `abound accented accounts actives adaptive adapts addition adepts adherent adust advertise advertises africana agnostics
    aground aiding ailing airing aligns alters americana amputates anchors angels angles animas anther applications arbs
    arched arches arming arrives arteritis artist artists ascends ascent ascents assemble assistances asylums atheism attack
    attendants attended attent attentions attests auditions authorizations avian babes babied babier babiest backed backend
    backer backers backpack baddies baked balancer balances balding banded banged banked baptise baptised baptism baptisms
    baptize baptizer barbed barbies bared barfed barged barked barrel barren basked baskets basset bather batter beaker
    beakers beaned bearer bearers beater beaters beavers became bedtime behavioural behoved bein belief belies believed belive
    beloveds belter benches berthing betimes betted betters bettor bides bikers binocs birdies birthdays birthing biter bites
    bitter bitters blacked blading blank blanks bleaker bleeding bleeds blende blends blessings blinds blockade blocker
    blonder blondes blooding bloods bloomer bloomers boarded bodies bolognas booger boogers bookers boomed boosted booster
    boozer boozers border borders bothers bottle bottles bottom bottoms bounce bounces brackets branches brands breach
    breaching breads breadth breadwinner breakdowns breakers breathe breather breathers breeders bribes brick bricks bridges
    broccolis brogans broke broker broody brooms brothel brothels browned buddies bunce bungles burdens burglary busyness
    butter cabled cabling cadger cadgers caging calibrate calibrating caller callings calmed calming cancel cancers candidness
    candle candles caning canker canner cannon canteens canter cantering cantinas capably capering capers carder carding
    careen careers carer caretakers carpet carpetbagged carpets carping carpooled carpools carports carried carrier carriers
    carries carryons carting cartoons carving casing castle castles catcher catches caterer cathedrals catling cavers caving
    cawing cedars cellar cellars celling cellular cemeteries centred centroid centuries century chains challenger challengers
    chance chances change changed changer changes chapels charged charging cheeks cherishes chicane chicanes chick chicos chid
    chili chill chilling chilly chimney chimneys chocks choices choirs choking chooser chooses choosey choosy chose chrism
    christen christiana christina christine chromic chronics chucks churchy civilian claimant clicks client closer closers
    closes closet closets clover clusters clutch clutches coast coasts cocking coder coders coding collage collards collect
    collects colleges colone combing comfortably comforts comings commandment commodo commonest communer communicated
    communicates communism commuter commutes companions compassed comping complicated comport compose composer composes
    compressed comprise comprises computers concent concerns concert concession condense condenses condones confessions
    confided confine confines confusion congeals conger congers congregations coning connivers consent conservative consist
    consoling consulted contacts contains content continues continuous contoured contours contracted contrail contraries
    contrary contrast contrasts control convene convents converge conversed converses convert cooed cooing cooks coolants
    cooling cooping coping corking corner corners corpora corridors costumers cottages couldn couldst counselling counter
    countered counters counties countryman counts coupe coupes coupled coupler couplers couplet couplets courted courts cousin
    cousins covered covering covers covert crabbiness crapulous cratch craters crayon crazes crazier craziest creations
    cretinous crippler croaks crocks crook crooking croons crotch crotches croutons crunch crunches culled culminates cultish
    curbs curing curried currying curtains customer customs danes darkie deadlocks deceit decked decks defiantly defied degree
    degrees degression deigned delete delinquent dement denies denned denominations dented dependant dependants depleted
    deplorable deplorably deployments depressions derives deriving descant descend descents designee designer deviations
    diagnose diagnosed diagnoses dialers diaper disable disables discount discounts discourages diseased diseases disqualifies
    ditches diverge divers dives diving divorce divorces doable docent doesn doest dollars dominate dominates dominica dormer
    dormers doubled doubles doublet doubly dreamer dressed dresses dressier drinks driven drives driveway driveways drummers
    dunks duping dwarf dweller dyslexia eared earing earner earnings earring easier easing easting eater educate educates
    eiders elates element elements elides emergence employer employers employments empt encourage encourager encourages enders
    engage engages enlistee enraged enslave enslaves entertainer envisions ester ethic ethically evacuated evacuates evaluate
    evenings excelled exclusives expatiate expatiates expatriated expert experts extractions extrication facilities faculty
    faggoty fagots fallow fallows farces faring farther faster fatter favor favorites favour favouring favourite feather
    feathers feebly fellah fellahs felled fells felony fences fencing fevers fibers fields fiends fight fights filed filers
    fille filler filles fillet filmed filters finder finer finger finished finishes firefighter firelighters fiver fives
    fixers fixtures flaring flats flavored flavoring flavors flavoured flavours flighty flingers flooring flouncy fluence
    focuses focusses foggy follower fooled footer force forced forges forth fosters foyers framed framer frames freaky
    freeloaded friend fright frights fronds frontier functions fundamentalism furnitures further gables gagster gales gall
    galls gander geeks genders genera generale generals genitals gentil gentle gentles germane germens gills gipsies
    girlfriend girly givin glared glowing governments graduated grainy grandparent grandpas gravel greens greets grills
    groping grounds growling guardian guardians guardsman guess guest gusts gutters gutting hailed hailing hallway halogens
    handicapper handled handler handles handout hanging hangouts hankies harbor harbors harder hardly hating hatred haunting
    hawing haying hazing headaches headed header headers heading healing heaping hearings hearth hearts heated heaters heather
    heathy heating heaving hedges herders herring highways hilding hinges hinting hippie hired hither hoarded hoboes hoeing
    holdings holiday holidays holier holing holler hollers homing honeymooner honing honkers honouring honours hoofer hoofers
    hooked hooker hooping hooter hooters hoover hoovers hopping horses horsing hoses hosing hospitalisation hospitals hosts
    hounding housed housel housings houting human humane hunters hurting hydrants hyping ignore ignorer ignores imagined
    imagines imaging inane incomes independents indiana inform informed inhabitant inhibited inquired inquires inquiry insaner
    insides inspection institutions intends intent intern internes interpreted interpreters intoned invalid inventor inventors
    invited invitee inviter issued italiano jaws jets joined joiner joists joyless junkie junkier junkiest keeling keener
    keening kiddie kiddo kifs kingdoms kiss kitchens kits kraits ladders laddies lades ladino ladles lamina lamps lander
    landing landings lanterns larder lasing lasting latches later lather latte lattes lattice launches laving layer layers
    lazies leaded leading leafed leafing leaked leaking leaned leanings leaped leaping learned learner leashed leashes leaved
    leavers leaves leaving ledger ledgers ledges leftest leftism lenses lessen lessens lesser levers liberal librarians
    licence licences licensed licensee lighter lights liking lilting limitation limiteds liners lining linkage lisping
    listings literals litter litters littler livings loaners loaning locking lockout lodge lodged lodges lofts logger loggers
    loggia loner longer lookouts looming loonie loonier looniest looping loosing looting loping losers losing lowers lowing
    loyally lusting maddens magnets mail mails malign maligns managed manager managers manages mandarins mange manors mantel
    mantels manure maples marble maine marie marina marinas marine mariner mariners marino marked marker marketer marred marrieds marrier
    marries martina masonry masque masques massage massages masters matured matures meadows measurable meddle medial mediation
    medicals medications meditation meeting menage menial messaged metal mexicana middled middles millennia millionairess
    miners minister ministries minsters minutely mirrors mishit mishits mither mitzvahs moaning mobiles monsters monstrous
    mooched mooches mooing mooning moping mornings moron morons morton motile motility motorised mourning mowers mowing muddle
    mugged muggier mulattoes mulch multiples multiplex multiply munchkin musician muslin muslins naive nannie nation nations
    natter natters navigated navigates navvy neater needled needn negotiated negotiates nested neutralized ninnies noting
    notions nuisance numbers nursed nutted nuttier observed obstacles occupies offended officer offices oldie olds opener
    opposites options origins orthodoxy otters outcast outlast outlasts outride outrider outriders outsides outsize oversea
    oversees paces pacifier pacing packed packer packet paeans paedophile paedophiles pagers palaces palm palms pamper pampers
    paneled panels panned panties pantry paper papery papular paradises paragram paralysed paralyze paralyzer paralyzes
    paranoia paranoids paraplegia paravanes parcels pardner pardners parers pariah paring parkin parlor parlors parole paroled
    paroles parries parsing parter partials partied parties parvenus passe passel passer passes passings pasted pasties
    pasting pastries pastures patches patent patents paths patios patted pattern patters patties paused pauser pausing pavers
    paving pawing payer payers payment peaces pedophilia pensione pensioned peopled peopler peoples peppermint perches
    perfects pergola perish permanents permeated permits persists persona personae personals personas persuasions pesters
    pheasant pheasants physicals piastres picked picket picnics pillars pines pipers pissants pissed pissing pitted placed
    placer placet planed planes planked planks planner planted planters plants plaster plasters plate plates plats platter
    player players playgrounds playing pleas pleasant pleaser plebes plebian plumbing plying pockets politeness ponds poplar
    populate porches portage positives posses possets posters posts postures practic practiced practise practises practitioner
    practive prairies praise praised prayed praying predator predatory preeminent prefect preferences presets pretence priced
    prided pried pries primed prints prisons prize prizes processional processionals processor processors proffered
    progressive project projects proletariat prominent promoted promotes proofers proofread propel propers prosper prostheses
    prostituted protects prying psych psyche psyches psychiatrists psychotics psychs pubic publics purchase purchased
    purchases purists pursuits putter quadriplegia quake quaked quakes quaver quavers queens quoted quoter rabbit rabbits
    rabbles raided railed railings rainbows rained raiser raises raisin ramble ranches ranges ranted ranter ranters ranting
    rasher readings readying realtor realtors reaming reaped reaping recant received receiver recept recipe recipes recited
    recover recovers rectal recused reduce reducer reduces reeding reenter reenters reference referenced references refired
    refuges refusals refuser refuted regarded regards regrets regula regulars rehired relent religions renal render renders
    rending rentals repent report reports repost requester requirements requited resect resected resent resort resorts
    responds rested resting retirements retires retiring retrained retreads retried returnee returner returning reused
    reviewer reward rewarded rewards rewired ridges rivers robbed robbery rolled rooms rother rubber rubbers rubble ruins
    sabbat sabbats sable sacking safaried safes salaries salute salving saman sampan sampans sanding sanest sarong satanism
    sates saunas savin savings saviors saviour savor sawing sayest sayings scamps scarers scares scatters schedule scheduled
    scheduler schedules scholars schooners scientist sconces scooper scoopers scooted scorned scouters screener screens
    scriptures scrolls sealed sealing seconds sectional sections sectors seeding seeling seeming seeping seizure selves
    sensile sensor sensors sequiturs seres series server servers serviced serviceman servile servos settings settle settled
    sevenths seventy severals sewers sewing sexing shades shading shadings shafts shaker shakers shakes shaking shale shames
    shanking shapes shaping shards sharer sharking sharks sharpers shavers shaves shaving sheds shelling shells shelters
    shelves shines shingle shingles shipped shippers shires shite shocking shooter shooters shopper shopping shops shores
    shouldn shouldst shove shoved shovels shoves shower showers shrank shriek shrine shrinks shrunk shucking shutters shying
    sickle sidewalks sidewall siding sifter sifters signals signers singe singers singes singled singlet singlets singly sinks
    sinned sipped sitter sitters skates skimped skylights slacking slalom slates slaving slaying sledders sleeker slices
    slipped sloped slopes smacking smarting smell smelly smelting smelts smiling snacking snares sneak sneaker sneakers
    sneaking sneaks sniggles snipped snowboards soaring socialise socialises socialism socials solarium solder solders
    soldiery solider someones somewheres sorely sottish souse spaces spacial spares spaying spear spearing specials speck
    specks spelling spells spice spiced spicks spies spikes spiking spines spinners spires spirits spirt splices sponsors
    spooking spreads springs sprinklers sprit spying squabs squads squats squatted squaw squawk squawks stabile stabled
    stables stably stacking stacks stages stains stair staircases stairways stairwells stakes stale stalls stamp standings
    stapes staple starch starers stares staring starring stars startling starving stated statewide stating stats statue
    statues staves staving staying stead steak steaks steamy steeples stepping stick sticks stinky stints stirs stocky
    stomping stomps stoniest stoops stops stores storied stories storing stoves straggle stranding strands strange strangely
    stranger stratus stream streams strides strikes string stripes strips strolled strolling struggled strung strutting
    studied studiers studios stumps stuttered subside subsides subsidised subsidize subsidizer subsidizes substances suburb
    succotash suction suedes suited suites sundae sundry sunray sunsets supports swales swamps swaying swelling swells swerved
    swerves swingles swings syndromes tables tacks tagalong tails takin tanagers taxpayer teaches technician teems teenaged
    teensy teeny tees temper tens tenseness tensions terns terrace terraces terribly thens therapists thieved thin things
    thinks thirsty thorough though thresholds thrice throaty through throws thumped tiddler tiddlers tiers tilers timbers
    timer times timing titles toddle toddled toddles toilets tongued tongues toots totes tourism tourists touristy tower
    towers townees townie traces tracks trailing trails training trainings trampoline trannie transfers transient translators
    traveler traveller treatments trellis tricks tricycle triples triplet troop troubles trough troughs trucks trumped
    trumpery trumpet trumpeter trumpeters trumpets truss trusses trusty tuned turbines turfed turrets tweeds tweets tyrannies
    tyranny unbelieve undergo understands unite unites unstably unstudied untied unwelcomed valleys valves vanities vaulted
    vents verandas vests villas vines visions vison vouched vouches wacker wacks wafted wafting wailing waited waiving waking
    walked walling wallings walnut walter waned wanked wanker wankers wanking warrants warranty warship warships washes wasted
    wasting waters weakly weeder weekend weigh weighs weight weights weird weirdoes weirds weirdy welded welshes wended
    wetness whiles whine whines whishes whited whiten whitens whitest whitey whiteys whities whity willows windowed windows
    wished wisher wishers wite witless witnessed woken womans wonted worded wording worked workings worming worser worshiped
    worshipped wouldn wouldst woven wreaking writes writing yards yarmulka yodels yokes youth yuppie zealous zoning zoomed`.split(
    /\s+/,
  ),
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
