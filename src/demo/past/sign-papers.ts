import { randomUUID } from 'node:crypto';
import { saveFolder, uploadToVault } from '#domains/documents/server/index.ts';
import { consentToSign, createEnvelope, signDocument, signInPerson, type SigningField } from '#domains/signing/server/index.ts';
import { utcDay } from '#lib/calendar.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { actAs, daysFrom, type DemoPerson } from './act-as.ts';
import { writePaper } from './write-paper.ts';

interface Paper {
  name: string;
  /** Which paper of the checklist it is. */
  item: string;
  days: number;
  lines: readonly string[];
}

const BUYER_PAPERS: readonly Paper[] = [
  {
    name: 'Pre-approval letter',
    item: 'preapproval-letter',
    days: -9,
    lines: ['Northbank approves a loan up to the amount below,', 'subject to an appraisal and a clear title.'],
  },
  { name: 'Bank statements', item: 'bank-statements', days: -9, lines: ['Statements of the last two months.'] },
  { name: 'Pay stubs', item: 'pay-stubs', days: -8, lines: ['Stubs of the last 30 days.'] },
];

/** Papers in a folder of their own, an agreement that both have signed, and a receipt that waits for a signature. */
export async function signBuyerPapers(ctx: ServerContext, person: DemoPerson): Promise<void> {
  const folder = await saveFolder(actAs(ctx, person, -10), { id: randomUUID(), name: 'Buying a home' });
  for (const paper of BUYER_PAPERS) await keepPaper(ctx, person, paper, folder.id);
  const agreement = await keepPaper(
    ctx,
    person,
    {
      name: 'Buyer agreement',
      item: 'buyer-agreement',
      days: -7,
      lines: ['The broker represents the buyer for 90 days.', 'Pay is agreed in writing and can be negotiated.'],
    },
    folder.id,
  );
  await signed(ctx, person, { title: 'Buyer agreement', document: agreement, others: ['Nora Vance'], days: -6.8 });
  const receipt = await keepPaper(
    ctx,
    person,
    {
      name: 'Receipt for disclosures',
      item: '',
      days: -1,
      lines: ['The buyer received the seller disclosures', 'and the pamphlet about lead paint.'],
    },
    folder.id,
  );
  await sent(ctx, person, { title: 'Receipt for disclosures', document: receipt, people: [person.name], days: -0.9 });
}

/** The agreement with the agent, signed by both, and one that waits. */
export async function signSellerPapers(ctx: ServerContext, person: DemoPerson): Promise<void> {
  const folder = await saveFolder(actAs(ctx, person, -24), { id: randomUUID(), name: 'Selling the home' });
  const agreement = await keepPaper(
    ctx,
    person,
    {
      name: 'Listing agreement',
      item: '',
      days: -23,
      lines: ['The broker lists the home for 180 days.', 'Pay is agreed in writing and can be negotiated.'],
    },
    folder.id,
  );
  await signed(ctx, person, { title: 'Listing agreement', document: agreement, others: ['Nora Vance'], days: -22.8 });
  const addendum = await keepPaper(
    ctx,
    person,
    { name: 'Addendum about the washer', item: '', days: -2, lines: ['Washer and dryer stay with the home.'] },
    folder.id,
  );
  await sent(ctx, person, { title: 'Addendum about the washer', document: addendum, people: [person.name], days: -1.9 });
}

/** A paper in a folder of a demo person. Says its id. */
export async function keepPaper(
  ctx: ServerContext,
  person: DemoPerson,
  { name, item, days, lines }: Paper,
  folderId: string,
): Promise<string> {
  const documentId = randomUUID();
  const body = Uint8Array.from(writePaper(name, lines));
  const request = new Request('http://home.example/', { method: 'PUT', body });
  await uploadToVault(actAs(ctx, person, days), { documentId, name: `${name}.pdf`, folderId, item, request });
  return documentId;
}

interface ToSend {
  title: string;
  document: string;
  people: readonly string[];
  days: number;
}

/** An envelope that everybody signs in person: nothing that demonstration people send is mailed. */
function sent(ctx: ServerContext, person: DemoPerson, { title, document, people, days }: ToSend) {
  return createEnvelope(actAs(ctx, person, days), {
    envelopeId: randomUUID(),
    documents: [document],
    title,
    message: '',
    days: 30,
    remindDays: null,
    canReassign: false,
    recipients: people.map((name) => ({ name, email: '', role: 'signer', step: 1, isInPerson: true })),
    fields: people.flatMap((_name, at) => fieldsOf(at)),
  });
}

const fieldsOf = (recipient: number): SigningField[] => {
  const place = { recipient, file: 0, page: 1, y: 300 - recipient * 80, label: '', isRequired: true };
  return [
    { ...place, id: randomUUID(), kind: 'signature', x: 72, width: 180, height: 44 },
    { ...place, id: randomUUID(), kind: 'date', x: 280, width: 110, height: 22 },
  ];
};

async function signed(
  ctx: ServerContext,
  person: DemoPerson,
  { title, document, others, days }: Omit<ToSend, 'people'> & { others: readonly string[] },
): Promise<void> {
  const { id, recipients } = await sent(ctx, person, { title, document, people: [person.name, ...others], days });
  for (const [at, { id: recipientId, name }] of recipients.entries()) {
    const then = actAs(ctx, person, days + 0.01 * (at + 1));
    const { path } = await signInPerson(then, { id, recipientId });
    const guest: ServerContext = { ...then, actor: { kind: 'anonymous', address: '127.0.0.1' } };
    const asked = { token: path.split('/').at(-1) ?? '', request: new Request('http://home.example/') };
    const { fields } = await consentToSign(guest, asked);
    const day = utcDay(daysFrom(ctx.now, days));
    const values = Object.fromEntries(fields.map((field) => [field.id, field.kind === 'date' ? day : 'yes']));
    await signDocument(guest, { ...asked, answers: { signature: { kind: 'typed', text: name }, initials: null, values } });
  }
}
