import { sql, type RawBuilder } from 'kysely';

/** Of a lead `l`: whether it was answered, or the time to answer it is over. */
export const isDue = (now: Date): RawBuilder<boolean> =>
  sql`(l.answered_at is not null or (l.status in ('new', 'viewed', 'expired') and l.answer_by <= ${now}))`;

/** Of a lead `l`: whether a quote was sent, and nobody waits for a yes or no to it. */
export const isDecided = sql<boolean>`(l.status <> 'quoted' and exists (select from quotes q where q.lead_id = l.id))`;

/** Of a lead `l`: whether the client took the quote. */
export const isWon = sql<boolean>`(l.status in ('won', 'in_progress', 'completed', 'reviewed'))`;
