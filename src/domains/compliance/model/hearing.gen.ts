// Written by `npm run -s realty -- learn-copy`.

export const WORDS = `
# , . a aaron abbey able about above abroad absolutely ac academy accent accents accept accepted accepting accepts
access accessible accessory accommodated accommodation accommodations accompanied accordance according accordingly
account accounts acre acreage acres across act active ad ada adam add added addendum addicts addition additional
additions address addresses adelantado adjacent adjoining adjustments administrator administrators adobe adore ads adult
adults advance adventist adventists adventurous advertise advertised advertising advice advise adviser affects
affordable afraid african after afternoon again against age aged agencies agency agent agents agers ages aggressive
agile agnes agnostics ago agree agreed agreement agrees agua ahead ahmed aid aide aides aids air airbnb airport airspace
alarm alarms alcoholics alcove alder alerts alicia alike alimony all alley allow allowance allowed allows alone along
aloud already also altar altars although always am ambulance ambulatory amen america american americans ames ami amish
among amount amp amplia amplified amueblado an analysis and angel animal animals ann anne ano another anselm answer
answered answers anthem anthony any anybody anymore anyone anything anytime anyway anywhere apartment apartments appeal
appear apple appliances applicant applicants application applications applied applies apply applying appointment
appraisal appraiser appreciate appreciated appropriate approval approve approved april apt aqui arab arabs arch arched
arches architect architectural archive are area areas arena arent armed armenian armory army around arrange arrangement
arrivals arrive arrived arrives art arts as asian asians ask asked asking asks asl assessor assets assigned assignment
assistance assistant assistants assisted association assumable assume assumes asylum at atheist atheists athletic
atmosphere attached attend attendance attention attic attorney attracts au audio aug august aunt authentic authority
autism autistic autobus automatic automatically avail available avenue average avoid awaits award away awful awkward
ayudas b babies baby bachelor bachelorette bachelors back background backgrounds backing backs backsplash backup
backyard bad baggage bags bake baker bakeries bakery balcon balconies balcony ball ballfield ballpark ballroom bamboo
band bank banquette baptist baptists baptized bar barbecue barn barns barred barrier bars base baseball based basement
basil basis basketball bath bathroom bathrooms baths battery bay bays bbq be beach beam beamed beams bear beard bearing
beat beautiful beautifully beauty became because become becomes becoming bed bedroom bedrooms beds bedtime been beer
bees before begging begin begins behind being believe believer believers believing bell bells belong belongs below bench
bend benefit benefits beside best beth better between beyond bible bicycle bicycles bid bidding bids big bigger bike
bikes bilingual bill bills bingo bins biological bipolar biracial birch bird birds birth birthday bishop bit black
blackout blacks blackstone blackwell blanca blank bldg blend blessed blessing blind blinds block blocked blocking blocks
blond bloom blooms blue board boarder boarders boarding boards boat boathouse boats bocce bodied body boiler bolted
bones bonus book bookcase booked bookings books boomers boots border bordering borders born boss boston both bother
bought boulevard boundaries boundary bow box boxes boxwood boy boyfriend boyfriends boys boystown br braced brackets
bragg braille brand brass brazilian brazilians bread break breakfast breath bred breed brendan brewery brick bride
brides bridge bright bring bringing brings brochure broke broken broker brokerage brokers brood brookside brother
brotherhood brothers brow brown brownstone browser brunch buddha buddhist buddhists buddy budget buena build builder
building buildings built bump bundle bungalow bunk bunkhouse bunks burned burner burners burning burns bus busca buses
business businesswoman busy but butcher butler butte button buttons buy buyer buyers buying buys buzzer by bylaws c
cabin cabinet cabinetry cabinets cable cafe cafes cage cake calendar call called callers calling calls calm cam came
camera cameras camouflage camp campus can canada cancel canceled cancha candles cane cannot canoe cant canyon cap
capable cape capped captain car card cards care career careful caregiver caregivers caretaker carillon carnival
carpenter carpenters carpet carpeted carpets carport carriage carried carrier carries carry cars cart carts carved casar
case cases caseworker caseworkers cash casserole cast cat catch cater caters cathedral catholic catholics cats caucasian
caucasians cave cc cedar ceiling ceilings celebrate celebrates celebrating cellar cemetery census center central centric
century ceramic certain certificate certified cesar chain chair chairs chalet chalk chance chances change changed
changes changing channel chanting chapel character charge charged charges charles charm charming chat chavez check
checked checking checks chef cherokee cherry chest chic chicken chickens child childless childproof children chill
chimenea chimney china chinatown chinese chino chippendale chloe chocolate choice choir choose chose chosen christ
christian christians christmas church churches churchgoing cider cigar cinco cinema circle citizen citizens citizenship
city cityfheps civil civilian civilians claim class classic clause clauses claw clawfoot clay clean cleaner cleaners
cleaning clear clearance cleared clears clerestory client clients cliffs climate climb clinic clock close closed closely
closer closes closet closets closing club clubhouse clubs cluster co coat coats cochera code codes coffee cohabiting
coin cold collar collect collecting collection college collie colonial color colorado colored colors columns combat
combination come comes comfort comfortable coming comment commercial commission commissions committed committee common
community commute commuters companion company comparable compare comparison compartir complain complained complaint
complaints complected complete complex complexion compliance compliant complies comply compra comprobante concert
concierge concrete condition conditioning conditions condo condominium condominiums condos confirm confirmed confirms
congratulations congregation connect connection consent conservation conservative consider considerate considered
construction consulate contact contains contemporary contingencies contingency contingent continue contract contractor
contracts contrato control convent conventional converted convey conveys cook cookies cooking cooks cool cooling coop
cooper copper copy corn corner cornue corporate corps correct correction cosign cosigners cost costs cottage cotton
could couldnt council count counted counter counters countertops counties countries country counts county couple couples
course court courthouse courts courtyard cousins cove covenant covenants cover covered coverings covers cozy cpap crack
craft craftsman crane crayons crazies crazy creak create credentials credit credits creed creek crew crews crib cribs
crickets crime cripple crippled cripples criteria cross crossed crosses crossing crosswalk crowd crowds crown crutch
crutches cry crying cuadras cuban cubans cul cultural culturally cup cups curb curbless current currently curry curtains
curved custody custom cut cute cyclists d dad dads daily daisies damage damaged dame dana dance danish dark darker data
database date dates daughter daughters dawn day days de deacon deaconess dead deadline deaf deal dear death debt debts
decades december decent decide decided decides deciding decision deck decking decline declined decorators decree
dedicated deed deeded deeds deep deer defects defined degree degrees delancey delay delete deleted deletes deli delight
demo demographics demonstration den denied denise dental dentro deny department dependents deployed deployment
deployments deposit deposito deposits depression describe describes description design designated designed desirable
desk desks detached detail details detector detroit developer device devout diagnosis dial dialysis diamond diapers did
didnt differ difference different differently differs dig digits dime diner dining dinks dinner dior direct disabilities
disability disabled discerning discharge discharged disclose disclosure disclosures discount discriminate discrimination
discuss dishes dishwasher dishwashers display dispute distance distances distinguished district disturb diverse
diversity divided divorce divorced divorcees do dock doctor doctors document documents does doesnt dog dogs doing dollar
dollars dominicans done dont door doorbell doorframe doorframes doorman doors doorways dorm dorsey dos dot double
doubles down downhill download downsize downsizers downsizing downstairs downtown dozen draft drag drain drains drama
drapes draw drawer drawers draws dream dreams dress dressers dressing drew drift drill drink drip drive driven driveway
driveways driving drones drop dropped drug dry dryer drywall dss dual duck ducks ductless dudes due dues duffel dumb
dumbwaiter duplex during dusk dutch duty e each earlier early earn earned earners earnest earns ease easement easier
easily east easter eastern eastgate easy eat ebt edge editor editors educated education efectivo effective efficiency
egg egress egyptian eight eighteen eighty either el elder elderberry elderly electric electrician electricity elegant
element elementary elements elevation elevator elevators eleven eligible elm elms else elsewhere email emergency
emotional employed employee employees employer employment emptied empties empty en enclave enclaves encouraged end ended
ends energetic energy enfrente engaged engineer engineered english enjoy enlisted enormous enough enrollment enter
entered entertain entertaining entrance entry epilepsy epileptics equal equally equipment equipped equity era eruv esa
esas escape escrow espanol esta established estacion estacionamiento estado estate estates este estimate estimates
estudio ethiopian ethnic ethnically ethnicity europe european europeans ev evacuate evangelical evangelicals eve even
evening evenings events ever every everybody everyday everyone everything everywhere eviction evictions ex exact exactly
exceed excellent except excepted exception exceptions excluded exclusive exclusively excuses execs executive executives
exempt exemption exit exits expats expect expectant expected expecting expects expense experience experiments expert
experts expire expired explain explained exposed exposure express exterior extra eye eyebrows eyed eyes f fabulous
facade face facebook faces facility facing fact facts failed faint fair fairway faith faithful faiths fall falls
familial familiar families family fan fans fantastic fantasy far farm farmed farmer farmers farmhouse fashioned fast
father faucet favor favorite fearing feast feather features february federal fee feed feeder feeds feel feels fees feet
fell fellas fellow fellows fellowship felt female females fence fenced fences feng fern ferry festival few fha fiber
fictional field fields fiestas fifteen fifteenth fifth fifties fifty fig figure figures file files filipino filipinos
fill filled filler filling fills filmed filter filters final financed financials financing find finds fine fined finest
finger finish finished finishes finnish fir fire fireplace fireplaces fireworks firm firms firpta first fish fisherman
fit fitness fits fittings five fix fixed fixer fixtures fl flag flagpole flags flank flashing flat flats flexible flight
flights flipping flood flooded floor floors flown flr fluent fly flyers fob fold folding folks follow food foot footage
footed for forbid forbids force forces foreign foreigners forest fork form formal former forms formula fort forty forum
foster fought found foundation foundry fountain four fourplex foursquare fourteen fourth foyer frail frame frames frank
franklin fraternity free freeway freight french fresh freshly friday fridays fridge friend friendly friends frogs from
front frontage fronts frowns fruit fry ft full fully fulton fumar fun fund funded funds furnace furnaces furnished
furniture further fusion future gables gainfully gal gallery galley gallon gallons gals gambrel game games garage
garages garden gardener gardeners gardens garfield gas gate gated gates gather gave gay gayborhood gaylord gays geared
gem gen gender general generation generations generator gentle gentleman gentlemen gents georgian geothermal german
germantown get getaway gets getters getting ghanaians ghetto gi gift gigs girl girlfriend girlfriends girls give given
gives glad gladly glass glasses glazed glazing glove go goat goats god godly goes going gold golden golf gone good
goodness google gorgeous got gothic government grab grace grad grade grads graduate graduated graduates grain grand
grandchildren grande grandfather grandkids grandma grandmother grandpa grandparents granite grant grapes grass grasses
gravel gray grays grease great greatschools greek greektown green greenhouse greenway greetings greg grew grid grill
grills groceries grocery groom gross ground group grow growing grown grows growth guadalupe guaranteed guarantor
guarantors guard guardian guards guatemalans guess guest guests guia guidance guide gulch guy guys gym gypsies h habla
hablamos hacer had hadnt hair haired haitians halal half halfway hall halloween halls hallway hallways ham hamlet hand
handed handicap handicapped handle handles handrail handrails hands handsome handy handyman handymen hang hangs hanukkah
happened happening happens happier happiest happily happy harbor hard hardiplank hardware hardwood hardwoods hardworking
has hasa hasidic hasnt hatch hate hates hauling havana have haven havent having hawk hay hazard hcv he head headache
headline heads headscarf headscarves health healthy hear heard hearing hears heart hearth heat heated heater heather
heating heaven heavy hedge hedges height heights held hell hello help helpers helps hem hence her herb herbs here herein
heritage herringbone hers hetero heterosexual hewn hey hi hickory hidden hide hideaway high higher highest highly
highway hijab hijabs hike hikers hill hills hillside hilltop him himself hindu hindus hip hired his hispanic hispanics
historic historically history hit hiv hmong hoa hoarders hobby hobbyists hold holder holders holding holds holes holiday
holidays holy home homes homogeneous homosexuals hon honest honestly honeymoon honorable honorably hood hook hooks
hookup hoop hopa hope hopes hoping horse horses hose hospital hospitals host hosting hosts hot hotel hotline hour hours
house housed household households housemate housemates houses housewife housing how however hse hud huge human hundred
hung hunt hunting husband husbands hvac hydrant i i2b ib ice id idea ideal ideally ideas identity if igual igualdad ill
illegal illegals illness im imagination immigrant immigrants immigration impaired improving in incense inch inches incl
include included includes including incluido incluidos income incomes incomplete independent independently index india
indian indians indicated individuals indoor indoors induction infant infants infirm information inn inner inquire
inquiries ins insane inside insistir inspect inspected inspection inspections inspector inspectors inspired install
installation installed instead institute instructions insulated insulation insurance insurer integrated intended
intercom interest interested interior international internet interpreter interpreters interracial interstate interview
into investment investor investors invitation invite invited irish iron irrigation is isla islamic island islands isnt
israel issued issues it italian italianate italy itin its itself ive ivy jack jackson jamal january japanese jardin
javascript jazz jefferson jehovah jehovahs jen jerusalem jesus jetted jewel jewish jews jill job jobs jogging john join
joined joinery joins joke jose joseph jpeg jr json juan judge judged judges judgment juice juliet july june junior just
k keep keeping keeps kept kerala kesha key keyed keypad keys kid kidding kiddos kids kind kindly kinds king kippur kit
kitchen kitchenette kitchens knees knew knit knocks knotty know known knows knoxville koi korean koreans koreatown
kosher kossuth l la labels labor ladder ladies lady laid lake lakeside lakeview lame lamp lamps lanai land landing
landlady landlord landmark landscape landscaped landscaping lane lang language languages lantern lap large larger
largest last latch latches late later latin latino latinos launch laundry lavender law lawful lawn lawns laws lawyer
lawyers layers layout lazy lbs lead leaded leads league leak leaky learned lease leased leases leasing least leather
leave leaves leaving lebanon ledger left leg legal legally legged legion legs lemonade lend lender lenders length
lesbian lesbians less lessee let letter letters levee level levels lever ley lgbt lgbtq liability liberty library
license licensed lie lien liens lies life lifeguard lifestyle lift lifts light lighter lighting lightly lights like
liked likes lilies lily limber lime limestone limit limitation limitations limited limits lincoln line lined linen lines
lingers link links list listed listing listings lists lit little live lived lively lives living llame llc load loads
loan loans lobby local locals located location lock lockbox locked locker lockers locks lode lodger loft lofts log logs
long longer longtime look looked looking looks loop loose lord lose loses lost lot lots lottery loud loudest louis
lounge love loved lovely lovers loves lovingly low lower lowered luck luis luke lunch luther lutheran luxury luz m maam
machine mad made madera magazine mahogany maid maiden mail mailbox mailboxes mailed mailing main maintained maintenance
major make maker makes makeup male males mall man manage managed management manager mandarin manhole manicured manners
mantel mantle manufactured many map maple maples maplewood maps mar marble march marcus maria marina marine marines
marital mark marked marker market markets marks marriage married marrieds marry marshal mart martin martinez mary
masonry mass massage master mastercard match matches materials matter matters mature max maximum may maybe mayflower
mayo me meadow meals mean means meant meantime measure measured meat mecca median medical medication mediterranean meds
meet meeting meetings meets melting member members membership memo memorial men mennonite mens mental mentally mention
mentioned mercado meridian merry mes meses mess message messages messy metal meter meters methadone methodist methods
metro mexican mexicans mexico mezuzah mi mice mid middle midnight might mile miles milestone military milk mill
millennial millennials millwork mind minded minds mine mini minimum minister minivan minorities minority minors mint
minute minutes minutos mirror mismo miss missed missing mission missionaries missus mistakes mister mitigation mix mixed
mls mobile mobility model modern modifications mold molding mom moment moms monastery monday mondays money monitored
monk month monthly months monument mood moorish more mormon mormons morning mornings moroccan mortgage mosaic mosque
mosques moss most mostly motel mother mothers motion mount mountain mountains move moved mover movers moves movie movies
moving mow mower mowing mows mph mr mrs ms much mud mudroom multi multicultural mural murphy museum music musician
muslim muslims must my nailed nailing name named names nanny narrow nation national nationality nationals native natural
nature navajo naval navy near nearby nearest nearly need needed neednt needs negotiable negotiates neighbor neighborhood
neighborhoods neighbors neither nephew nerves nervous nest nester nesters nestled net neutral never new newborn newborns
newcomer newcomers newer newest newly newlyweds news next nice niche nick nigeria nigerian nigerians night nightlife
nights nimble nine nineties ninth no nobody noche noise noisy non none nonsmoker nook noon nor normal normally norman
north norwegian not note noted notes nothing notice noticed notices notifications notified notre novels november now
nowhere nueva number numbered numbers nun nurse nursery nurses nursing nw o oak oakdale oakland oaks oasis object
observant occupancy occupant occupants occupied ocean ocho october odd of off offense offer offered offering offers
office officer officers offices oficina often oh ohio ok okafor okay okinawa old older oldest olds olive olympics on
once one ones online only onto op open opened openers opening opens opera operated operating operator opinions
oportunidad oportunidades opportunity opposite opted optional or orchard order ordered orders ordinance ordinary oregon
oriental orientation oriented origin original originally ortega orthodox other others otherwise otros our ours ourselves
out outdoor outdoors outlet outlets outs outside outsiders oven ovens over overcrowd overflow overhead overlooks
overnight overseas oversized owls own owned owner owners ownership owns oxygen pace package packed packet pad paga page
pages paid paint paintbrush painted painter paints pair pairs pakistanis pale palette palms pamphlet pane panel paneled
panels pantry paper papers paperwork parada parade parades paradise parcel parcels parent parents paris parish park
parking parkinson parks parkway parlor parques parsonage part partially participate participates particular parties
partner partners parts party pass passed passes passport passports password past pastor pasture patch path paths
patience patients patio patrick patter pattern paul pause paved pavers paving pay paycheck paychecks paying payment
payments pays pdf peace peaceful peak pear pebbles pecans peephole pen pencil pending pension pensions penthouse people
pequenos per percent perfect period permanent permission permit permits permitted persian persians person personal
personnel persons pet petition pets pew pews pharmacy phase pho phone phones photo photographed photographer photographs
photos phrase phrases physical physically piano pianos pick picked picket pickleball pickup picky picnic picture
pictures pie piece pied pier pile pilgrim pills pine pines pink pipe piso pit pitter placard place placed places plain
plains plan plank planks planned planner planning plans plant planted plantings plants plaque plaster plat plate
platform platted play playground playgrounds playhouse playing playmates playpens playroom plays playset plaza please
pledge pledged plenty plots plowed plowing plows plum plumbed plumber plumbers plumbing plunge plus pm png pocket
podcast point pointed poland pole police policy polish polished pond pool pools popcorn pope poppies popular por porch
porches pork port portable portal portuguese positive possession possible post postcards posted poster posters
postgresql posts pot potential potluck pottery pound pounds powder power practically practice practicing prairie pray
prayer prayers prays pre preacher preapproval predominantly pref prefer prefered preference preferred prefers pregnant
premises prepare preparing presbyterian preschool present presented preserve president press prestige prestigious
prevention preview previous prewar price priced prices pride priest primaria primary prime priming principal print
printed printing prior priority privacy private priya probably problem problems product professional professionally
professionals profile program programs prohibited project projects promise promised pronounce proof propane proper
properties property propio protected protects proud prove provide provider provides psychiatric psychiatrist ptsd pub
public publish published publishes puerto pull pulls pump pumps purchase pure put puts putting q quad quaint quaker
qualified qualifies qualify quality quarter quarters quartz queen queens queer question questions quick quiere quiet
quilt quit quite quote quoted quotes r rabbi race racial racially racing rack radiant radius radon rail railing railroad
rails rain rainbow raise raised raising ramadan rambler ramen ramp ramps ran ranch range ranges ranked ranking ranks
rapid rare rarely rate rated rates rather rating ratings ratios rattles rave raza reach reached reaches reaching read
reader reading reads ready real really realtor realty rear reason reasonable reasons reassured rebuilt rec recamara
recamaras receipt received receiving recent recently recipients recognize recommend recommended record recorded records
recovering recovery rectory red redlining redone reduced reference references referencias referrals refinished
refrigerator refrigerators refugees refund refundable refunded refusal refuse refused refuses refusing regard regardless
register registered regret rehab rehousing reject rejected rejects related relax relay reliant religion religious reload
relocating rely remain remains remarks remember remembers remind reminder remodeled remote removal remove removed renew
renewed renovated renovation rent rental rentals rented renter renters renting rents reopen repair repaired repairs
repaved replace replaced reply report reports represents request requests require required requirement requirements
requires reroofed reserve reserved reserves reservists reset residence resident residents resort respect respectable
respond responsible rest restaurant restaurants restored restricted restrictions restrictive restricts restroom
restrooms result results resume retail retaining retire retired retiree retirees retirement retiring retreat retrofit
returned review reviewed reviews revival rfta rhythm rican ricans ride rides ridge riding riffraff right rights ring
rings rise risers risk river rm road roadmap rock rocker rockwell role roll rolls roman romantic roof roofer roofs
rooftop room roomies roommate roommates rooms roosevelt roots rosary rose roses rotary rough round route row rowhouse rs
rug rugs rule rules run runners running runs russian russians ruth rv rvs s8 sabbath sac sacred safe safer safest safety
sage said saigon saint sale sales salon salt saltwater sam same sample san sanctuary sandbox sandstone sandwich sandy
sat satellite saturday saturdays sauna saunas save saved savings saw say saying says scan scandinavian scanner scarf
scene schedule scheduled scheme schizophrenics school schoolhouse schools schoolteachers schoolyard scientologists
scooters score scores scottish scout scratch screen screened screening screens scripture scrolling scuff sea seal sealed
seam search searched searching season seasonal seat seating seats sec sec8 secluded second sect sect8 section secure
security see seedlings seeing seekers seeking seeks seem seemed seen sees segregated segun seizures select self sell
seller sellers selling sells seminole send sender sends senior seniors sense sensitive sent sentence separate separated
separately september septic serene series serious serve served server serves service serviced servicemembers services
serving session set setback sets setting settings settle settled settlement seven seventh seventy several sewer sex sexo
sgt shabbat shacking shade shades shake shaker shakes shall shalom shape shaped share shared shares sharing she shed
sheds sheet sheets shelf shell shelter shelves shelving shift shingle shingles ship shipped shipwright shoes shoot shop
shoppers shopping shops shoreline short shot shotgun should shovel show shower showers showing showings shown shows shui
shul shuls shut shutoff shutters shuttle siblings sick side sides sidewalk sidewalks siding sight sign signage signal
signature signed signer signing signs sikh sikhs silence sill silver similar simple simplify sin since single singles
sink sinks sippy sirens sister sisters sit site sites sits sitting situated six sixteen sixth sixties sixty size sized
sizes skate skews ski skin skinned skip skis skylight skylights skyline slab slate sleek sleep sleeper sleepers sleeping
sleeps slide slider sliding slip slope slow slowly small smaller smart smell smells smith smoke smokehouse smoker
smokers smoking snow snowbirds so soaking soapstone sober soccer social sofa soft soil solar sold soldier soldiers solid
solo somali somalia some somebody someone something somethings somewhere son soon sooner sophisticated sorry sort sorts
sought sound sounded sounds source sources south southern spa space spaces spacious spanish spare spared speak speakers
speaking speaks special speech speed spend spent spices spin spiral spirit splash split spoil spoken spot spouse spouses
spread spring springhouse springs sprinklers spry sq square ssdi ssi ssn st stability stable stables stacked stadium
staff stage staged staging stain stained stainless stair staircase stairs stairwell stairwells stall stalls stamp
stamped stand standard standards standing stands start started starter starting starts state stately statement
statements states station stationed statistics statue status stay stayed staying stays stc steady steel steep steeple
steer steered steering step steps stick sticks sticky still stock stone stools stoop stop stopped stops storage store
stored storefront stores stories stork storm storms story stove straight straights strange strangers stream street
streetcar streetlights streets strictly strike strip strobe stroll stroller strollers strong stronger struck struggle
stub stubs stucco student students studio studs study stuff style subdivision subject sublet sublets subletting submit
subsidies subsidized suburb suburbs subway successful such suggest suit suitable suite suited suites suits sum summer
sun sunday sundays sundown sunny sunrise sunroom sunset sunsets super supermercado supervised supper support supportive
sure surname surprises surround surrounds survey susan swans sweat swedish sweet swim swing swinging swiss switch
switches swoon synagogue synagogues syndrome system systems table tables tack tagalog tailor take taken takes taking
talk talks tall tan tandem tanglewood tank tankless tanks tap tape taqueria tasha task tasks tasteful tax taxes tea
teacher teachers team teams tear teen teenager teenagers teens tees tell telling tells temple ten tenant tenants tend
tennis term terms terrace terraces terraza terre test tested texas text thai than thank thanks thanksgiving that the
theater theatre their theirs them themselves then therapist therapy there thermostat these they theyd theyll theyre
thick thicker thin thing things think thinking thinks third thirties thirty this those though thought three threshold
thrive thriving through throughout throw thursday thursdays thx tidy tiendas tight tile time timers times timing tip
tired title to today toddler toddlers together toilet token tokyo told tom tomatoes tomorrow tone tongue too took tools
top tot touch touched touches tour toured touring tours toward tower towers town townhome townhouse township toy toys
trabajamos track tracks tract tractor trade traditional traffic trail trailer trailers trailhead trails train trained
training trains tram tran tranquil tranquilo trans transfer transferencia transfers transgender transit transitional
transitioning translator translators transom trash trashed travel travels tread treads treasure treat tree treehouse
trees tren tres trial trick tricycle tricycles tried trim trinity trip triple triplex trolley trouble trout truck trucks
true trust try trying tty tub tucked tudor tuesday tuesdays turbans turkey turkish turn turned turning turnkey turnover
turns turret tv twelve twenties twenty twice twin twins two type types ultimate um unaided uncomfortable under
underground understand understanding underwriting undesirables undo undocumented uneasy unemployed unenforceable
unfortunately unhappy unified uniform uniforms union unit united units university unknown unlawful unless unlike
unlocked unmarried uno unrelated unsuitable until unwed up updated updates upfront upgrade upkeep upload upon upper ups
upscale upset upstairs urban url us usa usc use used useful user users uses using usual usually util utilities utils va
vacant vacation valet valid valley valuation value values van vanilla vanities vanity vans vaping vash vaulted veg vegan
vegetarian vegetarians vehicles vendor veneer venetian venezuelans vent vents venue verifiable verification verified
verifies verify version versions very vest vet veteran veterans vets viaduct vibe vibrant victorian video vietnamese
view views villa village villas vines vineyard vintage vinyl violets virgin virtual virus visa visas visible vision
visit visitas visited visiting visitors visits vista visual voice voices void volt volts vote voted votes voucher
vouchers w wages wait waiter waiting waits waive waived waiver wake walk walkable walked walker walkers walking walks
wall walled wallpaper walls walnut want wanted wants war ward warm warning warranty was wash washer washington wasnt
waste watch water waterbeds waterfront wave way ways we weak wear wearhouse wearing website wed wedding wedlock
wednesday wednesdays week weekday weekdays weekend weekends weekly weeks weigh weight welcome welcomed welcoming welfare
well wells went were werent west western wet weve what whatever wheel wheelchair wheelchairs wheels when where wherever
whether which whichever while white whitehall whites who whod whoever whole wholesome wholl whom whose whove why wick
wide widening widget widow widows width wife wild wildlife will willing wind window windowed windows wine wing wingnut
winter wire wired wiring wish wishes wisteria with withdraw withdrawn withholding withholds within without witnesses
woman women won wonderful wont wood wooded woods woodstock woodwork wool word words wore work workbench worked worker
workers workforce working works workshop world worried worries worry worse worship worth would wouldnt wraparound wreath
wright write writes writing written wrong wrote wrought y yankee yard yards year yearbook years yellow yes yesterday yet
ymca yoga yom you youd youll young younger youngest youngsters your youre yours yourself youth youthful youve yr yusuf z
zero zip zone zoned zones zoning zoom
`;

export const CODED = {
  vectors: {
    step: 0.2306,
    signs: `
prssrsrstsstssrssrsssrssrstsrsssssrssrssrtstsstsllusrrrrttsqtssttsusruttlnutrrqrutrstssstsssrrssqrtssssstsssrsstttssssrsslzqrtss
vrttststtupstrrqqouysnssusprssmspsuounrqlqupsusrsrtustttrsqtrsttlourrrtrqvqrrrtrsstpqssrlswuquqstqtntsqtrrsruqssloprutsrrupustsu
puqsstsslrumsstrsttrssrrrusrrussrpsxvzlsprutnrprsuwrssunmltxvmpqtrqqqttvststtxrqpuvrpqprpsvpwtpvuquqqrvurwusprqrqqupwtoutqssotuu
lopourtssssssrqrsntrstssloppvrrsssrurrqtrprrssrsmrqnsruuprsuttqvuqsrtsrtporqvsssrsrrtrrrsrupssqslqsuwtwrutstprsuqqssrqrsmutwvrtp
rtqpqpuuprstsrtqqwtsttrpssrvpspstqwssrwtquqsrrsutqsssrsvqqqwsqtrntrvvsuqvsprpprunrsvrqupoututrvrpsttrprwrpqxprspnntsqsqottpqrptr
qrttrtsslsnrwqssusrrrtqurpprrtstllqsvrsqttrsststttrsqtstntsqvrtttsrrtsqurssrsrttlqssxtuqtvqrqsurpssnqrurlqqswsvqruptrtstrrrnrqtt
qrszstvpvxqqssqrsurrtptuquqwuuxtuxrqwprrutqstutvmqtzqswsuyqsupqrtsrsrttulqswnstrtsrqsrstqsttrrrslprsxqtqvvsuqstqpqtpstvqlrssssps
vsvvsursutqvtsrrmptturtoprstqsqrrrupqrrstqstvptquvttssutspusrrrurlxqsssqxpsstusqruprspsrlrvuvzvpsurpuqqttqspptrslltswyuquuqqqoss
qtrpquupuvsrwrrstrqrpsrqtssrqssspwrqsttrqwsyqwuxtsvuqssolotwwssouuqsqqsssrrrsssrlrtsvuuutrtrstrwssrtqprvotvuwtrsussprpqutrprrpur
lorsxsvqutqppmusqpuqrssonsrrwqupttrsppsurpssqrsrwrqttsprrtsrpqtsqrsssttumrrzqrsrwuqpqpstrrrrtrusqspzprvrvtprrostrrsrsrusnussxwtv
stsprqusspsrrqurqlqsxpssuvprqpttrrrtrvtrnposvqvtrsstqrswuqrurrtpqtvwutspqspqqnrsvtsospstuvtpopqrosttttrstttusspulrvrvtwqotrtpprr
tsurpusrlswuuprouvsvssuturuvqrsqltwqrqtqwvtvuvtutruxorqqlprstvquqruqrvsssqrsqrqwtrpvulrttrtssrtuusrwvroouupsroqtrrsttsstvrrxtros
pvvqrprrpsuttsurrupurssrpustvsvqourvrqqutstsrssrotutvsvqosqvqqqtrturqssslrvtytvqpsqtrrrurttrputrlpunvourrstssssvrsrsrtsroqqqwsvs
surtspstqqrsqttqplqowrupuupqtoqrrstsswttlvtsvttrvxustturrsutrssqluuuwsvrqvsstpttrttvrpspmrtoosussurssturtsusrrtqllqwsrqqttwtxprn
pqstqxsplltrpvqttrruqttsqtussrtslmsvpvvrsspqqotsqtvtqusqlmusqurttssrrqtrrstqsstrllqrrwrustuurusqtruoutuslqwssoqotvsutussrqtsssqs
npvtpqsotusutwrvrsvvsttqlpoqurutrtrvrsrwssnupssrllorwststtptrstvsvquputsnlwswuupuwpunrtpttsqruvplorsvvwpuxoylrtrssrrruxqnttqopur
qusvrvsvttuvqqqslsvuspqqsustsvsurrpsrpqqlsupuuttrsutssupsttqssxqrwtrtsqsrpvttssqstptssvrunvsropsrvqqvvtuoqtstqqtuxqprrstrstuttou
usovtqptlmuqosrtqsstuusrsusttrstlpqpvttssttrtrqrtrqqrsrrllpsxuutstpssqrqrrsqstsqllntyvussuqqrpqorrtprsrrpnsqvsusrurrtrsqrrtqstsr
usqxrrrpqzvrpprrsrursrprlmtrpyrvqqtqutqsrttutsqtrlmorvtlzqutqmotpvtusqsuloostuuttuqtsttspqrtqrqrqlqmrsuqsspqqpqrsquttussmmqmqrws
rsqrrpqstquttutrlrrptrsqtxuxuwwtqquvrvqmlosxrwururpqqstnqsstqurqwvruutssrsrsqrssrssrssrrmlpzqvwsrupqnptsnsttrsuqnsourxtvusrrpssq
nqnrptqrmssqrutssrqqqturqrusrrtqpwsssuutttqsnrurprtsrstpsvtpsrssqwsxqvsxwtuvrrqouvuuqqssuqsqroquqsssspsqvsuwssuqwwrrtsrqtqvtstsr
qtqsuuusutstnrusqsusmrqrvnwrssqqtvvttqwuostsssqxmstqrqtrrtrstssrsussrttpttqqtrussvrvqsrtrmvqsnqslqutstrrssstrrrrsrtrrssqqrwwpryo
usrrprtrsrupsttqlqrqsvususttsrrstpqttsqsoustuuusrttvusrtrovvtrstlosrrurtvrtvqssttpqstrstlrstyvtpvurtoqtrrosqrrtrlpurpsststsusurt
rsttqqrulosypstrvtrqrourqssrrrttqsunqorrsqssrsrvuttspsoslntssuttstrsstssrtrqssrrlmttusqputrrsrssrstssttqqsuunpontsotqqqvroqpwqro
rwtuoportrqtssqxtrostprrlnutssqsussrtssrsstrsstrlpwnqrrrpruqtsssuusrsrsslmsstssoqsqrprtqrswrrstrprrvotusuqswmuqtoqtxqtvrtxtttrtt
tstsqtswqnrxttrqvstqpprqrsuqrurvrssqsosrlotttprsmuutturpstqttsqullwrsprqqtsuuurpsqottuswlproqrstpvttvurtsrptqqsvtnvsvqvtuwpssutt
ssqstvsrxopsvvwnssqprstrrrtwrosutttvrnwrvqquttqustssqssslqtrqpssrsurwvstuvpussqslstswwvruvqrtsstsstosrstqowwwswossuvuprrrtuptrqp
xsrssursputqsrrspsprsttqrwtrussrvssqqqurrtsqrsrrtstsstsstrsrttssstsssssslousssrrustrrstrtutrsrtslrtszsspxutpqrtqssrrqvurlnttrrsq
suqrtrsrrststrtrqnvsqunnrwsssptqrtsrtrurluvtsssovwsvvwtqusqwsvwoluwurrspvyrvwwuqsupwrswqslwtupwquvqotrutrotrrtssqlxssmrrtupquupt
oourqsruurpurtsoovvpprrstpqtsrsvlmusqvrrttrsrstrsstqsrsrxqsrtopvssqqqtptrtssvqrplotpustqsstqqrtusrtprrrqonuostustsrqoqtvtqsqptrs
nrtpwsuoturqoqvsrqrppusqorsrqpprnqurtutsurtsrspsrlxprrqsvtvrtsptssqssqqqlqsoutsrusuuqsrrrqsqstsslpvmotvtqrvuststuursqssumsvpqstr
ptsssrtttutsqqttlpvoqsurtsttrttssssrssrrlqwmrstsrttsrtrsusspsstsottqtvvrqstqqrvsstrsprqtmquprstsrtssrsstsrsrrqtrlsttsttrsursqqss
rssrprrsmpvumqussunrprrwruuuuouslsswrrutqtosqqowrtqutnutlmrotssrsrttsrqtsqvrstrrlqurrrrqtsrrsrrrsrurqstrnqxuuuvposstwrrswssnqott
ptwxvwxqrqnttqttstsrstrspsssyssrturtrrtuqotsrsttmssqvsuustturssysortqrstlssszurpusstqqsuspsrrrttltsuzutpusrsqptutqrtrprtlssuztsq
vtqsrrrssqsruuusmuspwrrtsrvttvqutrrssrrulrrsxsuqtuqsqrrsrprrsrstlttqwtsrttsrttrvsqsttttuolqqxrsstsqpportqowquutqqtstzsvssuspqruu
rtsquuurusttxptsrvqspqsvrtqoruwrmstotqtsqttqvrutsurrrsstqqsnspqsprurxtsuuwrqrtrtltsoxrtrustsqssvrqrsrtuslppsyvussuprrptsrpuqttqr
lnoqxuuuruqrsqqstqsqssqrlnprxtttrtrrssquuprsusqtllswttssstqsqstqqsurstrrqwuqtosrpqtpststtvsssssswusqsssqqwuqsssrsqurqrsulplqprqp
rrurvtlrsuputrrxlrmppqtrtsssuvnruursrpsxpqswptqruorpsrsrqqtoxstqswvtotqstoqmrqqvpoqpvrurruvwpsqrvpqosorsqoqowssrqlttwprputmppprq
pspswtxsnsvwwmqpsrppspqtqtnsvtusprtvxprpuroqossussrrqrsslqttstsrutssursttsqsqqsrlqpznqsvutuostqutuqurrstlsowprutvuupvssutuqvqqrt
oouxstrtorsqprsrtssvvssqwssqtsttrsttttqrrtqrrusrlnnrotrqtrrwostosqrrrtvtqpltqpmqrsorrupsvqnqqpotsrryrptusrqtmssttsrsuuvslloupqrs
wrpuotsntqsrrsvulquvmrsssqsrststssrtqqrtnrsrsvvqstossqqurqrspstslsssvstrsprqtqqqrprpsqtsosqurvtsqrtttrtworpwoqrrlostputsstqrrqtt
qrrupsrsllqumtrsssptrrttqrqvrtsspmstpttptspqrqvrptttqtsrloxvvnqmqupppsttrtpruuuplouxwlpnprsqrsswttrtuusqlnttsrrqstrtsrsqtttrtstq
lpovsuoppruuztvtruqtrvstnuprpqstqtxuytruttqtqsstlmtotsupquqsrpsusrtsqqsrlltnsstrtuqsrqsuuqsrsttrlnrotrurqtqtrpsutptqrrsromsnrstq
qtrssrtsrqtrqtstuvsvvtpqsrvtpsssttqtstrruqrtvpttsuqrqprxtqtpttwslqptxvwsqupvttrrrtqnvpttmosvvqssvsrunrtstppsqsvsnpusvrrststsnpts
srrtptstlnosvsvtuustsruurqqtqqusplvtvqsrttrrpqtuuqstswwrqpusuruptsqtnpsvuqqtquurnpsqtsrtxttvpvttqqoutstrllswxpspssttttsuusrxsutp
sssssssssrsssssssssstsssmrspwsttrssrtrtrssspsrtsosspwsrutrtqtssstssssqrunporrrstsvsvrtsupoqtrrsslluvrqtsttsrsrstrtutussrstpornps
rrruuvssxrqtupqqtupqsnsrrruutvotwrpvtpornnvvtsqspqztqspvwsrwvwutlvurqsrstrtmttrqswtuuurrltsvtvspwqosqqsssosrssvsmlprqorrrrtrtrry
urtxtrormostvsrrqrtrqrtutrsurrqplptosrtsrsuqstsrsvttqtsrsvvuqtrqtsmsppstsqsssqsonltpvqwsuxqtoottupupsuvuotuusrsrptsrvsutswsursqs
popvstspquursrroomtsqwrrmtxuxsrmupuqoqrstvtsorsvupqvuwrqsrssrvsuqssqrrotllrxutsrtvpspstqpquqrtsqrowqonsnrwquvssuprusrostnvtqroqo
qsurssputvosrsttlnnrvqtsustsrsptqssrustsqutpwqqsvvxvtxtstrvysrqmtvrosorpttwwtvuutssxrssqwtrvsttprsssqrrrqrssrsrsluswtxsrsprslttq
snurpttvlssrvxstsqstpsturotsrqrtqtrpqruvqstrtssusrttsprslrvvwttpssqsrpsusrtspqrsnnwzrotssuspqorursvswqutlqvvuutsrstrutuvtvsurpqr
lssoqvuwrturuutustssrrusqqsprstvqsttsssustustsqumlxuyqporrsqsqtrssussupslnttnvssssrsqqtsrstrrsurovvnoptupruqsutstxvtqqstovvmrqqt
srtospurrsvqrturtsrsrttssssrrrssrrsstsssrssssstsstrssrsssssssssslvvporuqvusyvxuttpvxrrnpmqysotumsvqvuvussquttqqqopvvunqqttsttsst
tqtuvrrtwurrrrrsorustruqsqswsppsrutsspsqqrtususwvsrvvtqulmwsnvstrssrrrtrsrtrtrsrlsvrtppptqtprrrstsrrrtssmutrtoqqtstsrqrttsotrruq
loqqstrssqsrsoqosptpstsrootrqwsstqsssrqrtprsstsqvwusrussrrrprrrussqssrssopxtuwtturssmrvruqprqrrppuvvorvrrtqstssrusqutturlsvqqrsr
qturtvustvtrsruqnutrrvwtsqqtntruqpswrtvqmuvuozwpssmvtrqusqvuottrqvvtqwvqsrnqtsnxsqrqqsrtqlxstrvrvurprqrrsssrrtrtsttupsvspuputrnw
tustrqqusrtwqsvoqvmtqsovtvusrrtsxsrsttsrstrsrsrqntwrrttsrwtvnutqrsoprnsupqqruqtrrtutmrrqrqnoqpstqpvuvqsrlpzslyqtvpvtrqstssqqustp
vurtrqttrrurrrstsrrtssusqrwxrtwsqrsrqptsvuqttpuqqrvxqqqpnsqrpottprtuuvqrqvvxptsovrotxqutvoqqtvvtlpyxrrqntrssqstotrurrqqqllnwwvwt
rtorvtssosuprowvuuutpstrrqqpsrrusrrursurpmrvqlsssttrstpuuqrvvqoqsuqtrnstqrttuvotyoqvsroqsrrrqnqstvqwsupwtrrstpopmoutptuorrsrssow
touttttsqtvwpsvoqvrrsqquxrrsrwtqqrwzrsvotunsrqrqsqtsttvrsuvxrrwsvuprtsossqruttwumoorsttstrrvqqrtrorstvtrmtrvrvurxtupqstrnqttuqsv
msutovvprsrvrsqxtrttsustlorxrvvrvrsrqqtpurqssqurloxtrrrsoqwtssttztpwtttrlmswyrvprtttqtqrturrsssrnswwpuupusmqpqsvrtvuvqtquputqtqp
uuprwqnstvtnustrlrrszsqsussrrrrrsqsqqstrmlwvrroroqvsqsstxsrvuvpuprxxrstqurrrtunvqswrvtroouxsnutqrsorqrrxppvuustqqxwuqturqspqrqpw
rprvusqqquuxprtrsspruuqvrsstvsppnsuxtvssvqsupuurusxqvqutmlvznrvsuuwqtruttroqtqtrrtuzptttxtsoqlssqppsqqusvstxqsvnrtttsstsururqwsr
louqrtsststrtssststttsrsmmwzpsvprwtrrnvtppuurstspuwvuyspxrqomruqrqtpvxqrsttrqtsqrrorpourquqtrvqrpwvurwsqwqopootsutrrvutrmpuurrvp
tuoruuvpssrqrrvrqqzpnrrptssswsouurtsuvtvlstvrusoutosrrsrsrtqtsusmlxtnxoupqvruvtuutsqttsulsysmopnqtsovqttqursststquxrprrptsqpsosu
ptqpqtutlsxsqoqnoutsvsstpuusuvqulluusopqssqtsssrsstsustrlotqtttstususrtrsrursstrlotrsqrrstssuttrttsstrsrlruqrqqrutuquuurtsurtrst
lpurrprsrrusuutsttsturssmsxtmswotrqsvsrurpvutprsnryumqupstqrqqrurqusuotrrtvwrsuortospprupqrrsqtqnuuxptwpwtpsvrrvsotwtprsqxwoqptr
srusruswstutororlntrqrqsstsutssrtssrsrssorxvqutonuptwvnuxuusquqqtuwxssuquxrsuusqsrstosvqlmvrotrusrssstqussuttrrrqusonrusqssvssrw
trttrrrrlqsssuutttsrrrsssrtuqsqtlpvuqssqstspsrurrsvsrsqrlowrouqssqssrssqsrttursslnurqsrrttrursssssurtrtrlnrotstqsusssstqtsqrssrq
ruuptorrrssttursutrqwqoqptpppnqrrqstuwpvvspsvpmqnrsprqttsusututsstsrursromzvrsurtqsssrrtrprovsqrntvvqrusrorssstvrprosqprlrpsqoqq
sssstvruvrossptuoppusooqtttrvsrsutqruptulrvwtwrqusqosrtsrrursqrqnovtrwqtustspoquuptrttvnpsuxorttrsvoqquruptputtulqtrwsvsquusuttt
rststqsrlrrqysvtrvvttusvsprtvprroqtvnrsqtspqrprtrrtsususlozrsrpqoqvsutsttvrsrsrttlvrtpvrvtrrrvsvqsutqqqtlrxpstsspsvqtuttuvrtsrst
lpqurrqutrvrssprssrqssstlrtttsussutpqsurptsqtsrrprusslqotrsrqtnwtsprsrososvyrusqqrrwortqqruxuuwrpvuwqtssprqxrrstsrtxtsurlmqtuxuu
nrstusrppttpturrlqsuvwtunsrttsrtqtrqvvrunpruvwtupsqurqsspsrpsuqslpyurtuqossstruqttursrtrlqvssuurpstrtstpsurqsqusorxxrvsqqsqupquq
pqvwuturpuwwqustoqrvrrtptquxtrusptqtvoprputsqqswtortottrllwpvsxsttsqtqsqunsrqstrlrusuuvusssstqstwnrrrqsrssuurruqoqvvrrqvtrrurpqu
rwtupwvrtqnrpqpvurssqrvrlurrwqtqyyutrvsptvputwutsxtrvrrqvrturwvrstzwupursusrrostsstuurustpsuttstuqvvsrtrvtpqyrrquqssrtsrmpwuptsp
vwttwwvqrqpupwtmluwvortqwutuzwtqsrlwnstplruqqppquvtvuytwrquuuonsomwqoqpoprrttttvstvusrosqltttootwuqsqrptsptpvsqoltyoosttrrvpvtst
uvurrrttlqwumqqprtsuvqpovotqtusrotrutuuttssrpruqqrurpsqrlssrmqsxrtzuwspsusstrqurtpuwwqxtqsruvrrpqvrnvrsqwovrspsuuqtsuqrsusursstq
vpqwrtprrxtssnussrtstrssoqwqrtsssqqpprrtuqrppsutvusstssurrtqqsttrsrsssrtmxwtrrrqqrvqvqnsuxqqsvsrpstqpmqrrtssutqururrwqnsprroqoqr
rrstutqusqrrvrnrorursrsmtuutqstrppstutupswttqwuprsptrqtqpnsqrtvqlrtuqssuursqsqqsursrsqstloqtpxuvutpspqtsrqsqrsrrlsqssxutuusrprrr
rpsqstsrlstwrvsrutqsporvtrsrtrssrtyqmsspqsrrvrqqrsvsuutrsrxusstqwvppvrtqsutrrsqsrxvupusquwqpwrupusttsspslpyxoutoqrrrvqrpupsruutq
lmttvrvurpstusqvtrrvttsqutrvrrustsstsssuqqstttoqtvsurrtsspptstsvqqtwrqppoqswrrtqurqvorsvoorusrsnmsswwuvrsqpsposvtosrqtuolpuynvuq
srqvsrvqnqpussvsusuytrutrrrrrpruqrtuvrvtlstynwustsqwrquqmrntrswtuvturvqrsswurprxsqrrtttsrwusrvsprpuwtuossrpvtvsrlqtrruqowtrtstqs
rouvuvtrpwvxsvurwrpsqsrtrquswtvrsstuqwtttposrorrtpuuvrtrouwuqusnyvortsurtosqrsvolrytvvsrpputrtrsussrpostlnxqunqmrtqtstrsrtspprst
vustrtsqsrorrnrtqqssssvspotusxutotqupqsvnrsqpstrotttuwusptruqqsuntrtnqqplqxtvormstntrqqtstpoorsqoutpsrvtqstuwtttrtrwtnprprwunuvp
rprwuqpssrstswurlnmxouutwvsqqttrqrrpmtuwoslxoptstutqtsurrtrpputtmoowtttsvvrorssrptronussqlurponqtwuuwwquutsstrsunluoqsrsqpuvsuor
twvrtrzqmlywtquuqussqrsuusrsvrrnlmttutqrusrrrqsrrrsqsttrptuopruupststttuusttqssslnxwtswrptovuspssvqpuqtsqovyopsrqusppnssrsutvrts
mtrusrrtvrvpsprvqrpprssqnrrytsqtzsvnrpssqqrosttqortuoutotnqpsttsqnupvsvrlryvqvtprqrrqqruuptqqrtqluvupuvqtqourppvvnrsossrwvuutsut
tsqrvqqtsqsrrrvtmmysnprmtssvquvstsursstqqnynnqrrsstwsvttrtwsrrrusuuopssrpsswsvsvtqttrqrtmowvnqrosttvrutttqwutssqwvqtrqtsqtstqusu
srrttsrsvstvussqspsttuqqtsussptrququovuwtqrrrptrpstsrssrqusvtuqruprpsrruuotrrprvtpvtqpuvvstsoutqvrsrssotswwtvqqpurssqrqutoqtputr
lpwvwuunpsqutsppttursstsosvwrsrosnosrprrupspuwsrnnqtrwlrnwuvuqrttvrttutsqtrpovnumvvwvssutupussrtouwupvunsulqvsmuustoptrrlpvqowrt
sqttstrtrstrsqqsnpvvrrvopspsuopvsrvvnsrpouwqqvsqttrrtvtstsyurtqoqtuuqruqruuvxwspttquvvutnuuvtprqtvtuwvrotrquouwqulwpqrquvpvuutrt
sspssroqsquzsruspspuwupquvrrtrsqnswypruqvqmpsoqtsqrqvrwsqrvpnoqorspwuvrtrptqsppsrtuspotqqrqvuvtuqpqrqrqqmmtzrttsvsppoqurorspwrvr
msxupttotrqouosrsttrtvsrlossstuqsurssqsqsssqssrqlpsrrtrsttststtrrursssrqlrvqrrsqrsuruttrsuvtrqpsruvsvrtqosrrrqrussrvosrslmtrlvqv
srrsrtttrrsrtsrtlrwtovrtvrqsrssssotqustrpnrswtwtstptspqqptroqrtqposvzvxsovourpttntrnuqxpnqrtwtxupsqwtrrtqrspqrvrrxuspqtsttsvwwqq
tnsvqrruvstwtpssrssssqrsrvusssstmluonoqputswstrstutrwpttqpossqrpsrsvqrnntsuuusrpnlwsrosotsrvturqswrptousuvuroqsrsqtoutquttwquqsr
mlztrttqwtqqvppqvqtrswtqusuvqptsrupqpnqsrtuqvrwrputuxwppouqtoovorormqosrssvuqrsqptqqsopurrttnrppqtruqnplwqquurvtsrrqxsqrmrntqlom
sqqtvruuurosvqpprtmqooqqupsvxvsvuspssqoqrnytrquqrrtsrsuqwsssqsttloqryuvtrsqosotssqspprtptqtwspsplwuprpuqwrstsptrlqtvtturssrrsrsr
stqtwrtsqotwwrtpsrosqprpqsrruqvrlptvqrusurqrrrqurtruvsuslrsypqtrutoqqprvqtqtvpvrlpuzsrsqusnrqpsqorrqxrvrpuvqputtsqvrtstquqvvrpqu
qvvuvvspvqpusossrruotosrssuwpqrqrsqsspqsrqsttqxtutvtrtwqvrorrpssrpvttpvrwusurqtsrqrtqrsstrrutrtrvxtsputsupqtqrqusqrusqssmqrtlrvt
ttnursqttusrtststutuswtqtspqqpsqursqutrquwtvqwsrsrrsorqtusqputrrlusvnuwqvvosqsrqsuuquurrpmvsstsswuppstrqtuvtrvsqloszpvurtpptmpts
psvvrquqvtqtttsqruupqstqrrsrrttulrryouuvrppworpsrtsysqrrlnuuxrvqpsrsuqsurusstsvstqrqqqsqqtquusuvsrtsuvrulqtupsvsrsqqpouvpuuuqsur
lnwpptrttrsrstsrtvrrsqrqtoysrsupwspuusqurvurprvorlxstrvswttrrtqqsrrqswusurtzqqutswqpsrtpsptsttqsorxsszrptqttrpsqqnutrsutovvsqwso
sortpmtstmtqptuslpvuvwxqosouusqsturosrrrmpttwuwrptqvsrrrstroqsuslqtuvvwrotpvtrtsrtrrrpuslstsuvwsotqvvsrtrvrpsqtpqqtuwuwqouowtrsr
rtsorssrssxrpwstqqvqptutspqpuspulltsssrruspusssqrstqsrtsqtqtxruurrstsqptuosttsrsqssqqqrtrrustuqttsrtsrruorwuqsusurpqrqsqroswsptq
llnpuutqtpppvnqrsquvtrwrvvutsttrsrprsoqutrrrttusrusuuutqtrlqsnquvosssruslqwvvvwprqrtqptpqrsrqsqrqptxqstlovorpqqsquuuprtpqusvptup
nvpsqppxpustpstqqrytourpusrsqttqrqsruturquysousmrtppwrnvvqsqstptmrttuqpprorrrrsuspruspnslmsrtrtprrsspqsssqtrqrqqlmrssrroussrrsrp
urtssrtrptsrrsusrtstortusrssnrqrloroqqtsrqtrrsqsusssrrrslorosrtsrqtssssstrtsqrqtlrponrttrstotpssoutsqtrrupuutvuovqsqrvvpupttrrwr
lltqntquqqtrutrstttqtqsslsyrrtrnrnqrnsvsrsvtqtuultvsqvtqrppslqusrqstqtttovtrottqsqsvrsqospqurwxulmrvnrtqtsrrousqvrswsqstlnsyrntr
ssurprswvstwvrsplrwsvwtouvrsrqussqsrrrsplltxvsrtstsrwuuqprqtquqrnpqquvtuqtstrpstpqssrsqqmnqrsttuosrsspssqssvqroqwsqutssrrurrrsss
prrrtttsquutmtspssltsrpvttstvrmqqttunuvqvvvvwqquuqtsuvvvlpsptvsrvtssrstrsqsrrsssrtuypsqsqprtvttrrpqxuqruwttrtutpuuttqqtrsrsssrvr
qqwzoqtsswsosovptqrturrslpuvsxvsrsursrpqsprsurvrlttrsvsruputqttqsuqtttuspnsznprtsuwrvpsrpqttstuoppuurxtusrursqtsqssqurrqplwrpupt
vpvvstrrotqrtsuplovvpwtprrpvorroqtwvtrwulpxrtwrsoquurtqwvprsqnvwltwtuwupqrruqrrwuprrooutlpvrvqwrswtttttusptvsrrplmyqrpotppwtqtsu
svruvrsultuouttsttrorrstrssrquurtutquqsstvsussvutrvvrpqqqvrptrurswtwttuxtqrxrqsqpopqrsquuqssuooutrvuusuqvsszuqtsrsrrpsusoosorutr
pquyrqqpntsurrrqnustsvrprnxttqurvtqsrqursrqsssvrtttvsqvrqqqtqsqttqputsvqqsvvputorqosspqsqsvuuvrttvsvpuuqttopqosrrptuutsqqvsuosrq
sqosvpovstrtstrtuvttqsustsrsrrqstrtvwptspsvxqststoourrqqpqutvsurlrssotssvqqvpurssrrursrslpswtxttsqqvtstnorrrsqqrmruutusrvsrsosts
srsqsstrlrtrtwtqvrqupstsrrssrrsrlruxsxurproupqsprttvsqwtqqwvrxurqsrupprpuqtwsuuuquuwovyrrqpurrsusqsvrsvtouuvnrrpuqoptpqsrqootrst
ysurswprsttrttorrrturqtylmuqtstquwrtqstrtpuotttrlrsrustrvxsvrvuusouqqstqusrqtpttttqvprvxrquusstrsurptqvwrttxrsuysrrwsrtqlpusuxwr
ptputrrusruosptttwtsovrprrrowunvvqqrrsqwlpwqqrsqsqrqsqsrsrtqqussorwuossnqttvvutqsqssqtvqlrxrovtruruutrvrquprqstqotsttqvqrsttuqrw
qvpuqqsrqsswvqtrqtstsqruqtstqrtqonszpoprsunpmrpwprspxrqnmmprrlmtrurtsuovtprquppmmqoqpmqursrtuwnuvpsrtomnprwxqstptwsvtvuqrrssouvo
quouppnsrtssvuspuqrqrurstxqqqqruquvuwvqsusqtrtrsoqvxpqsnxuortutrqtqrvosssruzutsrrtvurqrnupwvusttrrvzqqvstwpptprrwqususssluvtsxsq
tsmoqppuqqrrwsuqpvvtswtqtsmproqwqpqquttqmpsropqrorsrutqusvrusqosqqstqopqnstruurtsurusrnsnptqnoqsoqttttrvturusqosrtuxqttptwmsqrqt
srustsvspnsznmssvvoqqsqtsrstwqtrmqnyxorrvwsqqrturpqrmtttllvwtssruvsqpruttsrvusrolnmxrspsstsotrtuutsrrturrvsrvruporurrttrstrusrtt
lpuvqnmqssrrvtqsptppwosrpwvwsurmurnrurruurprvvttltupussrsutrttqsttsrsqssnrtuyrqqusswrrrxrotsttrumqutxsuqrtsxsrrwtoruswpvtmsqrwpr
qxutspttturvuvvslqvxuuupttpussssqstssptspovqqrqprossvqrvrnuywwvsorusqstqqporunpvsprxtswqvsswrrsrntosrssrpputtrtsqtvwqrtturqpurop
uqtssvurlovqrvrtstursstsrtsrsssqlouprxqvrtvptttsrusrsssqlptrwussutspspuprrussstplptsuqrsrssrrqsrsstqtstslqtsyvssuutosqsqrrusrrsp
lsurustsqrtotrssrtrststtlotxvtsnssrrqotpottrorqspspqmqqqppstqsrturustspsoovyqnqpvsopqpowrpssyprplszornopsquqsttotvtpqsvulnrtvvtr
vsqupsrsrrupsrwrllpqtvusvurxptrtsqtqttuslmqosuvtturxotrttqvoututolysrpssuurqssqopoqrtssrpuvsqqrpqstqrptrptvpsxtsquxqonspprtqusrs
rwtqrrttosvrsqsooqtrrrrutrtvnqqqonomqvrqqvtrqnsoussrwtqtlrtrsuvsststqtrvrpsspqsrnrtsrwwsuupunqsvqpttpuuqmttrsvttstssptswsprtoqur
ltsqsuvvtsrvpurxsnquprsssmxtsssmotqstsrtrsqupwurrqszsotsssrvrpsovpsptrsurqxxqtvpswqquprrwruqrsvtosvtowspytpqptvtrowrtutprtvtqqsn
otrrsrrspsutruvqntwvowvnrvqtytpvvqrqpwuqossvouwrvxpvwvuttqqtnuvolqwnonrrvvuytytttnvvrrqtqrtprpstsuqvuvrtqqttunstuxuurtwtrsrsqsss
routttstlpvrpotpvwrwtuttrqtvrrqpptutruusstqossusssvqrsqqsssssssssssssssstssrstssrvwxqutswsorrqstsquqwssolnovuvspqsqrxvztstqpuyus
rqswpotqpwrsrruxrtsstquqlqotrspnqqqtxvwuusnqsxusvrqwssvoswstrnwruuutssuuwtvttrsqrsqrtrttqnqqsuupvpwqrrtpqstsssstorvsqstspuxvqwsm
pxoqwtmtvrurruqslpwputrqrstrsqrrustrssrqprtuplnoqosrrtqxspruuroplrrrvstprtstsqrtupssrssqnmtssrsrssrtsqsrtrrsttsrlotsurpqsqsssqqt
trrsttrrnqusqlpottssquotrstrxqpqmlrrrnnptrsssvntuurtsoqpmqnronprursttwouttqrrnnqlowtpptopsqsssstssrsoporlmsvqlostuqrprnvsqrpvpqo
lrqvqmqsssptsrnxtqpttopotusqqptrrtsttrrttrssrsrrttvvssvrpursvqmtvsvoptstrtwuputqotsutrpuvsvtvutsuqrvsrtooxurppqsrqrsptrqnqswvppl
psrrprusowurrstolqvuqqpqrprostsrrrsrtsrrlmqruqsqsurvqussrrrsstsulpnqrqstqvsvuvrvtpotrrstmoopvpqsttsvssstrnqtspqwlmqzoqturwsqpqsu
tvsqsttrssrstssstsssrsstrssrsrtslmnssortttuuqrrrspqqururlpmqrrvtvqrvotrpsqptruvtlplplrwtvsrwoxrqsuptltttlnqrtstruustrtsqqqsottst
lruusqprppwvttsturrtwsttnoyxtrrmnstrsttosrurrsstnrrrxuqsututqrrstpsouqrtoupqxursstrtprqruqrrtpqurvwtpusrrqrtvxtrtpsrtruswwssstst
srssststrrtttsqsppyvquqrvurpurqsuqtrvusylrutrwvqtursuqtsrrtstvupnwutruvsrtrquspstvtvvussrvuurtxrstotqrptsruvttuqmuvvtvxruxnrqprt
rqutsuvqlqsqsuqtusspqrqrrssqsvrsorsuvyttvurtprsunprqqutrmortqwuvvuqurqstpqtrtutstsqrvxutttqstrsroqvpstrrtwtwqtquuntproturrrpstrp
nourztupuupuopurqqumrqtslqvqwrxrpsrvsssvssrrqqssquuyortsvtsouptpqrqqurtslsrtwtrsswtmwstnqvswrutqmswtpwrsrstqtsurosuuvostmosusqus
txruovswsqwytrqqltwtrtrsuossmtrtrprutqstlnstqvsstsrpsrssrtsrrrtrlorxswustsprrqsuqrurtrsrlqrqtqrssssqusrstspusuuslotrruqtssuossvs
ssortqsqnqsvuwvqrsqpqqutorvqrsqrquxrpstprrnsqqsttptsvsuqswvtpswrrtnsqprutpruuttqlosvvxwrssqqopuspruosrsrllvyrrntmrwttsotswuuusvp
pqvvqtsrrrrrpotqursxsruolqtwqsptnpvwtvnwvurwrrtrmutxstrqxrrsrursusstqrsrmlurvsuqrsssvurruuttststptuwpurousortrpstosrswwrqswtquup
tsoquqqsupsttwvrssssssrsstrsssssrrsssstslrtvzsroussuoqurtpsnpsvrmusuwtqrurtuorrutoqsprusmrvwrwvnqxptwoovuuvrpvrqtvsrtrqsrvtxvsts
qqrssqquosvuttqrrqqsusqvsoqpststlsvtoutrutopuuuptsursuqpntusqsuqqrttssrsuntsttyrlstttuursvpurrsusqrrqrtslttsrstrttrusurvtsptrsst
lpwvvqrmsunrrrrtpspqrtusllwwtltsrswssssyussvtspsvttvrqvrurssstsossqsruuwmpqvrnpsrtssvrrqqqqruswulvxtstplsstptrppvqrqqvqtomvysstv
rxtrqqvrzsqturoqnuwvorsnsrqrvporvpsrtwttmvxvqtqmsssptppqvsrrswsrmtvuqsrpuqnpqorstpqqrtqslsqrrtsturuvqvtnsrquqvttltwuvurqtttrtssq
ssuqttsqlourrttrrsssssttttrrqrsrlpvrsusqsssrtqtqstuqsrrsltuppqtrqsututstsqswtqrslrwpptrtoqtpvqrusttvtrtslotrpurtqqurttttsussrqrs
mlrpxtvqtuqqoptrrsuopuuqlqtxwtvpqsrtspsrquqsrsvsllntzttssuqssprsrnsrswuqlrqswrvsqsruqrnvrppqusvslnpptqruttsvqutptqspurvsllpqwqtt
tqsqvsqwvqqxtwsslttsuprrwturwurrtqrssssrloqwulqrtuurtrqttsrurqrrqsrtrsvttvrqoouurqvtsrsrorrwptvusvosoqutosvwrpunopxrspqotrrustrs
rqttrtrrlmwvyuwrospuusqqsuspvrttluttxstrrtrrrstrssrrtqsrnttswstqrusrrtuttsssqrtsmtttwtsqstsqrrurrttrqrurtttrqrstrqtrttstttuussst
mrqoqrvtqtrsttsuurstqsssmnrortutstrrsssutrtuqusslnqqvsustuqupsstsovprturlqrotruurtttrtrutqvupssrrrsssssssssssssssssrsssslqvuvtqq
tsrqoqtrqqsrsrsslttusqrqvruossrrtvrsvsvtqxtpnpouqrwpxtosuruqvwtumrqrzuvututrotqsrqrrqursrvrsxttrsrsurrssspsrssrsrtrqwtvusursqqqs
psrqrurulqopwuvvrusuqsqtsqsqrvsuwusstrtqnuvqorspqqrrqusqssstttssssrsrrtsrrssssssmowwtqroprqsprusqtttrspqssvqtrvrqtrtqqrvpqswsrrp
lususvtqwrmnqosrsqsrwuutlqqqsurqwussrturqrvvrussntwtuwtssrsporsruqsxturpltqqsssuvuuquvsrqrtxstruqsvvrsvrqtstrprtqsruuoutrssxtswr
svptpnstostswpwsstsxtuwrquptrnqtpurttnwssutwsvyqpvqsqnsrqtqrtovsmoppuutrutsrqssspsrsqtsrllprtusrvuqtqtssqsssqusqppqqvusssttrsusr
ptsrrurrrorpsrsporqqroutsqsrrtqqnprtrlqrtuqrrsnwtpsvvnqplstwttsqtsrsoqutrssqspsqlpqtusspvtrtmstqqrupsrurnqpqxrstuvsupsrtsntptsrq
mqqxxqtsvxurvqtqsrmvtuuplnqornpuqqtpxrnrwqssvpsplqrousttssurttqsssqssrrssvtosqtttsrtssrtqtttstvslprrtpqqttsrssqrtsqstssslprywtvs
usoqsrttqtqtysutqnovrtvsstntnstvpsstruvulpsrtutquustrtsssostotrpltuyuromwusqrrpttstpqsrslrvtummoqsrpssrtqvorstssrwrswsuutsssrpuq
qrqrqttrntqrwvvusstrrsrsrrntquurnpputustrsrsrrsqprqsrtrsloqsuuvssurrsrtrrssrqsrrlmuuyxttsssupsrqssqpttspqmqvxuzrtumtnqtqqsqqwuwr
lprtwvwuqssvrqqttsoqutrsvtrrutsqrwsroqrqqsrrquuulppttvttvtsrqstorstrrttrrqswqmpqtyptpqqwpptrvprqlvtuwutpurqrpssprrqrsttqoovwtwqs
wtpupqptrtqpupvqqsrpvssoutqopovrpurqruuqtvtpursqsusoqqtrquspsttsplxusuuquvppvpquqqrpovtpqvxspvwoqsotvtowxrsspppuluxsotroruqrvtoy
uururuptqswtpstprvqsurrvsrrtqtuqltxsoutqrssnvqtttvusqusrmwuutxttutrnrrtrrtttvsrqvttvtsusqtqtttrrrrqtqsurqlzrtqtutstsstststtsstst
mtvztwuqutotxrtrvtsmxwotlqwrvrsosspsosquuqspqsstntwwrwwpuyrsyrotxtsqrurvlowwntqttssqqpqurstptqvrssrsrrrsstrrssstsssrtsrslqtrxqwt
nqsuusrsttrsvpurmnrxtqsrvrstousospqttvstlstqxtrqutspqrtsrptpqstsosssxvustuupoqvsrpupsrsrwvrqttsttsssqrsurrrssrrrsssstssrstrssrss
rrsstssslrvsvwvtrsttuurusstssqsslrtsxwxsquqssutuprtrspsrrqxxpqtquvqsurotrsttsourorvxrtwpvttuxrpuvssqswuulnuqrtttutsrsssrssursrsr
vvtqsuttsttrrrttqqsrssrrllmtuprstqtqtsnutprurwsrmotqstpsturtourstnuqrpuumprrsustttrsrqtttprspsrtlrqqtvtrsrssrsqstssrruuqqssstvvt
rqpssqqvsqsssttruxusrttttqoquqsvuqqrutrrmnqzspuwtvvqsqsvvnsoptuslplsuuprsustxtrsqrotptrtlooqoqqtpsvtyurtsuqtsprvmorsusrruvqvptst
tnvosqvullrzpluxvtwrsttxxpsprsutloyqoprrrurutstttssssprtlqwrsqqrswtwusturorttooulpwutssqstsqrqurqqutttttllqrsrrtttstqrrvrpxousuu
oosvoputssqrmprwtqvrusvulppuusurtvttopsurnupuuutptsvmrrqtqporqpwrrtuwrttqpuqppsrttsvvursusqrrotusqvzpqstuusrupsrqssrtqtqpsruumqu
rsttrspqsqrsvqpqrustxsssuvtuqqqtprqqusuqlqutsuuotsqqrsrtrqspqtsrlrvvotuqusoqusqtspstststtwsrqusqupqsssoxrqrvwssrmruyuqupussqrrts
rqtqqtssquvsprurpsqquoqsrsrstsuruwrsuurquqstqtsqtpxsrupslsrsrwvputquprsqsqwprtvqltwurrsrspqrustrrsovtttrtswwtrsqqqquqprptsrvrsxv
tpwwtswrwsnsrrvoqprstsvsuxvrrststsrustpsxrrtsxpsxvrrrstsqpttssssssqusrtpprxrqqsoqtsssrupsturqsvrvwssqsvusqqrssstsqtttrsvlsttvtuq
surqsrsqrsrqsrtrpprovqqqqqssqqsttossuxsslottzwxrourssrutpstpqpwqmqwsystrssssrstutursrqrusrvtvoprtsruqsqmuqtrstqsppwzppvsvxspuqtq
urtquqstlnuvrvsrtspvoqvporpuqutqlruwovuttsotoruqospvqutruuvvsvwotwnrpqtsspvququqtxtrquursssuttrttqtuqtrruwuuprtrvssvvvqpxsqvorqs
lsqprnqtrtvtqxstuutsqrvrrtptsrvtswssrruprttqtrtqpsqsqtutsurtrsvppttsurtpvwoqrsuursvusustqtsutrrqmsrrztqsturqstruqpsupsurlmtvquqq
utsrqsrspqqqrusqnpttmurutstrsssqrsrrqrsunstxnqqsurrpssrtsprrusstmprxpuutvusqpstqossrsrrttwttrssttsssnrssrruusstslquqlsttpptrrrru
uutvqsrtlsttmstsqrqrppssrutuqtsqmnsvrrpqsqrvusospquqyuswtwtqrtsrsrssqquttrtrurtrsvupmurtrpsvqqvwtoswuurrntuomqsqqrustuuqvsxsqrps
qsvpmrtrruptrsvtssxtsqrrvsqstvrssuurqqsqqrqsutstmnqqquropvstrptrvrnvuurtorppotssqvuvsqtttpmusqsuuusuosusquwoqrppqruttqsslspsvmnp
rutotttutuptuttsowpqtnqssuurvssuuuprrqtslnwvpymunpxsywmustttsuqwotwvpyprqqstytmvwqssrvptmsqrtwxstusttturqtuqssuqttttstttrtrrsrts
sstssttslnsuytrrtssprpuqsrtqsstqlmsxwtqrstrssrrssrrtrtsssowspuurtuttxspvyrrppustqvuuputqsqnrrprsoousrstqpxwvqvprvprnspsssprqusxs
lnqppsttuusxqurtqpvssttvmsvuuqtorqqsrqpssprssruslqwroxvusrsqwuqutssrsqrupuxpprtooqttvstttttuqsvrpstuswptrutvptsrppuxrvsqrssrrrst
rrtsttrtttrttsstpozoorunqrststutuvvttptusuupsqusntuwrrptuurxporsloqtstspqsrqruqusuvuptprwtvvqrstqsrrvstqxpttpuuslsssrvsuwxspsuur
rststpuslssvnvtsvvosqqurprrstrurrmwuqoqtotvqqurvtorrstqtslwrtruruusqsqqqstrtttnslqyusoolosrrssuussstsupronqussoptpotuwptpuqtosus
luytmqpnstrntrporuuqtuusnxwqoqqrsstmvupquusrsutslstvzwuqwuqroqvsqsrrprurmttuzstqttruoruttqqsnqvsloruwtrovtqqpqtsppsoqsrslquwurrp
tsrrrqquqqqqqqqsnlxpooqpuwquuuutpqwruqruolxpoospsuqvuuswqrtttrqtnosulrtqurqrrrurputsproslmttptsqsssrssttrsutrqorlmstputrtuqsprur
rsusqrqqnluuqtnnozwpqropoqsrvstsuovsrprrwsstrtpusrrrvsrovqruvqwtuuqspvqvostxtpqolnstlstnwuouqtvpqrssprsrloqrvwuusqsqpqsrsqrppspt
ortrsptpstutpsvurrttsssqlosptuuvqqttutqqtvrqsrprpquqrotpqttrtstttsurrrrrlmsqoqrpwvqupwtqrrwpursrlqrsxwvvoursvstrqtsounsqmrpswvvv
qtputsutpssmupvslrrqoossqtsrvttqtuquurrsllqvssquvrsssursrsustrqsltvqsqssqrurrrrtststrrtslnrquutssusrrqtssqtqrstrlltqrtstsrsstssr
ussttsstnotosrtsrtstttsrsqtrsssulpsqutsusttsrrsusrsrrsstllrovustutsqsrrqrrurttssntwvpvuqtpqqopttqqqsuqwsuwttrutsuqrssrtvsqtruuuq
lqtuwvussvrqusvqqttqtpsrlltrvtutstqrtrstrtsqsssttutrrssrorrtrqqusspttrusnomrvtqqttqsqqqsspsputrrlrtwumpossptpqstqrqsurrqrssruptr
ssstqtrqpqrnsrurutrurotvturutqqtsrqruquvortqtosssssuqssssstotsuulsvuputrutsovttqssrqtssspqtzptwnwwstvtuouqpvqswqovtrwvtqyxqtqtwq
rovuustrltstyrqqvtupqrsrrqsqsqtslptuxoqrvttqqttvsqvrvstslsvwtusrvrsosssxusstttnrwstttquvsvrrstqtpstqsrurlprouvuvvttqqqsrqqurrrqt
qvspvvsqtrssoqsutprpopssptvrvuspusrsnqtursspoqstuurrvtsrsrsqossttqrpprqsuruvssuortnrrsrwtussrqwoptvqpssqqrsrtrssruttqtrrpstuttqm
rqrtmruqtstrprsrotssvptrrtupssutsuruqssulqousssqsrqsmquqrstutusqsnuusurprspprzsrrsuvrtwrllnotutsutqvprrrrrsptvtrvmvrsrtrtwqrtpts
rrtrruquottwxsvpwtsurttwunuvturpwurtuurqrwtqostsqqsprttsmpootstttttuqtrsrqqpsssrllrtxqvstwrrrrswtrssqvwtptqrrswuutswrvtuuorvrpqt
lrnvpusvuptvpssopqpuptrtlqnttutuvrurpssnonqtptqsovpssttvurttrsupppqupqqvmstwuvwsttruwttusqspuqsusstssstsssrrqsssrssssssslusvtvut
uvqtyttusrppvorvmttssqssvytqtvxrrtxwtouqltrrvprouurqpqtpssrqrtusnqvqvopovurpqstqrssqrssrnsuswppnvsrpoqtqqrtqquvtlryvxqpptpqorrrs
srptwtvsnorxutrqvtsspqtstpputstrlrwuuusrvrprqsrqrrqtttusmwrquqqtrsvqvtrtuvqttrstnquvuswosrnspluupotrpvwqqvttstwrspmsqmswqoqtrrvo
qvtvqqsttqrpqqrsqprrtrwtlsuqursputrnprsrqssqqtuslosqvttqtsppprsrqrsqpstsqwvttvspxqrsntwsrrvstvurmlwvqstvpqtqputrzurttqrsonvuxruq
rssusqsstxrswoutluvvvwunxqptmrurrrvpsstrrsqnnlqssrsuvupuutrsuqpqotupxsqqxvtrpwuuqpwvqssppswtttuqrousqrqsspvqqqqsqttsuvvtuvqwqvrv
rpyutrnropwyrtuostsuurspqssotwsurwvrruxrttrwvrqtspuystptlmvorssssutussssursqrrsttutqsvstrssssrsttsssrsssnurrxrsqutsptssrtrprqssr
lrvrwvprtuwprtrrtstqsrsrluussppqtqvstspsvtptrrruntuqursqtusqqrsstqrrqtusousswqqqustqsssqsrrqrsstorusptwrtsqqsutsssqtsrtspvttuxqr
vptpqputvosppoqsquvssrvspqssrtrvuvrpsotusrwwqqvpptpsqpsstsutpturoswxssvmqtnrqnqupqrvqtvnvysrrsussruussqsspqsqrqumowroruporprvoqv
squvrsqruqvssqrpntmsqrnsorsustrolqrrwttrtrtsrtsrqstpsrtrnstqxprsuwwuptwurquxuprqnrsqyqutuvvtruuuspvvupspmqtrsutrssuxpuxusnpxtsup
rysosostprurttqusursstsqmvrssstuxuttoussupvsvusvnrqrqtvwwvqwswuvurtuutsslrrmwsvuqssvruqvusqrrssulrrnysxtttrsqttssruosttsouroxswv
stqspsttrrsqsstrmruuxvvsptqurrruqrssqptqqvqqwrussvuvrtstsprqrtvqlroqwqtstwuvrutrsnurstvqllnqvtursurpsqsrssstrtrrowvuptslrupswoqx
tsorousruvuuswuqsvpspqstsrtsqttsvwsttvwrpsotqqstsssssttpltwusspprprqpqrrrrsssuurlnptuvutuurqrrrqqrtosusqlquwtvrrsssrpqvsnqustrqs
mvtusursurrqqsurpsrusrqsmqvstmnqtqssutqtuqpuvttullmzsntruusppqtyurvpssvtqvqrssustvssrrtqpsssrrtrlvrstnqrstvrwqqsuuotrsssmusswnrr
tvxrwrsrutouqtrslqpvrrpttrsousqtsrsprrstmouotosstvtuttrtqnwotopsqnwppooruurwutrtspusroptvturrrsttsrwutpuroqssonrlovpsuspquusrstt
utstrrtrqquyqvvsuqpsrpstnqstuswsmnuoqqqoutsvrxswtrvwstsslpsorsustwswrwsxsquwstqplqqrysrputpqorqssprprstslprqvrtqtuntnrputrqorsvv
lpvputuqsuussssrttrqrrssvvtruttsrurprqtrrrsstrtsnsytortossrwtvtqtqtvqvvqltvtmsuqsusxsxrsuqqwpvurlounrrvsrtusrrtsttssrstrlpsuvzxr
ptrrusvrnttnuruslpqvvyyrqtqwvrtuotsnstttruqtqqpupwuvrqrutpoutprslpvqvtuqtvqrqpurrssqqtuqtturrssrqtuqqsrqrrrsrttqlqwsouuprqpqrqss
rputtsusvuutqstqrrqtnovvpounttstvwttstsstqrrrsrstssstsrssrsrtssssssssssssstsssstvssrqsttqrptorqupttursxqlqvupuuqsqoqopstqntsuqur
sytsnttssprrqsrwpqrtsrutqsvtpovqrrrsqqvwtrtvsqsrvnxsrruvtrstprssvqtrsqtrrpqtsupoptutqntqvrrrspsrpsuvrsuqrstquqtsssrsspqtlqytqwqr
squrrustsqsrupsspnvusyoqrpvtuuvwrpssstrwlnvsowtstrqrsrssrttpsruqppwupwptqrsquuurosuwusowmtvuxvsnrrqunqtvrsspnnqrrvqqttuuostststs
srrssqttuxrrtrttqqttsutsuvputsqrpwrqutwvrssstruqtrrtsrusrrvtoqsqrsorqqstrrvtrrsqlpsxnpvvpsrpoqsvuuuvvpsslpstnsurrsqurrrtusquqsrs
lnstwvsttstqqsrqwpprqvrrmtvsqvtsrrvrttsprsuutqttotuvrwwsvvqouqrvrrvpstuqqvsxptuvvxpotrusqruqrrrqlpxsrnopqrtrrsuqrvvrqtsruwtsqutr
sqortpstqpurttstlourqvouqqwqtupwrutsrssuruusrvuqrrorqpsvtquqsswssxutrvvqtrmqqotwsotqqrvslrvtqrpsprvqstsuswrtqsrtlqwqppqrpqusruur
uutttspunswqqqrppssrstuqsvuttsptltxqnqrnoqrsurpvqmstsusrvxsqputrstsssqqvqortrssqotwrnttpqrsqvsnxustttssrmmwqqsqurrtqrtstuwssrtss
pvvsqtrusstpwttpsttutqsrmstuquvquptsrtwsrrotuvrumtwsputoovrwxtouvuxsrupqswttrwsqtvqqrtptrqwouupqlpuurwuststsqpuptsustquqlstsqtts
rssssttnsussupttqsvuouvrutnqomsqrpwuuqttswtsptvussrqqoqtursvsqstlqvrotsusruurtsqsuvvsquvrtsurtupvqrtnsunqtoqoturlqtsrxttrsssttrt
rstrssrslmtuswustsqvrrtsrstprssrlqqpuvtqrzuzqwrsusxssusqluwwpvtrvwqoxrqsttvsqttrtvwtrwustsqprtpsssvtrustsvttsvwsvsnsssruvsssutts
usorvssurqptruruupvtppqrmtruwurptpsspssqrotrstsuprwtosuotrssxqvsuoqrruwnqpvwpwttsttvwuvrwqltruumsssstsssssrstssssstrrssruwvspssq
qrststusttsurrtqlqrssuquvsurvttsrtuttrrsptrsvtvtpussqsotsorsqrtrtuttouussqntrtpuuputptvtqvwprqtoqrutrrsssutpqtxrvwstttusttpsprtr
rqrstttstwuwsstrtsrrpqqsrrvsspuslmsupsqsvsrsqsvqssuusssrqsstmstrttrtrssspssuqrqqmmrwtupqrsqrsxoqosrrprwplostssuttsswpsssrprsrttt
trrststrstrsrrtrrsrrrutrlqwtsuqrvqstssqvuprrrrrullqssvsruspsrrtrqstqstssloutrsqsttrrsstqststsqrrlputtustprvuturxuuqrtrsvlowstrpv
qqwutvswuvrrvrrwquosuuvrqrstwtqxtrtstortqsuprqttstsrrrurrtsqrutrqqtstvsrostttssutttqrsrvlsrpruuvrsupuusupttstrrsturuwsvutvstrnrr
qpprvstrlturuutrstrsssutrqsrqpurltvpqwqstrsrtrutsrsrssutlmqzppsuurtotsssqussrrsspquvpqrrstqqtrqtrqrrpqnolonznqqssttquvtrusprptsu
vttuspswtptrrurvrusttotslsxprtrrrsupursusssrrrttltwrotvoswruytruvtsupqtqvvstvtsutqtutuqutrstsstulqvxqvssurunsqurrstqssurolwsxosn
trprqpssrtsrousrmpurxptorqqrqprttrstmtsrmpssqlqttsvsxupwsurtuturlnqsynrrtturussytrswusrrwstutsupsttrossroqrrtssrlsrrxursvuusrssq
sqtrsutqlvstywuutsupustrtutuvsttouwvsvvovwprxuqtvotqsttruxqttvstvsutprtspostrsrqmomsqsrlusqsrrnqpurutsrulmtuoupttrturusutrqtstru
nsttpqqttqstrutstssvrtrvotrtqqssrttutvsussrtqrrulqurrtrturtsrtrttqsqtqttolpvpvrlqzxqoqqqrtsusqtwqlsqrnqpvtrttssrsrrrvrttxvsttstq
rwssuprqtqsssutrmqspqrvpswqusvvwrrtxsqtplrwzvvurrqqssrtputvrxttsuqrrrsssrspuqssstrswvtvrlrpyvxwsvvpsspsrpvupssqqpuxtqopnqsposnqs
pqsruvvqlwrqurostpvqtuqpuurrssrtnpuxtnssvutqqquvvrtuurrslvrrtrnpvptrrsqputqqssssottxtspsvuumsqtrqpusurqsoswvrvvrrrorqpuqqrtuusvr
qxvvruvtsqnqrqtsspqwursqmpsxrrqrtrstqtsursstrsstlpsrvssvqtuvrtsxvnrvqqqttsvyrqtrvvrqturptrtuspxpvttwrqsssusuttqqrstvtsurlpwppstr
stssssssutsrsqsslostqrttrusrtussswrrrrsrprtryttpvsqtoottqqspnsrplppusvvtutrtoqvtqoswqtrpluwlpqqsstwpsuuttvuutqqtlqstuqtrvsqurtrt
rrqttswtmnuswsxrruqtpssttrssrsvrlostvsztptqvqtrutqrtrrtqmqqqvqwuqsuvsvqvtqutuotulqqpxquurtwtttqwsqrwtpuuququnuuustptqqsutrsrqqus
sutwnsuuuutpusturssqsprtltusmststsqrrrputtrtrrssonrupvromwvpqtsrqqsssstvmrlvmqruqssrrvrqssosqqqwoumvnqrwrvtrsupsrrqtopqxlnrqvrsr
svqtsrssqssststqlnutrusturtrrrrqrstqrrrrllrurvstrsrtqrvpqruptsrrlpvsqtrrtrtqsrtsrrurtrrsouuoqrprqpururtrtwsuuvsrlquswvtsustqwrrq
tzstwvqstrststtrrtrtrrssrssstttrlqrqrpstssswtusrrsqrtttuoluuursqwspspstprvstwuwtossstutrutstvtrputrstsutlnvusnnqsrvtuuovrrrpprus
lsurqruqorurvruuttrtqrrrqotssptsusrwqutrtrrttuuulttssstrstqptqtqpusqustrlswoquttsrurtsrtvuststtsmrsvyruttturqruwtottrppsloqvtutr
ttruqstsqqrrrsrtllrwrtrrtsqupstsrqsststtostqqpstnrurtspvtuturrsrotxrursppssqqottqvsrouvqlqtxqssqurpqnpswoottvruslptvwvprssrqqsts
qnrsqsstsvspusqrwwvvtwsurqwxrruqvwptrqttquvwstutrsstsssslstrwtqssrurttqutqsqtsqulsupsrrsstsqttrssttqsttrlstxvxwptrovpsssqsqtsuts
lttwsvuqspquostqqpqustusmptuzvwspruuvrsqstrquotslqtstqqpqrsqrsuousqqvqtrwwqssptttqrpstquqqsttqsqsrpsvvoqouurqtsrrqlxrurtvtrrsrsp
qvutquqrrnqtrtswlqurntssutrtqvupqssstpvurtptvvxtpvsuoqourrsotqswvpqvtupqntvspqpoospsptqrvsrsustopywppstppqrorsuulnrxvnqsssssttrt
srqsurtswtsutsrroutpqrtqrsuurstqssssrrssssssssssssssssssuqnuwsropyssoovrrutorwvqlmuxvqxrqwptuqrtpttowpyspqtxrnuurvtsxsnurstqvnvv
urquqrsppyxprprrrrssrrvvlqqvyvvpvwqrrqurqtrppstqlprvzvvrtwqrrrusqspqpsrrvsssuuspqvtrospqrsrsrssupqlspspqtrqvursqrrptqtnulrlrnoqs
srtsvuspxtqqmsqrovmsoprurstpuurrwuqoorstouqquqoquuustustvqrtqsstlpsttsouprqqvvpqpursqrrrlnrsvunuoqrrywnqprpvrstslrqqrsqtqtstwwqr
qsptrrsuvtrwwvuprrvrqttqtsvtuqtrorpsmuwwtvrurttsosnvprrtnqqsslpssrsstsosvrruvopprrpprorsrruttsnruqrvtqoqnnsrpqrrrsrsstrsqsstqtor
lrxnputsqrtquussttstssttlnttnqrqqqpqrprurtwvquprotvtqorsprrqrpqwtvvwqrprlpuuuqqqrssrqsurqstvruotlqwpprrtqqvtuvtqttsutsqvlrvsrrrr
rsssrrsttrtsrrrslqwpprsspsuqtststutsqqsslvvqsqspsusrqrttrtqtpssrlqwopsssptsstrtttttssrrrlrxpquurrtrrsssrrtsrsrssmsusqsupsuqrspsr
rttsqsrrqsqrrrtutvqvqpstrqtsprsttsotstuutvquprrspsttrrtsolropssqrrsvtvqpvquqtrrrltsrvsrpwtrqosssrsqqqssslrwoqtsrrrurrstssutsqsrt
lsruwwvtttsrstuvrssqsrrulsvrtrqrqqvpvsrutvptrtsslptvtsrqtuqrqqsssptrptsruvqqtquurrttrsrssqrsssqtmqutvrrqttsrrrtrsqsqqstsmtustqst
sstrutsuuqrsrrsuorqrvttsttssrtqsrpssstsrlsrvunrqoputsrqurtorrtrtltttvqrrsrsursstuspsqstspuslqruuprutssqutrtsqruurtsqtuxrmqtvsrrt
uvsrqtttmlurysxrrsrrvqrqsststvuqlnrqvrytnqrutsrtuvrsvrurosptztvsrurvrrruuppqtrssorruytvssutussqutnsstrrwmqrvvvttrsspnpusopxsssts
qsswrwtvtssqorvtppvssrtssvrrqqtsprtuvsqurspuqsrslqtpstuuprusutsttusssrrstwspqqttsstwtttustuvtspqlmrstwuursspurtsrtustrprlrtoqtuu
qsutvussrtuuqrptlmsswwvurrsrusstsutstrqtlrrrusvtqssrttrtrrsptqtrlrvquqsqsuuqrrvrrusuttsrlvttwrrpwvpsquvqrsqvuvtpmmtrwrsovurrruus
rsqtrwvrlpprvtuqvvqsstusrspvqwtposrrvvwursstqpsttrsssqqtoqrstwtusrruprrttqsrsrqtlrsmursrsutqtttssssststrmountsrrutsqtsstststrust
lutrpttsvvrstvtssstsuttrluutvvuquwsssxvrrwvsstrplpsuvsurqqrsrrsqqtusrrrqnwvvsvrottpnomrrqrsqvuwslsvrryttrpvsstpvtsssqqqtlsvqotuo
trxptwstrqstuusqrvuoprtsqrrowrqtsrusuutqqswqnruorrsrustrsttssurslsxqmttpsssoutssrrursutrssssssssrssrsssssssssrssquxrpqsoostsurrs
tuqsstsspuuvpsrstqpnqnrsqqspwswqlpuonvruqstruvsttqvruutuoqurwstqrqsuprustttrroprlospntpupsuquurtsqvqvstulpsyttvsttrspttutsrwustt
lpssqusutusrtqvsprtrtstrlptquqsqtusqsrtqsssqsttrmstpwquptusqrstssqtopvvslnrrtwsursstrstqprsqtttrqwvsotqrtrtprttqrutrrtrplqssuous
pstqttrutssstuttrtxvmvtuvqsqtpursrrstptvloupunrrttsrrsqsrsspuqppnssponqspqstsspturrstqqpptpqrmqruptsuuoussottpmqlputsutrstqqsruq
rrvqrqsslpuwqrutttsputurqsvquqrrrysrvqpruxttrstpqqtssptqlrwqqpsqprspsrrsttrsrtutlppsqotssvrutssutrrurntrlnusporqturvusrrusrtsots
nqwtrtqnsrsqptvqvttrstvploxsnrqsnpusqtssvvsuqsspntyrsspqqpvrsstqqxssruurntxrrlnoopvssvsruurrqtrtlqtsrssstttotttrstssrssrlotzssxr
twqsvtrrvqttsrxtsttwqsusuyrvxrqsttmrrruspmusppuquurtxussxtstssvulqpwstxrtyruysstwsrsqtvtssuxopuqtuoqrpqttrtrrpvtpwwqoqsqopsqutpu
vsrsvstslswrqvtrupvsurttqusttqrrllvppoqpuupurstsrttrwquttvvuquusrtpsrnsspqurutqplpsossstqrururqsvqsqurstlpyrpsqoorrsurstusttqsqu
lsnppsuurustsvsrrtrrqqrrpstsooqosttrttpwsrqrqpoosvwtprsqssrrytrrtoqtsvtrlsyxvsqltrrpqourrsrrostrllrvsusstsrsrutrrsvsssrslmptytxu
txqsqptstotqurwrmpuuyxwprrusqtpwqqtqsouqltuvrvwqvvruvssrttrtosspqtuzuuvsvsutsrnqrptsprsnnvtussuruttstttruvrtpsrrlswmpqtsosvquutt
uuuttqrtmqwnqsssrrtptsussuusssstlptuzvyrruqtpqswpotpsqurltxvmxssvrrrsrsrrpqtutrtlntvryttrsptusurqtuouqsrvvurqrusostsrsssutrusqtt
mlvqrppssqststststtututsrrvssnqtsrrttsquupqxvurrpqutvlpstqsustptsprwwrorlpwnoqsststputvtuvutstrslrurqqporrsutvtttqsvturtmwvtqsqr
vtuuuvsuwnsvruqtnrtwowwqwsqqppuqoorsusvusurwquwsutrsprssrqrtsuwtputvovvsvrqrqqsqqprttutvrntrsurprrrqtuxvutrqwvvsvswwrrrqvvrtxqtr
sosqstsspnszquwstspupqusmrqtqquplotzsnnnnrsqsusurvttqtnqlrvsprtsstrrtqssttssqqrrursszwwvrussqrvtsqttqnwrouuwvyumxuqutpqstruqwuqr
orvutlqnussrpstprurpquwtlnwxtvrswssqpqtqtsptuusslqtyttupxwsquqsrstrstvsuuurwssronwsuqqsrrsrsrrrsnqtwqrqsurstqssussstqssurssusqos
sstrstsssrrssrqwllwtqupurqvssuttrsrsurrutvuqpqpsrquvsttusvsttqsrmrttpqrrrqttttqtrrrtrrrtustususpturrvrrqvopssvsqlptqsrqoqqrqstsq
strrtssslorsvtsotsqrrrtsrsrqqsuqlrrsxuuqusqtmpsuwnsoppusmrtsyvuputoumpttuornoovrppnrpqpopvuyurtsssotsrstpsmqptrrpvtyvrsusrnusqsu
lrvqpuutsrsptppwvqsurtqtluwumsursroprqpuutsustssswwstvupvrrprqqsustsrutrmtwtpwusttqospovusssrsrspuwsqstqtsrorprtssutrtrtopvwqqrp
ttqsnqvroutrouuspxvuvwtqxtsrrqprsruqqtrrqytuwwupwvqspqrrsqtpqtrrllvuswntspvpqtttpquqstrvmqpuwswrqupvrssrrtpsusvrruruvvvrrsssuuus
strrvqsslqptzvxrrtrurrsrqssrtquslrxpqsurrurstsrsstrtqrssmpxrrqspuvqrssurpssqssttlqyrsrrrrsrruspwussrtvuspmssuwuustrzpuqvrqtqrvur
otvtqnqqprtsusptsvqtttrtnswqowsrvrsrttrtupuprrtrlpxtpxquqptqtrssstuususwmmyvqxousptrtssutsstutqvpqvutvqssssrqptsrqusuvtwopqwuunq
pqmqtvurtsruqsqststysssrusrrwrsrtqspqttslpsunuusvqrsotsrsuttrttrrwxvptuptrmpqpqtsqsqutsrswvvqtusssnqrrqvtrprutrrouuwousqqqptpqut
rvsrrvrqlmutytwsrtostqqrqtrpwsurlqruyvzsotqwusttrtpqvsvtstrttttstsrtrrtrsrsrstsrllvusupruqttsrtrsrssrsrtlsxvoutpvxttzusuusntqsuu
sptvosupsurutqvsprosrsvqlryqrtqqtqtqsrstrttrstuqnqwrutsqrsxuqrsvqtuxtuqpptuquusotsrqqptqrsurssupswtwuurquqotpopvqprqvvsrlmtvrwqs
tsrurstssqrsqstsmrsrwxwqruqrppvqrpuqqstqlstuxyurtqprqpusqosospuqvurssruqsrrsrsqrrrurttvqptuxuxprrpsrrpouprttsvtrupvxtprqrsvrrtrs
tsqqrpqulpsunuqrrpqstrqqtnrtststuuqupusqurpsqptqrqqutssrmrrumtrqqqpsrqqrupqvstssorsvmwpvvrsqruqqrqrptrurqwvspwsqsqqrnotrqrvrqvtr
ltxvqvsqsqsqvpqsrrurtqutqttxprvsrutsvqptqsruwqttmwtsxvuqtpqpsqtssprstsvqlptvsvtqusstorvqnorwrusolrruqxuupsssqtstnqpxpspprvwrquts
rrqssqrtrqssrqurlqqxsuxrwxrqrsxrosrqqssqnsrynvwtuwoprqvtqtusrssslrxuousqurpprpsusqsuvtsrmwwvovtrtrprsprwrrsvwrtsmprvoustvspuostq
pqqvsuqsxutsstvrrrtrrutsssqrssrsqsrprpnrrrtrusrwrrosqttulqutovsrtrttsssqqrmuqssqsqvururxrossqvssyrptprrovrtwstwsurwvrnupsrpprrus
nustrxsrsqsqvrpsupsrrqsspxutswrrrppttrrsuouwtqvrlutponvtnrvtutqvyuquqqstlpsqusrrsstrrrssrssrrrsrlrutruvqsxrvytpvuurvotqrlqxvovss
vssrrtssqptturvrlrtspsrntqprmrurruttovstruvrmyrtsqusrtrssrpsttvplnusttrstrsssrrtssrtrusrptqpururrtsvquqttqqrssssrtqpvqttttswrtru
tqqrststlnqtstrtussrpstlrqqrstutlmlsourswsrspttnssrqqstullmotvpqqspqxtsursqssrwvlrmqpsttputxuwrvrtnuqptulpuzqrtswxtqwstqtursrutr
qtwzpsvtvtrovrrsuquprrtslrtuutnpvstqusrqsruptrtolqqrwqqqssqrrprtqosrsutsllrsrssrrtptrqrouqtsuuuqlvruuqppxttrtuqttqsqursrnquvywpq
rsutttqnsrwutusumltyoouutttrqtsrursrtqtvnqsuqqsrrrrtrtsurrrtrrstlnpuwqqqprtqurtutsrvstqqnmvqupusvuutttsurrsstssrlnqrmspvsrtwsvsp
tsrqtstvlouurrrqxwputtsttrsssstslluvxpsouvprtssssqrtwsrprrvytqursppusuqttssqxvturtwyqssprwoqspqrsruqvurqlmuvowqrtqstrrssrrstrrrt
ssssrtssstrsrstssrtssttruussspssqqruqoruqpqrsprroqswsqpstsqupsstrpqsrtstllwurxotsrursvttrrssurrutstvqrspstopppqtppvtustsrstnprrr
sssturtsqquvurtrltxtrtspwnrqrqqsrptsurutpwxtsvqqvopqrqqtrqtssrtuplyqssrssurqttsrttrttsxqrlwutoututrrrqurtssqvrssprrvvmqprrtvsrts
wrstuptplqsssurssrutrtpsvqptrsqqqrtyqsuttuurnnyrrrxrtrvsmsszvxwutrptqrrrpsstssvqllrustnoovppsunolqsrpvvrlrvsnvurrtsqyspuuvssprrt
puutmvtsstprupmuusrssursllospxtttqpqsrstqtvtstqrrttussuqrrsrppswsqvrosrpuwuurvvpssorprrttsusprsqnlxnonrqrurttstrttussssulrstrtqr
qrvsvsrststurutrlnwqpnsqqtqusrtttsstqqtrrtwvpusquvvuwtupwqruqsrslmttqsqstuqstsrtstrrsqsslnstnvqrtpsqqqqqupvurrvrrvtyqsuttsrprmss
ortrurutnuptqtttssqqrqtqsstrrtttuwsoqptvqqtrvupwttrsusrtnuvwrvtluyqsyoqswssqpuvrspxrqusqutrqwuouusrqptsupqvztxsqtqrosusrprsttrrt
lqurrttrspuqsspstrrtrsrslrsruttssssrsrsrrrrqtttssmvvrpvvvttssqtuspuqsstpytrtuuupsvsropuqprtrtsuplszpqqtnoquqtsutuwvvpstrlmstztwr
quqtvrtrrrrruqtplopwyrvqruruststrrptutuslpqtyuxssvputrtsrsspuptqruuzttvrxtoqqrsqssuqwtrrsxuwruutvrosruqttusrwuqsrututruptsnrqpqu
qqqsssvsoswwtuuoqslstoqvrsrrtrxrlpqruusuvttptutspttrssusoutwwupptsurrstpuutsutsplpsqvrssrrtqtusqrtrstrrstruxqqvrtutqsnrrqoqssrus
vxsqrquvrrrusvrtstputtttuqqrrvroqssrquqqusttrqsronwxtprpssnpppstosssstvquuvursqsrtorprsqrnnrqsupnsxxsyxvrtsqtqrutvsssuptottxsyvs
tyosrsrruvrrsvrquvutortsrpuvsutqttrtqqrttttrrssqrprquqpqrssrsqsslozvswmtrrwtosvswtqqqstrlnxwsworppvtptwtusqsrurqpsyxrtupsrosnprt
rsuvtqvrrvtwstxssspsnpptrsswtrvsmqyyrpsostoqtqrtttuuuttrtqwttqspuuqtsrsrrsrtrutrstuvtrvptwqrtrrsttrupturnqvzqosptvqqvqqursruusus
tputqlvvtrtqtqtqttssrtsrlrsxrzuruvosstrqtytqwuoqnptzqusquqprortsortqvrssquuxrqtrrutrppssqrutuptvmmvssrvsuqpprpssrttsvtsulrsurstq
stqrrqsutsquptrqllvqrspstssssrsuttsqssssnoupsorpqvvuqutstpruutqntstttststsrrrrtsrttrsssswotutrvsrvrtrpspvtsrtsruotqnqqstpwuwsust
vlquusppmusstsusqpttrrststrusrtsqtvwrrspqrtuuqtrsuqqtusurooqqtuoqttrsvspstrsqsqtmuspwqpqtuwsqvsutputtutsllqqvrrrtrsqtrrqussustvs
lsustrroqqtsuutouvstwoqsltuqroprruttwutstspstottptuwvyssurqsnqtprtvrtrurpvxrpqspsstovqsqqtvrtttrqrvppoprpquustpssqssuutupsvtqpps
opuvstputrustttsvvuurqusppstsvrtrrttsstsopmuprpssqnprrtqsqonpvqrruqywvtrwusqtovptxqtxtosllruutmrqslrryqprtttrrwtusuyrmsvssstqsss
truutstrloxoquvrrsturssuutttprtrpttunsurptsvqssrrttwpqtulpxqqutrqttsuttutsursqrstuqrrvsspstrssqsunurrtrrlrxnottvpqvtuutvvvttrqrs
tuqrqrrwqsuvurrttsqurttsqurvomqqqsproystvurttpststrrsquprsvtswvswnsurqurlrxrtqtnpsptsrqvsrrqsrsrotuuqpssoqtuqrrvsutuopsrlqwqlpqo
pssuswuutqvtrtrupnxooqtqqurvsuusrrwssssussvqpqspossvsssttrtspprulqwtpqppqrtwqwswsruvstpslntquusrststsrrssrsqsssqlpuptrpstrtsstrt
ttsrrtrtlpvrvsrqsttqsrsrrssqssqrppupqttrptrrsquttstrsttrtstpssutquqttrttrrsrtrsslszvqusptsmqtrpssqtpvtsqovzqnuqprrptuqqvtpvqstsr
txvvpvuotsppuprusorquturuzuutvurvrrpprqvqqsrtttrqrxtpxsrtrrtqqtruosqvuvqlovqotttqsurttsuutssrprsstwvnstotussyuprwsstqttsquuvmtur
uwsvvvqrttrvpstrlrtoomontststvrrusqowoortwrpqorruqvtttpstsrvvrrtlovssssprusrsstrrsursrtrlowqptvtqrussssstsstsrrslnxxrwrorrqtvtut
qrrovxpvmpxvorqorrstvtrtttqqtvpsmowxrstooqutuqtsrruwsstvlpvqottsqstssttrsttssrsslpwpssrqqstrssrstttrttsrquuoppuprrwtusrrutsqtsqr
nqusxuurprquqrvqstsorrqrqvxsoqroqsspuptsqussrtstlnyonvsspsustttuvttsrprsotwxqmnosqpnrsprqrqouruplmlnssuuuqstwrqsussstrusnsuqowur
qpsutstrrssqrrstooxpqosrrsususrurrtrvqortpsvsrurupqqnuwtuuusqrrslqxwurrqvstsrtswuturtsqstustsqutqqtsttuuutrursqrnmvvxnsrstrsrrtx
urswusrtpluwtmrtttssrstwvssuwsstmrrtupttrrvtttsytrrwttsulttxtvwsvvpqxsqtvuprsvttlmvwqrprnrtrqtrqqrusxssxpnyqpnvqswqttrtvsrrsroqs
rqrzqsqsoyuqsrssrququstupnwqoopottptttstssttvputtvwpsrusourstttutssuqpqsttwqoptqqsrssttutstusqquqowqoprnsxottsuurqustqstwtuppqtq
rrsuttqsutssqqstppuqqnsrrxqtttswssqtqnttptuzqrtrvroptntrtpspxusrmlvtvsttvustsqusqprottstpuuvqttqryqrvrnpvvtqnsuumswwputpuutrwqpq
tpuvutstswwwqssrwvsqyoqpurrvstssrsuwowurwuqpuotrtpsuusuunpysoqtrussrvqqqtprstvurttuxqpvurtxrsqnsurquutuqqvvtpuvqssqrrupsvrsrtvrs
lpwtrqqrsstputsrsurqussrtsrttrrrstrsrrtssrsrsttrlppurslqqrqrtuqtsrnprorqwtqwsrusntrqpqsrttrruqttloyvnutqusspwroqvprtsutunusuxwxr
wwqpturpswtuutrruptwtpuuttsrrotpqrtruqrprrrssqtpnqpsrqsuutqsqsqrrlzrtttstsvsssurrpqsqsrtlnvuprsssvrrwsrtuvusupsuntsywyqttrtpppqr
qtssusutqswwpvvpttprsqovvstqsvsruuuurvuqttosqprttsqrrwsrqtutrvxrqtowsqrxttstqqsroruvruxqpuputqpxuttupqussrvrppsrtspwtsssrptrssss
motsyutssvrqtuutrssprqwtlrtuovttwqtstsqsrssusssrlmquvurnrqtwtvqortrutssrlturrutssvttytstvtsuspsvlrssprttuuvsxtsqtuuutrqslstsprtq
svsuytqsutttrsrtmtturttruwrqyquqssvrsrrulrtuywtstvuqxrurquusuptsurrvpqqrrzsqqottrqqqtqrrlqsrvuttpsuttsrtsrrrsrqursosvsrtqsstrrqq
qrqpsrsrutpsutruqtsurrstpqprsttpllttottvwrsunttrvqntrtutpostvpqpssrtqsrspssprvqnlortmtusuqqvmusstprstuvttupqprrtqxtvrrqstrqtqrrt
msxnrqtrpruqttttuussrqstomuttptmssprpoutqpstovtrnnutrsunrtnsrnutqqtuptspwssutsqrouvrsqrrppustttwmqsszsspurssortursrrttsplqwuvqro
rrtsrsssqtpuosrqvsuyprrtqursqttovrvputstonyootrroqursupqvsstssuslrzonttrpputstttwustrrtsoquwqstoqsruoqtvsruwuvspstpqprotqwpwtypr
trrtoorqssurrsrtrrtsutrttsstsrstwrrtsrsrpttoppqporrqqrusxurrutssqusrqrsqqrrsrtssutqsssumpwurmstqrnsrrrvrllupotsusrrusustttsrtqsr
sstrrsrtsssrtsrstsstssstluzqnttnvsssvsousrwttvstsswqmqsoqqrswsrrustttvttpsoonssuqxuvsrstsontqrrtruquvsxnsuruutpxrsququrslouvqwrr
tttrsrrtqtrprssqoruupusuqttpsqttpqutrrssmlwwrosrtqprqqsusqsuwstpqtxsqouopsqtrtutttstnqrpnsuwqnsrqrqrrqqxsqrwsrrrqtvsnqussrqpnpsw
sruvustspwusnrvtsrqqpqrwsrtvvsrrrntvowsrtpwruvmwuurqrqvprqtyonssstupttrrrtuooptvlrvpnvsqspsrssrutrtrtsutlmroourttpsuqsqvuqqptsts
rpxwusrtrvvtqqusqpxtvsstpurqsrsrrstwquvvqqryrtvslsvqsvutsrsssstusqssssttosstuuvssrqrqpsvrpsqruuruwtssvusuqptoqurqoustsstuwrtruus
tppspotrrpqsutsqlrtoltrsrqrtvtpturtrurutqrxsqqsnqsqssprqrttpttwrrtxstsvospssrqtussrqqsrttsvrsqssqrrsoqtvssstqrsquwsrstutqsstrstt
tsrvsqtrmrttqvunqorttrttsqustrwrqsusqttpssoqqpsrpququuurrtvtrstoqtntsqsquustrqnrlouposstssssquvrtvttqrrtlttpqpttrtupstuqrvttprqs
lrvprstsruurssursutsrqrspuwnqptuprtquuttuvsusrqurvvqporspssststsswsvurouotxpoqttqsqstqttstrsrrrslowrrstoqurttqtqrsvrrruqmptyoqvs
tvqqrsuspsqtusvrlpvqpusqtrrpurusuuvrtpsrssssssssssrssssssssssssslsvvxuuqsqquqptsttqrrrtuqwtxrttsssqtwosswpqrsusutxswrrrttstsxrqs
wvpsrssusvsnqoruqrustsrutvputsvtlltssttrutsrtqtqsttqstsqwtqsttusqtrrrttrrssrvstsutqtrmoptrpvsurtvssuvoqtuwspqrrurrusttsrsurttqru
qpwttuwswtossqtpsotuttsslutnqpusquvuruqrwrurpqsrrqvpqqurpssuuttrsvvttrqsqvsupwwtsqpvqqstsurtrsvrqopupssppzrrnostrtrutusqlotrqutr
tustssssutrtsssqoorwqpvssvtsrtrrqsrqsrtruvspqtsuqrtrttrqtuqssqrulmvrrtprttstsstrqrurtsurrpuvpsuqsqqttsulsqpsstsqtptuqtxmuwuqurqr
srtsttvqotuttttuvvuqrutsrtrusstsvvrtwtqsvsuwtsvsqqspprrmlnxnospusrssturuuttuvtssllrsqtrpuqqqusrstrtuutvpqtursvssrusputvstsztqtrn
nqurtsronprpqruqrrwqntrploqsnstqsprqwrptursutstsrtqoprrprqrtusqyqltttwqtquqpoqrrrprutuozpmqutursloqpwsvrswutvvtxsqsysuroltwquusp
svvuututtrrvsttplpvnoqtrsruqssstususqsqtlnuqoquqtsqrnqustturpssslmupssurtusrpquurrxstrsrqqvoqqtrtsurrsutsruqrsrtlpvrorrquuuqtwtt
stxturoqsuuvrrurttprssrusruqsrrslswuqztqwuspsssrutusvvqtluttqvtstrqosqprtruttvrrsuuvtxvrusorppuptrusvtrqunwssquruussvrssrrtsptqs
ltuxvzwsvuoqrqqrsutrvunposvroosnsqttsvrsttrqurptlssunwsssqqstvtqtuvrsstuorutwvysrvqvurupqtqpvrwqtrwuttvturrstrptqtuptuuvltuvsvqq
vrrosrurpqtrurrtnrrwpntussunrspstvtswppvllqupsrsrqrtssrutrtttssunrwqmqsqrssrrwsrvtvrtprtrrxqqqsonrrssrtrsrutrrrtlnrpqtutrsvuuusu
ttpurqrtsvqrrstpqssxsuswsqpvrsuqlruquttrsuuttuttturtsrsswtrsruuqsrqptqvtpotqrrtslutsurpqvsurusrsttsrspstlnznloqqrtrsttuuqqxtvspv
sqxsrstqvvrrysptxtttttstpwvsquqnuyquzsovvtsrsurulltsqsqqrrsptrttrusursttrwsuyswsxrmrrwrtvrvmwzlvlqswtoqrrstswsqrtuottsrsvxvsrsus
tqtrtrqrrnsqtuvsptvpqqsrqtrttrtvsrusurquvvsrusrprruvtttrqstsusvqpwrounprqwvwsvtrqnrsvsqotwttoqsqtppprprstrqpusutqpyrqquposuqrtvs
vturqqttpqtusvunorurtwustttusstwuuvyqsvrrtrrutqswqxtusttlutuqttnuuotpssrrrsprsvtlttporvqstqtstsqsssqrsvtsussopttqtsrsrsssrtvrqss
lovursussruqsrttutusvsrslrsuvwuruttqvsturtvruqrrlnswvurrtsurssutrrtrtsqslttqtrqrurtruvssuwqsrvsslorzqruuustpqqvrssvtsqsvsupqqqsn
trrtstqxrmttttpstxqqqtuqsruuttqwtortstqsmsrutxutrusqurtrpsustrsrqtssntsstssvsutssuqxrrqsnlxxqousussotqrrrstrvssronvzopuruvrpsotq
ruwqssstqstxlqttsvqpsprsrttuuqtsqsrwmptssrqpqqqsrusuupswlmxlmrqtsrtvsustutustrttlmvmopqrtrrtrtrrsttqvsusmqmtpmnovppwvrtsrusrtnpm
oumsnorrwpsxwvpvtvrrsomomtwrosqnqrwrsttuttturrqqolvsuqvsqupwprtqtsqssvvqlmvlnrotrpsrruquusutxsttlqrrsoqrpxwuuoquvrrurrstnrpqrqru
pwxtvqqvvqrtrqrulnrztotssuqpqnsrprsrvrsrltqutprtsvtrutqtttqqtqtslovtunorsttrrutrtsqtutrslnwumwtrsrssrrxrsvsqppsrltqousqrvxvyuxwu
qowvpvqmtpmtqptpsvrutuuqwqptoqtrvqovrttqsvtqrsvturtssswsvvsqquussstvuvssuuqsrtttqswutqtqququsqtrstpurtvrswtutsuqqtrvsssrssqvqrvr
lnqssvsrsrqstqsrsqrrsrsrplvrvvqrtrrtsrrupprsvwrvnpsuwxsrpssvutpuqqspuqtrlorsputsqqruttqssqrrurrtlmsuutrpssrrtqrrrqtstursltxuoyss
wrrpssurqptutrtwlquuqrtontrrtqrtqsrtpoqrlruurrtrprrstrswrsrvpnnslqptonqourqsqwmtrtrqvqlrlluvptuqrusupqtussstsptqlpsxpswssvosrqst
qtqtqosspyrtwrouwpspssqsvtqtrsrtptqnrprtrusxswrtvnrutrqpvorrusvprpusuutssstrurvtltulspuspsuqsrstuttqruusourlrptvosuqtttuuvsrrtsu
rsuqoqrtottturusprstsoosprsosmqsrrvtssqsvtrstvqvrvqnpqtxtsswutrtvrssstsvrouvprwovrtrqrrosovrurwspqxtpvvqvqstrruuprrorrurstwtrvto
vsrsroutrpqprsusttquusuqsrrroptspqttrtqssqtspvropsrorrqqrpqsswrtzspywuvpuvpqqowsprsnsvuqlntpqqssrsuputtssttrtrrslntqqusupqtqvssr
rvrsttqtlosqottuqrtrusstsustsrrrmpxxpssprrsvttsorptttwvrlrxxossrruswutsprrrusvvssvvvqwwrvrpsqqrqspvrvvtsmlqwrrvqxxqtotuwpqwvttso
lqqvssxsuwsvquuxpqswsrqolmuutuqqsstrsrtrtstuqwqsmosvussrprssrqstqtruqtpsmnuvrtosqrurtsqtsvsvqtsrlsywqwuoruprururusvsruqqlmtyprwp
ouqsqprtnttutrurrsptvswrstruorvvqntsntrqlputpusrsrsrpqtursvupsqslnstpwtqttornputprvspsqqlmvtrqvqtrnqsoqttpvtuqsrmsswqpurtsosqsqw
trpwvqutlrttuquqstpuvsqutsutrqssltsvtqutstqwursussrtoorsvrtsrrssssqvsqtssrtsrqtusstqrqrssqswspssuqstqssulqsyprvptumrroruqsrrspur
tsspnqsrptrtsuuvssvvtssulppwwrxrtwrrrpsuqstvvnxrlqvnrqurrttsttrqtsrstrstlnssutqrvtrssssqrsuqsstrusstwsttrrvsuursqqsuqtrqsppqwsxr
suusoqquuqqtsqxrlruspvtsqsqqustsrutququslqrpurqoxxtttvtpsrqusvtplqsworrrurqursrursrqrrtsposrowtnsqpqtrtvsptqusxtnnvtqruqvtstturo
sspspuutlqtvpsupssrvuusottovrsvsnlwnpqrqsvquttursqusurstortoppurrusytvstsrtssprttxtuwutusrqqqssrusrvttrsuvtwqvvsstqroqtqrrustrts
stsrrrstrrtrstssttsssrstsstssrsssrsrsssrstsstrttusquxsoqrptsswqutusvpspulryxoxrrssppwwrrvrsuttorossstsuospusousuvqrsqptwlpvotqsp
rssqtsrqttrstrsrmuwrrrqrsstqvrrstusvtsqspwuqssttsrtrtsruttrtsqrtltvovprqrsrourqrtupstrsqlqsqvpppuursptsqrsrqrpuslpunqvtttsututqs
uttssqrtvsrtrtuorwuqqsspqsssrssuwusuutsqqusrrrsrqqtrrstqlpspprttsyrrsvvstsvsvrtplqpsuvuquxqypstsqqqpqtxrstppqtutpvuwtutvspotqqtu
lssmrsqsvwuuuzuurrvwstspsqstvrtppprqqxwtrswstqsuouvqsprpstsqrruprwrstttrnpqrqpqqswsususutrqtqquslqoqprqtrysvuurxspouppuulmqqusus
uwrqrqttqpsuqsvspvtqvssquwvsprvrprxuurtrlsqrvutustvputturtruuttslntuqsqrutssstsstrtsttssqwuuottptrlusrqvvvspvtorntywqxtpvoqprsqt
uqtprqrvmrwxpzsrwsoorqtttpsrrrpsvvrstrqsqrtsvusussssqqsslpuvvqspstsstssstsstrrrslowutsrqsrrtsrrsssssrssrlouwvrsosrursrrttrquqrrs
lnsvssspttrustsssrrurssssstssssstsssssssssssrtsrsssrstsssrssttsttsstsssslqqvysxtqvtttrrusssptmtsmusrutxtsutqwttvtrstrnsunutqvsss
wsrqprtssqrqqrtslmquxqsqssqrqprrsrtpquspmsprvrrstqsuqtssqqpsqtttlqswzxvprssqtttrsrtrrrrqlnnusrrruntwysvupxuqrsqrlooupoppsrtwyrut
rtqrqqstnprtnrrtstwwvtssysmtrostloqqvttsvtqrrqsrsrtsrttrlsrpwrsrtusxturttrptsptsoqwztwpqrsrsqtsuqrtxuwptottupurupvptrwrvrquvruqu
putuwrqruqtspqtrwowvwtprnsutqrsqwvrvuvsusqvvtsqqnwtrprttwvtwvytvuquyqtpqturooqusstsvstsusptvvrsqlorsztwowursprttrtrrostrpnwzqoup
qtrsspqsqqutsqtqltrvoqsqvqtntststsurxttrrsrrtruururtsqsurqstqsqqnrrqvrvtsuqtprsuqqsrottrpqsrstusrssuqsvwtqruqoturttprosrsuuupuur
rrvstsvslquvnwtqvrqrorrrsstsrstrssssssrrsssrsssssrsstrttospvsvwstuosorttpqpvrvurprquruvtutntqrturrqwrvutlrqvxwvsvtrrntttqqqvqzvr
lrqptuvvtsttpuqtrrpvrwstolrqtquswspsosstrsrsovytlqoosvxuttrspvptrtovpxsumqvrqoqmrrsqrrspqurrtstqlsssuxvrsqquqptrsqrstssrmsuvvtsp
uqoqnrssqqqstrstlrsvsvsruoosqprstpstvssslpvrrutrttrsrqsstrsrssstmlsxzprpvvopssvtstswvwtplssqutsqwspsoqqvtqrqptutqxttsuvttpprsrrt
rqsswttrpwvvuzurxrmqrpttsstsustolottyuyspuruuvuuqqrttpuqqpsuxtxumvruvxsqpqsrtqsrluqwxsrrsqsssrqrtrrssqstlprrvstrusqspssqrrsqssus
tuttutstrpproqttpqttqstrlotsyttsrvsrurtrqusqtquqlptqvptrptstttsttvqusstqmnotrvqnvumnqmqrqsrtsuvsllqvyurqqtsssssrnurtrwtplqtswrvo
prsuprttqtrqqopqqprrsrqpusqsorusrsrsptuvruprtqsqsssunrrusqotptstputrsmrsrtuvssqssqsrrtrsnqtyutvwtuusqqtsrsvrvrtulltpsrtpssqqqqts
suutptrtlouuoutstrrrtssstssrsqtslnruzuxsqursxrurpvqpurvsmotqxuvsotrrwstqrusqvptrlotsxxytpupsvpvqpvtnuqvpnnpqsqqrqptrusrvtqsustpt
pqqqtrsqqsrssrsssrqtrtsqnlsqsqsrqrqsurrttrrurtqsmlsusposrrruwunqrqspoqtolrvyqutoxqpsvusrurtoyvstotpyuvvrxyqpuqstststttttloustrqq
uusrtrtrtsustrsrupuvqrsqqyuprpusoprrrrtqlplqrqrmvpsvptosstqrtsprlmqzorsruxsrtoxqoopqqpvqlopzorqtuvvrxqusnpmrppsstvsqrssurrtrrsqs
rssrsrttllmqrstswsooqvqqqusuqopwllptwssquspuqprsrpsrqurtlrqovrstrqurvtsutsquststlpvsssssttrqtrsqsrtosrsslmrtrvlqmvptssotrsrsqrus
stuvtnpqrrpntnqtqqqourxullqvsxlrpwnsstrtnutqqstqvvssvssrurstrstttoqsqqstlqsvutttqrsrtrrortspsssrlqrttrsqstrrrtrqrstotrtqwtvprqss
rsusttqurspqqrrtsrwvsqtqtrssuttsustuursuplzssrupurrrtqspsstrqsvsnlyrrqurtvttprtrtqtptusrulsqpuwpwqwsqtpttvssrqsvllrwtursttrsrrsr
rrvqrsrrlpqttuppqqnuwtzqstqssryswsrvtqrqqyqoqtsrqqutrtwuuwruxsprurtupotpurrqqqtsopzvspooqsuqrtrrvuqusroqpmwuqouvtwtrqrprvprrvsrs
ttosrnrrtrrwqvquurssurprssrrrrrssrtsttrttrsstsrsvmsorrvptrtpuswwtptsutttmmouqotqwsnnnuoupustroovpotooonntwttqspvttrrxoprwtssottu
prqttqturssustqrrsvuqrrorrrutrrqrrsptsrulnprqlpqttnrsxoutuqvtmpslqnqomorutpttymuttquslpsumxrtqsrtuqtsrtrprsrnuqulnupvsvtsstrqqru
ssstrsvrlqrqusyvpttttrqvrsrtsputrtutousqrsstqousqqvxvutrnlzrsosswssqtsqpsqrqussrllrsrtqurptsutrsurrutrqrmltvsqqssqqtsrrrtsrttttp
vwstvtuqurrrrpptrtrrsuwrqnsurtqtsstqtstrrstrsssrorwpqqtpsrrrqssrttuqptuqplsssymrrxssqntsutquvptpqlursprrvvpqstqrusrrvssqtwqrwvqq
uqrrrqtrwqvrqrtttmuvusstsprtsruquutruotrvwttxtqsurqspqpttsrrqsstqlttqwmqrzurrptssrqsvruulltosqtsuutsqqqutpvptttvnssousssssststsu
rrrrruuslnqmrqrsrruurspxtosrrtsulqsnvrrtsutrqrrtrquousurouvuqwvqrwuvxqmuxvworuqswpwssprrqttqrtsrquwqqtqullsxtvtrtuqrprtqqrvqstrq
llswtvsrttpsqstqqqurssrsnlvvrsosspwuussvurtwutrtlpyqmtsuqrvpttstvtvttprsssrrsrrssststssstssrrrstlquqqtutrrtsstsuutrtsrrslrtqrsst
rrurutrtsrrtsrsrlrvqqussqrtqusststtsrsstlqvqntrvqqtruurutusstqttrrnysmoqtsttxqtxuvusrpsswtuqrrrrsrsssswtrstsrtrvloqsvvtrtrtqrqsr
rssqrrurtuurrustsqurqrtsurprsqrtsyvssvrrtosrqosrqltqostvprvwstuovusrootrqotqrqtunszqmorqrrxwuutqxuvtqrsttsvpqsurqtrqrrtstsuqqttq
vwssssussstussrutrrtsrqqlsxroquqtsuvtttswruwprqplsvprrrrqtursstpsttrtrusstuopqtsssrsussurstrsturlwurusvptvsttsssuspsptutlltspppo
urrtutqorsuouqqurtrsqrsstsrtpqpsousurnnsrqvvuuuntprutputtputqsvqnszupsuosumosqqvsruvsttqvwsurstqssrqqrsurqtsrsssqsvuqsurrtpsrrpv
rqowqtrqpuvnmwstrrtssttusqutursslnwnpqtssusurussttsststsovttoptrrptsvrpttrqutsustsurqvtstrssqrvsrsuqsstruwtsrqtttttptqqsssrrrrus
lowoqqtrrttssstsuutsrqsslotwtprlvustsstqstsruruqlownppstrtvrtttrvvtrrsstupsysowusssrotvrxrustustvurwrsuorsrrutwrrpqqqtvtlnmurtsn
rqrstuysrqqqsuwrmpnqnustqstvvwwuuspsrsutturuqqvspuvrpsvuttrrtssrqsuusruorvotttlwtsptrsrrvrqtqppusrprsqosusstsqrutssttttrttrsrrtr
srtrstsrnluvqrmnlzvoprqqqqsrttvsmtvsvtsopsqvsspuuttrqrrrlmpqwtusttrqvssruptwtsvqptwvsvssspstsqtsqrtuvpwtorvtpqqqmptuuwpxrnuxuvqt
omwsmnqpqsstttstrouruvqtlptursusvsnrsqrsqqrsvrtrmmvzprvstxqnurwqsqsrtuqqrrqwoostqtsrrqsurstwtqsvvttwqoututuqsqstsutuuprrqutpqttp
rqsruovrtovrswuqqvvvqutpuqqsrppsssvrxurrqwvxrxsnvsnspnqsrstquurpwurwqqutrturtoxusrrsrqttlpsxrrusvursuqsprtqqtqtulruwovsuuqtrqsvp
opqustssvsurpqtstrqttsrursvssrsrqrtqrquttssvssrtutssrouslpqusorrqrtqsrrrrsrswsqsmtvvrorqturltqrppuqtttvtsvuwqqtsttqqtoruosquusxu
ruvwuswqtvprsnrtqtquuuwtomzwrrttvrsqqqrsqrvstsvtultstrsqsrrpvvvstssrstvtlrqswomottursrstusqpnssslsrvwnmnutrqvssustoqmqssrsvxqstm
unqrrrtqssrquvrrpqxupypssqttsqvqpowuussulruysuupuunstqsrrsrpsrvqlstwsststsrrusrrsrrrtptslmqzvtuqqupuustqrsrqtrqrllurptrurrtttusq
tuttrsqtsutsquururtsrrstsrttupusvwrssxututqtoptrsnussruslmurosqrsrsrtsrssvttsrqrllutqrpsurqtrssttststrsslqsttqmnnwururrttsopsrqt
nrrrsppqmwxuuqqtwrrvqqttosrpsrssowxtwsquurrtqrsulorvuwtrsoqsqsvppsrtrsqrpuwtptvqpsossrowsrvwrststtxvostouurqvsoqtqtqsuqrlmqryouq
wwruprsusnspuuusqupqxqtquwsvnqtspprosuvtorvxqswrssqrtoqstpvwvvurpwttmqvusstpwqmvtrtxutuulqqpxrtsuvsusurtsorqttutoltouqtpuvqupqrt
sqtqttvrlmrntqwsssswqsqwtqsruttsmyvutvsoyspotqrstqrquruuotwxwsrqtprnposqqosuqrvtruvrpruqrutstqursrttrtvprtuutvrsuqtvsurutrvtrurt
lmvssyqsvttqrsuqsstrttsrtvstswsrrqrrsrpssssqvuqqlntttwqsuutqqsuqrsustssrlltwsunuqpytrtpswtrvsstposttsxwtxxoqnsuprttquvsrswutqvts
usrsrrtrpqrtttsqlnvpsorrtvqtrstttsqssttsnptwvuwursqtsprqssqrupsrpqrzvtwttsovpoqrpsorvrurpsrwuuxurupuqosqstnruqstptsvxvxtqrpusprq
pupsuqvslortrvtqtvqtprtrrrsqqrsrotwvrvtlrqpsuppsrottswxslntqptttrtqrssrurrttrrtrmquvpurrwtprwqstsqtrrtuslottntsusssrtsstrtutsqss
lmltotususspptpoqtsspqpvvovuuqvrutssprusspxorusollvsnvptutrsqpsstrsstrtooqwslznsuoxtuvtwnqwuutssloqpwpsssvsusrrurorqttttlsrqtqtu
tvswrtrutoqqrrrvsutrmtrprpvtutrruosvtsusprsurpprrqrtqtppuqrsutrsmtyqlypruptsuvtsrotvsuusuuvuqwuoqvpuvosuurvntuuonsrsvttrruqstqtr
qtrpsruqqpoyyuxrqvqutrusptuosnvsmrpsxvwuquqvtquurrsqsmwrltwwtvppxrsorpusqouqssttortpsmqqpvvwsusutpruttpopvqnqprtpvuytvrtvnquusos
lstrtutssvsrttssuutqsssswtsswssvtrrursrqtrqrvqstlowpqutprssttrsststrrrsslmsntqrqtrqrrsqsuptsrtqrlpusuqqousotprquuqspqurqrssxstwv
twsonsutopsqurutlqsuuuqsusvpssssstuusstrltqvxxuqwxtqtsusruusstsqrrutuuvtvostssspqqvqtrvqvrtturrrsvurqrqospuqrswrptpsulospvvwsusu
uqrwrtppvuptuoqrttuursutussursrolurpxtwwssvxtwstspsqwqusmqtusqstpsturtqqtqqrwqqsmouyynrputorppswsssrsrtqlqvuwsssqrtyqsqtvpttsrrx
nqtyxpwprurzortuurrsquttmrsspssrvtrqssusqsuptruttnpquvtssqrruqxttnsqttvputstuusvruqvpqsvtpqouqwvmqrxrqsrvvsossuqpsvnsswrlpxpqnrq
sutstutrststuqsrustwssursvruoowtopsuswvqluuquoroptwuvtqstsswrprslpturytstrrqrstrqptsuusrprsvrztqsrsrsrvspptsttqrlsvwrvspusqrqrrp
rsuqvwsrmxwsqvrrtqqqstqrvtvqtvtsnsxutusquqppqprtqustuwrqnusrlvuturqqtuoutsrsqvrvltxvntsqrprqpprsqtvutsqrlqxrprtqqsssussruvsssqtr
oqxprqsqpsrrtqssuvsrqturopyoqrtrortsusstuvssssrsuuvvptrprvorvqrorqqtrtqtsqwsoprqstrtystqsrrrqrrtvwutrutvtrrrurtrtstsrsvsrvvyqvun
uwrrvoosvtwnuutupvuzpqrsxuppvorrurspwsttlrstwwusvttrrstsqqsrtsrtpvqrxtstvtssqstrrqspuqsumvrpvsrturusqtutrpqrtrtulqsvwttrtruttrsr
qtsrsstrlrrsvtuttuurrsttsprstsstomwxtputsuqroprptrtswqtqlpwwrtrtsotqrsrrsrtqtrtrnrvwlutssroqropwsrrttstssvvuqsuotrouvqmuqptstwws
lruxsvtqtrppoqsqqptprstqrvtqprrurssquutstvttsqrtlqrwxutpwurrnstqoqtprstplqnuvttotssspssqprsqrsurlnttwtrpssstprrsssqrprsqlnsyytto
tuptqrttqrrprsurnsrvzuvortqvqpuuoqqpqstsotuyyrxrrtrrppturrqqmrsulqsuxssostqtpqqttprrnssrpsuvntsosrpqprstrttsuupplrxqortsstuqvtsr
tsussstslqwtpprosssttstqsttuoqptmmtvqorpvxotrrtqqrtrtptrptxsqqqqqttounstqvtsqttplnvtpotquwrrrtusqusstqsrlrusporpuursttsussrurrss
rsssssrsssstsrsssrtssstrqptxzrvsqsrvrprptusrurstmvuuuzvrxsqtoqvrsrsrspuqnxutrwutusqsrrsstustqptslnsvxwuvqtttsrqwrtsqrowrlrrsxvwu
otrtvstwstrqslutlpstssvprspsrpqtsrsvvttrlnpwtqtqttqutrrvtsrrqsurmsqsnpvsqtttutrutvruqrtrloszporsvusnrrsvststtrttlquxrqsqvtsoprts
rurtrqttoqwurwvtvpusrurtpqurupvquvqttturrvqqoqsqrqrssqssmrstovustrqtpqtrsptrtrusqpxtqutrssrrmpsuursttuupsvuvruvstrptnprvtqsutrto
qtvwrvvrurqrpqtsonuqtsurvtvurrsrtwrstrvsqrsostptvutssqsrtrrtrttrsrvttrtsruxuprtssrqpqqquqtrutqspvuuwtrvqttqqqqqurtpuvqurotvvtsvq
uqqrqprutorsrnttovuwrvwrvsnssosttpqrrrutlpuqotsrsstrvstrtqssursslrustutrutrsrrtrsrsqsssqnlupspsrqssttrrpvtttttsslryooruqpququsrr
tusssstsloxqntrsrrspsrtsrtstsstrlpvrqtuqptqrrqsrqttsstvqlrxposssoruovsrrsvtrsrutouuzstrqvruqnputrpuqvttsltvspwqruprrtrsrtqsqqsvp
pltrqlopwpuvwtospruouqtrlptrtwtuqtususurtsuqtrtroqursvssrtustsuqrrwpttrtlnutqvqtsstuttursrsquqstlqwrssuqsvsrqqustutrrruqltxtqtwq
ruqstpsutvstrsusoptvwtwsostursrvuqqsrtssntwqnstpsssrqpvqtuuspussrvsqpqttoptqstttvutusrpsplwussqrqwrqqupqsqqsurtpqtvwqrsnprssspru
rquxsssplqzpoornqstrutuqsuvrtrrsnqwpopsoquptrstrrursrrrqrtztpqtnquroupstqtuqrstroswsqprnqsqututrrttsqstpqqxqqqsnpurrtruqrvtrsrsr
tvuqppsrqsoqspsursrrrsstlsvsqvsttsvovtrtutsttqrqlrtvsvuttrtpxtsvsrwrvosrnqtutyuttsprtsttprsstqssoqwqqrrtqruqtttssutrsttrqlsqqxlr
rzvsqnssuurtupussmysspqsxrvtrustrrpprrrpmowsostrrsrtwoqyrruvorqprnwpqmrstrtsrsqrwsutunpvsoqxunpttuprstpuuqsuuopolruwsuuplrpusqpq
ottvvpvsvnsvsuppoxsqqpttpssrsorsttsttssrttrtrrtsrrsrrttrssssrsstsstssssrtttsrssslsvtrutotopsoutrvqurssuunrwqqqsqstuuwzsqtuvuputq
lnwqqurrssrtusrrvursutstwrrxsrusrzvpppsssprptstslnxuwpslqqprrrsrrstspurstuvvptsputrrvmqrtoqrruussputqrtoqwqxrqsvqqtqtuurppvuqrrq
rosttturmrtrusrslmvswtxpstquoqsurpupnqrpsvuspqvsqqrrprrwuquusoqsqwsupryurspsrrswtqstpqruqpsruuwquuouopuvuqurntsqoussvrurrtquoqrv
uqurnprqloqxqsqrtqrpsqrsstussrtrlpqtusstutrrrqssqssrtsuslssxwuwtuurtprstqprturvqlnsutsstssuruttrtusttqrtlovqsutprstrtssstrsrssts
novwwxvoosnuturqstvputtslqwrttsprttstssrtutrssrsntttsrrosusrrqqttqwsqwvsltvtrqontstuswsstpuuturrmwttqsprutuutvrsvnsuqtrumouzqpvs
psqrqqrtrvtvtpstlovpmrrorrstrvsrutsswtuslrtrvuuuruuttsssrtptrquslntutustssrtsstsrtrssrvrlotuzsuttstsustrsusttswpmlxtvuttrrtssqts
uwssssxpqsrwtrpnptsrvpvvsrqqqtuptwtwrsuustorpsuuppsqrtusrvusnpvtqrtpupovsssvvsvvpuxqtmrsqsupttsuqssrruusuuwrqsrssqpqtsquqsqstrtu
rsvsrsrrxtpqtrspusttwqqqmtuxvvtqssovstrrtssrtuvtlpussrsqttrssqtqssrtsrtqlrqyvsrpvtrooptoprrrossusqxzrvrstuqqwprpyqrrttuoxpsusuvq
uvpsvpsrsttstuuuvtuxsoturusqusrttrtutsspnusxvsrpusqonpsqpspsnsuttlrvrspppvwrrspvrstqupptqtvypsroutlqrorusproxusqllrwtusrttqtqrtq
rqvrsssrtlxsttqttsrusssurtrpspssslvsstlprzoqrqvvoqvquqrttmsxstrqrvpqrpvvmtrrusutmprxtquqxututttnrsmvstxumoquntvturtwotuqrsossttv
quspvqtqrxuurstsqouptrqpmlxqssqsupurstrtssqrsqrslqstrtprursprqtqrrurrssspttvstpqytsqpqsrrqtrsutslotwxwwqpuqruqvrpwtpsruqlqtuvwwu
puqqxsttpwrrrqtrlpvttvsstrqpsurrrsupsqsslouptnpqsvsutsrtpnuovpprolyrqmppvvqwutssppusuppuuvsqrstsqrvuttsxtsssrqrtpounqnqrrvrwvtrt
roupuoqusmsrrrquuspsqtspsssqrvuuoousuuxsnrrtuvrvtustsptsolyrrsqtrstqttqrtssrsqsrrlyppvntrxvrrpuuwrqtuotvplzsrmrruvrsttrvpotqtrps
qwuwrttrxrnprqssqrrpysvslrrsqprqvrssswprusuuvqppqvutrutnrvstsrrxqpuvuuprnnwvuopmsqqsqstsrqrqwtvrsqsuzvwspuquqrtrqpssrqtwlnwspxlv
qoxstusvrtvrrustlnvusxltrpxustrxrstsqustlutvxuuoytnsrrstttqruwtslqtpurrqtusqsrsqtsuptutslrrovprtsuuqtrqusrqrsstrlwwtuqrptxtsvptt
uvqqqqtuqlxsvtortsqssutptuvutsstlsssuwssvsvsqtsstqtttqtvlmuuuusrvwsstttqspursssrlryoostsotvruutuvustrqrttstvrnttqqtxrspspspuvqts
tmtwsrsrtywsqsqutqvtrstqlozlmrrqosvqtusutuvsrprutqvyrquqvvrqtqrrqqutsutrluusqtxqptquurpyurrwpqpqlsvpsussssvpuursuttrsrrtlssqsrrq
tsvruurstsrqtqstlqurrtsssssrstrsrtssrssrpqqsuuvtsuqrsqtrrssrqrtslssqwuttuutpsrtrtrssttrsluuuwvrsvtrpqrvsqturtsrrluvtqwuquvptzwou
wrrtpvuqrsouopsosstupuovrwruwqouostyvswqvwtrppsrrqwqrruslnsuwqvqvwstpwtwrpswtvqpnwsntvrrtwtyqxsvtqxwrtqqmqpzpsorswrpvqqqntptpsrs
vvrssttsqtvwrtttsrtuqrsqllqstvrsssrquqsssssussqtllosutrqssqntprssstwstrqloprurtsqpsprqpvurrwrtrsolrutsrprtqptqusqstssusspxuvqvtr
vtpnwuuqssttstorllrtvqqqtrrstsrsuqsutrtrllprrqsqsrrussqruqrvrqsqlqnrvrpuppsqvuotumrtspprootovrvsttrqpqpsvqsrquttoluysotrusoqprut
sptuwrrqlotrnspqrtrwsvsstostuusutrpwtlrttqqtuvpuuqpvsrssvtruurqorrvtqvquqpusrvsvlssovprrwvxupwuutqvwtsurosumrstsutvwpvwxtsuvssut
mrtpsqrrssssrssttttqqtrumouqspqqtsrrrtrsttrqqsquvnrsttsqpztsposrqtrsstuvsqszuqsutqrqqsqqrtvqtspptqvtsouopsrtsqrrpsvrrputvrquuttp
rtvrorqrsrrpqtttvrtususpsutrnpstppotssrunturpsvtqsrrsqrstrttsrurlpsosrspsrrqppsststrrrrrlssotstossrtmqstssuqorrqowuoqrsurssrtrrt
sststsssluxxrwsmwpmssttrusvquttsnsxxtxrovqqqqtuuqqusttrtlqvypzqrwsoprrvtorrtuuquswrrtutstvtwousyttvusuqqqmsxtlrsutstsqqutouvvsrp
lvrrzsrpxursqusrsspstuurooszttssosrqossttuutssroloquqtqoozsurotsutqsrtuunspporqunyuvusrvuqptrqtvlnpuqvpsozvtsptuttrsttsvuvrusutq
utquqstsqpsrrrtssorwqsrmqtvosuxtsrtsrrxxovwtrtspwwvvuwsptrtwrsuqlosvqvtssququrssrsttrqsqlottoqrsuquourrssursrqstmputnstrqqrsprss
ssutpsprlqvortusstssttsqutsstqsrnouzpvtrturrortrpqussttslmsznsusuvrpppvrqutrrrrtnqssvrrssquqrrvqqusrtrptlnlqqrttuqstqtrosrpsquvu
ltwtqvuqrxrvzwmvyuvssurqopwzsqwrwupruqqrrruqwsvtrwsrsorrqsttststsururrorvvspsrsrruttwtsrtsptsrorvvsutsursrqrrpqtssrqtvtsltxmppsr
rqvptusstutttsrtmrsoqprsqqvqtsssvtqssrtrluuoqqttqruruussuwssssrrlprwptusuuqutvvrsusrtustortyswtlpprsqrsqrqutpqtslrrtxvusttttqrsu
spssrrsslllmrupqvropzqrtrstwtrtrrtuuputsprpvqqtnutvvtrrultmprqsustvuvuruvqqsprsrlomqsortsrttwsqpwrrqpqqqnusqqrstvuuzrvruwprtqqqr
rrvxuttprunsvppuwqtqtusulmwrpzostrupqsqvsutqqrsqlnyuozostrrqprswruuqptrpvtstrusrqvstqqrqrqqrqsssmswttrrprpqpqqspprurtusqvurrsusm
owvsqvrqvsqtqrvxnmyrorpsqswsttuursusqtnumoyroyrwtrwrqtutrtrrrrqslottowrqutqtptvsqrqrossrlnqusrsrttrqpqtooqotrsorpqptqnqstvrytusu
rqmtsppqwuuqrsurrssstssrrststrstlsunttsurttsrtvturtqrrvstrurrrtpqrusrrrostvsstsuqussysvvvvuqsuvsqvtsrstsluvsrssprrurvrosvvsrqsst
ltutqtqqqrtrxtquuutsrtsvrpuwvvpwqswsnsrswvossurrmqtyvvuorqsvpstsprsrspruourtwustuqwtrsvprqtwuqsslqvwytqntsqsqpvnqqurstvrlsuwtnon
srqpsutrstprvturmvttxvqtwtstqrsrrqrtsputpvwrstsswtqqvurswrvsttuqsxuutuurvrpqrqptsqvqvuvuosyoostpnsstsvrvvsvvrrrulquoqsrqrssprqup
quurssrrquuqrrvqosuvrrrutusxpprrqopyqopotwnqqrsuqoqovorqllptqwusssqqrqusrsutrurrrsvvtstrrrrrppstsrusnqpqloupstxtqtswuuqutuspuovu
msoststtttrrpsstrrrvnuprsovrqnpnvsrutstsrpprtrrrllrrrvttrsrtstrtsssssrqrlqtuytuqqrrrsssvtrtunqqslntqqutvrustststsststqqtnptvpnqr
stpprssrtqrsyqstmusnqruporxlttrrswvuuqsqstrvqooprssrsrqrquqqvqtulqtrrtssqtsrtssrtssrsrssrrrtrlsqusrvttpsvspswqmrssqsqotssvttsvpu
wtqsuqmqlnsunsurrqrqrqtustvuqsqsotuuprssqrrrrprvtuvxpsorqpntpuontustqsnsosrtqstwmrstyvzuqtsuurttrtsrsltuqvuvsrqptuprssqstrqpttqs
npnulosovqrtmspwrussxpqtntmtmntrupruptnysuptupossozurstswtrrsqqqssssqssslqvsrrqqttsrtstruussqrsslrqtoqsrststwsqtuvqsprssqruxoqvq
qurupqsurrvuspvtnmxroorntwosssvvqsvqtpsslttpqrtqsvsvuxtwtruvrppqlruqutqrtotorpvpupwrssrrnmsyqptsvssprtuppqtsurrsmouzprtptupptrwn
srtsrsqrmrszlqrsuvrouqupstqrssqtlosrsvtttssrrqsrrssqrqtrlltvprrvrstrssrtttrsrqststrtuusprqqrrpurstttursssssttutqosqvursqtusvrqru
lqtrsusurquotsurstrrtssslozpqpsnorssrtuqtxuqprsrlrxstqslorruqrwrtvtpnqtqlqvtptrusqtrrrsrttstrrstvuutpuwqssstsprtuputrtvruswvsuyu
vrrrrqrptpwutuuqsvwuruwtusrspqqrrqwutstswuqsquutsqqrqrprprvusrtsoqvwqyruuswrpqxrrrvvrpsupmtptqqpupssvsrsrrwrusussovqsoqrursuwsqv
qrvstqstrrutvtqqurtttutsrpwtsqqqlqwpqrttqusovtsstvtrtqssnutxlvvpvvpqupuqtrsrtssswvsutstrrsqsqqtsrqssstsslrqtuusqrpustrrprsrstsrr
pvrtuoqspttswqpsrsruqtrsrtuwrqrnsuoppotsrsqsxtwsqlyrtrtsuttsrqrststqpstpmluzvosoqumqprssrspuutvqloxvunomorrrrrtusvtrppoqqmyssopm
stssssursussrrsrlnlrmornvqtusuptstrrrqpqlplrnorpvqsvtwoususrqpnrlqsqtussusssstqrtrrssssslqznorsoqstptttutrwstqttsswqowtutqrrrqsu
urpqurqtuttssvutusssqpssssqqutrrlmvtspoorustutqrustntpttnltwtpqnuuqtsqtqsrrstturlptsspsprrruttqutrqspqsutrurrqurpvrurtqtqqusoptu
ltutourttptnurrsqqttvrvulpqsspstptusvsurstsssrqsllqwuqrrssusursqurrwsvsrnqopurpqutturussroprpssvnnotpusursvysvrttpmxpsrwmnuxqnpq
uxtsvrtqurptrtstlttwusrqvxsqvqsqrvqqvvqslturunppuvuosttpsuqrsutqsrqwrotptuqusmvqvqpqrtqtloqyrrrturstpsusprntuuwtlmrvrsrsvrrwrrtq
rpmrtvwslmszmttruvqpqssrptvttrttlosznrvqvwoqpqtsqttssrtrnrrzrtsstsqsqquuprwtrrtslpttpvssrurursurrrsrsrrslquptutrsrusssstssstrsrr
lqvquwsuutsrssttssstssssrstrssstrststsrststtssstlprqvttsstussrrtssruttrssuqrwuuqrrqqrqrsrpqpssqsutqrvtuuprrstrqrrssrstssmorsmrst
ssssussrsutqrsttlqqwmnssrvusqqouuvsvrpttltpvmnutswuqprpuuvqurqtslqqsmqsurtsqvsrsturtrrsrlmtpursrturrrrsqrqtqsststlsproqpsururtrr
ssrpwqutnvtrpwsuussrrsttptwstrvsluupqtturturttvtswyvrrurouwvosusvssswwtquopvsqsrxtsqsuuussrstrrtsoprqtsutxsqpsurttsuvuputqpwtprs
rutxlrtsttrnvrstrsstsprslqvuwztsqtsrssuspssmrptqmrrtvussttrqtrrprssprutplowoprrssstttvsststsurrtlluwvrtrrtrssptqrstststppttqpqrs
vusyvxtstpvwtqprqwsssttsvwrvswvvrpvvrsppqourstprqqvsustssuttrtrtossrqrpvorvtvtqvvtovqqssmvuvussqsrstrssttsrtspssnqtvvrtpqrstrquq
ssrsssrrlortrsrstrstuspttsrtusrsutvrpqrsprswuttusqqsspntllsrvsuqprqqqrussussotqqllvtrvrsrrspsrtssrutrrstmsxsosqsmswmttouststrssr
mvutvrsprsqrtprrrurtrpttrlzrssrstrsrttrqrttsqstsmnluqvqstswwvrrsqurqrxorpnlrptrssqwyurqtruqrswqqqsnppsstruvxusqustrsstrslnxslsrs
rrsrprtsttuwqspsrusvrpupnutqrqswrxtuqtspmrwunqqqossrqrsusuuvpqpqrwupsuttpptttrsrrsqssuwslmuxqvqrtqsuqrusrrrrqsrrtvtstqrrrrtsrsur
quttqqspnmvuqvottrurrsvutrqsurstlqspqsrrttusstqstqqsrrstlrunnrttqsustuttuursrrssvsrutsqmoxtqpqvqrqssqssslwurqsrqustpqstputuurrss
ovstorssrrqrqptqrsuuruuqlqpsvttpsuuttuqstqrsrtsrlotqssqqsustrstrsrtqtrtswttqsssrsurtsttssruttsrqutuvsryotsvpqqqrqrqoptprootvpuvq
sqspqrtvsstsptprlospustqturrrsrrrstqsstrlsussusqvwuqqtussqvuttqsltttrtssutsrsrrttrtursssqlyrropstrtqwtrrqqrrsotxllqzpquuustpsttq
sstqsvvrnmqwusqrtpnsutsqotptpsrrlotorssssrutttrstssrtssslqwrtuspsqspsrsttstporrrlmsqwqrputqptqtsrtrrrutrlpxsvssptsrqrprturqpqrtr
lovnprsqrtsqsssrtttqssuslptrtssstsrsqqrusquqpssrmsxppsususrrrstttusuqssrpruqtrtssuqtpptuqqtrortrswrrustutrtupsuvspssorqspnpsvsvv
uupvpruvrqstqttsrnvvqprwosvqpurtvprrsuqsorysslonstqrrttqquroosurllrvttrttsrsrrsqrrvsssrslmtvtttqtuqrqptqrttrsstplstqnrstrrvqtsss
tvsssqqtuqpyrppsnvvpqqtqtssqsqsplpsuvvrpusstrsusrqsrprttmtrwssqstpqsprrstprsrquulruststqtqurrststrqsoprssquroppnsvqvsustpqttsqqs
pnwrrpupuxqurtvuppvvrtsrrtwxsptrtvqsussvsrtupruqorqqsuvsstswqvryrpszrurqmqtttptuswttrttysptxurqpsqqzrstrtsurosvsqtsqtrptstrrrsrs
sststtrttssstssspqvzrsupwxprtoqququqtvuruuqvrnsxrtsrrrrtsttrurrsomwwprsvqtwsprtuzsptursrsowzqptrswsrtprrsrvtttssqtrvqotprrwqvrqq
pvsurqquluuqusopurqqqstqtrrqsrsrqvrpposrtrrurupvrutsrqqrouuwvuvqtutsqotuoqsvroqqrttttsurvtosqptqqpvuururpssuqutrttotoquqpqsvrqvr
lpnxorruutoqrtqrrsrrrpuvlsszpsrsuutpwqvpntottsssxrsuqstqpwvqopstppsprtsullrxtussttqsqstqpqurrsrrmtxrsqrqssrqsqrsssrsqtuslottrqrr
ttrqutsrsussurrtlnyslwtutrtrtrusrutssqsrlrwqrvswtrxtoturytsqssuslostyuvpqtqssprsqrrqssrplmsswttprspssprsrrsrsssqlqttvtvposrssqsu
rtsrtqqqlpvvxrtpptrqsqttrtrsqsrqllptvrwrstosonsurqusttwqmlsrtrususqvpstrrrsrruwtlmpsprtuusrwnsrstqrtquxrloowsrwtsrproppwrqrussur
vsruvtsqoutoqqssrqsrrvvslsvrqsspuurssssrtstrrturqnuqotxlrsvnsvusuruqsptqnluytpwvtttppqssyrututquoqwqquvqqrurstutvrtrrrsswqtstusw
trusssrursqursqtrstqruusqqtrtsuurstsqsrrormwpruustqssszssqqtsrvulnwtoqrqstrrttstsusswqsrlrxuursnuvpsrrvsrststptqmotxsnppssqtttst
rrrtvrqtqqvrqssrrsuvsustvrtvqrrvqpuwptsnuwprwolstqrqtvstlnturuosoqrsrvwtrsrvuzorlmutrtsstrsssqssrsssrrrslnvrprrstsssrrrssstqtssr
lousrsrqsssssrtsttrssrstlsuqpsrqssstttssurrtrqsslrvuzsuopsrvoruuqssqnqqolpsqssrsusttttrttrsstqstlrwwnxtrurqrrpstrrsstrtrqsvstruq
prsoqtputrttrqsrlnuyuxspstqqrqurootrststlmsyrttrssospqsupstssstrssvsqwssunuwvsrvqsssqrqqlnuusvrqsrsqrquvprtrsutrmotwtusoqsqpqrvs
oqusrussonwwtoonnuoqptusoutqsusplptzutursspuprsqqrqttstrloryxwwrttqtpqtqqrrpsptrnpswywtqrrqtpqtrmstrtrtrltsnvptrsstptrquurrqrtsq
wtssttsrqwsposuqqprqrttsutsvvssrpyuroqrpqqptttsslpuqtstspsvrtrttrurstrrslqutprqstrtpsrtsqstqssutpqsqrtsvppuuvsquttrttsrrnwwvvwrq
tpurrqptunutprpulqusrtsqvtstssrstruqtqtstpuzsrwquurrunrsrstqqswslorsvurqvuquqqrrrpsprsuqllpssuusuuowprrtrpsrsuutlpqqruuurrrxrtps
qrqrrquuorouurusttuvqsrutosqtutplurqrqsrsssttuqstrsstssromtztpvuuxtsrqutvqrsuurtrrrztopnqtprupstqtqqswtpltssxqprvttrprtrtosutssq
lwrrtrsqrpustsssvsqvtptrmqrwvqonwwrsssrpqsqqrttrlpxwuqqotqrrrqqqsrrpsqttlouxsppquqrsrsqssspstrsttnporuorsxtsrmsqtstsvsqrnoptroms
trmrrtousrprtnmnlnusrrrqrtstutrtvssttqtslnvrpsuquuqtsttssssssqtqlstqsrsstttstsstsssrsrsstqsvsstppvsspsrqssponssulqsoqrtsrsuqusrs
strssrruossqrqtsqssrttsrsurrsrqtlstprtttsssssssrrtrrrqtrlovqnuttsqstssrsttsssrtsmsxxrtsoqrrrqrsuqsrysurtptxvqssqrupqqsustrswqwqr
ottxttuqssrrrqttrvvsrrsslsswvtvqpsqurqrvstsrotssqquspyssvrtuprusurprrnuqlorunsusssqsqsqvsttutrsrntqqrqstpstttusssuqtqstrquvvqztq
vrlnrsnwtrsqttqrstvxsvvrvroqrupstsrqrtrplottpurtsttstsqtsssqrsrsvvrstttursusrssvtqrtssrsqwsvqtutuvqppquusrutqqsrmwuuoysttnrqmssq
rrssrttsstqwqptrstrmrptrosrrururlrrtowttsqrsrsttpvttqpqrlpptusutortwvtuvqtoursttrwwsqutpqppssqrssqststvstsuxptsqtrssttrsvsourstr
lquqsrrrrrtustqrssrrtstrllszuswrquowtqqpqvqqurvsnlytsstrrtrutroqussturuslnvvuswrqtqvrqrptrsssqvplqsuwsutssstusqqttqrtqtsnlvyvtvp
puputqqpqvsrtssslytssxsqzsstuvsrtuuxusmqlpwpswswtqwrvrutqvuusrttlrttwyvqqrqqtprtsssspqsrmstulvtqrpprrqowtttvsrrsrutwwxtpvrqtqrqs
qqvqostsptrtqwtptprurovqsqsttrsqvtrttuvrqsvrssrurrssttutmowuwstntsqpnpsqroupostqlrwtvqsorrpropqtsqsporsrlnsquswtprswstqvtsqqtqsr
mtxvrutntumqrpprustruwwrvwstssrptsqstoupssspsqsunswtnrqossnqsppssqpsuuwrrnwtsommtwnqrtssqtoqutwrruvrtssptupqtrpsswtsswuumoyupwoo
tqqurrusrrsrtstsnuvusxoqsqruvuuttnqusvsunrmpnsvrtpuxtsrtsuqtqrrunuttlrrqsrqnusmovqwrpvsssxvussrotsrorppptsqqruurruuxotuprwtstmss
rqtrttttqtsruprqttqsrsqstqsrpsurtvvsswrrttqprptupotpqosqlossyutpusqqrprssnutswsqsvuuqrtpsqpnrpovtpsuuuwslutwvwtovqnppnrssnqrvusq
suvursvqrsprsrousrswqrsqlqvtuttpsrorurouvrsrqutslotsvrtqttotqqqutqsrrstsnttoutwvttrtrrtyuqssrptwxrtsstsqtuusrqsurrsrusvtnqtwoqtq
pprspqsrrrtusuqrpssuoqrspsstqqpttpstrtqqqruwnpsqrsustssrrususrrtpsrxtuwtutoupqprqtrrrrtpquqwsuwsvwovrpptssrspruqlpuuwrursuswuusq
ttttsqrqlouoqntsrvsvtuswssrtqorsmlsvstpqnvpoouoqlquutvtpnoswplrwtwuqsrnxsnqpsotqllvzqrursttrtqussstvusvqlrvwrvxrstormosurrtwuqvs
rpvqursqwvutttuqqtwwtstnmntzupvsrwrssotrsspwrtvrsptzrpuuuttqqousrsusvqutrtuuoqspnqrqqsrwtqtsvsuswsttvrtqqvrspqrqqrrsrttqvstvsovu
urossrpurqsuuqsslorvsrqstssqsssqsstqsruslssusutrvuqqrrssprsrururlqpqtrqvppwutuqvvrowrsovrrqwxqrrtuussrrsusturusslrssvqqpuusssssq
rssqrssrloppstsrrrssvpqruqvtqrromlurvtrqrsquvrtqqttqutsrlnrsxrssqtruvsrqrrrstrrqlsrwqsssusrrtsssttsqqrstlloorsqqrprrxqrqwrvtsquo
lovrpusvvrvqqtrvtrprtpqqlnttrtsuvursqqssrotstrrsmpuvquruvstpppttsrsqrrrqnqrrvtspssqvprsupnstpsuumtprrttsrrrwqupvrnptnstxqvurxuup
urstorvttorppoutlpuqosqvrruqtuttttqtsrstrluqrnrruvrsqrqsvqstvrqrrutxqsvsvxsrwsrptrstsuusotvvquuputrrtpsqsptrrssslrttruqrvssqqpuo
psssuqrsnutuqsrrvttqqptsqrqvtsstortorsstrstrsrsrrsursutslttqtsurvxtwrxuxsovxrqrostwxpvtosvooqnptqptttsurqlxprrrvtsurstpsrrrtssrr
swuqqssrrqtqtusrrrutpssslvvsusrrvstprrsprptrsutsolxrtsqqvurqqrrqpqrruttnpstpsutssssoqrvqqsurpqqrntsvqsrttsrprnsrrqutwsrsvwttstts
tsqrqpqtuqsrutssptqusuutuspqsorrrrtqwtsrlotqsvxspsuvtuqvtrsrsorspuuqsrwvosvusuqtupuuqmrwpvrqstxwosststqvvrrsrortlqtpssxunstvtuqv
tusrsosslqstzwvsstptqssuqqtososslqrsxwxtrvqurtsurqsprosrnpssuswrnusrturtssspsrtsturtztpptrrrprpsxstpnottlnnpppqtsqtptsqnrsstsrot
lrorrqrsustosqtqrssrtvrqlqtystsrtttosqvqptussqprutvwstvosxspworruqsnqtwstwwvpuspvsrttoqrtsrqrqruuuuvqvtrttsruqluvstqqrpvvxussrtt
rruqppstortuurttqpusrtqnrsqqsurqtmussutrrvxsquspsprpttqrvptqtvvtlpprwuuvtvsuprrurpuqtrstlqrrxtxvouruvtsttpsrvpsqnqqrxtxtpuqsutrs
spstvpspsswtsqtrosptrqqsrruturtrlpqqppsprtstttuutuqurqtruurspqssqvvuqttssposrtuslqtxvwsrutsustrutssqqrqrlnqwyzvrqxpsvrtqrruqrqrp
lszrqtqqrstpsrssssstssrslqtttrntvssqttutstqqtorrlqptvrrsvssqrsqsrnqvtttslnrttttrttpvprstqqrrrssslrqswtusutqtqrrtrortstrumspuxuwr
vvpvopttqpqstssulsqrrrstussvstputoqvrsqunroxrqomvsrrrqsqqtnmquqtsuosoqqutqsstvrrtumotsqvlqvptrqotvsuqsusrqtrsstslrwourrpqssrqsss
sssrtqstloosttvuursvpttstqouquutlpquvprpxwqvpsusqrssrsuqntxtrsvnputwvvsttsswrtuqlppqtqstsssvrqruuourtrqtptvussvprwqussuqrrqvqsvo
qrtqumtstutrtqruqqqyuqqorvtsnqrssrpsqnmwsnrssqqpprtwxrwrsvqwqsrysrutsssplssuvvpsvrvrqstqrtutvqqvwsqustsrssustvsxxosqrsuqlpvrsuup
oqstqqsvsrusqpqvlstssvvpqpsxprsvssssqpqumowtuttmrrpsoqtsrptsottsqsvrpprrtsotqrtrossuqvttqmvqqprostotosurourupvttmrwrrqsntsnsnqrs
qrqsputsnovsssumutosnqusprrqnssrntuosqqorstrssrsurtprrutovtptsqnssrqqrrstrsppstsluupvrppwtwspvuutruvtuttlutoqsrtttuuqttusstttsut
pqzvusnnstpqoqutpququsurtwxwuupsqrptpsttupsptrvtloxrqutuqqursrrvwtqtprrtlnvrovrtqqrutqsvutrtrsssqrvuprutsqqsnrtqqorusuuptsstttsr
ttrsrrsrrrssrtssoruwqwurrqqsopsovsuuqquvuxuosruuosttwwswvvuupsusptvwnruqrsqqsprutqrxqttrlqwprqqprqtqsssrtutqqtstmpwtrsslrrospqtq
svsqpssqrtwspttnottoxtnuwqrpqqsulsysrrqosqpotsrtssrqtrssuutuqpsrqvuuvtpopptststrrouypsrsrsqrsotvpsrtvqvrouwtovurtsnrtqqttsurtqvr
souvsourstrustrsqtrtusrqovsqqwspswqytvsutrxsrsnrprvzpsvrwvpqworrvqsqrstttptyprussurpvptrsputtrutntztmusnqrrrxrrqtqustsssotxxpvtq
wtprqspurquqvurrvsssrrqsrvssrtqssprsursworwwpvssttqrrtsqtqusvuutwutqqtvqsstottqssptusrqsturrrsspqppsossttqutrttslovuptqtsstqttqt
rusutsrtlpuspvquvpsttupvuqqutrsvlrtxrrrqturrrrtuqrrsqsssnstvoprqttsovspuussortuuorszpqvtwuspwrspuvtsssqslnssvuvsrtqqsrrpsrrssqrq
sstsrrsuurrqtpqstpttwqsprvttqttsvpnquoquvprruturlmquvuurstorpqtqprsstssrrottvrtpttqqqrttrsqtrtutloqrvqtstrssssrtsuqwsrttlnssvvwt
qrqstssrrtqttrrrlquzuvurwxoqutspwuuuutuunrrxpvupwwmuspsptrsrrtwtsvuwttustwqrvprrrssustttltuzuvvqvxnswssovsruuuutptuvsrrqvsoqrrtt
sovtwsrqrwwururpuulprpqsrptpvwurvsrwuqtqrutrqqtsspunpturmsxvpxqrtrurspquwpqsssvtlsswvvsosnqqrnvqrqstvssruutwrmsvssqsspqutvrssrtu
loyrpsnuqpyrsvttuursqsquqtvwpquqsssspqutttsuuttsrvtvqqutrtuurqrxttqxuurstqvztptpqutprprrruxrquuqlozrnsotqpxtsusuuvstsssttvuqqptr
qqswtsussrsuqsqqvxrrrsttsrturtrussqtssrruvuurqsrssrsqstusssussrrnnyustnqrtvqqttssutpptuswurutrrprsprpqtrqrsqrsurpnszqrrqpvqqqmst
qrutvrssnqvptrtprqsrrrtutptporrqlqoosstupqtsusrsurtrtrotlnmquuttrspsvqrrsrsrttrslswrqutsrtururstuvtsqtsqntrsrrtqvuptrrqqqurqqsvu
sssvowwusuosqptqrtsutsvutvsuruvuttqrspsrrtsttsstuustpvuvstoqprrrtsqtsuqsssvwrssprvqrwossuqtoosusuwrrtsttrrrqspsrosrtssqqurtssttq
ruptortsurtstturuustssvsprotptqsvrputsuqqwvvtuuttsorppqsqsrtxurrntrtrwuuqtrqusuqousptqqrlquvuvspprtsstpttrsrprrsmmnusvrrsosquqts
rqusprrrtqntsuqruosswpvqtpqrpttporvvqttqsqqsrusrspuoortrstutvrrospssqqrtuuuunsqslovusuruttuprrtqrrtqsqttlpsprtsqtqrotqtstrtrsuws
mmnurulwsqnpuxssursrsqstpoxxqxorsrrqrrtnqosvvvqvllounsusvtpwlsttrrurotxslornwssusrspvtsstrqusuusmoptrrlrsrlrswqswrqrrrttpvxsptsq
sppptortsssquxusrrwzqtwqvvpquqvqrrsrtstrlqvwrvsqrstrussuqqtuttttnvtyswvqswqqtqsspqtwtstssvwtrvwnrtotsrqtvtssqsromltoqpmsstpqqtps
rpssvrnqturupttruxquusqruutsrwrulptsrpqmortrursrutturqrrtorvuwqlmwwsnssrrqtoptutptwvmqrquqqpsostqosttqsoswtuortrsrrrrortqpruqsvp
ntstqvwptvrtyuoxwrrqrvsplmpzquustvsppqssptqpstvsovvwuvunrposnrustqsssqrqqsswvsroruqportqossotqrpnoowqtlqpvtuuqrsrsprrrurlruoxvpq
ttvrtttssvvssvrqlqusququvuuyovqusssntsvulqrquvrtuusqrrtqrrsrrstrlltstttrsrrqrrstrrtrrsrprvvtrqspprouqqsusrrrossqlnsvvvvqrqqtoqut
pssqorsuprvrrqsmqqosprrstrttrtusosssprsmqpmtopqsttutpttqvttvysruuurtrqtrvosrqstvmpovuutstqpsrprtrprrqttsosstnvtmsvotxvqsxovotstr
lrsrwvusuvtsssvqrutrtttrtutrrqtrmrsstrousqrtqqqpquvyrqqowtosursvtsoqtuurootvsxtrsrrtxumssttoqtrplqvusytsstqxuuotrttqrstrotvxpxuo
wwpstsqswrwprxrplqrttwsruqtsrqtmtrtpwstqmutpprrtqssrtsrtstrsrqrtlqursprttsvusurvuopvwsqsnrsrqosrsssvrutvtprvutqrqsvzpnursvuptsqp
vprtuustnrsqnqvpstqsqssvststtpnsmsspooqovottsrnxtptuuplpnsqpmnsptptsqspytututplrtsspoprrssrttrrurssttqnqlpqtuuuoqttrqssspssrssqq
rptoomspsquurrosutttvqrswwrsuustttsspqttqrssrtrslsnuoopsssttvtptuvrrqqrsvwpssrqtoqussusutsrrqrrumtuqrttrqssrvtqsvsrtrssrvxqorssv
qqtvuurursrturpsmutrxtrrrtssuqqstqsrsttrltsrtsqtqrtuvtotvrrtssqspruqsssrtssruqssttrssttsmquppruquwsxsvvtppwvqspsnrrvsqtssspvpspv
qtstsrvslprsstusstrrsrsurrquqtrslorssutrstptqrstrsrtrutqqnswtlstttqrtsqusovuuqrnrrtuwptqrvqtqruwtswusqrqlprsuqqqvtrqtrrssrtrrssr
lmtrwppprrpqrqrurrsssurslrrvtqtstvsqursqtrprtrssllpoutsrrtqqtmtovrusvvrqllrrtssotrqqrqssrsusovrsntrsssrspststrqsqvqrvsrsnotwunpr
nqrstuqvpusvuustlrrtxsurwyutrwwssquvqvtnprvuvttpnqsqoqussttunsrslnttwurqsssrqruqqqtprttsqvprtptuqupoquprsusrrtstloxtxwxsssqrussq
qutnqrsqmtuvwwwpnsqusortrssprrvqlruttyxsqtsrysrurxsqssrsmrurppqtnsustusstusuuuqsontpomortvqvquqvuoqqupqowuswtsrqtttqqrutrqtrsusr
lpswxqsrwussrpustpvsttsqllnptupptqopwnrorrvtrptqsxrruxrrruqqqrttstuttsurnmtuvqqqutrrrqssrrtqtsurltxtvrsnprptrpqtsptqntssmsuuvrqn
sqnsqpouspsoottslttwwstqsqosqsputrqqrtuslnstvrqtvrutqssusrrssrrslqpqvusttsurtrttsrqttsrslsuowrwtstssruttqorsrqstlottupusqsrttsrv
qtruuqusxrtqusrrttpuuqtsptwqrpqrlpwqqrsstttrtusrttsssqrslrrquussuwtrsrtrsrursrtplstpttrvuuvrtutssssvtqsrlswuzwtpttrturrsuutrrstt
lnxvupnrqsutqssuusrusuurprvstqpsqssupssuusqtrvuslrssvptqrttutstwssrvsstrlqspusspqrusrrsrssttrssrlosswqssqrutsttuurpwsrqtlsrrwqtt
qsvvstswvrqwqrrsmsprtrttvtsxqtpuuqpstusslntwwrsqttrqsruqrurtursslqrwwtuqsusrsqutrvpttstslqsptrusqssrtrtqsstrusqslnqpstutqtqstrsr
trssutrsttrorpqspsvtutrwuqrpoptulutptsspussrqtqssrtqssturuuwrxustsntpsrsvxqsvvosltrrsrptututsuqwtostrsstlttwwruquuttsqqssvrrwpts
lotvuruttwqussrsrrspwpvsutrrtutpruspqqsqrsrsqsuvlsrusssruvststsrsporssuuntqsutusvwrusttrspsqvtstnpvqqorrprtsurtstussttstlrsmtsss
rtvususssstrtsuulqruwuvrttrsrqttrsqsrsssnqrxzwvqrtqvqqsspssqsqpplruwyrtrusuqrssusrrsrrrsosqqvostvvsuoxuxspwysstqsntotmsrvvrtpwuu
tsvwsstrrtppurutwuuqswuqwrvwpnsorpvzrpupqsqussotquvsprvnlorrvovsrurrqqrvrrutttupnqsszqsprtosqrrsrsspottrlmuuyoqnttoqqtssqssqptsr
prrwzqtoruqrrqrtsrrrowrqonrwqsorpyxurovutrqttrqulqtspyttsqsrssuprrtsrsttprvrpwttspsrtstrqsvtqtuumuswtzwqtvospqtrqsvrwtsrpvuwsyvq
twpsqqrsqtutvurrlpswzuwrptpvrsqrrsqosrrslvusssqosstruuqqvvtqvurslpvppvsusqtrutqtutrstrrtmquqsttsrstrutsrsttrsrstlpuqquusqqtrutrt
tssssrsstrsssssssssssssrststssssstuxrusqsntqpsxtvrvuwsstrwsuqmuqptrospstqrsqsswrrquvunwssspvvsnruusruspqlntuxuptqsutrssurpsutvtu
ssrtxtqsrvttrtssqrtssssslottvvquqsvususvsqtusqsultvtxttpsutrtqsuttssrwtrlnwxuyuuqtupstttrutotqrulrtvrussrsrqssrusqsttrtusvwxsssp
wtqruqqqtrtpuuqromvvpnonsrquvtrtnowrurpupouxpossssttrrrvtsvttssqsussuoqortvtrtvrtsstsurolosoussrstsrrquqsqspsttrlotnvrtsutrqpqtu
sqtprtrqlpvpqvsrsruqtsrtrstrqrtrvuqqsrsroswrqrqrsrstsqsulrusnqssrstosqsqruvstssqsvwvtpuoruorrqtrrorttvrsnmrosustqstttsrttrwtstsp
ltwoqqrsrsupvsssswtrrrusqqtpvsrorqqpqtrssstopqrsmlnqvtsotsoqrrttqutqpvtrpptpvtrnsqqorrrsrttqourrsstsssrsstssrrtsssrrsttssmspunpo
wunsqtqvuvswtmrtlmuvtupsrutsrpumqpwvuvttlsqptorstuwrqsrrurvrsturouqpqorvrswuqsquutsqsuusmoxxsuptoqxtrrqmsttytvvvpvvxsyvqtqoqprqv
rptqstuqtwtttssqtsrprqtsqtuqvvqrputwturrzsrqqsvqsrtrqssqtwutvvruvxssqvqttxuuvtnqlrsztvuusqqsqsrqqrtuuruosvtrntstsqprqpusrqtrwsur
motzrqwvssqqprsqsrrsxrvspuuvpvutvoosrqsrrostuttqlquxmxtrvvrptpxqqswrrtpsqrvvprsprrsvvqrmsqruttpqlrrqstwuruutwusuutssurrrlortrsvs
uuqsurrrrqtrtrsrlrsprtwtrutsvutttssstssrpqopoqvouqssrsourvrtrrmtvttuqqtrpptutqsnsusurqquuvttstuoqppvvtuuvussqrsqovturxvsrqsrpqvt
oqswvrvrqwuuqwuttqsrrpuuprswurttmluwqutssrpuopurrqtrstuqpovwnqwqrvsstpqrutsvursulruxuvspvssqrqtrrtqqqssqmuszssqrwtsptquqrssqqtss
mltvutpsprustuuvurrrsusxmlrsvtrrrqtrrssutqttsuswloqtssrtrrsstsssurrstsstlrrvwvqttttpqtwppsutsstqlruttqqovwrstquqsstsqutqltuppqrs
sstrttttttssrssslsstxwsuuuuquuttqrusrpsrmrwsvsrspqwtsttsvxtspsqslstswwwutwurwuuupsusrnrqltvpsrtrtrsqssrssttsssurlpvsyvrsprtrsrvs
suupqrqplqusyvsrprrqrowqqutqpsrpovtvyutrutsrqtusrqtorrqqturtpusrqtqqtqwustrqqquqqtusrpsrpqttrsssttwtqsqqunmqssqnsswurlrwqvtursqq
losvsxsstusqsrvrprsrrrqtllswsvrtttsqsqurprtqqtpslrsvptrtttunvtutrtvrrrpvlprvrurttttqtruspsusrrqtlovpsqrosrproqrutruqprsrorwswprp
rsqqprutrstpossrlrwssprqtqtqqtpxsuusrssqprvsurqossqqorttsqtppsstlosssxuqrtpsrosqrqsrqusqlpupsuqrovxtrtpttxsrupvtlqynpstrpsurtstt
uutsrrrsurtstpusqtrtsrrtttsutrtstqtxysutptqusqrrswurxruqmqvvqxsrwprqqqrnrovtspvrlouptrsssutrtssqtstrtstsltrpxsussttrrqsspqrprtvr
lqsqustsuvtsrssrssrssttqrsomrrsxorsqvssusvtustquorswpqrutrqqrqrsqsprvpusvutwvstptqtqqsrtustussrptstsstsstsrrsssrrsssrssssttsrsss
sstrstssttrsssrsqtssytvrttnupqrvsqtoprttllstvrrqtuquprstsruqsurrlpsrttututsuquswsqtsssqrlpsqsstsrturtstrrussrsqslmsrsstrssrutrsr
stssssrrnssqvqtsstsvtuswsnsusqrslrpotpqsqttrstssurrqssqtmrspxtussurtsrrusptsrtrqlosrwttsvtqtsrruspttrusqlnwvwwsqrsssqqvqqrrqsurs
lnvwvrrovursqrvrrsqporrrlowwwrsprtqvosustpsqrrrsnrtrqwrusvstsuvtqtsttsrrlrtsvvuutvuptsvqptsutqurtstvqmrutsprpqnvqptqvqsqlowxnwqo
ttqstqqpwqrssuuqtwtuvsvstwtspusrspussqtruvurrsrsrrrqsprtrtttttsslsstuxttvusrutrtrrvqsqtqlrurvpqpwqsqqtqrtrspqsssnuuquppntssrprrt
tsropssrtsststtrsssrrrssrssrrstrqtsrwsvsuvtvosswrputqrtpvwvrrtstrtotsqqusqrtstttruvvryvosslqqrsvurttrrttrwtvsxwrqrntssrtsssuqstr
lplrnrsvtwqttustspoulpqtottswwxuqtqtrrsvrqtoqptsttsswwxppvrqqsturorqqrruussswvwusuptsqsuqptqrqsrloopttttssrrrtqqrpuqstsslrpquuvs
suptrsqtsotrrssrllppssttssquqrqsrqsrttssoormqsstrsstttrssrtrssttlpqpstutssquqsrssptsstsslrppvprrtttrsussssrqrtsslsrqurqstsusstrt
uqstrsqtlpsvwqtsttrsqqsvsntrsruslprvvustqurwsstvsprtrrssmrplrqrtrstqtvursutsssssqsusrssstvwvnruwssvwssqsvvrsttttststqrutrtrssqsq
mpnpvsusstsssrpqsprpstrqlmnourtusrsstrorsospssrsopootsssrquruupqsrtqtsqtlrssyttouwstsutrtsrqsrtrntsqrvusqutrurtvqruusstroqtwswqr
snssorwsppqttxltrursstwspsttutvstwotvuttlqprxmpnturtqssstqqpttqqlqnorlpovrstsuowusrsvqppuvusswsssrqtnrwsssrrqpusptqvtsvvsustrrst
ssptsqttltrsvturrustsrttssprqrurlprtstsuturqtrrqrrrrsrrslqsrqqrtttsquurrrtqsvqstlnpmtrsqsrqnrqststtrrvtrlrxnnptrqsursutuwuttprqu
qpxonptsrtsrtttuuvturrrunstnqptuprtqssstusttqrqtlutqrpssstsppruqqutqrssrrtuvsrttrrorroqussruvqurltqxptupwtrsqqwqqrqrprssmsprtuur
yupsrtsstntrussslsrstxuqvvnsrprssotpsutqlpsuswtpztnuppttqotptsuqnrpptttvprtssqrrssrssrptlppqstsvrstqstsprutrssqsprtxrrsssrpqrpqv
rtruwqusnrswvttsrtoqpottqsrtwqtqlrtrstxsqstvqrpvsrrtsntsmsuuutvspsrwrppustrwrlturtuwwuvqotquppstpsrtopsspqtwpstrrtnvoortsssvtpvt
uvrrtsutpsqtrtstursupotvqutstsvvptrtrtqttsrurlsuptusrswsqtqwrqrusuqusptrptuuttwssuosrpsvptrruotpnqotsuwvrurqqrrvqqtssrqslsuutvut
vtqspqttpqstvqurpstvqwtuvtoropusoqssvrtrlsuwtwuvuupropvvoqqtvptruwsuqtuvssrronrsssuutustmmtsuwtrtspsrpsqsrrrusupnmuutwpqvrqrqorr
srtqtsvqoqsosrsttptstqswsruqosrqllptzuwpuwoppqurpstqovtqlmpsvtvqsvpspsurqttqoutqlostvrrsssvrutqstsrrurqrllprwuuquvptpossrospqssr
lprqxtvqtvpsopturorqosqsltsrxuvsuurtrrsttortsssslrttxvtswtruqqttrotrttsslsqrxtttttttsssvsptssrqvlsqtzvusvtrsrrturpqsstsulstszutq
vussqqtssqtrrtrssssstssstssssssrrssrsstrlntwuvuvususvsrsutptrsutmstsstrrrrssuqouurssstrtlpsvtwsvtsutvsqusvoquustptnqpsvxtqtvptps
vrpwoqstqvsruvrurqsqqsvusqsrsqrumnquqprqttosqorvqqtuvqttolrwtpuovwqtppvsqqstrtuslopvnqwtsvrrrstusssuqrsrloqyoruqnvtruqtsottvtrst
lqqnuppssswrutqsusrstspspuuqsrqsppvrstrusvrssrtulqrouuuttvtqqrusrttrpusqlopsvrsruuqtqtrprtssssvqlptsosrvsrusutqttsssspssnnvxrrvm
ovosrpqvqustqsuplruystwonwptspqxqtquostpmprvrsqsstpqqorrprrpvrsrlsrvusrtusutssssqqpsqsrslqprwvwsturssstspprsssstmvqrxsstststrsru
rqssssvtqvoqvtutusuutsstrqrstsrtrutuqtwrrtpsnrtvqptvuutqswsvstvsqtprppswspswrvrqlpttvvqsuvtqsturqsvqsrtrlpssxwqrqtvpttssrrxtsuqt
lpqqsvutsrsqsrssqsrtrsqslpvwxuwsosqsurquqwstrqurnsstutstsqsrtrrsrrrqvsttmmvprttvqrttussttqtvvrrsmlusrrrtvrsussssursvvtssrqrquswu
qvstuttttrtusqsrluqqurxuoutwvsstupqwrpqrlovquruuptutvsrusrsvuppspmurtsrussttsqtrtquvvstqmsrtoqsvsssqtusqrrtvuqqutwsvwuutsurtpous
qtptursqllsupsrttsrtqrtsrrrssssrlmsszququtsqprtsqqsqqusqnosqxrtrtsrqqrsvsrqrpurtlqwsyqsprsqqqrttsutqntrqnquusppqrrsotqrqruqqtqtr
tsrtsstrttrsrrsrrssrsttrmtysqrorsryrttuqtsusrrqtppqtpqnqpwuvtnttusqvttrtqsqsrrpupxvuroutspptsqpulqxuottroqtrrrvqprvwurtsoswupssr
orsvsrtrrqsytrtrpouzqqvtwurospsptrustssrmqvvnrrtqptutssqsqvyuuvsvyqqqpsupqutttqtuspvrrstlowqruqrurspqqsrsqsruptplmopvpsqsuturtrq
spqrstqrlsxtosorupuwrustuqvqvsrwotxtpsqptprvstrutrsoutqvlqsstutrstsrvttrrvuquqsrsvrusvsstpprtrtqrsrttrqrltspuuvtuxvsuxusqttssqtp
mnszmqtsuytmwuurrsrqtpstvttxuttssrstttrrsrtqqstrlnuzrsusutsqqqurprwttrusqrorxrtsuotprpsnqrrsspqvlpyypprmsrrpsruotturtqrqtqxqptsq
qrstssuquqttsrsotpxsuqttqqqssrsqtvorurttlmtpvqrqtttsrstpqstqsutrlrxtrutnrprrsssruousqqrrorvuruvrprprvtpssourspttmnruqolrtvpsrtpt
sqpnwrppmtyormnpqstptttrpuuqsqsrmswxowupwpnpqosrqptsvrsqwttsssvsutprqrsttrsstsuqpusxnxvpvsoqrlssqqrruqtrqutunrtqrqqrqqrrrtswvrrt
lrytpstptroqqprvrrutustqvvsssqrtrpstrrstsrsusrtrspvqrrtrstrurrttsrttsrssssurqostrsswrstuursvsrqsltwvqsuossprqoqyqqtvtrspqmttsnst
supssoupsprtwutpltusqppqsuvsxsqswsqsspsssustnnqrrssursoxtmsrurmrlmuxuvuqrupsvrsqrtuotsqrpswvorsostntuspptpusstrsrtsyvstrspstqpsq
uotuutuolvwtnsqssquotssrrsqtsutulmxvqyptspvpttstsqussuswloszrsstussqpqtspqssssstlouvqwtrussrqqsrqptqtsvsuvtvpouurssrqsrtttstuqtt
srpvvvpqppsvqtsstrvppprurutuotuqtsotvorsqrrttttsswuvqrtnutmttorvqrqqrssrloortsqrustusrsqsprotrsslptsxsttrrutrsrssprsstuslnvuqvtt
rqutrrustsrtsrssnqvsnwptrpvwrutttrpxtsptlovtqutssqutqqurtrttttsrlnwwqvsstsutrqutssrtrqsplnnrrumroslqtwusssnqsvrtlropoupvorortxss
uroqrtqtslyorpsqutrsurrusqruurrrtttwtrvqostttqussutysotuvvsvstxrrrrtrpusstqurpssvxttusqtqorvrusurrttssptptvspptqvpptqupsssuvrqnq
ssqxrtsqvutrqtspursuutqsntsuplqoutrrttrurspqvroqlsrsrrusrtsrsurtrspsrtrslussstwutvrrqussrvsvtssrowrtsquuoquuuurrruqvtqqslotuvvws
uvrtptvsqprvswuptruwuqspvuprtrqqtrsqssrrllsntuwsvtqrtrttstsusttsrpovoqtqotrtttvsurtqqustpluwoonprurprvotoqoqurpolotxzxwrqvpvrqrq
qrsmstuplovwzyxqovpusrsrqtupqrtsrrwvuqsnovoqqqqtprwuuvtrmruyqvurvxqrvrovwsspvwosrxvvprurtvutxutsstpvssrvqlxqrrupuqusuusputtsqswu
loustrpqssttrtrrtqssssrsnuvuvvqnvvqrprstrqsrnvqplluzrtpqqzvsoovuuspsursporpvonrputstssrsrqnsuprrtwuussssrqtrrqurttrssrusrutypqrr
yrqpuoqqusrpxrtspsvvptsorrqsvtnvvptqqpvrroxupstswvsnvprqstrvsrsunnwtossrsqqrrpqvtpvtsssrlqqwvvtosnqsosurptptrtnsllpvnxrrsqrrpqts
qtuupupqqtvwssttqqsrpqrwssvtoppstutwsutpqsorssttqruvuuppuwtvsutrqtpssssuqrtuuuqplouututrsvrsqsuqrsrprptpmpvrquptturtruttqsqqtpts
lrrvyvxuqxqsurssrrtruosrlnvrotrttqsrsttqsvtssrtslmspstwosvrsrrtqsrsqsrtplmpmqtussrssttsttutsqussllvossvqstrrssssrussrtrsptuvvxuo
vssqnrutopvspttoptqwtrprppptwvrqpsptqppsswvuvvuptsrsmrqsqqvroturrusrnrrnroqtvsowrnutsurrlpvtmpqotsqqnruqquvtpttrlqvtvvstrptpqptt
sruvqsqtllqvtvssrrrrqputqptvrsqslqsuxtuqssqustrrqptpusvrvwrqsssrsttvruststsursrplmwxrlstrrurrstxvtsvurrrsssxpouqtqprqqttuptttqus
lrpvrlrwqqwtsvozwroxsrqtutrrrquvrtsvssuttttwtrsrswtunottrsttqssuwututtstutpqtpstqrqvsxrvtqquuspqswsuputtorswsrtrtsuwtstrmoxtuwmr
srvqoputssroqsuolpstqurrtquupttwrtrsqrsrnmuxsppsupusvumrqsurrsuopntxtqrqrqsuqstovqpwqstqnvwrqvtqqqtsuurtuqsuqrtslszsstrnsprrqqts
qqsqptsqntststsqsrquqttvprsvnusqltttxvupuuqtmtvuoovwousnlvvvrvsprporqpttprsspssrqvrotlpqtqsrqupxtrpqtrnrrzutrvpssmuqptssvrprosst
uwtpouutsrststrtsrrtsrttlqszmtrqvvrqvtupntnstsqrmrtvqtrsusrssuqrsppqsuttmqruoxtuvrqsospurrtpsttuqvtupvtswnvrtqrtqttqttrplqtutttp
tvqtnquporrrpsssopstpuvsuvmvmqsuprquqtwslrtrosurttquosssqupuqssslmzvrwovqsxsrsssvusuqsrsmwvwtutrsxtovsutssrvnsrqlnsvqssutosrrpqr
tlvuvstsnuuwtvtrsprppmptrntxsrtrlqpvrvssqnsrsnprtmuvsqspomuswvsxpquururvvpspturyrsssrssttrssssstsssstsrsrtsvnpusrurqsossqssvtpts
llwvsxosssssrsurqstqrrstprmsposousqxrwqsvtrswrqqsssrrtstsrttttrttsrstssslquxtsrqussrqsstrqurrrutlqqttvsvrqtsqsqtrsqrsrsvllmrutvs
vsrqnrsrorstqtvtlnvrsutpsutqrrtqsrrqsqsqswtvrttswvpvxrtuusssrsrulrvoorstqrurtuttsvstsrrtmrpqpsursrtvtutuppovorrqloqpttvsrsstrstt
tsrsstqrloqqurtsqsusttsssssrtsqtlswnqrtrqsuqttssttrsrrtslqvnostuqrtpsstrsusrstsqlptrqttpssrqrrtprttsrstqmntrtssrrtrqtsuqpttrssss
pusvsnutsuttpqrtsotvtuusxprstttqpxusrqrqptprrwruowpqruttuxvwtvssqqvuqsvwlqttvstrpqttuqpuurquqssslsrnrssprrvqswsrttssusttlpuvwwxr
ounvtrqrsvsnssuqoqwtvstpqtotsrrrssupqrrtnrvrvsvrosqwursustsopstrlrvtvuvopuovtrrssutorstqnrwwwvvoptnvtqqsstsqrrtrsrrwpotvrsvusour
xospsqqulnqstuusssrtpqtssqprotrrustqwtsqvrrsmstutssoqoprnqtrsusrssssrsttrstrqsrsllrtwqurtrrstptststtrttslsururvupvwxurrytrryqrnt
ltwotprrrsuotssqsusrtstrlurpttvrvstrtutstursstttllstqutrvuotqrtssrrqrutqmnrnttsqwustotsusqwmusuulpqvursrvrqtqrrstpsqqsstlrtvospr
xtssssttsorstprsnnptuuuqsrnsrpsttrsrqtusllrwtussttrsrstqqrvrsssstwruuuvtvvorputruqvsvssqsutrppqrrtsnuptsottruutslowvuspprputprvn
stsspsttlqrptsssuwtsqtvqqrwrsuvplptrrsrutssrtsrxvpsrttsulluurqrsttqstrquvqtssuutottwzvrptrqtoovstpsoqorsmouxursrstrqrpswtrtsssus
lnuuurutrrrtrrtuqpsurrqsrtsytquurrpsqptuprstrrtsusrpupvuutuxpvssorotqtrtlorvyrvsssqtqsqvprsusqsplnstqrssssrussqwuosrsttslnssuurq
sqspsoutsrvtqtqqlnvtswqrrqrqqrturttqtrtsnqqqtvrvsruqssurqsurussrlpwrswpstpssttsurqssrsrwlptuttqrtsrrqrtspsrssttrmwvuwrqpsssppqtt
qqrtpqtqlqsrrutwsttvvtputsqotsqtlottpqswturtvupussqosqrulnowuruuvvprstqrrrrotnrulmtvourssqtustsutsrurqrsnlwuqumtsqussuuutsrsuqrt
psssqqssrrststqussrvsqptlnsurrsqtsptpqsrrtsssssrqvsxutwttwoqprutqqurvsuqlsuptpsosvtwpuutspwrsurpwusrtrpqpvwrrurrrsttspsvxsssstus
trststrqsttrrtstsvsstptstrqsrtqxssswpnntvwtrqutsqrsuttrusqrssqrsnwwuossottspwrpsusttusrrrvwurtsnstqptoqpspspsvsrnrsrqvuqrsqptptr
ssursstqtrrupruovqrpsrnuvutuvprtstsrottrrvrqwrutuuvssrrqlrqruprpusssstrusosqrtstupprrrtquqqotupupsvwrmrulvvrqtqqtqtousqrrqrsuuut
mvvvptsmurqotqrqrprrvsurlpvtvvvrqrrtwsrrrttprqqslpvrsrrrtsrqtsrtrssstrrslnuvwxwsnsquxsrrrvtnupptlrsqtttssqstutpssqssqpprlmyoppqr
quqttsuvrrxttuqumrvutvvqsrptursrptvrurwrqvuwstwqutnrrrrrpsuttsvsltvuuxuptqoqtsqvuqtnsstsnuvvswururnqtqsvuprrrrtsouvvsvtrtrqqvqrt
ruprsqqtlsvwqwurvpptvtpqtvspsrrvlrrvoqvruvpurssusrqvrqspnvvvqwwqstmrtprwssrsprsqswttuutttrqptqrrsprqustslrrsvuursssprpuqrrsssrtr
tvtvqsupusqrunrqqourtrvtswuurwurwuptsotruovtutsolqswputsurpvruuqnrostsusmsswqvvtttoxssrttsprqtrtysstvrsrtqptqstrqrrrvuwsmtxrnuto
pqqvtqpvtqruuvssmqvrnvtpsqrupuurrtrrosttnpwwpswnqsovqqqvrtttrrwrlsvspuwsosqtstrxrwsvppsrlquxsswppuqspptvputuqpuplstxorvppspusqpy
rtttqquspttzqruuuwtpsovrqsqstrstlpwtstrptrsqrqtqqssqrstqllvrmwsqurqtnturqtsrqsurqtvuptusurqvortrtqtrssvslososutttstrturttrsutsss
rvwsovwtuoosttspurtststtlnxrsqroptsrrssrsuttpustpuwupvuottmrqquspqwsttqnousynututurotqurtrwursmplqtstutpsuqqrquqqsvrrsurrttuurrs
orqropusqturptqslqtrtspqtssssrsqruvtsusrlpvtvqrnruqqpptpqtusotsrqpnprssoprtptqvuunvrxvtrwururpssqqrqstqtrrsttosqttsssstssrsrrsss
tssssstrlprtpwwtssrsqstusststqrruvrutwvtusrspstsoqssstqssvuwpwwqssosqnrsrnsrrrusnquvsxutvqoqoowpnrqvttppoqwrrpsqtvrvttttsqstrqss
lquqqrvqsxqusvvtqquvqstnlovuntpstpupttptsssstsvslqqsputuursntqrstqsqrutrouvvnsurrtospoqvssvvustqpvuvotvtsuoqportrrtvttupqtrurtvt
urnsrnqqsotrutuqlturotsqtssrqrtrottssttrlnrstvsrrssrppsrsrrqtssoqvtvwstssrrqonrsrsssqutslssuvvsswrspoptorruqrssrnsutvtsnstqqpotq
sqtpsuurllruvursssrtqprqurqqstrpvsrsvrsssussqsrrsqsortqtlmsruurtrsutpqqtttrrrssplrtrpururtsqsrrsstuttttqqrntqnppvnpxuvstttssspor
qtosonqrwpqzvvrttstsqqosmstooqrtsqsqqurrssvstsqrvttwrsutvtrqpnusuptqtrtvmoywqvpprrotwtsttrqquxpvlrttvsrqutrrrssqsrsrsstrluxqtrrn
trtpsqrttqspssurpvsqyutuqsrqsssvrqrrrpttqqqqrrrlsvxspvrssqupwqtplmststrtstrssstpstsrsrsrlpyuttoptqssrsstuqqqrnqunnyurvoorqvusuvu
srtsqrpwotvtpwttstppuqtrqrrqustrrtsvpxtrttqqusvrpsrqssrqxvtrrrtsusrvxsurrurtqvvsputumsstrqrrltvsputtosrtnlxspoqqruqvttusrqvstpqu
omxtqmrosvstttturqtrtpqslqtqnutqrqrrtprvtptusrtqlnszurvnuuoqnrtrrtsrssrqlrrwusuptuqsotstrtotprrroptvprtssrpptortrrstusvtlpwsosuq
sqpssprusqvutsuqnrrzppqtvtsntsrvptustquslmtwqvssurstrstrtqssrrssortwpqpstqstrvsttrsustrvllvurvossqurstuusrsstsrusvtrpoqqqpusttsr
rusutptsosstrqrsrsrurtstrrrtrsrtluwxuvtousqpuqrqsosqsrutmtuxrvuoqrpqusssuqrssqtsmwvvuvspttrqsrqtuqqtqqrtrqvuswqspqqrtswtsorusssq
uxsqtrutrtvqtuusstsstssupovyqvsppsqsrsuqqqtystpslwyrousoxvtrxwqrtqwtsvurrvtrmtrpstrtvspstqqrtvusppwqrtsurpututsvurtvrspurvwuqxsq
rqnsspuoqosustqquvvututqssoppprrpstqvrrptwuvsvtrusopqoruqrqqusrqrtuxqrsrprrnqptqsusrusssrvvwqusrvtnpsqrssptpvssrpstvurupspprvlqr
tqsosupqpwwtqttoppqqtqqrrssuvtvslvxporuruvtstvusttyzsppsruutrttqsqrurtrqtttvsqutuwttrttsssqtstrsrrsutrssmsusmstpuupusstsqsuwsqsq
trvtoruqruqttrtsrsutrrsrmswtrytssqsqsquqqrtrsqsrtvvrpwrruqtsspvqvqtsspsrntvsryttsqsqrqtqopsstrupnswrqxssuptstrtsprtprqvpoutxqust
vusotqtpqstsussrltvqrvtutstqusvtptusrqrrltvsovustuqotqurqsussssrlqvzqtspvvpttprqsrrrsrvqltuxsutruspsuqsqtqsrrotpmryrtruqqpusrsrr
suurrsutoxxqmstqswsqtuptwxvssutrqwwpnrtqqvspvuqsvxtsrtrsnlzrsrvswsttssrrsttqrtrrluwvnwwpvwpsqusrruwsrvsnvutvtqurusqssspusssqsqus
stvtruwquuqwtvrtvpxrvsrrpstsuuxpsyrvswsusrvsttsomrutuuuouyquqtssprxtsttmmqxwovurusnourupssttquoqutstqrvtqssttvvqsspvptrrlqxoqtus
sstpttstuuttsrssrxttpwtrtuqstpsvrturssrqvwtvrrssvsqsursstqqptvrqquvqsqsrqtsqqrtrrsvtsuuplmuvqumrnrxuququuurvtvsqlpqqyqprtutqtsut
srtvuovnsttuquuosrortorrpputqsttluvsqwvortsqxrqturuptturmtsvtxupzxqovssprsstststnusywwtnvspqrouostrtxrqqlowyvuvqpunwtqqssuspsrur
mnrsnrrpwsptovuosrsrptuvlonslsusvrqxpvrpsrrtotuultwstvrrtqtotrrrvtrrutssmoyursonqrvrorwqprostssrppluorrotrvwsprpprprprrsnplsnssr
tuxttqqonqopmtqtlptrrrtsrusttssstssrrrtslpxmorusqsutststuttsrpttlqxmortsstsvtstuuttrssstlrxmpqsrpruqtursuutssprsuwqqqsuqqussrvru
rrptssstlsvsmrtsrstqststtvstspsunlwonoqousswtvtsssurvqttlntrqttsttrrsrtrqsursrtrmssqrtuvrtsrsstsuttssrrslwuqsrupsqsrqusssvpsqtur
opwnprtsqquqsttttuvsqrtslvvnppssrqwpturtuurstqstlvupsqtqqsttrrtssussrqsrlnpptquttsqsssrrssrrsttsltwsrrsqtpuorstrtvqrrqtsnruoorst
qqsprrssuvtqrssrluxrqqrosruosrtquusrqssslqqvwutnxvqqqqsqtuspqutrlpnuwttpwuprqrsrsvqqpussllpyorsutqwqwsusqttsrvuslmozoqsrtutpttuq
tttrqussqotyuwqpnwqsurptqtvvurqrlqxuturquqpprrvrpunvussrlvvvvtrqvspqqoquqrrvtqurquvvqrurqrqnrmruptrvusurlmqwsulnpyssopqqotrqssvs
lstqqvurtqqtrrrurtststutorpooqtvsvttrustrusruqttlnrororqrttssrruurtsqsssmqqssrpqqptrtqpvvpqvoqrtloqoppprqssrusqvtsrvpsstnosqtppp
surptqsssstqqsuslosstrrotqssqrrsuqsuqwstlnrouqsruqsqrpstuqvsutrslrvuuxrsupurpsuqqrtsssttlqussswspuqtuquustrurrsrlnuspqtursrtttsv
uusuuqqsqxutotrqsuruzrnwvwppqupumsvssvtrunustrsqrvvqssrroxutqursursosttpostrtrtrlsvrqmpqpqvrvvrpuvrrvspqruwvruupqtrqrqupsstsrtsr
lpsuruqttqtrtsrquouprqrrruurptturstputtruvrsrssrmpspqnnqtruqvrqtuurrpsstlpxvqvrrsstsrqtsrursrtstorsntqsrstswtvttspurtnstosrptqtr
rurwuuuusmstrprsltttqttsvvsrvvssttsrqrrolovwqtsrttqpuqtquruurrqrwtuwuqstsqrstrqttqstuqsuoqwzppusuvtpuqrrwsutvrottwsvtvxtvsqtnptu
rqustvrqwuvqtrttrsstuqrrstsrstrrrtsyuutqttrqrtvtrrsvrstulpuzpssrtropqprsrrtqtttpvvqrvtstsqttrtstrrrtssrstvqswsstrsswrusvunrsrqqt
vuttvrstsrutqturrpqurqttolvxpnqtuovptxmxosrrwoqnlrorvuqutsuourtoqsrrrrsrlrrtvuststtrvrsrrtsttstqsrtyrrvrsspwqqqsqqsuutwspvstpvvr
toosropvursrstusnltzqvssrquqpottsusuvstpllsrutwrtspspqsssqsuqutqlpwtstoqsrtqqttqotvustsrmppuqtrqrqrspsuqqtstsvtrmrrustsrrssrortr
ptstruuqrwvssvtpwwqqsqoqtqvruutrpuvuorrnttosrqotqptpuuuopwwvswuqrpoqutrtuquqwwrustxtsrttunsrsruqqottwstrquuvprqquroopotsootrxqur
ptxsnvsstrqqqputoqswvqtqsussnsrtrspqpstursutvrtrsyssquutsrnqprutrqsttusqotttrvusttprrprrqpvttsvqpuswqvwqstouroqvpqstqsvpmssruqtr
sqquvtqtsorsrsstrttssvsptqosqqrtsorqsvstlotqqttrtqrssqrtrqurtstrlquwzusospsrqrrrrpvqqstqltsrwqstrqurturvusrvttrtlosqorsrsprqsqsu
tostwttslpuuqsrqrrrqsrrssrsqvsttlowsqvsttrussstrsstutrqrlnvuqursssrtrstsstttsrrrppyspwqvupyusrutztovtrrrlowuququtqvsrstsvssusqpr
lpvtrustrsvrssttttuurrqsllnuuptvtttrsrtvwrtrussvrvuuonssqrspuoptqsstvqutllopxuspusqqqprqrsuqousqlpqlwrtrusrrnqrstrunrtttllqturst
tusstssrsqrrsurwlnszrstrtqpqnqtrqtuusstrnnpwpstuusospsuqqqptquvtlqquytrqttsqruuvttrtnuvspquvoppotsmsrrtrqpqqyrsrlopuxqrptvtsqqur
pqrputsrlntqputsrstrtrrurruusqrslnusmsrvqrsrtsrvttsttpstlpsqosstrstttrsurssvrrssoqutrwsssusrqqstqrussrsqvuruvtrsrptustqtssttttrq
lttrrvttrrurvrtsqsusssrtlruyuywqtqmquttrsrtoxwutlutvpvuustrouptrqturupttusuvpsrttprrrqqqnqrqvprrprttsttusrtstquqqtrsstuqqrtqruuv
spstsqrrptssusvsntsuuxtstpsqqptprouttsuplorrtusrusspsqtqrrurtssrlqtrtvtsusqpsqurqstsussrlsvqpwssrprqvtrsyprqrrrrptutowsrupntssrt
xqtpruusqxvrpwtqvttsvrrsvtvtrvstlpvqosttrstrusstsursrrsslpuuvwwunrrswtqstutpsprrmpyvopspxqoqtrqssrsoustsuxttpvtqutprtortspvtqtun
uvtrpstusrrpsrqtrsvutrwqlosrptturtttqusqtrttssstlnuqmwtvtsrvpustttstrsqtlrutqurtstsspqtsrrtursstltuyvyvpwtmqoqssstsrtstrlpxwttxp
qsourqrwsvusspvtlvuvtwuqxumtprruutrqqsttrutwrrvqrspsnnqvrqtrtquqlrwxstwrospusrpwsvssqpstlsyqrorosrsrrsurstqrpsrstutusrstsssstuqp
sppvpvvrlotwowssuusqqqxqptssrrsrnstwpvtuwvspsrypruturrrslpysspsmttqrpruqrutppstrsuwupvuptqmqrsqtusrrwvrqlpxsovosqqvqstttupstvsss
uwusrtttrsvrqqutqpurtsstmtyooorqssvqtutqrvstrrttntvpootrqsrtrtssqttuqqtrmutxrutqvtspsqsqruurqqqslnwxpputqsspqqrsquwqtrvqrruytrtu
qtqqmstoqrtsuststwstprttrrrrrprssstuvtsrlqrwlpturtrroqqurtussstrltrrvrsrsrssrtrttrqsrutslopsrxustsutpssortrsqrtolqqvotvovssrprqp
qsutorswusqutssssqnnpourstvtsxturtusmqssossqtqsvqtuvsqtsttuspturrtotrrusqqwuvqtrtwttouutqsrurtuusptxqrrplqtpruqsrqvqxtssuvtrurrs
lssquvrtrrtqustsstuqtruulmsunwtsvtrsppwqqtrqsrtplrpopqpsrrvtuutptutsvrrstvtqsuussorsqtousovssptrtttqstvtsprusrovroutsrtssvvwpstp
tuoornqssqrrvswtlmttvoqptsrsptuvtsuutruplntuupqpsursrtvzurtvsqsqmpyvtrrnpqqrprtsrwussqtruvvsqsspvqrtrsrtsrrrutttlpstypsovxrrrutt
rrrwstrpluzppttopqtsssttvutrqstrlrvuspplqrqqrqrqrqsptuwqqtrzsqqvsrvrtsqtvstsrqwulrtpwpsrttsqsustrstqrtttvvtrttturuqsqqqtospusrtr
wvsrstvrstrsprstrssststrvvssvsuttuosoqtsqrrrsttrmqpqyturssqtqqsvspsqpursltprvwxuruqsyuqutrptssuuouqtvtyupvruutrxssrvtrssnoqzlntv
rutpqtpusuuussusmqrynpuvrtuortrssuvtrrtqnqtxqvvrqrnslttsrtvvvsvnlpvstqqsqqvtuuspruqtttrtlqttxstouwqsqrtqrtsqssuplstotqsrtttqutrr
ttrttssslpurrsuqqrrutrrstotqutttlvstttrqvssttrrtssqusttsosywtqroorrqpottsqtstorrnuwrrrsrtrsptqtrturusvvrqsvyvstpprqsqmquppstspsq
ltyrquuqqrrutsstsqtsuuurnrtsxtspssrqttstsqtnsptslowwqsrrquqqtrurstuvstprlnvwrusmsqrquswstrtpvuprllpsluqtsqtqrsquttuvqsososvvsrst
pqsrpqqxtrvtppopttsuortusrqsstssstvvpolsprvvntrrrurnvntsquvtqtrrrruxqqurrtssspuqrttsrrnrvwsutuuqttppqpttsssststqprvypqtprtssqntr
pturrspqtwtsorrrqssrtptrqsrstspslnwvrvsppovuttsrtvttstqtxtrsstrspstrstrsrsrtssstoqqswqstttrupsqutpruttsuttutnppoptsrsrovruttrrso
loqqutsststrtqrptpsstrrsmsqovpssstsrtpsststtsttqlpvpstusrttrsssttsrsrttrrqsruomovustwwrutprpoqutpvupststptsqsrssswssrsqupvsvqstq
tsqpppsqsstqqrsuqvsvprsrtuspsrtsrstquuttlorxzsvquvpqrqvrosrvousqrlxqtququwqrtqutqrvsrtrrtsuwosqtststvvuqsoqupwtmovvrnuuqrtuutspu
utwsussrnnqwwsnpsqmstvsrptssqqstmszsnsuorvupytovvvvoqurvprxuotrrqrustsvtpsqxtursmpwurutqrrupsnvqsqustptppvyqmtrtrovtsqsstqrstqsq
nmrsuuqtotosvyosrqttsssulsutuyustqttqosqtpursrtpovustvtssotsprrssrvrqsssuvuqstuqpsrrtttsrvttsrqrrrpuonosrsoqqunwrtrwxlrqptpuposu
usntquowrsowsnrspttrussoyxurtyvpqqvurssplrrwxursttrrprvqsotrtruplstwyvutuqsqqttptrrstqsrlpwuqvqpqqqotrpvsrtrrtssmuuvrvsoqrorropw
rostqturquurrttsqqtqsrstsqtsttvsttoxtsonswtsspwsssropstrrtvqsrtprsstrsruqsqsssvslntqrtsssstrttssrrttssrrlosqpsrttssustrtrtsttrss
lovsstqqstsrtsurrsvrsssslntrsursttstrstsqstrtttrlovoqqtqostqsrssutusqusrllnpsusssosovsrqrtrustqtnsywntqnvrqqupssrrrrusutrmrsqutl
trtrxrtssqtquuxspsttuwsssortrrtorrstutsrusuvtnsvqrqrtttuuuuwtrpnmrsxrwuqxpmrqttprtstutuswxrtswtrsvrstuurursutwqqlspwmxutvpmtpuro
utptstrwnsuutwtopurttputqsspstsplrurtvunurpslpsttqvqqtuuwupvstrnqxsrrqutqsttstsrwsuqrsqtssusrssurqstrsrtlprsusssttsrqrurqqrsrtvs
lurrwsrsusrrpputsqqurruttxvrsptrqssqsoqsqsrssutslprszuysqwpstqrstptnuovslqrrvuxupvrrusqutrtptpuumqtwqttnstquzppvtsuqsvromlvqtnqo
ttssqstwsrttttrrloqsuptqstsupruxuqquttsnllvwuxpsqruuprvqstrvrvvqlovxsvpuqqwtrtrsvsowqustmtssmxstvtqtosttvsxqsusrmpvrqptoquuvrvut
stvtqrrsppvpmrosstuutyutrtvustrulturnqsssuuxsxsuusuwqrqrmtvqpqurruvwrvsuutvwqporursyquvssmupsrstrrvsrrrslovoqquprussrrustssrqsss
lntnqrtqpsqqrrsssuusqssrnmwoqoqqrsssttttsutrqrttnnrxpnqnxrrtssuvsrrrxpqslnuxrtqqtrstqtustrrtrtsuqstssrutsssvtsqturrusqvsnstrrrvu
qssutsqvtspvtpuslwtqqrttsturxurtwsstqqtsnmwwrtppmrurtstvqqvuvuqvlnrrxssqsusqtqtqsqupuqtplqsryssrsttqssrrssrptrusrquzqptrtsqosprt
qqtsuruqrvswossqusrnwopursqutrvtwtsurtssptsspussqrttutqtvqrvrpuqpxvqovprspsuvuuuloutvwrrwpwuqtutorvusvrolqustwrruvsuquuststvsxrp
llwvqpwtrvxsrqtszsrtvrqvlruswronvrqppqqtqqroprrsmnlurwsmrsrwypvtrsusptvrlpusrusssususrsqstrrrssrnovoprspprsqsrtssrussqrrlpvrttrq
rstqsstsrttssrtqnrvuoqusprsssrrvttqtpqorlotorsstttsrutrruursusrtlpttssqssssrsssrtssstsssmowxtptoqtopnquqrvtrsttonnwytnpqqrqrqsss
pvvsttrplpvqqsssqrttsurtttrtrrsunusopqtuqststuqttsrrsprvlqvpnssstssustqtusstrqrrltsporstrqtusurutsqtsrsrlmvrptrttrrstrsttsuruqst
rswouorrtwuuqutwtquxsuqsluvovrrquwwvrxsutquyvtorlousrprruurqsrtrsstssrtstwtttvwrtsppqqtqqqvrusrqlrvrtqsrtutstsrsttrsrpstlpvqotss
ssststrtttssrqtssstrqsstrstsutrttsrttsrtsstrssrsrsssssrtsssssttsvxtorsuusruuttststqttsrsmwwwnxsovtnotqrssruoruttpzwsqutstpqovtpt
vrvrrrsuluwrnvtqtornxtrtvstrsssulrynpqtrqsvrttsrvuursrstlsxorstrssupusstsutssprrlpxlprssnrwpvvssvwrtsqsslrvotqtqsttrrrurttsstrvq
noxnsqttrttrttusuvtstsstllvurwptsqurststsrsstqqttwsqqpsqrsrussstrttusttrmrsuqqqrsrrtsururrqurrrtlovrtrqrsttqtrtrtturssstlqspqrus
ssuuttqutsqstprslpvqrrrttstqutqsuutrrprslpwpqrrpuusrsstrttrrtrtrlnuuovqrussurrtttqsurrrsmurrvvrsutvqssssqqvssprsovutsstsswsrvsts
tvrtsqsrnurvqossqutswssuswqstquslpuuqtsttstrssturtsssrrslpsvrqqruuqrqqtsrstrqsrrlqxpmwstspssssuvwrrrtrqrllqtqwusssorqpurqrtsrvrq
rtutsrttpstrqqsuuquqoqorvusturtrqqvrpsttstspsstuqvuuqrusqrsqtppupsurqrwrwstuutsqputspqsqqprtrrtslqurpvtttpupsqstsssttsttqvvxswsn
utnqqnstsqrpvturlovrrtqstrtsrssstssstrqsrvtsruvsqossrurvuurusqsslmwtttsqstrrpqusrstqqsprmtupvvtrtqtpqrtpqtuqrtstmrsvovuquusqsqut
rosopsurnrvontstptsqtsututwtqtusllwuutlorqutrttsrrupstswlntsrttsusrssststssrsrsqlnruwstosupqspursturrtsqrsuqostpstrwssusrqwvsrrs
qxtpnsutsruwuwsuustyqsprlqvrprprsrrsvspsurstsprsowvuqvwosqprrsruqpvwuutpputrtrttrpstqrqstpvprrtsllpvtuurpqorrtzurvuttsvpllppstvq
tuorqptsrsuspuuqolzrssustrtrsrtqssrspssrquvvsytotxorwppxvvtpnssslotstuurprsqsrusstusqrrrluvnrqqssovmssrstuvqsvsspuurospottspxust
uovppruslrwootusrttqutsstussrrsrlltuquqrssqtpruqqrtqtttqluvtwstqvrqssstsusqsrruslnurpvqronuqvtpuuurutsrvvsrututqqstrttttssttqqut
lswqqurpsqtrsrrsrsurrusrmqupnutttrsrsstsrutrtsprnuwqptrrrrtotsststssssttlluxtvroptssqqvpmrvuqurspntvpprrsrsrtsttrvsxrtqtmpuwrqqr
qouttssqquuyqsssmotytqspptssqqtqnprvptrrlrrrpsstsrtosssrststvsssmqvyqrsruppppqssoqrqxrurnrwxpsururprpqsrnsqsvrsslmqzlnsssusqrsqt
suurqpusvtsvurussvrrqoutpsusussssstxrpvrsuprqorsptuqvrurpmqzsmvvxwqnsrrsvpuqstvsosyurruopopvtvurvtstrturntxtrswoqrrxvtututssqstp
rssrrrstrsttttrtttrtsrrtlpwwturqrqsroruqqrtutssulrxvsrtrrotrrsssutsvrpsvovsvsossxxtrtsstsptsuptprrtyqwwrurotorunsruusuyulnqtwwvr
stsqvrtssspqsuvrltsusprmqsrsvqstupqrutrplqrxtxvsuwpqlpvqoqwsptvpnpvzqststvrqqpuotqtsutsqprvxpuwptsqtmpusruuvqqwupuuxrvxpusotmots
rtsvoqvutstyttuutvspqnusrrturrqrnquyrvrrutsqrosqsqswttqrlnszquuqstoslrvroruurtunmostqqrqusrwpussrrqvtwurlosutsssurvvpuutsrqxsvsr
lquzqvsttqpunsstosuvrstoqrszsursrqqsossqopvvusvpvnprsurorvqrtsvsupuuquvsqwttmpststuntqtspusussqswvrrttusssursstrrsrsssssqrputvsr
qvuttvrotrpssuoqlqrtwxttuttsqtousssqtrvrststsssstsssrssssssrrssrntqvwvvssussptrurrsrqrtrrtrqvnprrwvvruvtupsvstrqmqpyvuutsuqsnrts
qrrtttronqlstrsrvsvrtmqprpqsssrqswsrsrrvssvtsrtrtsrvsrrtporrsppourprnstsrtqrptrvrtquvqsrtsssnrqvsspspurvtwutstssrpqqqrrtpqsqtrut
muvtouwrstotqrrvvutusttsutsrpsuuprqsrrrustutrsuslotutttrqssrsssupsrvprqrnputpqotrtspstsuqvsurstuqwusruvtusrqsstqqpurtvtstxtrquvt
sppqurrrqqssuuttosuupoqqqursusurqtoprruulttrttupuyqusuussqvsqtsolruwprtmvurrwpsrtpruuptsvuuvtqtprsqsqssqrsuurqtsltvyoutoxxprvnsp
srrtsrvuxrsvttsprvuspsrqqsutsqssustvqsropuvqppsrtsqssssvllrqsttquurvmtssrpxpususosxrrvprrruurustrtssssuqswuvrusrtnrtpqtppmtxtrts
uyruqsttsqswsrsttqsvsrtslmspotustsqvpsrstrtqtsurntvvtxvqrrqouprqsotrsrwspouyulqttsssprpurrsqvqqnlmttpusrqtrprqvtqstvssqrnpxwtxrr
sruuqsursqsrvspsvvuvtrusssqtpqsssrutvstsssuzrttsqsosmptqsqsusrvrlpvqpvttrttrssvsrtvrsrtqrryxqsustxrrypspsrotnsrqmoszqzxpttmunpto
rtuuqrwulrsyqyxrssmvopspstsvqsuulqwpspqpsttqttsptusptrrslotswpuuqssswusrrutququqlnuqqvtssstsssrsrqrrpstqlpsootutrsstsrspstsststs
wtrssvuntqtsruvxrnuqprrstxwuovspqqqrttrvrpvsvtrrquvtmttrssqrspqusrsrrrvtuovusqoruqpqurpsqsrourtrllqsqvttssqprrtsrtttruqrrswutttt
qrrqootusqtsoqqqrwqqnqtrsorwutpwtpqusvqulnltqwpstsqovvruttprospqlnlurvpotsoqrtrqrsprossslptsrutqstqsrqtqrquqsrurlnvrntsrrtrtrrsq
tttrvstrlqurostssrtqtssssttrtssqtvsvxtussrrsqrsrrsqtutsulsttvxuvqqtsvrsttttprsuslrwsqtspstrprquqqsvqttsrsuvxrwrsxoqqnruprnsptuwt
lmutsttlopssprtrrtusnsqslqtwqrqrurrtrsrtrrrtssrtsvtppprrrssuststsuuvrqstlqtvrrqrrssurtsvssqtqsqtlmvqowovrrussuswusutrrqsnpuxqsuo
usqsqrvnprtturrrppxrotqrurwwuvvrwqrwtqorlmttouqrursusrsqtrrtsqrsltwvwtpovtrssttpuqtrtrvrlvvuxstnwtststsstrqtqstrmsvqtrqqqpwrrvtq
uutrstrtuqqtssuoruvpqursrtturqstrxsqqrsvprusrtttpqrxussrnuumqqstrsrpsqttstuusttrlostrsrsvtrustrptpssvttslstxqrsqvspspusqrvsvussp
lrtmtqsrsvuqtuttuuqssrsrltrovoqrurvnuutstuqttsrsputtztwuostvttsuqttsspvstxprrqtupqtuswsuuuouqqrsrurpututtvsrrpvpqrsosrtroupprpus
qyvxrstwsoouqquwotrnppsvpqtrvstrrtttssssmrqqrqttstsususvsssvtpustwqqvsuutusuqrrsrqrpttttmqvqrsrstssrssurstttsrssortnqrswprtrvtss
sutssrrrnrouvrptrrtqrqsrvrsqussslsursrsrtpsuqrqrwoqusuutmstuosuqroqwprprvqpvqvvsllpturrvqrrquuorupststtqlosxvvtsrsqvqtroqtussqus
llqstsqvtruutupsssrstusulsrxuvsstrpuqtrrtsrtrquullsyxnrqvusppsuwuttuwvtqlqtsqrppwuruqutqqurrrstsotoqvrtruvuxmstrqorpstwsloqrvuts
tussrrtqsqtqpsrrlqustqrqrrssttrrtsrsrrstqvutrurssqrspputqrtrsputprupsoqrttuxuvtvqqsstppsupsusuqqmsstrrsotsstrqvsmtssvrurvuruqsur
sqsqrsvspwtpsqsrtrtvutttrsstsuttlluvstsrvuqsrrrrtruqsrrrsstqrptttvswuvtwsstttooslpvrovtsrqssutrssttrsrttlrutwuqrqptqqsrttssunsru
lpqstxrqsqrqpsstqsurmrorqutrwuvtosssrqrvsuupqpsslrsvwwusqqsrrqutrtrrsptsovsurruvstttsrswqqquunssrwtswutpsqqsoquustsqoosslqtrrprr
vssrssssrssrurttlrtxorrsxrsnvsssspwtvpsqlsurswwtqputsurstqtuqsrrottvpptpmstrtqpwrwsvtputnouonuovpswqvwvvuttsrtrwqsxsnrtqrrorqpsv
qruusqtqlrrvsprrsttqttsrtvrusqvstvsuxutpurstoosstqsrqrrslnsqsuurqsttstsqrsrrsssvnlvwvrrsorvvtvrsurstruowqnvutssurtwroruuyrqrtupr
lrutvutpvtstrtrrtprssssrlstuttspvspurrrrtrsqsturlvurxsrpwtsqrrsssustqsurlvuszvrnttstnpvsrrrppqurluuswutpqttwrtuvsqrsoqrrlsvvwtsl
wsrsqrtqusrqrvuslstvwvsovtptorsqsqrpsuuqltwprtrrrqupssrtstttrtstltvsqsqqvrsrutrvustssqssvwrssrtsquvqqrsrssssqrqtlrrwwvxvqurstqsr
ttssvrsrwurursttrrtstutttsttrsrstnrvwszpswvqoutuupussqtqnpsuststrsqrqnqtrstsutvtmpuursvrowqrsotsosswrprrvsvsrstqpsquoprsqqttrtur
lsrqwtqsusttqrrvtoqsqsrulntznourrvvnvtrrwuurtpqtqvtuzsurrrsttrrtptrmssutlrutzvtqsussurtqstrntqsrlstqwqpsrtuqusrsutqrtqqrplxtqvrp
strprxtrrrsuqqzrrvxuqwsppvsqxsnrxsspqtqvxvwssqutssrqqsrqsrrsttsrqtwquqtoqsprrqrrqrurrvssqttwqxvsqqpwnqqrrptwrstttssuutsrttqsqqtr
rrsrsttryrtsttvrstsrquvrsqqpsttnstutqvrtrqqptqqussrryrqswvstrttppssrvtrsuutuqqtrtutssqsoqwtvutquusrvrtsrqtsrsprnqusvxsqwtqruqsqo
swtqtrtrstrwuvruurqtrtsqlrrytzxsttmunpumqsrurtvtqstuvvvnrunvqpsusssrrutrswtssrurtrppuorrtqsquuwsrsrwqrnpouqrqqsrpqnourutptonqttu
owuvtoqsvrqtssqrqvtuqvtrutqnpsspsptstsrpswtvrvurwvpnporoqptstsrploswtsrqpptqqqstputwstsqqwprwrtutstqottttrtqqtttnsqrytstvrtrptts
roqtousrptprwturvtqtosssqsprqvqtuuqrxttttsssprrssrsrqtosnspqvtwsutrrmsttqqrqotsslqxuvspmqqrsqrtotqtpprssltxvwtplrqqtpqtqtqrqoqss
lrvoqqprssupwtstsvsssrtsqrutpvvpvqptqrrqrqvrusvssqsrsquqrssusuuturrvqttrnlvrstqqsrrtrqupttrtstuplnrsspvsstrtqstrurqvrrtopsqqqpwt
rstvsvsrtrqwqsrqsssxprsvupsqrrrtpsrqxrsrruvrrqrqppuqtssquvvuqsrsnvtsqqrqpuupwqrutvqtsstsorvxsnqrsqrrupqtqqtsutwplqxsstulrortmrvs
russosstopmtqtsnrwpuxtvsupqsrswslptturtqttqnrqspqrsqttsqlqrquprpttrmspsqrrrqttsprluvouospvvrqpoupvrqtqwqlmpznnsoutrpsssustuqqpus
rtsxqrsqpvqrsnpspsptuqutstwvptsruwqsxpqptrstqtuusqvyrpusqyqrunoqqsturqtqqsywsrroosptrpqprssrqutrowwwtvqmsppusqpuuqusssrvvuuwrssr
rvrrvrsquqruqssqopvwrqrpoutvuspsospptrnrltsuurtoqqssorsrsrsusqsultsstvrpxztuuxyqsrsrmtslnoqqwutsptswrtsurmrtqqrwnqpqttusrtqvqrsw
ropvqrrwluturtrqvtrpqqsprrtrtusqlrtrurrprruprtspqsttvuqqllqsqrtqrtqotrusrsrvrtqrvusttrrqrtrsprsrqsqsrsstmlquporqtuossrutrsrvstsr
llqrpqqqrrrsurtxstpxrutslpuupssrqssststwrtqvrssqmmqsssrqtuqrqsuvqqsvssqqqptytssrnwuqomwrtruqsotqluxtxqpmtsuoorvrqvtrquvqlqwnqpqp
rouptsrstttrqrqtmsuoqoqqrpuqtssrtsrsqtqsptrrutssuusqoosrrrsputrqstvvwxtrqqttqrupwvwtvptutvrwvvusvqtupptrsvxqutsrlnqnrurvrququrpr
wnvrqroslmrprrsvpqurusptwosurspsloqqttrvrruqtortvntqrssrprrturvsrtrupqruupsuvqsqpsrrvuxrruqvqprxurqrtqqrrtrrrrstsqutstrttrrttsst
lrqruvwupusssustsqsrtquslqvpptttrrtqsssvstuuqprtsquqqstoquotppqvqsssqtwrlpurouuttrqsqrsurssvtqtsqrvrrstsrtrrqqttpqttqrrrrrqpvuvu
tuuurrsusorqsqstrotstwtvutuvpsrtuoqqtsqsprrryuwuttstqqtssmsrstqtlorsrtutstsqrsvqrsusssrqlqytnuspsssrqqvtrpsvsrspsxtuspqtqsuoqquv
svsusrrunmwslutttrqspouttrruuqtqplxrrqstususssrqtqqsrtsurtutqrttrrtvvrtssqsxrrqqlrwsmrsqsrsrqruurrtxurtrmqxrnrrrsstsspuussqusqtr
lpwvrvuqssnppqtqprsovqurruqynqtqvsporrpursrqvqtutwvtsttosrnrsppsrqrrqtutltwumtsqwroorrqusqrrwquussvzqruqswqpunorvpsqssttlouoqsur
prtrttrtusstqpqslmsoqstqqtrussrrutssrsutlmtorutsrssrusrsutusssrtlmqspqrturqrrvslrssqstusomwurqtvwstrtuttsrvsssuqltxtnurqsssmwrru
ttuusuprlpqsrvususrrprtrqstrotsqrvuuxuxssrstoqursqusspusllutrrrstspurrsrrturvstrotwuotwqtwrrtqsutrurstrqututrxuquspqrrqqqrwrrsuq
lltssqwussroqrrsusrsuvsrtvsrttsursrsrqtsqttqrstsltsutvwutwpruvrsvtsstuvrlpwspstqrrstqrusrssuptsslstzqxvqwyppuqtsqttruwqpwvrssttq
surrrrssqsrssttrpqtypputqusqspstquruvqvpltttpurqsquqqttorttttprrlrvppqstrruqttrstsrruqtslttnsqutqsvpvurtuuqtrqrslnvprssrstssrrsq
tstssrurlsspsvstrsvrwtsssvtrtqutlswspssnsrrtrsrvsouutvrqwsstwrsqsqqupusrpurtuxqtlpwrlssmspruqrqttpuvuvtsmnrvxrsnsrqtoqstqtssnssq
spwrnrsspsstvvqutovssrnunpxsoprnrspvssruqqrrrqnstssprququvtxtvsvpquttsrrllprqwstsrrrsrstsuttrtqssuvvtsttsqsrpptvrrusorqrlltqqutt
pssqssrttsuuqsqtptvwustrrrqqpnsurtvwlsppqtuxtssrrrqqposwrsvunrqqlmstpustprsrqrssrtuvpsqsmruuqrttosrsrpsvrrsxooqsloutuqtoqqsqrsqu
tuuwosotllstswustuqrpquqqrvrqtqrlutpruuvrsttvtruttstsrtuluvrtxsqvtsttttssrututqrmprststpqtrrrotrqstrrtrqmloorrstqrsqwrqsruruttqs
orqpqprtqqspuqrvssqvstrrlqopuqtusstuutrxuqrvtovqlpussrrqttsrtrstttrrsstronxwttwtuvrqsrtsrtrqvtqsllvtpussssrsprttrtrssrtrlostosrt
tsqvrsrtusqtpsttsrsssttsststssssssrsssstllsyopsvurvotsrrqutsrstslooxppqssrtquusqttqqrursmvwvovtruurqvrsssswvrtrstvtprtttrtstssss
rtrsqqsslpwnrrurrtsrsssquursrrsslrtptsuqsussrrrrsrsqrsurmtxvrwsqrnssqsrnrnvvurutqrvsrurqspruprvuppwzwsssryrqpuwsrptxrruvtoryttsr
mvxtqwsrslrsrsqpumvvssrslmurpusttsrtsrtqttustqsrlotvnpqtustqttstuvrusqstntsrrrsrttrtrrssrsssrqrslnsoutussursqrsstrsptttrlotvutqq
tsrsssrrssuqtqtsousrtsqtrqtsurrsvqtrsprslourpurtsssttssssstsstuslovroptrtrsswpopxprsttsstrrwsovtsrqrqrptqtvrurvqmtrsopttsuxsxror
wsurrstrlluopsrqssrvststttsttssststqqqtsqrtruurtutsuurrtoqrpsttrtsrurqsqtrsqrssslrvsqrsrrstpwtrttttrsprtswupspvpqtususstuvststrq
stsrrrrtrrtsttrtttstssrtlltpqprrturustrstsqssssslnuopqprstuuvupstrrsupstrssrrsstsrtsttrstsstssrtlownrrtrsttsttsrvtrsrsssxruwtsvs
xspqqqpqsttrttsqlqwusvrrvssoqpsrrqqrqttqmupssuvustuntstsprtqurusvwtuxusosqqtqptsrssrqrtrslvqporptunuuttqqpvrupsspssropstsssywwqt
tpqtrnpsowvxrxqpyqtlrqssrptqrqrunlwmmospqvotuuutspwswsrslrxvosrqsvvuxuupuuototusnqsxtpvswxutvsuqrtnwpuurlntrswttsssrusrttqtustqt
lprnrtusqrtsutssussrtssslrwxrvuqvsrpsqwoqtsrursslsxvputptropoosupourspupvwsusttqsqsprqrsqpqrutsrltwvrvrosqnsnnttrprpsotqlrxvrrsp
oxrsyslvuvsqpuqrlnstpuqpwosqssqouprvtpvmwustvsttprqtrqtptrtqrtuqlpvyqtsrsvpqvturstrvruopmsvvrvvquporortsrnvpsuuvqtuuusvptrqtprus
rrtqssttoxuvuvwsusotootsqqssuttrlqtmqqsrqrutuursvsttsrptnqsotqsrrsrrtrsssssrrsprwvwuqqvtsuprussrrqutrsuulnwtrssrtrqrtqrssttsrssr
lnnrswtvssrsrsrqqptqqsrunqpstutussqursrrqquqqtrtqtppwuwutwqtqsqurqtpqsstvuqsvtuttvrrrrrtsrtqstrtlqrwtrqswttqrstsrrsqspsrlquqrurs
vtttqssssrrsssrrlppqnrurvrrtnsssrsurrssslpuplprprtrtswuuqpvuuvrulpusqqqoqtsuswuwsqtwuwptlluurvotnovsutsrtqusvvqvmszqqqrprstpuqts
swttrursuvtorrutqststsstsutsrrstnpzxrtupztnqvpqruprqtvwrqtrynrutvwrnspsqqtstrrvunnztostusruswstqssuusqrxsruvrmvrqrssrtsqususurpq
quusptsrsrqrsprxtupqstvtquvvquupurrvzqpssststxwrlstqrqrosrtrssrsvrsoqqrrlqvorpppsrsqrsrttrsoqsstnqxqlsroqorussquupuuuvsulpvquqrq
ttrrqrstrsqttstrwwtuvtsotrrsrqusssrttrvsllvssptsstqtqrstturusuusmmsssswouwpvrtuusrtvsswqlopsqtwsquruttruuqrvtrtqmsquwtvurtsrusst
srqvssutlotssrtrttrsrrsssssvsttrlpvtwqqotunrpqssqurrutvrmrtvspqpsqqssssvtutxsutslnuussnqoqusvwtrqvqvuvpulpsmpsvvqutsvuutsvstrrrr
lrrosvwwstupvvuspxsrsrsrlrsnqsvuqtvquvttuursrqrqlruprtturvtqtuussuurrrtrmtqrqloouprtsuqwtrquvnnplpwuutvspvqttsstttrosssslmtpssuu
qrsrttrstttusrrsvxpqrrrwqpurtuquutqttqqstvvtrtrqrpsrqotsqoqqrsuprrtuprtpurlrtqrssorsvuqtqlystruswttsqqsrstqruttqlowrxrupstpsrqus
srtnqqtqqmxqumtpuuspsrtstssppsrslpxqvnqptrrprrttstsprtsrlnwpvopnusqqqrssssroorsslrwlpqttrquqsurtttssssttmlvoumrpttpqrssssssqrsrs
pvurprtrttrprrtqpsspwtstssssrsssrrssssrsssrstsssqqwuqrstpptusqtqxuqvwqsrnpvyquvsvrqtqrstrqstutwqloxvmutxtovspsrvuuotsrsulmutsutt
qtstvstsstssqspusrtvvprpppssrsrtursupusslnusqqstrtsuttssststtrrsmswyoxqoutqstrqquptrqvurmnurtrtnsurqqqtqspvqrstplmsruwvsqsqrtqus
tvvrrsrrlpupsstssssrsqsrrtsrrtsssqrytpurrtrtpqsuttrwtstpquttuqqltttvqrxvrsttvtnpsrqtrstotusrqqrsqsstpnqslpzppttprsusssstutssrpsr
wvtoqrsusqurvuquutqttqruwusptqsurququtrvstqusqqtlnypppsosutuuutustrurssqlowoqpqqsutvvtststsusrstplvrqqprsrtvuvussqtuurqvmtuqoqst
rsuwtvswuusxqtrqlrxprsupqstrtssttrtssossvvtpqstusruvttrtttqtqsssrvvoqqtroqustvsuutsqsqqultxortuqqsstsutusrssqqsrlnrttpopqrutsuru
utuytrroputnpoqspsvturrssututusrsrsrrrsssstttssrttrsssrswtstturprrxsturttrsrsqqrummoqusnwquutostqvsssrqtsssssstsstsssrrtsrrsssss
lttstvrstsurrsuruttttqrroutwttursrsqoottvqvrpputlqqxqwstvrvpruuqssptosutsusxupvtuturqprwvtpsrsrultoxsutrvutqrsvpqqpsotstptqvxqwt
uvtspoqusrrtsrvtsuuuuwtoqruqmssqqsuqqrss
`,
  },
  letters: {
    step: 0.03627,
    signs: `
rts7%s/2w7tyxktxnsiweWul%Zx2v0%J0ojvRh+gqgoar&8Z2cnmuimXd1xwYextnurjyU94v!6q1x4c47qxtunV3vgi#zagzOnlVtkww*ezt1mjj#w51x0ll!ss1ntq
nWi2mfQswqYiyqft65Wj2hyrl6,X24qenuck+v0xdy0xx2yu!suQqo+!u59%xqfZllz0pdq9q!3saqrZxxbnb4tprosne1fhWvftgemuu6eoisU6ordr2Sv4xn5btUou
6k07doWyx3odvxntzlbyv2sVd7ow3btz44qptrt0qolrkppmtc2vtsvrqmyyXxc6kcrei0zguWxvm7qhqq9s0mvytkvkYnql6d4tl-5kPil76unrr7pmjrq7yupl5g1l
0iy87#r0nao1mbolkknuqqv8ia6Zswt4YZvfkyl6si7tguql6enye0e!:uwyj%lc0tx1k5pRzbq6m1kfou+13u0uxqvYUxbqow(cz15qiqwuranu57oyx5pttw1mj6qe
vmn:tj5S624jlexdzmynyshdleo!zq3q0onqvmprzsvyxsrm0Ot%f&m04yxyrxmhtlryrrbp05qvm3,h2y100gjfd4(2vl10lggp62auqzSqjifgtmbjs&t6k0wq0w0U
m6y7suriplolpjotgsqe2v80zqwhvigxu#hsug7vomftztinb8ku!x&odqmxvulzpzwztq7vw9b2(rml#)nvaf0x1Xg0s2pMvwmqvtwkw6zrh2(6j5oqkhj1ou6xlr!q
seosznvpguV0sahq3uk-zvujhyoslz5g5y74)#is31Rmrfn3k0Zvlt03wmrd#mu6sn4zY/r4yA%6dgmds86vlynnxpYvv4mvyzmuos0wrqzmyqvnz1zsnfvmMverweS!
gi7rq)qu!xop93rpj8scns/24m2g570h(mg1vrzcsyf6zjt4y0u-n3mns1qrinwY2fxo#psj1ok5xrikv!)li0zt2qv4orjtn7RmslnZZszsmuicxznfkkq6up0zymyy
2u16hqm5t&vsvel4ec9i1zh1kzWm*8qir6rpsojr4rjn)mjQpur7gwpvo5z&exW8nh!m7wz7n4jim0k-g.mpZpt0vyou940f,354voo9t02fSt#aowgx5sswr*n5rvio
lxu()p8Oq8dwoo9Zmq9l#vexj2fms4s4Umx!yqetzrmxyiizd8stvszzznnlytewsQ8hkmq8sfypovtvnubRqn4vfw3Ulorypxlw3s3l0pw287r5ylm0etmrinokp2fp
sb0plkvv)1ksycf02j9lnp10sp7wpzbp09ix5yq&gavzwoirm0e1usuQvsngllwsq%+mfy0w!vmqmjxt(nxumuekS15huvytwxnxu3hqz3z74vjysnyle5up7ve68v16
ix5yq0bem2r6n5Ui5quo&N0p4Vpbf4jsytwormrutxsqVs%zYjltkf79&yhT0mdwoqppfvudu0Y4t1Xwu#7flrz&lsywpvYxmrm3utn6lrhxaounj32rxri2tuvny6mx
yWfv3Wvoi3uU!ir2(4t/r1vnmqzijytw3v0ylgZz/l/goUopy#rrg24h1q5pinkjkynbntrtkmxvwwj4fof1arovfton.sr7873zlws04pmrtljynrj2rowpgxhwlWU9
cc,Zs/ghnwQ2%bnrhj5ydvnxv1ousytp85u3smqj71s/cufzp2v6t724xitV)#7nhuxmbaltyvx!tlQa!yv9vokx)rb60rtRp1fycS!jWh5o3plXkexsqbn45bz4/tj4
xkrl0z9sstkjeptzdulzrrzm4bqgQgvbeywglmm)kpzwqucvtdc4qvl94oxlsxmjsyy4091zi1sinsgt(venhqo4yc1,x02416jltodu:2esR0Z9ld63vuu0omqyf!Y7
2ghyzllqrojte2i3z&03pvvny/j9t0y%sk&#stmv5fomr4ppi1jtq1wes0114pqvfteqe34r6pynyum#0z4jwvvthyb&iylt0ykqtufupw2wryputknpvtusyj2rosk2
37sd38hpsquxlxhgqv6#cvprriuyio1vnnqdymspv7ekroryi+y3lijvjZzmcd7R(iozworoo0rzwmxjhy6rxmxhlfr5i!wxdVxy3bpxhnmgnu7owttvvhy2kspksrlk
ffqyrtj7dg(muoxsqXks3l04yzzsvtkri0lv0soypsualoxujrrbzo0f9t#6lgy(jtc*imz51nuvlvkld2ijtw6tqk65u0Ul0xhuuzhrhg04n50vs1xv1x0ckTg7E7jo
`,
  },
  categories: {
    step: 0.03577,
    signs: `
(uuszy3qqprnsx5uuzznqtwtO#RravX~Gmum+ekZo54KzYw0.g6Y7rUxb)av(6p%qO0NwX*>%cO7sgzVsN5K;4czji8x-Rcis:kgx;h7noZQY:Xvudt.;+pw(7Wcroqn
W@ksvxzY.Gfu;4qdge0rVnz7:151vzuJbX/*y(au1sjd56qaZTz,o0xsTdq%l-#5U4gk2q4lz(o%2ZS4WpXqS*f&kr-*i4Bi9hyzp2Wo-ehla1c6nrVokpkw,ey4MiT1
Tupg)c0trkgouI&qtcw%s1AQc-0%Hs|Za1g3mtl3ccqb16pxgvV6u!n2
`,
  },
  filters: {
    step: 0.01579,
    signs: `
tpvtnnnppr2nt0jttupx4nvo0vwop1jyyzyl20uwo9hukuUfy0ilmqhrspxwylrtuqnvp0nzsrnr(z1rt2hqPf2jcurgt1#jmxg2ois+qfxmrxp8oyrewq0ly3lq0rnb
srqsvnovorrahivrqrgy5tvuszmokjpyqqyuro0txprvotnn5vzwwxmjv0y2kxnksvkf02ifya46kq9qwnpru%6hp05qi2xtvywrxnn2trfynteqzvt6jmjj1wk19Sl0
lf0ziwazuqu8m2o1toglob0fvlpp14wbxtxinqwpxyyxtzqnyzutrknp1lurowiiv3mn&yqk0opkrm3y4vasvhxaub0wtyZw&mlt/fVR4zvvv7pp%xuxr3x0o1q3qupw
qrx5ZvrtUcpl6umwl8zlypsvqrgroh042yw9qobuh!hsk22stzyvzzhr24pvjt2ytyjoftulrqo9s0pg3!rrqwylkkowou(amup6wWesmz1ngxp2t0hsnk1yuh2tjpqu
8txpvqvuqslkY1hozxfx8ktpt8epWktiujmm4uqjyuwwopf4yk09mmvg9ozfxnnunt5tvxvovq3c4s4du2xhjwsysmkksoy0xh25f0d1oqmqrW1tux0wg5j0wcmlp2tw
zuotzsxzzy1u30oqt29sgtz5erqvk0hwp4zvp4qvzmrtjrw6rm0qf2rrssonfy9uzxy+l10Yrsq8t0sr667eiruxlk4Vowpup2suwoalxtwqensvqqzlrpvls6ssofdq
qzxhmkwewbwhr4yr1(h0p1wovtpolgwssurx2pkja1ftqv5g0036m0jz&kpti6p6z1mwrtzj1%ZZoztoarxrtygx2ws16qptx0rszjkv09ogeXyeyorknzqdpslmtsIy
l8!1hogx2jiRiY1mmudm(ii2rto9hff1slny5vX5ymuutsgp3fk02&h9utpmhl/mm1jurWNldqrjpzeurobn3pr7xuv63edp1tgsgllj7erhqxooyqfksnrwte0rs3uz
wzo0lonnxwvzxqsqqXwtr3zqnipp6n51ypwu2lsmp6nvvkrzk0rphzsmyv5hwxt0jd0n266yq7qvpmmnpurrtrkztjnwsntqoppuuorpuxgdshsp85quntx00qeipmpx
ulpwztqs72niVXqsorpq6huauqpu1!rmq#vsih0howzjry9awml2vvlunvfuwm0lguuro12olii1fezn0ox08frkumo74fPiqqXphcu-ta89syfmmzd#Xoznrt1lvypk
qw1qtytlqsf2wodrzywllxutoquk0wu#qv35qmlhn7rr0rts1m4l2wxxm=vqxwps1wvunni72sbhomj23ypzxv1ktsylsr06up*vr16p:8xhqvqvskr9xkt0cpuikn0m
u1rpqy5vqr1okyqy8opsno3xv7inu0kzuy16bstoznqf2vvz0zk2cyhvw3itpvp%9zztain%1kol!osbn5aowip&rt38rujfx2jrmt1svwpqr9ti7232jutn7!ek95jr
vnUqrbjytmzsr4nr5jjy2Woqvox1hgsu3i31m(v63vqkjWgnu6pqhmlurqjr5gprupqzqypwtquv2sjrtpvycnqjpltkqwxgkshvuup11hpk0qtmq0bi2gqrwkeu1jwx
krsjuuuzzsienuiopqfyzroqquupptx2vkwnrp4xyYdui0ji7dvu2ykrwptrpbLfuwZZ5tzVc11(qq5qwWa0u#4nxq2npvtt65z7txpg2zdmoyouxwl!uylp1vjtxcqg
1kuxr1swv3quo8jcktd2vh0uhiq7o!2Wxunkkfo)sn40v0fmqmtsnuor4lektkZpo5ss%zm24noYvXrxwsrxxwwl4Ywqunruupucricov1ysc5ks*yv%x)psZd8)w!d!
snkvlmqy1ltk0lho5ytkwgwvorqc0ny56+k;wSS4VqZnRsq4ovpf)5!tqh#&jdx;XrY0gyop0qs30wvdt4kkiWxnWsvzw0oZmrm!wprzuwvnxfynmugqhykuo5wzzfhu
hlw3q(fl2jm4b#keyso3#nteu5enPcpjvnwipt3ptrqhb9A#b&l3/pjs4U3XxX9w2x10zum66ooextyis7ismrqsshYf5qm7yr23gpi6ptld2h+rz0nmskk,jf#v8153
8!yjotq2ytmsuwuiqwgvyrv0Ygoxmy1qwoqnszeatmm1y#n%wkv59pYwuvprupq12lmqcxxlzwufo#s3qx0slpcz5r0twyhd0ozuxorquzrzqkml9gzau2uoy1msqpur
ptxnlylsyu25h&zr5zv2j5hujxXkZg3(tp)2)nZMvt8wag#Rw82zk7dosaz6a4tibiv767v22whtiup#3etavgu19jtwnsrtupru4tsn4spjdf9ulqtnsxvbtowyxyjv
81pwkuq50keUvk46pzkqwiguq8rp6qnpvouqz1p1xked32ffaos3+%q.gpnlnj<7w63q5jrobkmgco3gZ2kcvuie2vx72rnqywdsiZtjsmvdtx1ctzewoorr4b1ua*j7
tpr53gyutkzktmkyxZx1kk448zoiv6rqxqjo3x6pq5j8tgnpnp1fWq!vw6pqqmw5sg7tuxti48qopionssluwtnrq7mtnsotnptusqnu4xlv+romo9jsnjzlozqbnwrk
pnhy1vthz!pokmyqwmtovhnYnntxoyxozj2ptpoWurqiltw8qusr1pymr7mntcydroxixzqqwoo51trvz5gwsjplflynrzrvw4ftovnzqhnsvwjqitnzqx42pykuv7hk
x1xvo6tu6qgv47nhvqpjk72bklsor3x%muy0p6mylpspwlt1srxduv46y7hwvyku2zhgofnyVvuvusnuv1Tjw3Zoortetqt7ekrhw3kj3psujll3pzlwqlp!jwph&wjh
j3qtg6ns1pjdjgrmtWuu0we(3zvk#rujxzpvnvmxrl5Z30x6y2dqsnjps5reb3X=ryXpX3h!!Vxx<>pnxpqvemu6fwupmnohrrp2mv1gvtrpZrnoz89542uM9Wt!#0OZ
xuqv3xov6xojYh0j5oqqX40sttukuxeqqx9(r1t#riamrbox0p7t4lx&7sYJil4k#uxwa)#mtspxp0luwmzxljurwqpounytrzV%fWW,nX(k6hg0t8rb6fvh4sh0*1xi
r)eift1lhn3dlp9lskns4nyy12rnxkuyqdujeq!ftum4kumkvZ101xhvvl20ngii13ggv4vdakw4pl3pZmd21!9qn5qVrmvyq(2>xinuxqttquZ1snv4qrpjukejjoqv
qy7ttqrhtpyxuvxiutTljX4hvh0mau8axu0z4qk07nxackuq6vqxg!3ljoupwqv1w64vnrjl0gqpfiq7wqsqjxxmtgyrzisutzsirrhqtwppl8mr1v71n1rujYuvnql2
q7mjkny9oo4t63z4ptqj6a7rvwmsnus3zxvvstw0vzighyu2qxsh8uv0zb4!kLj!Mgkt419vsuprvZrxsjtmvzj2msjwatsyxl1%vl5s63ik2cymmrysxozop6iki1fz
ddpsZ5HU#gd:q7rqpts16nnxq5m1gkpm0Zwnul1hrqsxhrK)n2t0#dq2qe1mxd2q8vmohehkqs1l8kurinm0#ftitlZl3ej6!eo0avf5csqnug(qoxsujfr=mrqpavs8
petrmfe9t0twsxqossrvjn1n1pnyq6vZ1vnyu73uy4ldoY!ld02rn4wqr5mqez8q!f4.p30bbly6k!yhkyuly4v90yzw8vrs5xnqnibqr5kvpdltx73v6joj5wdfqrpw
j0moq1mzsz0vo2n1ufa2#1lox2Rrhhn&pq3s2ouv7ovaiZvpv0yi54mkrQ7ql7ypkugqo&4vt0m5johnuqYWqZd(e54#syxlljyt6xvswwsoeh4omwpfjtvb5hlh+p5e
n?cukw8jqtxWww&wnznndlfxoyqy6mcrsgmp5qc3nwkzyqo1nbu2o4f5ryhubv!wqtchdVa0my.vn8t6+kanzyvfwvt1vsvk30jvjtnqyhxgqxukusxx4xzzxml1Ztj!
o0ul8cvWuopsyouwnnukn!twnynp#gfuxtu0wots33jqkdzf7lkek26dm!lqcmq6ku024lfetjkswvlxtpyz#jfuwuojZdzj#Y2he*8cxons:dwex6zwe0!xsntq52ri
vsw0x1oc6qbnSdskjj8lk64fwonqpw25lsqulezco1oZrxspurn6*ssjw3qrcp5koqmlx3puqss7yrpqtvotkeodptoiwzjeuyXv%wpkjro4nxvtah03rztty1mYu5Mj
X*f5y6u0#Xdm7s63txiW06phY0ltz0T4hbm4v9m7zolkqfq1tux1t1zyz825q6owq2evj1tvpjztWrl050glYkp0v2eessk5Xtzy1zptptZ0rrr&jsw7sls#sqkVvsjh
o5xnr%xrrmgisatu9e:wr,gxmkv35nhav7j0mhVqhk7r50hy4acx5kVpqwvnVupxw!ruq6sr0i7118i7yj4y2ontrwmfinroyutsu5toqvkmcmup2655u0yN6Wq251Zj
y4kqxem#sjwg4wqro3v01lgvuolvxrvazd%xq4P4pXfpk0o0wvojmtjyrw4s0ivzsyr2hqjsywiv#74m1%fvbf4lgqtilsxXsjc6reh,ii3joow!xy0rphnyntvxvvuw
uoxs07tk6htts1psrwgs*jkmp7Vn1gyyelqjz0k8x1qoo0xrrgxw2txvkszzkkdo23cZ)8qgou5(hs32ugj1kz)bn0olyzo55138migqpUnrpywvyu25zqqb1zcpzdws
novxsmkXvxm230nl02lmphzdeftkfz2dzzmjkztvpgmhw4fytwt1iymzzvyntqwupy4n9rvr2olqqji4vurlruqy;4ushft3psuttoqylyjotswnyjxjyn64vuy2oroy
xweVhri%L3sl%7nnvZwb1jyxsyyxhiz,3v7xpxoekqyyd5pxu0nqz0q40hvudhl6gvntv4sxz5h&0tyo2ljk30siXtqyp21ssvw#xTpvkzobs0pvpqjeovw7rwmiwyqs
kjskj2lk9u0rr3v2tjq48y0wq#gujhulprqc1twkvrmxswetyyrpwnojwzun3il0r0ijsxpsS(asbnl496e(!yyvtnm0vfv01tzum0012nw2az22lsqot1r37k0u1fq5
wtlor0zt76uxq%qg400kjizfYsq2yyueltqgzepnxvnmljlwpoztiwf3vurxt5xuoeu0r6wYmj1+m46ov1rtkpl83j1vwrgk6znoc1i!srvrqTqxo#yz&keuvclidYty
wsuWvYvspu58xvstze2tq2l1puhlef545p7rxrtTqevyiumgsv!umel0zipws5tistnvqvtvuwhzqmtpwkmt7gtph5s26t4uppvys8zmxnlifZ2lzwwfiwxcqruqwkc%
ys%okpui2jmkvy2n2slnkgs4ngdtunlmopus8rh4usruu2xwtpmhzt1tfvuxobvq!zu39suiz8fftmxkT+roxvis1ru5wvxf16YneSugdrzkosyfqxytx6j01h9yk!02
sjqww4grr0WuvXtrvnqqp3c)pzi5tusnvvm19vxkq5rtgdtzi1uhksqim7eqmxp!nm1wkyjomniwqu5y11mwlsblvytwynnrnljuwrour2trmuorv40pmn2bpwkgjp0r
ukk00uww4unqebnq1xqcissqwqk0ux0z5n22jptt3qqlov1qwwpu1xmnzqrvhtyv1slitzyyoqr2t4xu0p(urlurmzogv0Vqu5qdrumshbbsvngstxow1vyuvqszvldl
m0uwoxpt(imofqk2vuljvyvilkysymp4sjzvc4jpu0ftolwpwi6tq5spy0w0vwpjqownslvm1jsheowqtkelw4p6yorkazjohmqs1yv%5g3opvwqlyrt0dt3m1jvrxYx
nykyg71ysvikqe1v5b64h!li3nyyay5ue5jwpvm1koxul2ryygrqs3V1v3qo1yg4pwfmgyl10bvnv2rwxznjskn0vu3spuqvwqrspwgnnzqtqxwm1u2x3t4Z6Wn1ryYj
z7wruar0drxi58kut#pxmWthtuojjuq10mt8grxvsu1rlx0pvrqkftoujoxl0pqwu3vstxnqsqw66tseu2lkXswjbgwmljstqxuurgv(fn9qplsyjtplinxtvzkko0sx
6Zluwipxxnqtvqrpqrmww2yl51rvjdtowpqtfh6uvrmxlujuqjrntvwhxqvxpYdmswrl1vortqwnsssrgwtyt4tuytvmvpn1ufxgutpqz7yyluvy1tt7l5rb62hlqUvr
yrvlpytfwxu51ymnzqsphe5jptsotsxn4orgnpsvpxnrntvx0wtstkk01xsqgwkinqyj!rmhqttnyks202bwrc0RtUyn3sU(qktl+ZfPxzstk4ws3k!s2wuowku9l4iw
wurfsfhoWxyh12vty1rnlm92wur1v0uysgxsksyuvjlqhi2vvljjsxlz3j3tqdsvknitl13rxnu8tt!l53osnXtcenp9nuxhtvs30np4vuswnryysquqlj4hurpqxnxz
wpsjvmvmw3slmny0ptt11sxgt(dvpwyftptj3rostytwh2l5grk3y1ps8mqu9wlvytjnidmn0o3mnsrqp3lixpnustlrznr8sc0wavxuytvtipqqpvmsktztfiyZ4tp2
kupt3xzwvxusxwqn!zxggvumtqnuuww3tvymnnnw2cbm0whzwwj1usYwtxgxqdwluurYigojmsm3ssyvpozWkqi33oynuwkcnSsxz3k4qutpknunzo0zkhpq9#tritnr
rnrjxrsrpmr1qptz2r1wplspwwiszezv2gryqzxykoqmkru0yq12ctk1wr2hf4suzsr2fqoxwq4gymwskqsjxq72pz0xvWsgspq045mrzutjeS1xn2qkexqgutnu!mn0
sxvqfgxshxunugp4rxdqgfc4pyrwu6Vymhny!ne5zrkvt2yyqkvx7ty&g7srrf26yrpzw4z344lq#xudknvortr5ysq81nvww5hjpl1jerumprwqskpxqknw0Zxpmst5
npql0rjlqnioytwqrkldrly5xsv0fjpusxq1oos3zmpitpom8pqipxnrum1bgmwtkevfq7vu0p0h3jy36!d00xsj6ycofSxlZ1ijuwlkouryxqussmw0kg1xp2kmorps
uom653nrzrjrcaqqstzlvusu0xiz84titzp4rf6gVxyUhryosmg4yzwgswq5mUupfurniuwcppdx8hrrzvpyyklwpmrptnY92mlr2oc2hey9p2dhnmf!w0v2txtvs4rj
9nhwvqsr0thtj!qo1q1ghetnprro4t25q37s3u1lqsqqjaxynsujntojmhpu5vtyuumqzonh#kv%uooplljun2y1vu0ipkprqgur7wtnmwuovn79nnx0rmr*mxpmuxsm
nynqkqvqwnnhrerxsnuniyyky5rutpy0vswrvZv1ouvnznzpw6vlnzs(twvwuXnpztlnuX10k6scftqzpzonkmjwhu5wrbkjywfwvuztuxurlztluostsxwSunu3xvf0
`,
  },
  silence: {
    step: 0.00545,
    signs: `
W1(kqqpdcl~-eXPoegmy7W9YSdlyoRifwPtd9kHid-tr0ssk7ihjDYgi3l:X1onV
`,
  },
  ofWord: {
    step: 0.01558,
    signs: `
f2Rezgjyw2heaywyvxxhl0btzzvjkyx2xywnerywkZrzc0Angjdpt3vv7ypy1ufyH
`,
  },
  ofText: {
    step: 0.006803,
    signs: `
47nXxUqwf!1w2#0y9wknt8nx+q*mhr96#v19qgI2Xsj5k+sYzVWiXu0&+/n58tove70ct2kW=oVR7Rfnq8-ZghdNgv44v77vrqYeHgmicT(0hdRxA4kn6081#M91fzry
#
`,
  },
  topics: {
    step: 0.01955,
    signs: `
vgyu!tonotpvmwqc8lmsppu%nnzljpxxd6nrt01r6thht1rtm31ttxgpzvwjup1oglnlzotxhprpnvqgwqnprhevcjuunlsph5Wioducqwhfjzmsstmvlkkjpr3jumyi
ywtnquxymrmqrp8py2xjqyfr!oustsek2jraml1m7trhnwgwoqspqp!0pq0mnsojYtryroz9ftxrsk%mszpzoobz!tx1sujnzetdiq2qxotgsw3mvpotlp44rr4ugl4w
Ww4zrq7wy&gX0soz+prVYynnmfqslv4jmnitWwqjusos0vfhtmylq6qiw0lok55eer7qjrz0v(fYtkn1)qzfjwnkqfuupjvfsxp6QuyTukswlwrwvl2irusk6spte*8j
loqipszgwommnuuodrzoggwl!trxgpt2nqVyZzyimomqyzqrlqivctoi26prtooz8pqxouoktonkjs41g022cm1ovsr1m306lsczXz8tkxo446xvwvmohvrpx0qpxut3
!osowlwnjwoo7wqrmw6ovgVjozz33insnpnv0mosptwdyqsxnoopvsuyd%stytlpyyv9tqkqhpoo#plqlusdpckgk0uq#Wnjyjc7v0mtl1ziwpSjjnuxqkumfvicutcs
sxu3umltwkpqxjyxprrm6l5rporpnoisxr4xqy2wltmybovsglpvorsu5kmk3jnoxouq9em6ntsptc033xmo6Yuilzuwtrlpup46tsz9txgpknlsptuum21uzjjYwpgy
5oqo3yh1o0jrqp#pm3pnmuml4zmqjhook8y4qdxk8osjfwlntxnqtqzxnivux2wxjtedsjctv4Zrwp+xq7khpzkk1um0hgnspxoxoj2h3szjjynssrr0ozcyrgxo1tou
luYcqo0muvnjtxlw7wvptprh&yuwqqinZrwxnt2wrfuuf2ppigs0puztlxvvm1wxuwiqgsroouktkoqs5yovzg2nw72r0khsdxuqtx1luauubxttsaw720nulqvovrt1
rvfnmwtms2qtmih5iwzlxyx2fqedsxm4louotg0xsf2ct3wrr3olpiwqsylxv3jgxqnoypm1qzk0irkxeovrl005hvdgn2u2hkot4mxqvj3qoyv0dz0nstruu0lxirjh
uqgkpovrnzvo22u2mqwXipn0otv&fqfytm:vnpnnbmqntpysshq6xuqvw12utlgpsppmugythzyZu0r0pkokoueyfww0WmuypV)zcrlnopvc2z2ywdh3ytodyyniszpY
t4ah2Vuvd2qspvmnqsxrio7okfm6k0p8oeg4kpo0rho8oniudzimyvzstnp0up%lpxxv08Mb2gxps0cputtojusksbo1oxf5vTU8dep!rjm8entgiraxnf24orx9mp5n
kupu5vAQvhgxoqn5wsjjkoomunowqk15xrhknzpolrosrrsrxts1rq4kpxvppqwtpmyyvvs3mun2rtr%q3ilfluroiVwspr6ophpy2ijumtolzxzxxx5ozws4mrrh405
pc71i)k0msez
`,
  },
};
