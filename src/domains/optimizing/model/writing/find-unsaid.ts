import { readClaims } from '../claims/read-claims.ts';
import type { HomeFacts } from '../home-facts.ts';
import { planStatements } from './statements.ts';

const MOST = 12;
const OF_NOTE = 4;

/** What is known of the home and its description does not say, what buyers ask for first before the rest. */
export function findUnsaid(facts: HomeFacts, description: string): { text: string; fields: string[] }[] {
  const said = readClaims(description, facts).filter(({ fields }) => fields.length > 0);
  const words = description.toLowerCase();
  return planStatements(facts)
    .filter(({ topic, salience }) => topic !== 'nearby' && topic !== 'costs' && salience >= OF_NOTE)
    .toSorted((a, b) => b.salience - a.salience)
    .filter(({ nouns, fields }) => {
      const isNamed = nouns.some((noun) => words.includes(noun.toLowerCase().replace(/^(?:an?|the) /, '')));
      // Of a field with one value, any claim that rests on it says it.
      const isSaid = fields.some(
        (field) => !Array.isArray(facts.fields[field]) && said.some((claim) => claim.fields.includes(field)),
      );
      return nouns.length > 0 && !isNamed && !isSaid;
    })
    .slice(0, MOST)
    .map(({ nouns, fields }) => ({ text: nouns[0] ?? '', fields: [...fields] }));
}
