/**
 * Common English words that lie so near a word of homes that they would be taken for a slip of it: "vacation" is no
 * "location". Found by trying the 24,000 words that are heard most in film subtitles.
 */
export const REAL_WORDS: ReadonlySet<string> = new Set(
  `abduction abel abilities accent accents aces activate addition adoption aeroplane afoot airplanes alley alliance allo aloft
  aloud annie anterior antics arbor architectural arena arose arteries ascension asher aside assisted associating atlantis
  attaches attacked attacker attained attracted automated avenge bach backhand backward backwards bacon bacterial ballon
  balloons ballroom banished banned barbecued barbecues barking barks barnyard baron barons barth baseball batch bathe bathrobe
  bats beads becoming belittle bell bending bends bene billings billion billions billy bing blake blamed bland blazing bleach
  bleeds bless blessing blight blinding block blocks blow boast bookcase bookshop booth boring bothering bowers brainless brains
  bran branch branches bras breach bred bree brent bridge brig brill brisk broad broads broom broth bugler builders bulletin
  bully bullying bummer burglary bursting burying butchers butter butters cabinet camped camps canaries candle canon canst
  carnal carpenter carriages cartilage cartridge carts casper cast casts ceased cellular centuries chai chains chambers chandler
  chant chanting chaps chapters char charge charged charges charter chatting cheat cheated cheater cheaters cheating cheeks
  chief chiefs chill chilling chills chirping choking citation clanging clanking cleanest cleansed cleansing cloaking closest
  clots cloud clouding clover clusters coalition coarse coasters coats cocker collar collars colonels colonies colonists
  colossal combing commodity commune communion communism communist communists commuter comparative competing compiled complain
  complains complaint complaints completed completes compliance compliment compute computer concerns concert concerto concerts
  conclude concluded concludes condom condoms condor connects conned conner consoling construct constructive contact contacts
  contempt contents contests contraction contractor contradict contrary contrast contrition convened converge converse converted
  conviction coolidge cooperate cooperating cooperation coping cords corned coroner couldn counted countess counties countless
  counts courtside cove coven covert coveted crack craft crafty cramp cramps craps creaks creation creature creatures creeps
  crescent criminal crook crooks curse curses curt cutler damaging damper danke dante darts dasher deadline deadlines dealings
  deceased dedicate deduction deductions deemed defences defended deficient defining degraded delicate delights dennis dense
  dental dented dentures department departments depended dependent depending derive deserted deserved deserves destruct
  destruction detailed detained detected devise diddle dined diner directed director directory disable disarmed distinct
  distract distrust dive divers diving doable docs dolittle donation donations dongs donor donors donut doormat dopes dose doses
  doubly dover doves drafts draining drains dread drilling drivel driven drivers drown drowns dudes dukes dunes dwell easing
  educated education efficiency electrician electron electronic elemental elevated elevation empowered encounter encounters
  endurance energies entities entrails entrees estimate excellence excellency excessive excluded exercised exercises exorcism
  exorcist expertise explains exploded explored explosive expose extensive faculties faire fairness falcon fallow famished fangs
  farts fatalities feathers feces feelings feller fibre fickle fiddle finishes firehouse fist fixtures flake flatfoot flaws
  fleet flighty float flock flor flour flowery followed follower font fooling footwork format founders fountain fountains
  fracture fractures frail fright fringe frisk gable galley galloway gallows gambler gamblers gant garbage garde gardeners
  garments garter gazing generals generation generations genitals gentry germany gestures gill gland glaze gleaming gloating
  goody goofing gorman governed gracious grad grade grail grains gramps gran granddad grandeur grandpa grange grat grazed
  grazing greeks greeting greta groom grooming grunting gummer hairless hairs halfway hallo hallowed hamper handled handler
  handlers handles handling harden hardy haystack headline headlines healed healing heard hearings heaters heath heaving heller
  herman hermit hesitate highness hilly historian histories hoarding holmes homey homie homies honoring hooky hordes hors horsey
  hostages hover humility hummer hustlers immature immunity impartial impending imperfect impossible inability inactive inclined
  incoming independence indicated induction informal inland innit innovation insecure insecurity instruction insulted
  interaction interception interior intervention interview interviews intro intruding intubated inward irritation isolated
  jingle keeler killed knockers laces lambs lanes lansing launcher leaked leaking leaned leaning leaping lectures legation
  lending lest liability lien lies lightning limber linen linens littlest livers locating locket looky lost lotus lovers lowe
  maine maintain maintains managed manager managers manages manned manufacture manufacturer manufacturers manure maple marginal
  maria marian marine markings marriage marriages martial mastery mater material materials matured measures meddle medicated
  medina meer mellow mending mental mere merman meteor miller millionth mingle mister monitors moor morality mortgages mourning
  movers movies mulligan mushroom mushrooms mutation nature needn needy nets niche niece nobility noon normal nose nosy noticing
  nylons observatory observed obstruction officers operative optional orange oranges oriental orientals oriented outdated
  outsiders overhear overheard overseas owed ozone pace paces pacifist packing padlock pain paine painless pains palace palaces
  panda pans panthers panties panty parading parental parka particle pastries pastry patch patents patients patriots pavement
  pawned peddling peters pickled pickles pinto pitchers plaid planet planets planning playbook pleading plight plots plump
  poachers pointers poles polo popsicle possibly potion pound pounding powder powdered praised prays prediction prefect prenatal
  presently preserve preserved preserves pricey pricks primarily primate primates prince princes princess printing pristine
  prizes processed produced production projection proof properly prose prosecutor prospect prospector prosperity protect
  protector protectors protects puncture pups quarrels quart quartet quarts quit quitters rach rage rages raging raided raking
  ramble rams rancho rang rangers raping raps ratted rattling raving reaction reactive realised realm reassigned rebuilding
  recant reception reciting reconstruction recourse recovered recovers recreational rectal reduce reeks referred regal regent
  rejection released releasing reliable reliving relocated relocation remove renewing renovating repaid repeated repent replace
  repressed reputable resent reserve reserves resign resigned resolved restrict restroom retraction reunited riddle riders ridge
  righto righty risky roadhouse roaring roasting rodman rods romano rooks roost rooting roots roses rotating rouse rover rulers
  rustlers sable sacks salty sample saps sardines scamming scanned scanning scared scaring scarring scold scrambler scream
  screamed screams seam seasonal securing sedation seduced seduction seek seize seized selves sentries sentry separated
  separates serviced services sessions severity shacking shagging shaker shaking shall shalt shambles shamed shard shaved
  shelling shelters shielding shilling shingle shingles shite shocking shook shooters shoppers shortage shorty shoves shreds
  sickle sidle sighting sightings sights simmer situation skimming skylight slacking slamming sleepless slide slight slit slots
  slumming smacking smartest smarty smiles smite smoother smoothly smother snarling sneaking snide snorts soaked soar solid
  soothing sore sory souls spades spanking spared spark sparkling sparks sparring spasm spats specialist specialty specific
  spectral speeding spelling spent spices spilt spinning spit spite spits splint sporty spout sprinkle sprinkled sprinkles
  squire stacking stains stakes staking stale stalking stall stallion stank staple staples starling starring starters starving
  steamy steele stem stinging stinking stir stirs stokes strain strains stray streak streaks streep strep stubs stud studied
  sturdy subtlety suffered sufficient suit suited suits sumner sundae supper supports swallowed swallows swearing sweaters swell
  swelling swells swine swinging swirling tablet tack tailed takers tale talking tally tanned targeted targeting tarts teased
  teasing tending termites territories texture thane theatrics thigh thorough threaten threatens tickle tied tights tiles tilted
  tingle torches tortured towels traces traduction traits tramp tramps trans transparent traveler treatable treaties tricks
  trifle trillion trimming tripe troll trough tubes tumors turban turkey twine ulterior unattached unavailable uncommon
  uncooperative uncovered unfit unfriendly unite unity universe unpunished unstable unwelcome upcoming update updates upgrade
  upgrades upstream vacation vacations valuable vanished vegetables vehicles vending venting ventures venue veritable victoria
  victories victorious vila vineyard vineyards visa visas visibility vocation voltaire vroom waking walkie wallow wally walter
  waltzing warden wardens warehouse warp warts washroom wasteland watchers watery weakened weakling weigh weighs welcomed
  welcomes whacking wheat whee whine widen widow widows width witch witness woodhouse woodward woody woolen workplace worrying
  worships woven wright youngest youngster zillion`.split(/\s+/),
);
