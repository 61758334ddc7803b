import type { Document } from '../contract.ts';
import { PLACE_KINDS, placeOf, type PlaceKind } from '../model/paper-places.ts';
import type { DocumentRow } from './queries.ts';

export function presentDocument(row: DocumentRow): Document {
  const belongsTo = placeKindOf(row);
  return {
    id: row.public_id,
    name: row.name,
    contentType: row.content_type,
    sizeBytes: row.size_bytes,
    sha256: row.sha256,
    uploadedAt: row.created_at.toISOString(),
    belongsTo,
    belongsToId: placeOf(belongsTo)?.isOneOfMany === true ? row.place_key : null,
    item: row.item,
  };
}

/** The kind of thing that a document belongs to. */
export function placeKindOf({ place_kind: kind }: { place_kind: string }): PlaceKind {
  return PLACE_KINDS.find((known) => known === kind) ?? 'other';
}
