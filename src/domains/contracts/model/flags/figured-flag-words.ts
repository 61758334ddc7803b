import { formatNumber } from '#lib/format.ts';
import type { FlagWords } from './flag-severity.ts';
import { MOST_CHARACTERS } from '../limits.ts';

/** Codes that carry figures. */
export const WITH_FIGURES: readonly { pattern: RegExp; words: (figures: readonly string[]) => FlagWords }[] = [
  {
    pattern: /^prepayment_penalty_up_to_(\d+)_first_(\d+)_years$/,
    words: ([most = '', years = '']) => ({
      title: `A prepayment penalty of up to $${Number(most).toLocaleString('en-US')} in the first ${years} years`,
      severity: 'high',
      why: 'Selling or refinancing early costs this much.',
      ask: 'Is there the same loan without it?',
    }),
  },
  {
    pattern: /^mortgage_insurance_(\d+)_per_month$/,
    words: ([month = '']) => ({
      title: `Mortgage insurance of $${month} a month`,
      severity: 'note',
      why: 'It protects the lender, not you.',
      ask: 'When does it end?',
    }),
  },
  {
    pattern: /^auto_renew_(\d+)_months$/,
    words: ([months = '']) => ({
      title: `It renews automatically for ${months} months`,
      severity: 'high',
      why: 'Without notice in time, you are bound for another term.',
      ask: 'By which day must I give notice?',
    }),
  },
  {
    pattern: /^auto_renew_month_to_month$/,
    words: () => ({
      title: 'It goes on from month to month',
      severity: 'note',
      why: 'It only ends when someone gives notice.',
      ask: 'How long is the notice?',
    }),
  },
  {
    pattern: /^tenant_repairs_under_(\d+)$/,
    words: ([most = '']) => ({
      title: `The tenant pays repairs under $${most}`,
      severity: 'medium',
      why: 'Small repairs are often the landlord’s by law.',
      ask: 'Is that allowed here?',
    }),
  },
  {
    pattern: /^appraisal_gap_up_to_(\d+)$/,
    words: ([most = '']) => ({
      title: `The buyer pays up to $${Number(most).toLocaleString('en-US')} above the appraised value`,
      severity: 'high',
      why: 'A loan covers a share of the appraised value only: this comes on top, in cash.',
      ask: 'Do I have that money besides the down payment?',
    }),
  },
  {
    pattern: /^(?!guide_document|listing_flyer)(\w+)_refuse_to_extract_terms$/,
    words: ([what = '']) => ({
      title: `This looks like ${/^[aeiou]/.test(what) && !what.startsWith('u') ? 'an' : 'a'} ${what.replaceAll('_', ' ')}, not a contract`,
      severity: 'note',
      why: 'No one buys, sells or rents a home by it, so no term is taken from it.',
      ask: 'Is there an agreement?',
    }),
  },
  {
    pattern: /^read_up_to_page_(\d+)$/,
    words: ([page = '']) => ({
      title: 'Only the first part of this file was read',
      severity: 'high',
      why: `We read up to ${formatNumber(MOST_CHARACTERS)} characters of a file. What comes after these words on page ${page} is in no term, deadline or flag here.`,
      ask: 'Can I send the contract without its attachments, or the rest as a file of its own?',
    }),
  },
  {
    pattern: /^waived_(\w+)$/,
    words: ([what = '']) => ({
      title: `No ${what.replaceAll('_', ' ')} contingency`,
      severity: 'high',
      why: 'The buyer cannot get out for this reason.',
      ask: 'Do I understand what I give up?',
    }),
  },
];
