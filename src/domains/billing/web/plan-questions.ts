import { PLAN_REFUND_DAYS } from '../model/refund-rules.ts';

/** What buyers of a plan ask. */
export const PLAN_QUESTIONS = [
  {
    question: 'How do I cancel?',
    answer:
      'On this page or in your settings, with one click. The plan runs to the end of the period you paid for, and nothing is charged after that.',
  },
  {
    question: 'Can I get my money back?',
    answer: `Yes, all of it, within ${PLAN_REFUND_DAYS} days of paying for a plan. You can ask for it on your order’s page.`,
  },
  {
    question: 'Will my plan’s price go up?',
    answer: 'Your plan keeps its price for as long as you keep the plan. New prices only apply to new orders.',
  },
  {
    question: 'What about tax?',
    answer: 'Some states tax online software. You see your state’s tax on its own line before you pay.',
  },
  {
    question: 'Who sees my card?',
    answer: 'Only the payment provider. We keep the card’s brand and last four digits for your receipt.',
  },
] as const;
