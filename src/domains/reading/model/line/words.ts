/** Words that carry no wish of their own. */
const FILLERS = `suppose er err erm wed theyd youd itd sending showing recommending suggesting keeps allowed ok okay required sin sans ohne cerca pres must style styled couple person dog dogs cat cats kid spouse husband wife partner girlfriend boyfriend son daughter mother father parents
thats whats whose whom unless except without another whichever kinds sort types feature features great super extremely really a about above across after again all along already also always am an and any anybody anyone anything are around as ask at avoid away
back bad based be because been before being below best better between both bring but by bye call can cannot cant check choose close come comes considering
could couldnt day days did didnt do does doesnt doing done dont down during each easy either else enough even ever every exactly far few find fine first fit fits for found
from full get gets getting give go goes going good got great had happy has have havent having he hello help her here hey hi him his hope hoping how however i id ideal if ill im
in inside instead interested into is isnt it its itll ive just keep kind kinda know last least leave less let lets like likes line list listing listings little live lives living
location long look looking looks lot lots love low made make many market max may maybe me mean might mine min minimum maximum more most move moving much must my myself name near nearby need needed needs
never new next nice no non none nor not nothing now of off offer ok okay old on once one only onto open option options or other others our out outside over own part people
per perfect place places please plus possible prefer preferably preferred price priced probably properties property put quite rather real really right room rooms same say search searching see seem
send set several she should show side similar since so some somebody someone something somewhere soon spot still stuff such suggest sure take tell than thank thanks that thats the their them
then there theres these they theyre thing things think this those though through till time to today together too total toward towards try trying two type under until up upon us use used useful using usually
very via wait wanna want wanting wants was way we week weeks well were what whats when where which while who whole why will wish with within without wont word work works would wouldnt yeah year years yes yet
you your youre yours zip code area areas neighborhood neighborhoods neighbourhood city town region community building complex unit units home homes house houses space spaces sale buy buying rent estate realty dream
some option budget spend afford starting buyer investor us hoping anywhere located situated featuring including include includes contains comes bonus ideally hopefully etc thanks afternoon morning evening
nicht kein keine keinen keinem keiner pas aucun aucune senza sem zonder geen ningun ninguna nada einer einem einen lage busco buscamos buscando cherche cherchons recherche suche suchen cerco cerchiamo procuro procuramos zoek zoeken ma mais aber pero oder ou gracias merci danke bitte grazie favor obrigado nous ich wir io noi eu nos je si au aux du
idc af tbh ngl prolly cuz asap basically literally honestly siri alexa um uh umm uhh erm hmm yknow hello sir maam
metros metri quadri quadrati mq carres cuadrados terrea schiera haus escuela grandes pequenas
lol haha thx btw tho rn kinda smth necesito necesitamos quiero queremos quisiera besoin veux voudrais voudrions mochte mochten brauche brauchen vorrei vorremmo preciso precisamos quero wil willen wij
avec et dans met pour les des une un le la du de con para los las una y en mit und fur der die das ein eine zum zur`;

/** Common words that are not to be taken for a misspelling of something else. */
const COMMON = `shes hes theyre theyve shell youll treehouse treehouses playhouse birdhouse doghouse clubhouse bathhouse gravel renovate renovates renovating remodel remodeling remodelling restore restoring rehab rehabbing redo redoing outgrown outgrew outgrow arent werent wasnt hasnt hadnt shouldnt mustnt neednt exclude excludes excluded excluding exception exceptions fewest personal centre centres entre priciest costliest dearest ban bans banned novel novels fiber internet wifi cable phone sewer water electric propane title tags later often photo photos video tours virtual finder agent broker realtor lender loan bank fha va usda cash offer offers able accept actually ago agent air airport allow alone among animal apart apply arrive art artist asian baby band bank bar base beach bear beautiful begin believe big bike bird
black blue board boat body book born boss bottom box boy brand break bright brother brown build built bus business busy cabin cafe car card care case cat catch cause center century chance change cheap child
children choice church class clean clear climb clock cloth coast coffee cold college color common cook cool corner cost country couple course cover credit crime cross crowd culture curb current cut dad daily dance dark date
daughter dead deal decent degree design desk dinner dirt doctor dog door double draw dress drink drive drop dry due early earn earth east eat edge eight empty end energy enjoy enter exact expect expensive extra eye face fact
fair fall family farm fast father feel feet fence field fifth fight fill film final fire fish five flat flight floor flow food foot foreign forest form forward four free fresh friend front fruit fun future game
garage gas gate girl glass gold grass gray green grocery ground group grow guest guy half hall hand hang hard hate head health hear heart heat heavy high hill hobby hold hole holiday horse hospital hot hour huge human hundred husband
ice idea island job join joke june july august jump key kid kids kitchen lady lake land large late later law lead learn left legal letter level library lie life lift light limit live local lock lone loud lower luck lunch main major man map mark
master match matter meal meet mile miles mind minute minutes modern mom money month months moon mother mount mountain mouth muslim music near neat neighbor nest news night nine noise north note number ocean office oil older order page paint pair paper
parent parents park party pass past path pay peace pet pets phone photo picture piece pine plan plane plant play plenty point pond poor port post power pretty private problem profile public quick quiet race rail rain raise range rate rating rated reach read ready reason
red relax rest restaurant retire rich ride ring rise risk river road rock roof rule run rural rush safe salt sand save school schools science sea season seat second section seller sense serve seven shade shape share ship shoe shop shopping short shot
shower sign simple single sister sit site six size skin sky sleep slope slow small smart smell smoke snow soft soil son sort sound south spanish speak special spring square staff stage stair stand star start state station stay steal steep step stone stop store storm
story street strong student study style summer sun sunday saturday monday tuesday wednesday thursday friday sunny swim table tall taste tax teach team teacher tell ten test text thick thin third three ticket tiny tone tool top tour tower track trade traffic trail train tree trees trip truck true trust
turn uncle upper urban usual valley value view village visit voice walk wall warm wash waste watch water weather website weekend weight west wet wheel white wide wife wild win wind window wine winter wire wood wooden world worth write wrong yard yellow young zero zone
hindu jewish christian catholic mexican chinese indian italian korean black hispanic latino gay lesbian single married divorced senior elderly retired disabled veteran immigrant refugee student professional professionals
ignore instructions previous system admin prompt delete database password reveal pretend poem recipe president weather translate homework capital joke song lyrics stock bitcoin email
cute cozy charming character charm spacious roomy airy elegant luxurious luxury historic unique rustic trendy vibrant hip walkable peaceful secluded scenic lovely gorgeous stunning affordable reasonable inexpensive upscale fancy grand decent tidy classic vintage older newer smaller larger bigger cheaper`;

export const FILLER_WORDS: ReadonlySet<string> = new Set(FILLERS.split(/\s+/));
export const COMMON_WORDS: ReadonlySet<string> = new Set([...FILLER_WORDS, ...COMMON.split(/\s+/)]);

/** Wishes without a measure: they order results, but filter none. */
export const SOFT_WORDS: ReadonlySet<string> = new Set(
  `simple modest cute cozy cosy charming character charm spacious roomy airy bright sunny light elegant luxurious luxury historic unique rustic trendy vibrant hip walkable peaceful secluded private quiet scenic lovely
  gorgeous stunning beautiful upscale fancy grand tidy clean classic vintage older old small smaller tiny large larger big bigger huge compact low maintenance comfortable pretty nice quaint stylish
  shady wooded rural urban suburban efficient starter forever vacation investment natural updated renovated remodeled remodelled solid sturdy original yard backyard trees tree`
    .trim()
    .split(/\s+/),
);

/** Adjectives that stand for a number nobody has said. */
export const VAGUE_NUMBERS: ReadonlySet<string> = new Set([
  'cheap',
  'affordable',
  'reasonable',
  'inexpensive',
  'expensive',
  'cheaper',
  'budget',
  'good',
  'great',
  'decent',
  'top',
]);
