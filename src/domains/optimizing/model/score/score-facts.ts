import { EDITOR_FIELDS } from '#domains/selling/contract.ts';
import { settleFacts } from '../settle-facts.ts';
import { joinWords } from '../writing/statement.ts';
import { FILTERED_FACTS, FILTERED_FACTS_OF_LAND } from './score-rules.ts';
import { line, type ListingToScore, type ScoreLine } from './score-types.ts';

const NEEDED_POINTS = 12;
const FILTERED_POINTS = 8;

const isGiven = (value: unknown) => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
/** As its label in the editor names it, where people look for it: "full baths", "ZIP code". */
function sayField(field: string): string {
  const known = EDITOR_FIELDS.get(field);
  // What is answered by yes or no is asked for in other words there: "Has a view".
  if (known === undefined || known.kind === 'boolean')
    return field
      .replace(/YN$/, '')
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase();
  return known.label.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());
}

const listed = (fields: readonly string[]) => joinWords(fields.map(sayField));

/** Facts that are given. Facts that contradict each other count as not given. */
export function scoreFacts({ facts, needs, year }: ListingToScore): ScoreLine[] {
  const { facts: settled, contradictions } = settleFacts(facts, { year });
  const needed = Object.keys(needs).filter((field) => field !== 'PublicRemarks');
  const asked = facts.fields['PropertySubType'] === 'Unimproved Land' ? FILTERED_FACTS_OF_LAND : FILTERED_FACTS;
  const filtered = asked.filter((field) => !needed.includes(field));
  const lineOf = (key: string, label: string, fields: readonly string[], of: number): ScoreLine => {
    const missing = fields.filter((field) => !isGiven(settled.fields[field]));
    const disputed = missing.filter((field) => isGiven(facts.fields[field]));
    const given = fields.length - missing.length;
    const first = disputed[0] ?? missing[0] ?? '';
    return line({
      key,
      label,
      part: fields.length === 0 ? 1 : given / fields.length,
      of,
      why:
        `${given} of ${fields.length} are filled in` +
        (disputed.length === 0
          ? ''
          : `; ${listed(disputed)} ${disputed.length === 1 ? 'contradicts' : 'contradict'} another field (${contradictions[0]?.message ?? ''})`),
      fix: {
        todo: disputed.length > 0 ? `Correct ${listed(disputed)}` : `Fill in ${listed(missing)}`,
        minutes: Math.max(1, missing.length),
        where: EDITOR_FIELDS.get(first)?.group ?? 'Basics',
        field: first,
      },
    });
  };
  return [
    lineOf('needed-facts', 'What this kind of home needs', needed, NEEDED_POINTS),
    lineOf('filtered-facts', 'What buyers filter by', filtered, FILTERED_POINTS),
  ];
}
