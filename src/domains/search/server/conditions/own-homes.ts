import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { OwnMark, SearchFilters } from '../../contract.ts';
import type { Predicate } from './predicate.ts';

/** Homes by how well they match somebody's profile, 0 to 100. */
export interface MatchScores {
  scores: ReadonlyMap<number, number>;
  /** False: more homes could match than were scored. */
  isComplete: boolean;
}

/** What search needs to know about its reader; the domains that store it are above search, so the server passes it in. */
export interface ReaderHomes {
  /** Ids of the caller's homes with a mark; empty for anyone else. */
  listMarked(ctx: Context, mark: OwnMark): Promise<readonly number[]>;
  /** Scores by the caller's profile of the homes that fail none of its musts; null without a profile that says anything. */
  scoreHomes(ctx: Context): Promise<MatchScores | null>;
}

/** The homes of one reader that the personal filters of a search name. */
export interface OwnHomes {
  marked: ReadonlyMap<OwnMark, readonly number[]>;
  matches: MatchScores | null;
}

/** Who searches, with the homes of theirs that the search names. */
export type ReaderContext = Context & { own?: OwnHomes };

/** Looks up the data for a search's personal filters. */
export async function findOwnHomes(
  readers: ReaderHomes,
  ctx: Context,
  { mine = [], matchScoreMin }: Pick<SearchFilters, 'mine' | 'matchScoreMin'>,
): Promise<OwnHomes> {
  const [marked, matches] = await Promise.all([
    Promise.all(mine.map(async (mark) => [mark, await readers.listMarked(ctx, mark)] as const)),
    matchScoreMin === undefined ? null : readers.scoreHomes(ctx),
  ]);
  return { marked: new Map(marked), matches };
}

const NOT_PERSONAL = 'goes by what its reader has done, so it works only on the page of results of someone who is signed in';

/** The personal conditions of a search. Throws `invalid` if the reader, or their profile, is missing. */
export function ownPredicates({ mine = [], matchScoreMin }: SearchFilters, own: OwnHomes | undefined): Predicate[] {
  const predicates = mine.map((mark): Predicate => {
    const ids = own?.marked.get(mark);
    if (ids === undefined) throw refuse('mine', NOT_PERSONAL);
    return amongHomes('mine', ids);
  });
  if (matchScoreMin === undefined) return predicates;
  if (own === undefined) throw refuse('matchScoreMin', NOT_PERSONAL);
  if (own.matches === null) throw refuse('matchScoreMin', 'needs a buyer profile, and you have none yet');
  return [...predicates, amongHomes('matchScoreMin', listMatching(own.matches, matchScoreMin))];
}

export function listMatching({ scores }: MatchScores, scoreMin: number): number[] {
  // Rounds to the whole point, like the shown score.
  return [...scores].flatMap(([id, score]) => (Math.round(score) >= scoreMin ? [id] : []));
}

export function amongHomes(filter: 'mine' | 'matchScoreMin', ids: readonly number[]): Predicate {
  return { filter, ids, columns: ['id'], write: (sql) => `l.id = any (${sql.value(ids)}::bigint[])` };
}

function refuse(filter: string, reason: string): DomainError {
  return new DomainError('invalid', `${filter}: ${reason}`, { fields: { [filter]: `This filter ${reason}.` } });
}
