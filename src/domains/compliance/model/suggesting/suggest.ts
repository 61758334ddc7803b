import type { Category, KindOfCopy, Rule } from '../finding.ts';
import { fitsIn } from './fits-in.ts';
import type { Item } from '../text/item.ts';

interface Advice {
  suggestion: string;
  replacement: string | null;
}

const remove = (suggestion: string): Advice => ({ suggestion, replacement: '' });
const rewrite = (suggestion: string): Advice => ({ suggestion, replacement: null });
/** What to say instead for a limit based on a fact about the home or on a lawful condition. */
const LIMITS: Partial<Record<Category, string>> = {
  race_color: 'Leave it out: the law protects people of every race and color. Describe the home.',
  national_origin: 'Leave it out: the law protects people wherever they come from. Describe the home.',
  religion: 'Leave it out: the law protects people of every faith, and of none. Describe the home.',
  sex: 'Leave it out: the law protects everyone, whatever their sex. Describe the home.',
  sexual_orientation_gender_identity: 'Leave it out: the law protects everyone. Describe the home.',
  familial_status: 'Leave it out. You may give a lawful limit on occupants as a number that applies to everyone.',
  disability: 'Leave it out. Describe the stairs, doors and floors instead.',
  source_of_income: 'Leave it out: many states and cities protect the source of income. Give the price and terms.',
  military_status: 'Leave it out: several states protect military status.',
  marital_status: 'Leave it out: several states protect marital status.',
  age: 'Leave it out, unless the community is qualified housing for older persons (HOPA). In that case, say so.',
  steering: 'Leave it out. Describe the home, and ask every applicant for the same things.',
};

const AUDIENCES: Partial<Record<Category, string>> = {
  familial_status: 'Describe the home: bedrooms, yard, single-level living, the distance to parks and playgrounds.',
  disability: 'Describe the home: step-free entry, elevator, third-floor walk-up.',
  sex: 'Describe the home: the layout, the size, the security features.',
  age: 'Describe the home: low upkeep, one level, the distance to the train.',
  marital_status: 'Describe the home: its rooms and layout.',
  source_of_income: 'Describe the home: a home office, the distance to downtown.',
  military_status: 'Give the distance to the base, or say that VA financing is accepted.',
};

/** What to do where the words are not about a home. */
const NOT_OF_HOMES: Partial<Record<KindOfCopy, string>> = {
  business: 'Leave it out. Say what you do, where and on which terms: they are the same for every client.',
  review: 'Leave it out. Say what was done, and how it went.',
};

/** Questions about what the law protects. */
const ASKED = /^(?:your|what|which|where|are you|have you) /;

const WORDS: Record<string, Advice> = {
  'bachelor pad': { suggestion: 'Name the home by what it is.', replacement: 'studio' },
  'man cave': { suggestion: 'Name the room by what it is.', replacement: 'bonus room' },
  'she shed': { suggestion: 'Name the building by what it is.', replacement: 'garden studio' },
  mancave: { suggestion: 'Name the room by what it is.', replacement: 'bonus room' },
};

/** What to do about a phrase, and a possible replacement in its own language, if the rest reads well with it. */
export function suggest(
  { rule, category, from, to }: { rule: Rule; category: Category; from: number; to: number },
  around: readonly Item[],
  { text, kind }: { text: string; kind: KindOfCopy },
): Advice {
  const items = around.slice(from, to);
  const ofHomes = inOwnLanguage(rule, category, items, text.slice(items[0]?.start, items.at(-1)?.end));
  const advice = { ...ofHomes, suggestion: NOT_OF_HOMES[kind] ?? ofHomes.suggestion };
  if (advice.replacement === null || fitsIn(around, { from, to }, advice.replacement, text)) return advice;
  return { ...advice, replacement: null };
}

function inOwnLanguage(rule: Rule, category: Category, items: readonly Item[], written: string): Advice {
  const advice = inEnglish(rule, category, items, written);
  if (advice.replacement === null || advice.replacement === '' || !items.some(({ isSpanish }) => isSpanish === true))
    return advice;
  return { ...advice, replacement: advice.replacement === 'anyone' ? 'todos' : null };
}

function inEnglish(rule: Rule, category: Category, items: readonly Item[], written: string): Advice {
  const last = items.at(-1);
  switch (rule) {
    case 'limit':
      if (items.some(({ letter }) => letter === 'y'))
        return remove('State the pet policy. Assistance animals must be accommodated as the law requires.');
      return remove(LIMITS[category] ?? 'Leave it out.');
    case 'animal':
      return remove('Leave it out. Nobody may charge a fee for an assistance animal.');
    case 'demand':
      return category === 'disability'
        ? remove('Leave it out. Describe the home instead: third-floor walk-up, no elevator.')
        : remove(LIMITS[category] ?? 'Leave it out.');
    case 'preference':
      return rewrite(`Leave it out. ${AUDIENCES[category] ?? 'Describe the home, not who should live there.'}`);
    case 'audience':
      if (written.endsWith('ly') && items.length === 2)
        return rewrite('Name what is near: parks, playgrounds and schools, with distances.');
      return {
        suggestion: AUDIENCES[category] ?? 'Describe the home, not who should live there.',
        replacement: /^[QH]$/.test(last?.letter ?? '') ? 'anyone' : null,
      };
    case 'people':
    case 'manner':
      return rewrite('Leave out the people. Describe the home and what is near.');
    case 'place': {
      const suggestion = 'Name the place without the people who live there.';
      // "Lutheran household preferred" names no place that could stay, nor does "mostly white" before a school zone.
      if (last === undefined || 'oR'.includes(last.letter)) return remove(suggestion);
      if ('aw'.includes(last.letter)) return rewrite(suggestion);
      return { suggestion, replacement: written.slice(written.length - (last.end - last.start)) };
    }
    case 'landmark':
      return rewrite('Name it only in directions, or give distances to stores, parks and transit.');
    case 'judgment': {
      const place =
        last !== undefined && /^[lLI]$/.test(last.letter) && !items.some(({ letter }) => 'zbvmnNVJ'.includes(letter))
          ? written.slice(written.length - (last.end - last.start))
          : '';
      return {
        suggestion: 'Give measurable facts: lighting, a gated entrance, distances, a rating with its source.',
        replacement: place === '' ? null : place,
      };
    }
    case 'word':
      if (ASKED.test(items[0]?.words ?? ''))
        return rewrite('Do not ask it. Ask every applicant for the same things that the lease needs.');
      return WORDS[items.map(({ words }) => words).join(' ')] ?? rewrite(AUDIENCES[category] ?? 'Describe the home instead.');
  }
}
