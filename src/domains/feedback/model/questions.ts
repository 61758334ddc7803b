/** What a widget can ask, each with its scale. */
export const QUESTION_KINDS = {
  rating: { label: 'Rating, 1 to 5', scale: [1, 5] },
  csat: { label: 'Satisfaction (CSAT), 1 to 5', scale: [1, 5] },
  nps: { label: 'Would recommend (NPS), 0 to 10', scale: [0, 10] },
  ces: { label: 'Easy to do (CES), 1 to 7', scale: [1, 7] },
  text: { label: 'Free text', scale: null },
  category: { label: 'One of several', scale: null },
} as const satisfies Record<string, { label: string; scale: readonly [number, number] | null }>;
export type QuestionKind = keyof typeof QUESTION_KINDS;
export const QUESTION_KEYS = Object.keys(QUESTION_KINDS) as [QuestionKind, ...QuestionKind[]];

export interface Question {
  id: string;
  kind: QuestionKind;
  label: string;
  isRequired: boolean;
  /** Of a category. */
  options: readonly string[];
}

/** Answers by the id of their question. */
export type Answers = Readonly<Record<string, string | number>>;

export const MOST_QUESTIONS = 8;
export const MOST_OPTIONS = 12;
export const MOST_ANSWER_LETTERS = 2000;

/** What is wrong with answers, by question; empty if nothing is. */
export function checkAnswers(questions: readonly Question[], answers: Answers): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const id of Object.keys(answers)) if (!questions.some((question) => question.id === id)) faults[id] = 'This is not asked';
  for (const { id, kind, isRequired, options } of questions) {
    const answer = answers[id];
    if (answer === undefined || answer === '') {
      if (isRequired) faults[id] = 'Please answer this';
      continue;
    }
    const { scale } = QUESTION_KINDS[kind];
    if (scale !== null && !(typeof answer === 'number' && Number.isInteger(answer) && answer >= scale[0] && answer <= scale[1]))
      faults[id] = `Choose a number from ${scale[0]} to ${scale[1]}`;
    else if (kind === 'category' && !options.some((option) => option === answer)) faults[id] = 'Choose one of the options';
    else if (kind === 'text' && (typeof answer !== 'string' || answer.length > MOST_ANSWER_LETTERS))
      faults[id] = `Use at most ${MOST_ANSWER_LETTERS} characters`;
  }
  return faults;
}

export interface Score {
  kind: QuestionKind;
  n: number;
  /** NPS: -100 to 100. CSAT: the share of 4 and 5. Else the mean. */
  value: number;
}

/**
 * The score of answers to one question. NPS is the share of 9 and 10 less that of 0 to 6, times 100 (Reichheld 2003); CSAT the
 * share of the upper two of five; CES and ratings the mean. Null without answers.
 */
export function scoreOf(kind: QuestionKind, answers: readonly number[]): Score | null {
  const n = answers.length;
  if (n === 0 || QUESTION_KINDS[kind].scale === null) return null;
  const shareOf = (test: (answer: number) => boolean) => answers.filter(test).length / n;
  const value =
    kind === 'nps'
      ? (shareOf((answer) => answer >= 9) - shareOf((answer) => answer <= 6)) * 100
      : kind === 'csat'
        ? shareOf((answer) => answer >= 4)
        : answers.reduce((sum, answer) => sum + answer, 0) / n;
  return { kind, n, value };
}
