import { readEditorField, ROOMS, type EditorValue } from '#domains/selling/contract.ts';
import { findRegion } from '#domains/listings/contract.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { LanguageModel } from '#platform/ai/language-model.ts';
import { hashString } from '#lib/random.ts';
import type { EnhancedListing } from '../contract.ts';
import { type HomeFacts, textOf } from '../model/home-facts.ts';
import { scoreText } from '../model/score/score-text.ts';
import { PLACE_NAME } from '../model/writing/identity.ts';
import { settleFacts } from '../model/settle-facts.ts';
import { checkText } from './check-text.ts';
import { presentCopy } from './present-copy.ts';

interface Pasted {
  title: string;
  description: string;
  facts: readonly { field: string; value: string | number | boolean | string[] }[];
  /** What photos of the home show. */
  rooms?: readonly string[];
  round: number;
}

/** Checks pasted texts, and writes new ones from the given facts. Stores nothing. Throws `invalid` with facts that cannot be. */
export async function enhanceListing(
  ctx: Pick<Context, 'now' | 'log'> & { languageModel: LanguageModel },
  { title, description, facts: given, rooms = [], round }: Pasted,
): Promise<EnhancedListing> {
  const facts: HomeFacts = { fields: readGiven(given), rooms: readRooms(rooms), nearby: [] };
  const year = ctx.now.getUTCFullYear();
  const region = findRegion(textOf(facts, 'StateOrProvince') ?? '');
  const state = region?.code ?? null;
  const settled = settleFacts(facts, { year }).facts;
  const states = state === null ? [] : [state];
  return {
    before: {
      score: scoreText({ title, description, facts, year }),
      title: checkText(title, settled, states),
      description: checkText(description, settled, states),
    },
    copy: await presentCopy(ctx, {
      facts,
      seed: String(hashString(JSON.stringify([facts.fields, facts.rooms]))),
      round,
      year,
      state,
    }),
  };
}

function readRooms(rooms: readonly string[]): string[] {
  if (rooms.every((room) => ROOMS.includes(room))) return [...new Set(rooms)];
  throw new DomainError('invalid', 'Choose rooms from the list.', { fields: { rooms: 'Choose rooms from the list' } });
}

function readGiven(given: Pasted['facts']): Record<string, EditorValue> {
  const fields: Record<string, EditorValue> = {};
  const problems: Record<string, string> = {};
  for (const { field, value } of given) {
    const read = readEditorField(field, value);
    if ('problem' in read) problems[field] = read.problem;
    else if (read.value !== null) fields[field] = mergeLists(fields[field], read.value);
  }
  const city = fields['City'];
  if (typeof city === 'string' && !PLACE_NAME.test(city)) problems['City'] = 'Write the name of the city alone, as in Denver';
  if (Object.keys(problems).length > 0) throw new DomainError('invalid', 'Some facts are not possible.', { fields: problems });
  return fields;
}

const mergeLists = (before: EditorValue | undefined, value: EditorValue): EditorValue =>
  Array.isArray(before) && Array.isArray(value) ? [...new Set([...before, ...value])] : value;
