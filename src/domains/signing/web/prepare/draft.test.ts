import { describe, expect, it } from 'vitest';
import { sendEnvelope } from '../../contract.ts';
import type { DraftContent } from '../../contract/drafts.ts';
import type { SigningField } from '../../model/fields.ts';
import { draftOf, envelopeFrom, fromTemplate, missingIn, NOBODY, templateOf, withoutDocument, withoutPerson } from './draft.ts';

const field = (recipient: number, file: number): SigningField => ({
  id: `0000000${recipient}-0000-4000-8000-00000000000${file}`,
  kind: 'signature',
  recipient,
  file,
  page: 1,
  x: 1,
  y: 1,
  width: 90,
  height: 20,
  label: '',
  isRequired: true,
});
const draft: DraftContent = {
  ...draftOf({ id: '11111111-1111-4111-8111-111111111111', name: 'Offer.PDF' }),
  documents: ['11111111-1111-4111-8111-111111111111', '21111111-1111-4111-8111-111111111111'],
  recipients: ['Ann', 'Bo', 'Cy'].map((name, at) => ({ ...NOBODY, name, email: `${name}@signers.example`, step: at + 1 })),
  fields: [field(0, 0), field(1, 0), field(1, 1), field(2, 1)],
};

describe('an envelope that is prepared', () => {
  it('keeps everybody’s fields when a person or a document goes', () => {
    expect(withoutPerson(draft, 1).fields.map(({ recipient, file }) => [recipient, file])).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect(withoutDocument(draft, 0).fields.map(({ recipient, file }) => [recipient, file])).toEqual([
      [1, 0],
      [2, 0],
    ]);
  });

  it('says what is missing, and then is what the contract takes', () => {
    expect(draft.title).toBe('Offer');
    expect(missingIn(draft)).toEqual([]);
    expect(missingIn({ ...draft, title: ' ', documents: [], recipients: [NOBODY] })).toHaveLength(5);
    expect(missingIn({ ...draft, recipients: [{ ...NOBODY, name: 'Ann', isInPerson: true }], fields: [] })).toEqual([]);
    const envelope = envelopeFrom(draft, { codes: [undefined, 'Orchard 7'], isOtherPaper: false, timeZone: 'America/Denver' });
    expect(sendEnvelope.body?.parse(envelope)).toMatchObject({ recipients: [{ step: 1 }, { step: 1, code: 'Orchard 7' }, {}] });
    expect(
      envelopeFrom({ ...draft, isOrdered: true }, { codes: [], isOtherPaper: true, timeZone: 'America/Denver' }).recipients.map(
        ({ step }) => step,
      ),
    ).toEqual([1, 2, 3]);
  });

  it('becomes a template without people, and envelopes of it have fields of their own', () => {
    const template = templateOf(draft);
    expect(template.recipients.every(({ name, email }) => name === '' && email === '')).toBe(true);
    expect(template.fields).toEqual(draft.fields);
    const [first] = fromTemplate(template).fields;
    expect(first?.id).not.toBe(template.fields[0]?.id);
  });
});
