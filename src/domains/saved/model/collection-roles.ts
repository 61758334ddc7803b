/** What people who share a collection may do. */
export const COLLECTION_ROLES = ['view', 'comment', 'edit'] as const;
export type CollectionRole = (typeof COLLECTION_ROLES)[number];
export const ROLE_LABELS: Record<CollectionRole | 'owner', string> = {
  owner: 'Owner',
  view: 'Can view',
  comment: 'Can comment',
  edit: 'Can edit',
};
