/** The longest texts of requests and of what follows, in letters. */
export const MOST_LETTERS = {
  description: 4000,
  accessNotes: 1000,
  address: 200,
  reason: 1000,
  review: 4000,
  reply: 2000,
  task: 200,
  quoteLine: 200,
  jurisdiction: 80,
  milestone: 120,
  timeNote: 120,
  quoteNotes: 3000,
} as const;
export const MOST_FILES = 10;
export const MOST_TASKS = 60;
