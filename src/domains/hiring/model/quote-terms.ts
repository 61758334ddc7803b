import { z } from 'zod';
import { messageField } from '#lib/contact-form.ts';
import { formatMoney } from '#lib/format.ts';
import { instantField } from '#lib/stored-values.ts';
import { planGap, sumQuote } from './quote-sum.ts';
import { MOST_LETTERS } from './limits.ts';

const MOST_CENTS = 10_000_000_00;
const cents = (message: string) =>
  z
    .number(message)
    .int(message)
    .min(0, message)
    .max(MOST_CENTS, `Give at most ${formatMoney(MOST_CENTS)}`);

const lineSchema = z.object({
  label: messageField(MOST_LETTERS.quoteLine).pipe(z.string().min(1, 'Say what it is for')),
  quantity: z
    .number('Give a quantity, such as 1 or 2.5')
    .int('Give at most two decimals')
    .min(1, 'Give a quantity above 0')
    .max(10_000_000, 'Give at most 100,000')
    .describe('In hundredths: 150 are one and a half'),
  unitCents: cents('Give a price, such as $95'),
  isTaxable: z.boolean(),
});
const taxSchema = z.object({
  jurisdiction: messageField(MOST_LETTERS.jurisdiction).pipe(z.string().min(1, 'Name the city, county or state')),
  rate: z
    .number('Give a rate, such as 8.625')
    .int('Give at most four decimals')
    .min(1, 'Give a rate above 0')
    .max(300_000, 'Give at most 30%')
    .describe('In millionths: 86250 are 8.625%'),
});
const milestoneSchema = z.object({
  label: messageField(MOST_LETTERS.milestone).pipe(z.string().min(1, 'Say what will be done by then')),
  cents: cents('Give an amount').min(1, 'Give an amount above 0'),
});

/** What a vendor offers: what it costs, how it is paid, and when the work can be done. */
export const quoteTermsSchema = z
  .object({
    lines: z.array(lineSchema).min(1, 'Add a line').max(40, 'At most 40 lines'),
    taxes: z.array(taxSchema).max(4, 'At most 4 taxes'),
    depositCents: cents('Give an amount, or 0'),
    milestones: z.array(milestoneSchema).max(12, 'At most 12 milestones'),
    options: z
      .array(
        z.object({
          startsAt: instantField('Give a date and a time'),
          note: messageField(MOST_LETTERS.timeNote),
          minutes: z.number().int().min(15, 'At least 15 minutes').max(720, 'At most 12 hours').optional(),
        }),
      )
      .max(3, 'At most 3 times')
      .describe('When the work can begin; the client chooses one'),
    notes: messageField(MOST_LETTERS.quoteNotes).describe('What is included and what is not, warranty, terms'),
  })
  .superRefine(({ lines, taxes, depositCents, milestones }, issues) => {
    const { totalCents } = sumQuote(lines, taxes);
    const fault = (path: string, message: string) => issues.addIssue({ code: 'custom', path: [path], message });
    // A price that is wrong by itself has its own words, and a plan fits no total that there is not.
    if (lines.some(({ unitCents }) => !(unitCents >= 0 && unitCents <= MOST_CENTS))) return;
    if (totalCents <= 0) return fault('lines', 'The quote adds up to zero: give at least one price');
    if (totalCents > MOST_CENTS) return fault('lines', `A quote can be at most ${formatMoney(MOST_CENTS)}`);
    const gap = planGap(totalCents, { depositCents, milestones });
    if (gap !== 0)
      fault(
        'milestones',
        `Deposit and milestones must add up to ${formatMoney(totalCents, 'always')}: ${formatMoney(Math.abs(gap), 'always')} ${gap > 0 ? 'is missing' : 'too much'}`,
      );
  });
export type QuoteTerms = z.output<typeof quoteTermsSchema>;
