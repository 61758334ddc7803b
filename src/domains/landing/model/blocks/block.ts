import { z } from 'zod';
import { LEAD_CONSENT } from '../lead-consent.ts';
import { ASKS, LEAD_FIELDS, USUAL_FIELDS } from '../lead-fields.ts';
import { LEAD_WISH_KEYS } from '../lead-wishes.ts';
import { MOST_COLUMNS, MOST_ITEMS, MOST_LETTERS } from '../limits.ts';

// One schema per type: it checks what is stored, and `.meta({ title })` names each field of the editor’s form.

const line = (title: string, most: number = MOST_LETTERS.line) =>
  z.string().max(most, `Keep it under ${most} characters`).meta({ title });
const text = (title: string) =>
  z.string().max(MOST_LETTERS.paragraph, `Keep it under ${MOST_LETTERS.paragraph} characters`).meta({ title, isLong: true });
const link = (title: string) => line(title, MOST_LETTERS.link);
const asks = (title: string) => z.enum(ASKS).meta({ title });
const items = <S extends z.ZodType>(title: string, item: S) => z.array(item).max(MOST_ITEMS, 'Too many').meta({ title });

export const BLOCK_SCHEMAS = {
  hero: z.object({
    heading: line('Heading'),
    text: text('Text'),
    actionLabel: line('Button text'),
    actionHref: link('Where the button leads'),
  }),
  text: z.object({ heading: line('Heading'), text: text('Text') }),
  form: z.object({
    heading: line('Heading'),
    text: text('Text'),
    wishes: z.array(z.enum(LEAD_WISH_KEYS)).max(LEAD_WISH_KEYS.length).meta({ title: 'What people may ask for' }),
    // Forms from before these could be chosen ask as usual.
    fields: z
      .object({
        name: asks(LEAD_FIELDS.name),
        phone: asks(LEAD_FIELDS.phone),
        message: asks(LEAD_FIELDS.message),
        zip: asks(LEAD_FIELDS.zip),
        homeAddress: asks(LEAD_FIELDS.homeAddress),
      })
      .default(USUAL_FIELDS)
      .meta({ title: 'What it asks, besides the email address' }),
    action: line('Button text'),
    consentWords: z
      .string()
      .max(MOST_LETTERS.consent, `Keep it under ${MOST_LETTERS.consent} characters`)
      .default('')
      .meta({ title: 'What people agree to, in your words; or nothing for ours', isLong: true }),
    consentVersion: line('Version of the consent that you have read'),
  }),
  calculator: z.object({
    heading: line('Heading'),
    text: text('Text'),
    calculator: z.enum(['commission', 'valuation']).meta({ title: 'Which' }),
  }),
  faq: z.object({
    heading: line('Heading'),
    items: items('Questions', z.object({ question: line('Question'), answer: text('Answer') })),
  }),
  proof: z.object({
    heading: line('Heading'),
    items: items(
      'Claims',
      z.object({
        claim: text('Claim'),
        source: line('Source'),
        href: link('Address of the source'),
        asOf: line('As of (YYYY-MM-DD)', 10),
      }),
    ),
  }),
  comparison: z.object({
    heading: line('Heading'),
    columns: z.array(line('Column')).max(MOST_COLUMNS).meta({ title: 'Columns' }),
    rows: items(
      'Rows',
      z.object({ label: line('Row'), cells: z.array(line('Cell')).max(MOST_COLUMNS).meta({ title: 'Cells' }) }),
    ),
    source: line('Source'),
    asOf: line('As of (YYYY-MM-DD)', 10),
  }),
  legal: z.object({ text: text('Text') }),
  media: z.object({
    src: link('Picture').meta({ title: 'Picture', isPicture: true }),
    alt: line('What it shows, for people who can’t see it'),
    caption: line('Caption'),
  }),
} as const;
export type BlockType = keyof typeof BLOCK_SCHEMAS;
export const BLOCK_TYPES = Object.keys(BLOCK_SCHEMAS) as [BlockType, ...BlockType[]];

/** The version of the shapes above. Another one is not drawn, and said. */
export const BLOCK_VERSION = 1;

export const BLOCK_WORDS: Record<BlockType, string> = {
  hero: 'Head of the page',
  text: 'Text',
  form: 'Form',
  calculator: 'Calculator',
  faq: 'Questions and answers',
  proof: 'Claims with sources',
  comparison: 'Comparison',
  legal: 'Small print',
  media: 'Picture',
};

export type PropsOf<T extends BlockType> = z.output<(typeof BLOCK_SCHEMAS)[T]>;
export type Block = { [T in BlockType]: { id: string; type: T; v: typeof BLOCK_VERSION; props: PropsOf<T> } }[BlockType];

const blockOf = <T extends BlockType>(type: T) =>
  z.object({
    id: z.uuid(),
    type: z.literal(type),
    v: z.literal(BLOCK_VERSION),
    props: BLOCK_SCHEMAS[type],
  });

export const blockSchema = z.discriminatedUnion('type', [
  blockOf('hero'),
  blockOf('text'),
  blockOf('form'),
  blockOf('calculator'),
  blockOf('faq'),
  blockOf('proof'),
  blockOf('comparison'),
  blockOf('legal'),
  blockOf('media'),
]);

/** What a new block holds. */
export const EMPTY_PROPS: { [T in BlockType]: PropsOf<T> } = {
  hero: { heading: '', text: '', actionLabel: '', actionHref: '' },
  text: { heading: '', text: '' },
  form: {
    heading: '',
    text: '',
    wishes: ['answer'],
    fields: USUAL_FIELDS,
    action: 'Send',
    consentWords: '',
    consentVersion: LEAD_CONSENT.version,
  },
  calculator: { heading: '', text: '', calculator: 'commission' },
  faq: { heading: '', items: [{ question: '', answer: '' }] },
  proof: { heading: '', items: [{ claim: '', source: '', href: '', asOf: '' }] },
  comparison: { heading: '', columns: ['', ''], rows: [{ label: '', cells: ['', ''] }], source: '', asOf: '' },
  legal: { text: '' },
  media: { src: '', alt: '', caption: '' },
};
