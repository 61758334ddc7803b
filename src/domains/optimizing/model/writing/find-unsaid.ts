import { readClaims } from '../claims/read-claims.ts';
import type { HomeFacts } from '../home-facts.ts';
import { aloneOf, type FieldedSentence } from './pair-sentences.ts';
import { planStatements } from './statements.ts';

const MOST = 12;
const OF_NOTE = 4;

/**
 * What is known of the home and its description does not say: the fields that buyers here filter by in their order, then the rest
 * by its weight.
 */
export function findUnsaid(
  facts: HomeFacts,
  description: string,
  asked: readonly string[] = [],
): { text: string; fields: string[] }[] {
  const said = readClaims(description, facts).filter(({ fields }) => fields.length > 0);
  const words = description.toLowerCase();
  const rankOf = (fields: readonly string[]) =>
    Math.min(...fields.map((field) => asked.indexOf(field)).map((at) => (at < 0 ? asked.length : at)), asked.length);
  return planStatements(facts)
    .filter(({ topic, salience }) => topic !== 'nearby' && topic !== 'costs' && salience >= OF_NOTE)
    .toSorted((a, b) => rankOf(a.fields) - rankOf(b.fields) || b.salience - a.salience)
    .filter(({ nouns, fields }) => {
      const isNamed = nouns.some((noun) => words.includes(nameOf(noun)));
      // Of a field with one value, any claim that rests on it says it.
      const isSaid = fields.some(
        (field) => !Array.isArray(facts.fields[field]) && said.some((claim) => claim.fields.includes(field)),
      );
      return nouns.length > 0 && !isNamed && !isSaid;
    })
    .slice(0, MOST)
    .map(({ nouns, fields }) => ({ text: nouns[0] ?? '', fields: [...fields] }));
}

/** What goes on from a sentence before it: "There is also a den", "Then step out to a deck". */
const GOES_ON = /\b(?:also|too|then|next|follows|continue|back|further on|go on|after that)\b/i;

/** The shortest of these sentences that says a thing by its name, rests on its fields, and goes on from no other if one does. */
export function findSentence(
  { text, fields }: { text: string; fields: readonly string[] },
  sentences: readonly FieldedSentence[],
): string | null {
  const noun = nameOf(text);
  const [shortest] = sentences
    .filter((one) => one.fields.some((field) => fields.includes(field)))
    .map(aloneOf)
    .filter((told) => told.toLowerCase().includes(noun))
    .toSorted((a, b) => Number(GOES_ON.test(a)) - Number(GOES_ON.test(b)) || a.length - b.length);
  return shortest ?? null;
}

/** Without its article. */
const nameOf = (noun: string): string => noun.toLowerCase().replace(/^(?:an?|the) /, '');
