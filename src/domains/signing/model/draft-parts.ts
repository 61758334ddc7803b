import { changedFields } from '#lib/field-changes.ts';
import type { DraftContent } from '../contract/drafts.ts';

/** What two windows may change each for itself. */
export const DRAFT_PARTS = ['title', 'message', 'days', 'remindDays', 'canReassign', 'isOrdered', 'fields'] as const;
export type DraftPart = (typeof DRAFT_PARTS)[number];

// Fields name documents and people by their place: all three hold together.
const membersOf = (part: DraftPart): readonly (keyof DraftContent)[] =>
  part === 'fields' ? ['documents', 'recipients', 'fields'] : [part];

/** These parts of a draft alone. */
export const pickParts = (content: DraftContent, parts: Iterable<DraftPart>): Partial<DraftContent> =>
  changedFields(
    [...parts].flatMap((part) => membersOf(part).map((name) => ({ path: [name] }))),
    content,
  );

export const isSamePart = (part: DraftPart, one: DraftContent, other: DraftContent): boolean =>
  membersOf(part).every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));

export const changedParts = (before: DraftContent, after: DraftContent): Set<DraftPart> =>
  new Set(DRAFT_PARTS.filter((part) => !isSamePart(part, before, after)));
