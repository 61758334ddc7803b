/** Names of people in other languages of searches, by the class that protects them; accents taken off, as tokens are. */
const PEOPLE: Record<string, string> = {
  familial_status: `ninos ninas hijos familias enfants denfants familles kinder kindern familien bambini figli famiglie criancas filhos kinderen gezinnen`,
  national_origin: `inmigrantes extranjeros migrantes refugiados immigres immigrants etrangers detrangers dimmigres refugies auslander auslandern fluchtlinge fluchtlingen
    migranten immigrati stranieri rifugiati imigrantes estrangeiros buitenlanders mexicanos venezolanos colombianos africanos chinos marroquies turcos rumanos gitanos
    africains darabes arabes turken araber rumanen polen deutsche deutschen arabi rumeni zingari latinos americanos`,
  race_color: `negros negras blancos blancas morenos indigenas noirs noires blancs schwarze schwarzen weisse weissen neri bianchi pretos brancos`,
  religion: `cristianos catolicos musulmanes judios evangelicos chretiens catholiques musulmans juifs christen muslime muslimen moslems juden cristiani musulmani ebrei
    cristaos muculmanos judeus`,
  age: `ancianos viejos jubilados estudiantes vieux retraites etudiants detudiants rentner rentnern studenten anziani pensionati studenti idosos estudantes`,
  disability: `discapacitados minusvalidos handicapes behinderte behinderten disabili deficientes`,
  source_of_income: `pobres ricos pauvres riches arme armen reiche poveri ricchi`,
  sex: `mujeres hombres femmes hommes frauen manner donne uomini mulheres homens`,
  sex_orientation_gender: `homosexuales lesbianas homosexuels homosexuelle omosessuali`,
};

const AREA =
  '(?:barrios?|zonas?|vecindarios?|comunidad|edificios?|calles?|quartiers?|immeubles?|voisinage|rue|gegend|viertel|nachbarschaft|wohngegend|quartiere|vicinato|palazzo|bairros?|vizinhanca|predio|buurt)';
const NOT =
  '(?:sin|sans|ohne|senza|sem|zonder|keine?n?|geen|pas (?:de|des)|pas|nada de|no quiero|lejos de|loin des|weg von|lontano da|longe de)';
const ONLY =
  '(?:solo|solamente|unicamente|seulement|uniquement|que des|nur|soltanto|solamente|somente|apenas|alleen|mayoria|majorite|mehrheitlich)';
const OF = '(?:de|del|con|para|avec|pour|mit|von|fur|di|con|per|com|met|voor)';
const NEIGHBORS = '(?:vecinos?|voisins?|nachbarn?|vicini|vizinhos?|buren)';
const LITTLE = '(?:[a-z]+ ){0,2}?';

/** The same wishes about people as in English, as other languages put them. */
function wishesAbout(people: string): string[] {
  const group = `(?:${people.trim().split(/\s+/).join('|')})`;
  return [
    `${NOT} (?:[a-z]+ )?${group}`,
    `${ONLY} (?:${OF} |des |fur )?${group}`,
    `${group} (?:solamente|seulement|uniquement|only)`,
    `${AREA} ${LITTLE}${OF} ${LITTLE}${group}`,
    `(?:donde|ou|wo|dove|onde|waar) ${LITTLE}${group}`,
    `${NEIGHBORS} ${group}|${group} ${NEIGHBORS}`,
  ];
}

const CRIME =
  '(?:delincuencia|crimen|criminalidad|violencia|delinquance|criminalite|kriminalitat|criminalita|criminalidade|criminaliteit)';
const SAFE =
  '(?:segur[oa]s?|peligros[oa]s?|surs?|dangereux|securise|sicher|gefahrlich|sicur[oa]|pericolos[oa]|malfamato|perigos[oa]|veilig)';

const SAID_OTHERWISE: Record<string, string[]> = {
  familial_status: [
    `${ONLY} (?:${OF} |des |fur )?(?:adultos?|adultes?|erwachsene|adulti|volwassenen)`,
    '(?:kinder|familien)(?:freundlich(?:e[rsnm]?)?|los(?:e[rsnm]?)?)',
    `${AREA} familiar(?:es)?`,
  ],
  steering: [
    '(?:gens|gente|leute|persone|pessoas|personas|mensen) (?:como|comme|wie|come|als|zoals) (?:nous|moi|nosotros|yo|nos|wir|uns|mich|noi|me|eu|ons|mij)',
  ],
  steering_safety: [
    `${AREA} ${LITTLE}${SAFE}(?: ${OF} [a-z]+)?`,
    `(?:sichere[rsn]?|gefahrliche[rsn]?|gute[rsn]?|bessere[rsn]?|buena?|mejor|bon|buona?|boa?|bom) ${AREA}`,
    `(?:${NOT}|poca|baja|peu de|wenig|poca|bassa|pouca|weinig) ${CRIME}`,
  ],
};

/** Patterns of wishes about a protected class in Spanish, French, German, Italian, Portuguese and Dutch. */
export function patternsAbroad(classOf: string): string[] {
  const people = PEOPLE[classOf];
  return [...(people === undefined ? [] : wishesAbout(people)), ...(SAID_OTHERWISE[classOf] ?? [])];
}

/** Words that are no misspelling of an English one. */
export const WORDS_ABROAD: ReadonlySet<string> = new Set([
  ...Object.values(PEOPLE).flatMap((words) => words.trim().split(/\s+/)),
  ...[AREA, NOT, ONLY, OF, NEIGHBORS, CRIME].flatMap((pattern) => pattern.match(/[a-z]{3,}/g) ?? []),
]);
