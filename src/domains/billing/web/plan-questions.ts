import { PLAN_REFUND_DAYS } from '../model/refund-rules.ts';

/** What buyers of a plan ask. */
export const PLAN_QUESTIONS = [
  {
    question: 'How do I cancel?',
    answer:
      'On this page or in your settings, with one press. The plan runs to the end of what you paid, and nothing is charged after that.',
  },
  {
    question: 'Can I get my money back?',
    answer: `All of it within ${PLAN_REFUND_DAYS} days of paying for a plan. You ask for it on the page of your order.`,
  },
  {
    question: 'Does the price of my plan rise?',
    answer: 'What you bought keeps its price for as long as you keep it. A new price counts for new orders.',
  },
  {
    question: 'What about tax?',
    answer:
      'Some states tax software that is used over the network. You see the tax of your state as a line of its own before you pay.',
  },
  {
    question: 'Who sees my card?',
    answer: 'The payment provider alone. We keep its brand and its last four digits, for your receipt.',
  },
] as const;
