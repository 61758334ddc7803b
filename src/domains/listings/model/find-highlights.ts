/** What a description may praise, rarest first: its words, and how texts say it. */
const HIGHLIGHTS: readonly (readonly [label: string, pattern: RegExp])[] = [
  ['Waterfront', /\bwaterfront\b(?! (?:park|trail|path|promenade|district|green))|\bon the (?:water|lake|river|bay)\b/],
  [
    'Water view',
    /\b(?:water|lake|river|bay|ocean|sound|harbor) views?\b|\bviews? (?:of|over|across|to) (?:the )?(?:water|lake|river|bay|ocean|sound|harbor)\b|\bviews of lake\b/,
  ],
  [
    'Mountain view',
    /\b(?:mountain|hill) views?\b|\bviews? (?:of|to|toward) the (?:mountains|hills)\b|\b(?:looks? (?:out )?to|faces?) the (?:mountains|hills)\b/,
  ],
  ['Valley view', /\bvalley views?\b|\b(?:view of|views? over|faces?|looks? (?:out )?to) the valley\b/],
  [
    'City view',
    /\b(?:city|skyline|downtown) views?\b|\bviews? (?:of|over|to) (?:the city|the skyline|downtown)\b|\b(?:looks? (?:out )?to|faces?) the (?:city|skyline)\b/,
  ],
  ['Park view', /\bpark views?\b|\b(?:looks? (?:out )?to|faces?|views? (?:of|over)) the park\b/],
  ['Pool', /\b(?<!community |indoor |car)pool\b(?! table| room)/],
  ['Hot tub', /\bhot tub\b|\bjacuzzi\b|\bprivate spa\b/],
  ['Sauna', /\bsauna\b/],
  ['Guest house', /\bguest (?:house|cottage)\b|\baccessory dwelling\b|\badu\b|\bcasita\b/],
  ['Outdoor kitchen', /\boutdoor kitchen\b/],
  ['Solar panels', /\bsolar (?:panels?|system|array)\b|\bphotovoltaic\b/],
  ['EV charger', /\bev charg\w+\b|\belectric[- ]vehicle charg\w+\b|\bcar charger\b/],
  ['RV parking', /\brv (?:parking|pad|garage|hookups?)\b/],
  ['Workshop', /\bworkshop\b/],
  ['Media room', /\bmedia room\b|\bhome theater\b/],
  ['Wine cellar', /\bwine (?:cellar|room)\b/],
  ['Wet bar', /\bwet bar\b/],
  ['Roof deck', /\broof(?:top)? (?:deck|terrace)\b/],
  ['Fire pit', /\bfire ?pit\b/],
  ['Walk-out basement', /\bwalk[- ]?out basement\b|\bdaylight basement\b|\bbasement with walk-out\b/],
  ['Finished basement', /\bfinished basement\b|\bbasement (?:adds|counts|has) [\d,]+ finished\b/],
  [
    'Renovated',
    /\b(?:newly|recently|fully|completely|tastefully|beautifully) (?:renovated|remodeled|updated)\b|\b(?:renovated|remodeled|updated) (?:kitchen|bath\w*|throughout)\b/,
  ],
  ['New roof', /\bnew(?:er)? roof\b/],
  ['Heat pump', /\bheat pump\b/],
  ['Central air', /\bcentral (?:air(?: conditioning)?|a\/?c)\b/],
  ['Fireplace', /\bfireplaces?\b|\bwood[- ]?stove\b/],
  [
    'Primary bedroom on the main floor',
    /\bprimary (?:bedroom|suite) (?:is )?on (?:the )?main (?:floor|level)\b|\bmain[- ](?:floor|level) primary\b/,
  ],
  ['Home office', /\bhome office\b|\bstudy\b|\bden\b/],
  ['Open plan', /\bopen (?:floor )?plan\b|\bopen[- ]concept\b/],
  ['High ceilings', /\b(?:high|vaulted|cathedral|soaring|beamed|\d+[- ]?f(?:oo)?t) ceilings?\b/],
  ['Hardwood floors', /\b(?:hardwood|wood|oak|maple) floors?\b|\bhardwood underfoot\b|\bhardwoods\b/],
  ['Stone counters', /\b(?:granite|quartz|marble|stone|soapstone) (?:counter(?:top)?s?|island)\b/],
  ['Kitchen island', /\bisland\b(?! (?:county|city|life))/],
  ['Gas range', /\bgas (?:range|cooktop|stove)\b/],
  ['Walk-in closet', /\bwalk-in closets?\b/],
  ['Soaking tub', /\bsoaking tub\b/],
  ['Fenced yard', /\bfenced (?:back |front |side )?(?:yard|garden|lot)\b|\bfully fenced\b|\bfencing all around\b/],
  ['Garden', /\bgarden (?:beds|space)\b|\braised beds\b|\blandscaped garden\b/],
  ['Covered patio', /\bcovered (?:patio|porch|deck)\b/],
  ['Deck', /\bdeck\b/],
  ['Patio', /\bpatio\b/],
  ['Balcony', /\bbalcon(?:y|ies)\b/],
  ['Corner lot', /\bcorner lot\b/],
  ['Cul-de-sac', /\bcul[- ]de[- ]sac\b/],
  ['Three-car garage', /\b(?:three|3|four|4)[- ]car garage\b/],
  ['Elevator', /\belevator\b/],
  ['Fitness center', /\bfitness (?:center|room)\b|\bgym\b/],
  [
    'Close to transit',
    /\btransit (?:stops?|station)\b[^.]*\b(?:close|near\w*|away|steps)\b|\b(?:buses|trains|transit)\b[^.]*\bstops? (?:nearby|a few blocks)/,
  ],
];

const MOST_SHOWN = 8;
/** Words just before a match that negate it: the home lacks it, has room for it, or lies near it. */
const TAKEN_AWAY =
  /\b(?:no|not|without|lacks?|never|isn['’]t|former|shared|neighbou?r\w*|room for|space for|potential|future|planned|plumbed|wired|ready|could|add (?:a|an|your)|near(?:by)?|close to|far from|blocks? (?:to|from)|minutes? (?:to|from)|steps? (?:to|from))\b[^,]*$/;
const REACH_CHARACTERS = 40;

/** What a description says the home has, rarest first and at most eight: read by fixed patterns, sentence by sentence. */
export function findHighlights(remarks: string): string[] {
  const sentences = remarks.toLowerCase().split(/(?<=[.!?;])\s+|\n+/);
  const found = HIGHLIGHTS.filter(([, pattern]) => sentences.some((sentence) => says(sentence, pattern)));
  return withoutParts(found.map(([label]) => label)).slice(0, MOST_SHOWN);
}

function says(sentence: string, pattern: RegExp): boolean {
  const at = sentence.search(pattern);
  if (at < 0) return false;
  const before = sentence.slice(Math.max(0, at - REACH_CHARACTERS), at);
  return !TAKEN_AWAY.test(before);
}

/** The plain word is dropped where the fuller one is found. */
function withoutParts(labels: readonly string[]): string[] {
  const fuller: Record<string, string[]> = {
    Deck: ['Roof deck', 'Covered patio'],
    Patio: ['Covered patio', 'Deck'],
    'Water view': ['Waterfront'],
    'Finished basement': ['Walk-out basement'],
  };
  return labels.filter((label) => !(fuller[label] ?? []).some((other) => labels.includes(other)));
}
