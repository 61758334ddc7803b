import { formatCount } from '#lib/format.ts';
import type { ShownConflict } from '#platform/web/autosave/conflict-notice.tsx';
import type { DraftContent } from '../../contract/drafts.ts';
import type { DraftPart } from '../../model/draft-parts.ts';
import type { DraftConflict } from './use-saved-draft.ts';

const yesNo = (is: boolean): string => (is ? 'Yes' : 'No');

const PARTS: Readonly<Record<DraftPart, { label: string; say: (content: DraftContent) => string }>> = {
  title: { label: 'Title', say: ({ title }) => title },
  message: { label: 'Message', say: ({ message }) => message },
  days: { label: 'Open for', say: ({ days }) => formatCount(days, 'day') },
  remindDays: {
    label: 'Reminders',
    say: ({ remindDays }) => (remindDays === null ? 'Only when I send them' : `Every ${formatCount(remindDays, 'day')}`),
  },
  canReassign: { label: 'Signers may hand it off', say: ({ canReassign }) => yesNo(canReassign) },
  isOrdered: { label: 'Signing in order', say: ({ isOrdered }) => yesNo(isOrdered) },
  fields: {
    label: 'Documents, people and fields',
    say: ({ documents, recipients, fields }) =>
      [
        formatCount(documents.length, 'document'),
        recipients.map(({ name }, at) => (name.trim() === '' ? `Person ${at + 1}` : name.trim())).join(', '),
        formatCount(fields.length, 'field'),
      ].join('; '),
  },
};

/** What two windows made of each part. */
export const sayConflict = ({ parts, words, mine, theirs }: DraftConflict): ShownConflict[] =>
  parts.map((part) => {
    const { label, say } = PARTS[part];
    return { field: part, label, words, mine: say(mine) || 'nothing', theirs: say(theirs) || 'nothing' };
  });
