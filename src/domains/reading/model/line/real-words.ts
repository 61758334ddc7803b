/**
 * Common English words that lie so near a word of homes that they would be taken for a slip of it: "vacation" is no
 * "location". Found by trying the words that are heard most in film subtitles and read most in the news.
 */
export const REAL_WORDS: ReadonlySet<string> = new Set(
  `abduction abel abilities aboriginal accent accents aces acquired acquires acquiring activate adapter addition additions adopted
  adoption aeroplane afoot airplanes alberta alley alliance alliances allo allocated allocation allocations allotted aloft aloud
  amassing amending annie annually anointed anterior antics appointees arbor architectural arena aromatic arose arranges
  arteries ascension asher aside assisted associating atlantis attaches attacked attacker attained attracted autocratic
  automated avenge avengers avid bach backhand backlash backward backwards bacon bacterial baking balkan ballon balloons
  ballroom banished banned barbecued barbecues barbed barker barking barks barnyard baron barons barth baseball batch bathe
  bathrobe bats beads becoming beheaded belittle bell bending bends bene berber bereaved bikers bilal billings billion billions
  billy bing blake blamed bland blazing bleach bleeding bleeds bless blessing blight blinding block blocker blocks blow boast
  bookcase bookshop booth boring bothering bourse bourses bowers brainless brains bran branch branches bras breach bred bree
  breeders brees brent brewed bridge bridges brig brill brimming brisk broad broads broom broth bugler builders bulletin bully
  bullying bummer burglary bursting burying butchers butter butters cabinet camped camps canaries candle cannes canon canst
  canton capita carnal carpenter carriages cartilage cartridge carts carved casper cast casts catchers ceased cellular centuries
  chai chains chambers chandler chant chanting chaps chapters char charge charged charges chart charter charters charting charts
  chats chatting cheat cheated cheater cheaters cheating cheeks chief chiefs chill chilling chills chirping choking churning
  ciller citation clanging clanking cleanest cleansed cleansing cloaking closest clots cloud clouding clover clusters coalition
  coarse coasters coats cocker coefficient collar collars collected colonels colonies colonists colossal combing commodities
  commodity commune communes communion communism communist communists commuted commuter commuters comparative competed competing
  compiled compiler complain complains complaint complaints completed completes compliance complied complies compliment compute
  computed computer concedes concerns concert concerted concerto concerts conclude concluded concludes concluding concocted
  condom condoms condor conducted conferred congested connects conned conner consoling construct constructing constructive
  contact contacted contacts contempt contents contested contests contraction contractor contradict contrary contrast contrition
  convened converge converged converse converted conveyed convicted conviction coolidge cooper cooperate cooperating cooperation
  coping cords corned coroner corrected couldn coulter counted countess counties countless counts courtside cove coven covert
  coveted crack craft crafting crafty cramp cramps craps creaks creation creature creatures creeps crescent criminal crook
  crooks curse curses curt cutler damaging damper danke dante darts dasher deadline deadlines dealings deceased decimated
  decorating decoration dedicate deducted deduction deductions deemed defences defended deficient defining degraded delicate
  delights denis dennis dense dental dented dentures department departments depended dependent depending depicted derive
  deserted deserved deserves designated designers destined destruct destruction detailed detained detected devise diddle
  differed diller dined diner directed director directory disable disarmed distinct distract distrust dive divers diving doable
  docs dolittle domes donation donations dongs donor donors donut doormat dopes dose doses doubly dover doves downturn drafting
  drafts draining drains dread drilling drivel driven drivers drone drown drowns dudes dukes dunes durability duval dwell eased
  easing eateries eatery eclectic educated education efficiency electors electrician electron electronic elemental elevated
  elevation elevations empowered enacting encounter encounters endurance energies enhances entities entrails entrants entrees
  equitable erecting espoused establish establishes estimate excelled excellence excellency excessive excluded exercised
  exercises exorcism exorcist expansive expertise explains exploded explored explosive exported expose exposes expressive
  extensive fable facilitates faculties faire fairness faking falcon falcons fallow famished fangs fanned farts fatalities
  faulted favoring feathers feces feeding feelings feller fending fibre fickle fiddle filing finisher finishers finishes
  firehouse fist fixtures flake flatfoot flaws fleet flighty float flock flor flour flowery followed follower font fooling
  footwork format founders fountain fountains fracture fractures frail fright fringe fringes frisk fuelling futility gable
  gables galley galloway gallows gambler gamblers ganges gant garbage garde gardeners garments garnering garter gazing generals
  generation generations genitals gentry germanic germany gestures gill gland glaring glaze glazer gleaming gloating goers gomes
  goody goofing gorman governed gracious grad grade gradient grail grains gramps gran granddad grandeur grandpa grange grat
  grated grazed grazing greeks greene greeting greta groom grooming grunting gummer hairless hairs halfway hallo hallowed hamper
  handled handler handlers handles handling harden hardening hardy haystack headings headline headlines healed healing heaped
  heard hearings heaters heath heaving heller herman hermit hesitate highness hilly hindered historian historians histories
  hoarding holmes homers homey homie homies honoring hooky hordes horner hors horsey hostages hover hovered humility hummer
  hustlers immature immunity impartial impending imperfect impossible inability inactive inclined incomes incoming independence
  indicated indirectly induction inefficient inflated informal inland innit innovation innovations inquired insecure insecurity
  insiders instruction insulted interaction interactions interception interceptions interior intervention interventions
  interview interviews intro intruding intubated inward irritation islanders isolated jingle julie keeler killed kneeling
  knockers laces lambs lanes lansing launcher launchers launches leaked leaking leaned leaning leaped leaping lectures legation
  lending lest levees liability lien lies lightning limber linen linens liners littlest livers locate locates locating locket
  lockyer looky lost lotus lovers lowe maine maintain maintains managed manager managers manages manned manufacture manufacturer
  manufacturers manufactures manure maple marchers marginal maria marian marie marine marino markings marriage marriages martial
  martina mastery mater material materials mather matured measures meddle medial median mediated medicated medina meer mellow
  mending mental mere merman meteor meyers miller millionth mingle mister mixing mobsters monitors monsters moor moore morality
  mortgages mountainous mourning movers movies mulligan mushroom mushrooms mutation nature necessarily necessity needn needy
  nets netted niche niece nixed nixing nobility noon normal nose nosy noticing nylons observatory observed obstructed
  obstruction offences officers oncoming operative optional orange oranges oriental orientals oriented outdated outset outsiders
  overhear overheard overheated overseas overview owed ozone pace paces pacifist packing padlock pain paine painless pains
  palace palaces palin palpable panda pans panthers panties panty parading parental parity parka particle partisan pastries
  pastry patch patents patients patriots pavement pawned payne pearson peddling persisted peters peterson pickled pickles
  pictorial pinto pitchers plaid planet planets planner planning planters playbook pleading plight plots plump poachers pointers
  poles polo popsicle porto possibly potion pound pounding powder powdered praised prays prediction prefect prenatal presently
  preserve preserved preserves pretrial pricey pricks prides primarily primate primates primed prince princes princess printing
  pristina pristine prize prizes processed produced production products projection proof properly proportion proportional
  proportions prose prosecutor prospect prospector prospects prosperity protect protector protectors protects protests puncture
  pups quarrels quart quartet quarts quipped quit quitters rach rafting rage rages raging raided raking ramble rams rancho rang
  rangers raping raps ratted rattling rauscher raving reaction reactive realised realm reappointed reassigned rebuilding recant
  receding reception reciting reconstruction recourse recovered recovers recreational rectal recurring redesigned reduce reduces
  reeks referred regal regent rejection released releasing relented reliable reliving relocate relocated relocates relocating
  relocation remove renaming rendition renewable renewing renovating repaid repayment repealed repeated repent replace replaces
  repressed reputable resent reserve reserves resign resigned resolved resorted restated restrict restricting restrictive
  restroom retraction reunited reuniting revenues reverted riddle riders ridge ridges righto rightwing righty risky rivera
  roadhouse roaring roasting robot rockers rodman rods romano rooks roost rooting roots roses rotating rotations rouse rover
  rovers rubles ruins rulers rustlers sable sachs sacks salty samper sample saps sardines saturated scamming scanned scanning
  scant scared scares scaring scarring schering scold scouring scrambler scream screamed screams screeners seam seasonal
  securing sedation seduced seduction seeding seek seize seized selves sentries sentry separated separates serviced services
  sessions severity shacking shagging shaker shakes shaking shall shalt shambles shamed shard sharks shaved shaving shedding
  shelling shelters shelved shied shielding shilling shingle shingles shite shocking shook shooters shoppers shores shoring
  shortage shorty shoves shreds sickle sidle sighting sightings sights simmer simulated situation sizeable skeptics skimming
  skylight slacking slamming sleepless slide slight slit slots slumming smacking smartest smarty smiles smite smoother smoothly
  smother snarling sneaking snide snorts soaked soar soared soares sobering solid sommer soothing sore sory souls soups spades
  spanking spanning spans spared spark sparking sparkling sparks sparring spasm spats specialist specialty specific spectral
  speeding spelling spent spices spilt spinning spit spite spits splint spores sporty spout sprinkle sprinkled sprinkles
  sprinter sprinters squire stacking stains stake stakes staking stale stalking stall stallion stank staple staples starling
  starring starters starving steamy steele steelers steely steering stem stemming stiles stinging stinking stir stirs stokes
  storied strain strains stray streak streaks streep strep struck stubs stud studied stumbles sturdy submitting subtlety
  suffered sufficient suing suit suited suits summed sumner sundae supper supports swallowed swallows swearing sweaters swell
  swelling swells swine swing swingd swinging swirling systemic tablet tablets tack tackling tailed taken takers talal tale
  tales talking tally tanned taping targeted targeting tarnished tarts teased teasing tending termites territories texture
  textures thane theatrics thigh thorough threaten threatens tickle tied tights tiles tilted tingle torches tories tortured
  towels traces tracy traduction trainees traits tramp tramps trans transparent traveler trawler treatable treaties trenches
  trent tricks trifle trillion trimming tripe troll trough tubes tumors turban turkey twine ulterior unattached unavailable
  uncommon uncooperative uncovered undated unfit unfriendly unita unite unity universe unnecessary unpunished unsecured unseeded
  unstable unsuitable unwelcome upcoming update updates upgrade upgrades uploaded upstream vacation vacations valuable vanished
  vaunted vegetables vehicles vending venerable venting ventured ventures venue venues veritable viability victoria victories
  victorious vila vineyard vineyards visa visas visibility vocation volley voltaire vroom waking walkie wallow wally walter
  waltzing warden wardens warehouse warp warts washroom wasteland watchers watershed watery weakened weakling weigh weighs
  welcomed welcomes whacking wheat whee whine widen widow widows width willy wishers witch witness woodhouse woodward woody
  woolen workable workplace workplaces worrying worships woven wright youngest youngster zaire zillion`.split(/\s+/),
);
