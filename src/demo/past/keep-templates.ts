import { randomUUID } from 'node:crypto';
import { saveFolder } from '#domains/documents/server/index.ts';
import { FIELD_SIZES, saveDraft, type SigningField } from '#domains/signing/server/index.ts';
import type { OpenRole } from '#lib/roles.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { actAs, type DemoPerson } from './act-as.ts';
import { keepPaper } from './sign-papers.ts';
import { LINE_HEIGHT, yOfLine } from './write-paper.ts';

type Place = Pick<SigningField, 'kind' | 'x'> & Partial<Pick<SigningField, 'width' | 'label' | 'isRequired'>>;

interface Template {
  title: string;
  message: string;
  days: number;
  /** A line of the paper, with what is filled in on it and by whom: by their place, from 0. */
  lines: readonly (string | { text: string; by: number; fields: readonly Place[] })[];
}

const SIGNED: readonly Place[] = [
  { kind: 'signature', x: 140 },
  { kind: 'date', x: 340 },
];
// With room between them: on a phone, a box is larger than it is on paper.
const checked = (text: string, label: string) => ({
  text: `      ${text}`,
  by: 0,
  fields: [{ kind: 'checkbox', x: 68, label, isRequired: false }] as const,
});

/** What each of them sends again and again, with two people who sign. */
const TEMPLATES: Readonly<Record<OpenRole, Template>> = {
  seller: {
    title: 'Receipt for seller disclosures',
    message: 'Please check what you received, then sign. Your signature is no promise to buy.',
    days: -6,
    lines: [
      'I received what is checked below and had time to ask about it.',
      '',
      checked('Disclosure form of the state, filled in by the seller', 'State disclosure form'),
      '',
      '',
      checked('Pamphlet about lead-based paint, for homes built before 1978', 'Lead-based paint pamphlet'),
      '',
      '',
      checked('Rules and budget of the homeowners association', 'Association papers'),
      '',
      { text: 'Home:', by: 0, fields: [{ kind: 'text', x: 140, width: 310, label: 'Address of the home' }] },
      '',
      '',
      { text: 'Buyer:', by: 0, fields: SIGNED },
      '',
      '',
      '',
      { text: 'Seller:', by: 1, fields: SIGNED },
    ],
  },
  buyer: {
    title: 'Permission to share my pre-approval',
    message: 'With this, my agent may show the letter to the people I make offers to.',
    days: -5,
    lines: [
      'My agent may show my pre-approval letter to sellers of homes for which I make an offer.',
      'The permission ends when I withdraw it in writing.',
      '',
      { text: 'Lender:', by: 0, fields: [{ kind: 'text', x: 140, width: 310, label: 'Lender' }] },
      '',
      '',
      { text: 'Buyer:', by: 0, fields: SIGNED },
      '',
      '',
      '',
      { text: 'Agent:', by: 1, fields: SIGNED },
    ],
  },
  vendor: {
    title: 'Change order',
    message: 'This changes the work that we agreed on. Please sign it before we go on.',
    days: -12,
    lines: [
      'The work that was agreed on changes as follows. All else stays as it was agreed on.',
      '',
      { text: 'Change:', by: 1, fields: [{ kind: 'text', x: 140, width: 310, label: 'What changes' }] },
      '',
      { text: 'Price:', by: 1, fields: [{ kind: 'text', x: 140, width: 140, label: 'Added to the price' }] },
      '',
      '',
      { text: 'Client:', by: 0, fields: SIGNED },
      '',
      '',
      '',
      { text: 'Contractor:', by: 1, fields: SIGNED },
    ],
  },
};

/** A paper and a template of it, from which the demo person has others sign on this device. */
export async function keepTemplate(ctx: ServerContext, person: DemoPerson): Promise<void> {
  const { title, message, days, lines } = TEMPLATES[person.role];
  const folder = await saveFolder(actAs(ctx, person, days), { id: randomUUID(), name: 'Forms' });
  const text = lines.map((line) => (typeof line === 'string' ? line : line.text));
  const document = await keepPaper(ctx, person, { name: title, item: '', days, lines: text }, folder.id);
  const fields = lines.flatMap((line, at) =>
    typeof line === 'string' ? [] : line.fields.map((place) => fieldAt(place, { by: line.by, at })),
  );
  await saveDraft(actAs(ctx, person, days + 0.1), {
    draftId: randomUUID(),
    isTemplate: true,
    content: {
      title,
      message,
      days: 14,
      remindDays: null,
      canReassign: false,
      isOrdered: true,
      documents: [document],
      // Nothing that demonstration people send is mailed, so both sign on this device.
      recipients: [1, 2].map((step) => ({ name: '', email: '', role: 'signer', step, isInPerson: true })),
      fields,
    },
  });
}

/** A field whose middle is on the middle of a line. */
function fieldAt({ kind, label = '', isRequired = true, ...place }: Place, { by, at }: { by: number; at: number }): SigningField {
  const { width, height } = FIELD_SIZES[kind];
  const y = yOfLine(at) + LINE_HEIGHT / 4 - height / 2;
  return { id: randomUUID(), kind, recipient: by, file: 0, page: 1, y, width, height, label, isRequired, ...place };
}
