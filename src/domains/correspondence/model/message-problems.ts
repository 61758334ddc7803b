/** Reasons to report a message, in the words of the form. */
export const MESSAGE_PROBLEMS = {
  'fair-housing': 'It may break fair housing rules',
  fraud: 'It looks like fraud, or asks for money',
  abuse: 'It insults or threatens',
  spam: 'It is advertising, no answer',
  other: 'Something else',
} as const;
export type MessageProblem = keyof typeof MESSAGE_PROBLEMS;
export const MESSAGE_PROBLEM_KEYS = Object.keys(MESSAGE_PROBLEMS) as [MessageProblem, ...MessageProblem[]];
