import type { ApplicationStep } from './application-steps.ts';

/** The papers that lenders commonly ask for, where in the application they belong. */
export const DOCUMENT_ITEMS = {
  'pay-stubs': { step: 'income', label: 'Pay stubs', hint: 'Of the last 30 days.' },
  'tax-forms': {
    step: 'income',
    label: 'W-2s, 1099s and tax returns',
    hint: 'Of the last two years. Black out Social Security numbers.',
  },
  'account-statements': { step: 'assets', label: 'Bank and investment statements', hint: 'Every page, of the last two months.' },
  'gift-letters': { step: 'assets', label: 'Gift letters', hint: 'If part of the down payment is a gift.' },
  'debt-statements': { step: 'debts', label: 'Loan and card statements', hint: 'The latest of each.' },
  'purchase-contract': { step: 'property', label: 'Purchase contract', hint: 'Once there is one, with all its addenda.' },
} as const satisfies Record<string, { step: ApplicationStep; label: string; hint: string }>;

export type DocumentItem = keyof typeof DOCUMENT_ITEMS;
export const DOCUMENT_ITEM_KEYS = Object.keys(DOCUMENT_ITEMS) as [DocumentItem, ...DocumentItem[]];
