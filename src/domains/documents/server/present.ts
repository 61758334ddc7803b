import { type Document, PLACE_KINDS, type PlaceKind } from '../contract.ts';
import type { DocumentRow } from './queries.ts';

export function presentDocument(row: DocumentRow): Document {
  return {
    id: row.public_id,
    name: row.name,
    contentType: row.content_type,
    sizeBytes: row.size_bytes,
    sha256: row.sha256,
    uploadedAt: row.created_at.toISOString(),
    belongsTo: placeKindOf(row),
    taskId: row.task_key,
    inquiryId: row.thread_key,
    ownListingId: row.own_listing_key,
    offerId: row.offer_key,
    item: row.item,
  };
}

/** The kind of thing that a document belongs to. */
export function placeKindOf({ place_kind: kind }: { place_kind: string }): PlaceKind {
  return PLACE_KINDS.find((known) => known === kind) ?? 'other';
}
