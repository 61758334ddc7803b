import { addSpan, claim, type Draft } from './draft.ts';
import { isKnownWord } from './line/spelling.ts';

/** Text that speaks to the machine instead of asking for a home. */
const INJECTIONS: RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|skip)\b.{0,40}\b(?:instructions?|rules?|prompts?|polic(?:y|ies)|guidelines?|guidance|checks?|laws?|safeguards?|fair housing|safety|restrictions|everything (?:above|before)|previous|prior|above|filters? (?:and|,))/,
  /^\s*(?:system|assistant|developer|admin|user|human|ai|override|root|sudo)\s*:/,
  /\b\w*(?:role|admin|permission|privilege|auth)\w*\s*=\s*\w|\bgrant (?:me|us|yourself|this user|all users)\b|\b(?:give|allow|get) (?:me|us) (?:full|admin|root|unrestricted|complete|unlimited) (?:access|control|rights|permissions?)\b/,
  /\b(?:you are|you're|you re) (?:now|no longer)\b|\bact as\b|\bpretend (?:to be|you|that)\b|\brole ?play\b|\bfrom now on\b|\bnew instructions?\b|\bnew (?:rules?|directives?|polic(?:y|ies)|orders?)\s*:|\bstop being an?\b|\b(?:answer|respond to|reply to) (?:every|all|each|any) (?:question|message|query|request)s?\b|\bdo anything now\b/,
  /\b(?:reveal|print|show|output|repeat|display|leak|tell me|give me|what (?:is|are)|dump|return)\b(?:(?!\b(?:and|then|but|also)\b|[,;]).){0,30}\b(?:system prompt|your (?:prompt|instructions|rules|system|configuration|source code)|passwords?|api keys?|secrets?|credentials|environment variables?|tokens?|user (?:data|table|records|emails)|other users|all users|database schema)/,
  /\b(?:delete|drop|wipe|erase|truncate|remove|update|insert into|grant)\b.{0,25}\b(?:tables?|databases?|saved search(?:es)?|users?|accounts?|all (?:data|listings|records|files|homes)|records|everything|my profile)\b/,
  /\b(?:delete|insert|drop|alter|truncate|update|create)\s+(?:from|into|table|database|schema|user)\b|\bselect\b.+\bfrom\b.+|\bunion select\b|\bor\s+'?1'?\s*=\s*'?1|'\s*(?:or|and)\s+'?\w+'?\s*=|;\s*--|\bdrop table\b|[\w'")]\s*--\s*$|\bxp_cmdshell\b/,
  /<\s*\/?\s*(?:script|img|iframe|svg|object|embed|body|a href|system|instructions?|prompt)\b|\[\/?inst\]|<<\s*sys|<\|im_|#{2,}\s*(?:system|instruction|new)|javascript:|onerror\s*=|\$\{|\{\{|\beval\s*\(|\brm -rf\b|\bcurl\b.+http|\bwget\b|\bsudo\b|\/etc\/passwd|\.\.\//,
  /\b(?:set|change|make|update)\s+(?:the\s+)?\w+_\w+\s+(?:to|=)/,
  /\b(?:jail ?break|developer mode|dan mode|god mode|admin (?:mode|access|rights|privileges?|panel)|as (?:an )?admin(?:istrator)?|root access|superuser)\b/,
  /\b(?:execute|run|call|invoke)\b.{0,20}\b(?:code|commands?|scripts?|sql|functions?|tools?|shell|query)\b/,
  /\b(?:email|send|forward|post|upload)\b.{0,30}\b(?:(?:user|customer|client|private|personal) (?:data|info|information|list|emails|records)|(?:all|every|each|other)(?: the| of the)? (?:users?|customers?|clients?|owners?|sellers?|agents?|members?|people))\b/,
  /\b(?:export|extract|download|scrape|retrieve|fetch|collect|list|give|send|show|get)\b.{0,30}\b(?:all|every|each|user|users|customer|customers|owner|owners|seller|sellers|agent|agents|member|members)(?:'?s'?)?\b.{0,20}\b(?:e-?mails?|phone numbers?|personal data|contact (?:details|info\w*)|ssns?|social security|credit cards?|bank accounts?)\b/,
  /\byou (?:are|have) (?:dan\b|(?:no|zero|without) (?:rules|restrictions|limits|limitations|filters|guidelines))/,
  /\bsystem (?:override|prompt|message|instructions?)\b|\bset (?:my |the )?(?:\w+[._])?(?:role|user|permissions?|is_?admin)\s*=|\b(?:role|is_?admin|permissions?)\s*=\s*\w|\b(?:disable|deactivate|turn off|switch off|circumvent)\b.{0,30}\b(?:filters?|rules?|safety|safeguards?|polic(?:y|ies)|protections?|moderation|checks|guardrails?|fair housing)\b|\bthe (?:prompt|instructions) (?:that )?you (?:were|are|got|have)\b/,
  /\b(?:hidden|initial|original|secret|system) (?:instructions|prompts?|rules|message)\b|\b(?:words|text|message|prompt) above\b|\bwhat were you told\b|\b(?:repeat|print|output|recite|echo|reveal)\b.{0,15}\b(?:everything|all|text|words?|lines?|messages?)\b.{0,10}\b(?:above|before|so far|verbatim)\b|\bif you had no (?:restrictions|rules|limits|filters)\b/,
  /["']\s*(?:or|and)\s*["']*\w*["']*\s*=|["']role["']\s*:|\b(?:leads|data|results|listings|everything|them)\b.{0,20}\bto\s+\S+@\S+|\bhack (?:into|the|this|your|their)\b/,
  /\b(?:respond|reply|answer) only with\b|\bmark (?:all|every|this) .{0,20}\bas (?:sold|free|approved)\b|\bend of (?:prompt|instructions)\b|\bset (?:(?:all|every|each|the) )*prices? (?:to|=)|\b(?:you|the system) (?:must|will|shall|have to|need to|should) (?:now )?(?:set|delete|change|return|approve|grant|obey|comply|print|show me all)\b/,
];

/** The same in other languages: ignore earlier text, reveal a secret, erase stored data. */
const INJECTIONS_ABROAD: RegExp[] = [
  /(?:指示|指令|プロンプト|命令|지시|명령|프롬프트|निर्देश).{0,20}(?:無視|忘れ|무시|잊|अनदेख|भूल)/u,
  /(?:ignora|ignore[rz]?|ignoriere?n?|olvid[ae]|oublie[rz]?|vergiss|vergessen|dimentica|esque[cç]a|desconsidere|negeer|vergeet|игнорир\p{L}*|забуд\p{L}*|忽略|无视|忘记|無視|تجاهل).{0,40}(?:instruc|anweisung|befehl|istruzion|consigne|r[eè]gle|regel|reglas|regole|regras|anterior|pr[eé]c[eé]dent|vorherig|инструкц|правил|指令|指示|提示|التعليمات)/u,
  /(?:muestra|mu[eé]strame|dime|affiche[rz]?|montre[rz]?|donne[rz]?|zeig\p{L}*|gib mir|mostra(?:mi)?|rivela|revel[ae]|toon|покаж\p{L}*|显示|告诉).{0,40}(?:contrase[nñ]|mots? de passe|passw[oö]rt|password|senha|wachtwoord|парол|密码|system ?prompt|base de (?:datos|donn[eé]es)|datenbank|banco de dados)/u,
  /(?:borra|elimina|supprime[rz]?|l[oö]sche\p{L}*|cancella|apag[au]e?|exclua|verwijder|удал\p{L}*|删除).{0,25}(?:base de|base dati|tabl|cuentas|comptes|konten|datenbank|dati|usuarios|utilisateurs|benutzer|banco de|数据|данн|пользовател)/u,
];

/** Marks the sentences that are instructions to the machine, so that no rule reads them. */
export function claimInjections(draft: Draft): void {
  let hasSystemTone = false;
  for (const sentence of splitSentences(draft.text)) {
    const lower = sentence.text.toLowerCase().replaceAll('’', "'");
    const order = findOrder(lower, hasSystemTone);
    if (order === undefined) continue;
    const [from, to] = [sentence.start + order.from, sentence.start + order.to];
    if (/^\s*(?:system|assistant|developer|admin)\s*:/.test(lower)) hasSystemTone = true;
    draft.safety = { flag: 'injection', action: 'treat_as_text_no_privileged_action' };
    draft.line.forEach((token, index) => {
      if (token.isClaimed || token.start < from || token.end > to) return;
      claim(draft, index, index + 1);
      addSpan(draft, { from: index, to: index + 1 }, 'safety');
    });
  }
}

/** Where in a sentence an instruction begins and ends: wishes before it and text after markup are still read. */
function findOrder(sentence: string, hasSystemTone: boolean): { from: number; to: number } | undefined {
  const starts = [...INJECTIONS, ...INJECTIONS_ABROAD]
    .map((pattern) => pattern.exec(sentence)?.index)
    .filter((index) => index !== undefined);
  const isGoingOn =
    hasSystemTone &&
    /^\s*(?:and |then |also |now )*(?:set|delete|give|show|make|return|print|approve|grant|list|send)\b/.test(sentence);
  if (isGoingOn) return { from: 0, to: sentence.length };
  if (starts.length === 0) return undefined;
  const first = Math.min(...starts);
  const markup = /<\s*(script|iframe|svg|object)\b.*<\s*\/\s*\1\s*>/.exec(sentence);
  if (markup?.index === first) return { from: first, to: first + markup[0].length };
  const clause = [...sentence.slice(0, first + 1).matchAll(/[,;'"<{[#]|\b(?:and|then|also|but)\b/g)].at(-1)?.index ?? 0;
  return { from: clause, to: sentence.length };
}

function splitSentences(text: string): { text: string; start: number; end: number }[] {
  const sentences: { text: string; start: number; end: number }[] = [];
  for (const match of text.matchAll(/[^.!?\n]+(?:[.](?=\d)[^.!?\n]+)*[.!?\n]*/g))
    sentences.push({ text: match[0], start: match.index, end: match.index + match[0].length });
  return sentences;
}

const OFF_TOPIC =
  /\b(?:weather|forecast|jokes?|poem|recipes?|president|prime minister|capital of|translate|(?:my|with|some) homework|essay|stock (?:price|market)|bitcoin|crypto|who won|lyrics|song|movies?|football|soccer|basketball (?:game|score)|meaning of life|horoscope|python|javascript|math|calculate|\d+ ?[+*x/] ?\d+ ?=|write (?:me )?(?:a|an|some)|sing|story about|pizza|how (?:to|do i|can i) (?:cook|bake)|restaurant recommendations?|flights? to|book (?:a|me)|hotel|dating|girlfriend|boyfriend|how are you|who are you|what are you|are you (?:a |an )?(?:human|robot|bot|ai)|your name|news|politics|election|medical|symptoms?|legal advice|tax return)\b/;

/** Questions and orders; about homes only where a word of homes is in them. */
const ASKS_SOMETHING_ELSE =
  /^(?:please |hey |hi |ok |so )*(?:what|whats|what's|who|whos|who's|when|why|how|is it|are you|do you|can you|could you|will you|tell me|explain|define|describe|write|play|call|remind|set an? (?:timer|alarm)|turn (?:on|off)|order me|buy me|give me a|solve|convert|calculate|compose|draft|summari[sz]e)\b/;
const HOME_WORDS =
  /\b(?:homes?|hous(?:e|es|ing)|propert(?:y|ies)|apartments?|condos?|townho(?:me|use)s?|neighbou?rhoods?|areas?|mortgages?|rent(?:als?)?|buy(?:ing)?|listings?|prices?|bed(?:room)?s?|bath(?:room)?s?|land|lots?|acres?|schools?|places?|live|living|move|moving|sell|estate|afford|commute|hoa|markets?|zip|streets?|towns?|suburbs?|cit(?:y|ies)|yards?|gardens?|garages?|kitchens?|views?|rooms?|stairs|parking|pools?|basements?)\b/;

/** Remarks on a sentence once everything is read. Most serious first. */
export function judgeSafety(draft: Draft): Draft['safety'] {
  if (draft.safety !== null) return draft.safety;
  const isEmpty =
    Object.keys(draft.filters).length + draft.must.length + draft.mustNot.length === 0 &&
    draft.sort === null &&
    draft.fairHousing.length === 0;
  const isAboutNothingElse =
    draft.must.length + draft.mustNot.length + draft.fairHousing.length === 0 &&
    draft.sort === null &&
    Object.keys(draft.filters).every((key) => key === 'types' || key === 'places');
  if (isEmpty && !HOME_WORDS.test(draft.text.toLowerCase()) && ASKS_SOMETHING_ELSE.test(draft.text.toLowerCase().trim()))
    return { flag: 'off_topic', action: 'say_what_can_be_asked' };
  if (isAboutNothingElse && OFF_TOPIC.test(draft.text.toLowerCase())) {
    draft.filters = {};
    return { flag: 'off_topic', action: 'say_what_can_be_asked' };
  }
  if (isNegative(draft.text)) dropCounts(draft);
  if (isEmpty && isGarbage(draft)) return { flag: 'garbage', action: 'ask_to_rephrase' };
  if (isImpossible(draft)) return { flag: 'impossible', action: 'explain_and_ask' };
  if (draft.meaningfulEmoji > 0 || draft.emoji >= 3) return { flag: 'emoji', action: 'parse_if_possible' };
  return null;
}

/** Keyboard mash and words of no language: nearly no word is known, and some cannot be one, or several are none. */
function isGarbage(draft: Draft): boolean {
  if (draft.soft.length > 0) return false;
  const words = [...new Set(draft.line.filter((token) => /^[a-z]/.test(token.word)).map((token) => token.word))];
  if (words.length === 0) return draft.emoji === 0;
  if (words.length === 1 && draft.line.filter(({ word }) => word === words[0]).length >= 3) return true;
  const strange = words.filter((word) => !isKnownWord(word) && !(draft.isFrequentWord?.(word) ?? false));
  const impossible = strange.filter(isUnpronounceable);
  if (strange.length / words.length < 0.6) return false;
  if (impossible.length >= Math.max(1, strange.length / 3)) return true;
  return draft.isFrequentWord !== undefined && strange.length >= 2 && !strange.some((word) => PLACE_NAME.test(word));
}

/** Unknown words that end as names of places do may be names of places. */
const PLACE_NAME =
  /.(?:ville|ton|burg|burgh|wood|field|ford|dale|port|view|land|lands|ham|bury|shire|worth|mont|ridge|brook|haven|side|vale|gate|mere|stead|boro|borough|polis|hurst|crest|cester|mouth|ington)s?$/;

/** Letters that do not follow one another in words of English or its neighbors. */
function isUnpronounceable(word: string): boolean {
  if (word.length < 3) return false;
  if (!/[aeiouy]/.test(word) || /[^aeiouy]{5}/.test(word) || /(.)\1\1/.test(word)) return true;
  return /(?:[bdfghjklmnpqrtvwxz]q|q[^u]|jh|jk|kj|dk|zx|xz|xc(?!e|i)|vb|bv|fg|gf|hj|jf|fj|hg|wq|vz|zv|kd|dj(?!a|o)|sd(?!a)|df|lk(?!$|[aeiosy])|qw|mn[bv]|cv|vc)/.test(
    word,
  );
}

type NumberKey = 'price' | 'beds' | 'baths' | 'sqft' | 'lot_sqft' | 'year' | 'stories' | 'dom' | 'units' | 'price_per_sqft';
const PAIRS: NumberKey[] = ['price', 'beds', 'baths', 'sqft', 'lot_sqft', 'year', 'stories', 'dom', 'units', 'price_per_sqft'];

/** "Minus 3 bedrooms", "max -100000": no home has fewer than none. */
function isNegative(text: string): boolean {
  return /\b(?:max|min|under|below|over|above)\s[-−]\$?\d|\d+ negative \w|(?:^|[\s,])[-−](?=\d)\d+ ?(?:bed|bath|br\b|bd\b|ba\b|sq|room|stor|acre|car)|\b(?:negative|minus) \w+ (?:bed|bath|dollar|room)/i.test(
    text,
  );
}

/** Counts below zero ask for nothing that could be searched. */
function dropCounts({ filters, text }: Draft): void {
  for (const [noun, keys] of Object.entries({ bed: ['beds_min', 'beds_max'], bath: ['baths_min', 'baths_max'] } as const))
    if (new RegExp(`(?:minus|negative|[-−]) ?\\w+ ${noun}`, 'i').test(text)) for (const key of keys) delete filters[key];
}

function isImpossible({ filters, text, today }: Draft): boolean {
  const values = filters as Record<string, unknown>;
  const isCrossed = PAIRS.some((key) => {
    const [min, max] = [values[`${key}_min`], values[`${key}_max`]];
    return typeof min === 'number' && typeof max === 'number' && min > max;
  });
  const leastPrice = filters.listing_type === 'rent' ? 50 : 1000;
  const price = filters.price_max ?? filters.price_target;
  const isTooCheap = price !== undefined && price < leastPrice;
  const isTooMuch =
    (filters.beds_min ?? 0) > 25 ||
    (filters.baths_min ?? 0) > 25 ||
    (filters.stories_min ?? 0) > 120 ||
    (filters.garage_min ?? 0) > 10;
  const isTooSmall = (filters.sqft_max ?? 1000) < 60;
  const thisYear = Number(today.slice(0, 4));
  const isInFuture =
    (filters.year_min ?? 0) > thisYear + 5 ||
    /\b(?:built|constructed|from) (?:in |after |since |before )?(?:the )?(?:year )?(?:2[1-9]\d\d|[3-9]\d{3})(?! ?(?:[$,.]\d|k\b|sq|sf|f(?:ee|oo)?t|m|usd|dollars|to|-|\/|and))\b/.test(
      text.toLowerCase(),
    );
  const isNowhere =
    /\b(?:on|in|to) (?:the )?(?:moon|mars|jupiter|venus|saturn|atlantis|narnia|outer space|space|hogwarts|gotham|wakanda|middle earth)\b|\btime machine\b|\bteleport\b/.test(
      text.toLowerCase(),
    );
  const isSelfDenying = filters.new_construction === true && (filters.year_max ?? 9999) < thisYear - 20;
  return isCrossed || isNegative(text) || isTooSmall || isTooCheap || isTooMuch || isInFuture || isNowhere || isSelfDenying;
}
