/** Signs that say a word wherever they stand: "🚫👶". */
const ALWAYS: Record<string, string> = {
  '🚫': 'no',
  '⛔': 'no',
  '❌': 'no',
  '❎': 'no',
  '✖': 'no',
  '🙅': 'no',
  '✅': 'welcome',
  '✔': 'welcome',
  '🆗': 'welcome',
  '🔞': 'adults only',
  '👶': 'kids',
  '🧒': 'kids',
  '👦': 'kids',
  '👧': 'kids',
  '🚸': 'kids',
  '🍼': 'babies',
  '♿': 'wheelchairs',
  '🦽': 'wheelchairs',
  '🦼': 'wheelchairs',
  '🦮': 'guide dogs',
  '🐕‍🦺': 'service dogs',
};

/** Signs that decorate, and say a word only beside "no" or "only". */
const BESIDE_LIMITS: Record<string, string> = {
  '👪': 'families',
  '👫': 'couples',
  '💑': 'couples',
  '💏': 'couples',
  '👰': 'brides',
  '👬': 'gay couples',
  '👭': 'gay couples',
  '👨‍❤‍👨': 'gay couples',
  '👩‍❤‍👩': 'gay couples',
  '🏳‍🌈': 'gay people',
  '🌈': 'gay people',
  '🏳‍⚧': 'transgender people',
  '⚧': 'transgender people',
  '👨': 'men',
  '🧔': 'men',
  '🚹': 'men',
  '♂': 'men',
  '👩': 'women',
  '🚺': 'women',
  '♀': 'women',
  '💃': 'women',
  '👴': 'seniors',
  '👵': 'seniors',
  '🧓': 'seniors',
  '🤰': 'pregnant women',
  '🤱': 'nursing mothers',
  '🎓': 'students',
  '🧑‍🎓': 'students',
  '🧕': 'muslim women',
  '👳': 'sikhs',
  '✝': 'christian',
  '⛪': 'christian',
  '☪': 'muslim',
  '🕌': 'muslim',
  '✡': 'jewish',
  '🕎': 'jewish',
  '🕍': 'jewish',
  '🕉': 'hindu',
  '🛕': 'hindu',
  '☸': 'buddhist',
  '🧑‍🦽': 'wheelchair users',
  '🧑‍🦼': 'wheelchair users',
  '🧑‍🦯': 'blind people',
  '🦯': 'canes',
  '🧏': 'deaf people',
  '🦻': 'hearing aids',
  '🪖': 'soldiers',
};

const LIMITS = /🚫|⛔|❌|❎|✖|🙅|🔞|\b(?:no|not|only|prefs?|prefer\w*|zero|without|except|sin|solo)\b/iu;
/** How far a limit may stand from what it limits. */
const NEAR = 16;
const PICTURE =
  /\p{RI}\p{RI}|\p{Extended_Pictographic}[\uFE0F\p{EMod}]?(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{EMod}]?){0,5}/uy;

const regions = new Intl.DisplayNames(['en'], { type: 'region' });

/** The words of the picture that stands here, and its length in UTF-16 units; or undefined. */
export function readPicture(text: string, at: number): { words: string; length: number } | undefined {
  PICTURE.lastIndex = at;
  const seen = PICTURE.exec(text)?.[0];
  if (seen === undefined) return undefined;
  // "🧑‍🦽" stands for "👩‍🦽" too.
  const plain = seen.replaceAll(/[\uFE0F\p{EMod}]/gu, '');
  const first = plain.split('\u200D')[0] ?? plain;
  const always = ALWAYS[plain] ?? ALWAYS[first];
  if (always !== undefined) return { words: always, length: seen.length };
  // The people of a family are not read one by one.
  const nothing = seen.includes('\u200D') ? { words: '', length: seen.length } : undefined;
  if (!LIMITS.test(text.slice(Math.max(0, at - NEAR), at)) && !LIMITS.test(text.slice(at + seen.length, at + seen.length + NEAR)))
    return nothing;
  const words =
    peopleOf(seen) ??
    BESIDE_LIMITS[plain] ??
    (/[👶🧒👦👧]/u.test(plain) ? 'families' : undefined) ??
    BESIDE_LIMITS[plain.replace(/^[👨👩]/u, '🧑')] ??
    BESIDE_LIMITS[first] ??
    (plain.endsWith('\u200D♀') ? 'women' : plain.endsWith('\u200D♂') ? 'men' : undefined);
  return words === undefined ? nothing : { words: `${toneOf(seen)}${words}`, length: seen.length };
}

/** "🇲🇽": who comes from there. */
function peopleOf(seen: string): string | undefined {
  if (!/^\p{RI}/u.test(seen)) return undefined;
  const code = Array.from(seen, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x1f1e6 + 65)).join('');
  return code === 'US' ? 'americans' : `people from ${(regions.of(code) ?? 'abroad').toLowerCase()}`;
}

/** "👩🏿 🚫": color, where it is the person's. */
const toneOf = (seen: string): string =>
  /^[👨👩🧔👴👵🧓👪👫💑]/u.test(seen) ? (/[🏾🏿]/u.test(seen) ? 'black ' : /[🏻🏼]/u.test(seen) ? 'white ' : '') : '';
