import { isKnownWord, isRead, SINGLE_WORDS } from './lexicon.ts';

/** Short words get too many neighbors to be taken for a slip of another. */
const LEAST_LETTERS = 6;
const MOST_LETTERS = 16;

/**
 * Real words one slip away from a word for people: they stay what they are. Found by trying a list of
 * 100,000 English words.
 */
const REAL_WORDS: ReadonlySet<string> = new Set(
  `addition additions africana agnostics aligns americana angles artist artists atheism babied babier babiest baddies
    baptism baptisms barbies believed birdies blanks bloomer bloomers booger boogers boomed boozer boozers brogans browned
    browner buddies burglary cadger cadgers carpetbagged chicane chicanes christiana christina christine claimant clutch
    clutches communism conger congers conservative cooed coupes coupled coupler couplers couplet couplets crazes crazier
    craziest croaks crocks croons crotch crotches crunch crunches danes deplorably depressions disable disables divorce
    divorces dominica drinks earner eiders elates elides employee employer enlistee expatiate expatiates expatriated fallow
    fallows farther fatter feather feathers felony foggy freeloaded fundamentalism gall galls gentle gentles germane grainy
    greeks greens greets handicapper heather honeymooner hoofer hoofers hooked hooter hooters hoover hoovers hunters indiana
    inform insaner invalid italiano junkier junkiest laddies ladles lazies leftest leftism liberal literals loonier looniest
    malign maligns mandarins manors marinas marine mariner mariners marred marrieds marries martina mediation medications
    meditation mexicana millennia millionairess miners minister minsters mishit mishits mooched mooches morons morton mugged
    muggier mulattoes muslin natter natters navvy nutted nuttier offended outlast outlasts outrider outriders outside
    outsides paeans pamper pampers paraplegia parole paroled paroles patent patents pensioned pheasant pheasants pleasant
    predator predatory processional processionals progressive proletariat prostheses prostituted psyche psyches psychs
    quadriplegia quaked quakes quarters quaver quavers queens rabbit rabbits rabbles ramble reenter reenters refuges
    regarded regards rehired retires retried reward rewarded rewards rewired robbed robbery rubber rubbers rubble safaried
    salaries sampan sampans satanism scouters seizure sensor sensors shingles shooters sifters singes singled singlet
    singlets sitters socialism solder solders soldiery solider sottish squatted subsidize subsidizer subsidizes thieved
    tiddler tiddlers toddle toddled toddles toots townees transient triples triplet trumped trumpery trumpet trumpeter
    trumpeters trumpets wacker walked walter wanker wankers welshes whiles whines whited whiten whitens whiter whitest
    whitey whiteys windowed windows worshiped writes yodels zealous zoomed`.split(/\s+/),
);

/** Words beside those for people that a slip must not hide. */
const OTHERS = [
  'support',
  'emotional',
  'service',
  'preferred',
  'neighborhood',
  'wheelchair',
  'speakers',
  'tenants',
  'renters',
  'children',
];

const bySkeleton = new Map<string, string>();
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

function build(): void {
  const add = (map: Map<string, string[]>, key: string, word: string) => {
    const list = map.get(key);
    if (list === undefined) map.set(key, [word]);
    else if (!list.includes(word)) list.push(word);
  };
  for (const word of [...SINGLE_WORDS, ...OTHERS]) {
    const skeleton = skeletonOf(word);
    if (skeleton.length > 3 && !bySkeleton.has(skeleton)) bySkeleton.set(skeleton, word);
    add(starred, `${word.charAt(0)}${word.length}`, word);
    if (word.length >= LEAST_LETTERS) for (const slip of slipsOf(word)) add(bySlip, slip, word);
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
  if (skeletonOf(word) === word) return bySkeleton.get(word);
  // scrollin'
  if (word.endsWith('in') && isRead(`${word}g`)) return `${word}g`;
  for (const said of [
    word.replaceAll(/(.)\1{2,}/g, '$1$1'),
    word.replaceAll(/(.)\1+/g, '$1'),
    word.replace(/z+$/, 's'),
    word.replace(/x+$/, 'cks'),
    word.replace(/x+$/, 'ks'),
  ])
    if (said !== word && isKnownWord(said)) return said;
  if (word.length < LEAST_LETTERS) return undefined;
  for (const slip of slipsOf(word)) for (const one of bySlip.get(slip) ?? []) if (isOneSlip(word, one)) return one;
  return undefined;
}
