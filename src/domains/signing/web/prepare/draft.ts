import { randomUuid } from '#lib/uuid.ts';
import type { NewEnvelope } from '../../contract.ts';
import type { DraftContent } from '../../contract/drafts.ts';
import { EMAIL_SHAPE } from '#lib/email-shape.ts';
import { signsNothing } from '../../model/envelope.ts';
import { nameField } from '../../model/fields.ts';
import { MOST_LETTERS, USUAL_DAYS } from '../../model/limits.ts';

export type DraftPerson = DraftContent['recipients'][number];

export const NOBODY: DraftPerson = { name: '', email: '', role: 'signer', step: 1, isInPerson: false };

/** An envelope that begins with one document. */
export const draftOf = ({ id, name }: { id: string; name: string }): DraftContent => ({
  title: name.replace(/\.pdf$/i, '').slice(0, MOST_LETTERS.title),
  message: '',
  days: USUAL_DAYS,
  remindDays: null,
  canReassign: false,
  isOrdered: false,
  documents: [id],
  recipients: [NOBODY],
  fields: [],
});

/** The same to keep for later: with the roles and fields, and without the people. */
export const templateOf = (content: DraftContent): DraftContent => ({
  ...content,
  recipients: content.recipients.map((person) => ({ ...person, name: '', email: '' })),
});

/** A new envelope from a template: its fields get ids of their own. */
export const fromTemplate = (content: DraftContent): DraftContent => ({
  ...content,
  fields: content.fields.map((field) => ({ ...field, id: randomUuid() })),
});

/** Without one person: their fields go with them, and the others keep theirs. */
export function withoutPerson(content: DraftContent, at: number): DraftContent {
  return {
    ...content,
    recipients: content.recipients.toSpliced(at, 1),
    fields: content.fields.flatMap((field) =>
      field.recipient === at ? [] : [{ ...field, recipient: field.recipient - (field.recipient > at ? 1 : 0) }],
    ),
  };
}

/** Without one document, in the same way. */
export function withoutDocument(content: DraftContent, at: number): DraftContent {
  return {
    ...content,
    documents: content.documents.toSpliced(at, 1),
    fields: content.fields.flatMap((field) =>
      field.file === at ? [] : [{ ...field, file: field.file - (field.file > at ? 1 : 0) }],
    ),
  };
}

/** Whoever signs in person on this device may have no address. */
export const lacksAddress = ({ email, isInPerson }: Pick<DraftPerson, 'email' | 'isInPerson'>): boolean =>
  email.trim() === '' ? !isInPerson : !EMAIL_SHAPE.test(email.trim());

/** What is missing before it can be sent, in words; empty if nothing is. */
export function missingIn({ title, documents, recipients, fields }: DraftContent): string[] {
  const missing: string[] = [];
  if (documents.length === 0) missing.push('Choose a document.');
  if (title.trim() === '') missing.push('Give it a title.');
  if (recipients.every(({ role }) => signsNothing(role))) missing.push('Add someone who signs.');
  for (const [at, { name, email, isInPerson }] of recipients.entries()) {
    if (name.trim() === '') missing.push(`Enter a name for person ${at + 1}.`);
    if (lacksAddress({ email, isInPerson }))
      missing.push(`Enter an email address for ${name.trim() === '' ? `person ${at + 1}` : name.trim()}.`);
  }
  for (const field of fields)
    if (recipients[field.recipient]?.role !== 'signer')
      missing.push(`Give the field “${nameField(field)}” on page ${field.page} to someone who signs.`);
  return [...new Set(missing)];
}

/**
 * The envelope to send. `codes` are by the place of the person; `isOtherPaper` is the sender's word where it was asked for; the
 * zone is that of this browser.
 */
export function envelopeFrom(
  content: DraftContent,
  { codes, isOtherPaper, timeZone }: { codes: readonly (string | undefined)[]; isOtherPaper: boolean; timeZone: string },
): NewEnvelope {
  const { isOrdered, recipients, ...rest } = content;
  return {
    ...rest,
    timeZone,
    ...(isOtherPaper ? { isOtherPaper } : {}),
    recipients: recipients.map(({ name, email, step, ...person }, at) => ({
      ...person,
      name: name.trim(),
      email: email.trim(),
      step: isOrdered ? step : 1,
      ...(codes[at] === undefined || codes[at] === '' ? {} : { code: codes[at] }),
    })),
  };
}
