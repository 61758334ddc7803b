import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Reviews } from '#platform/db/schema.gen.ts';
import type { Review } from '../contract.ts';
import { REVIEW_STATUSES } from '../contract/engagements.ts';
import { REVIEW_ASPECT_KEYS } from '../model/reasons.ts';
import { aspectsSchema } from './stored.ts';

export type ReviewRow = Selectable<Reviews>;
const statusSchema = z.enum(REVIEW_STATUSES).catch('removed');

/** "Bea L.": a review names its author by first name and initial. */
function shortName(name: string | undefined): string {
  const [first = 'A client', ...rest] = (name ?? '').split(/\s+/).filter((part) => part !== '');
  const last = rest.at(-1);
  return last === undefined ? first : `${first} ${last.slice(0, 1)}.`;
}

export function presentReview(row: ReviewRow, author: string | undefined): Review {
  const aspects = aspectsSchema.parse(row.aspects);
  return {
    id: row.id,
    stars: row.stars,
    aspects: Object.fromEntries(REVIEW_ASPECT_KEYS.flatMap((key) => (aspects[key] === undefined ? [] : [[key, aspects[key]]]))),
    body: row.body,
    author: shortName(author),
    categoryKey: row.category_key,
    writtenAt: row.written_at.toISOString(),
    status: statusSchema.parse(row.status),
    statusReason: row.status_reason,
    reply: row.reply === null || row.replied_at === null ? null : { body: row.reply, at: row.replied_at.toISOString() },
  };
}
