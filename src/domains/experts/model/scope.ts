/** One question that a category asks about a job. Answers are kept as text: an option's key, a whole number, or words. */
export type ScopeQuestion = {
  key: string;
  label: string;
  hint?: string;
  /** Without an answer the request cannot be sent. */
  isRequired: boolean;
} & (
  | { kind: 'choice'; options: readonly ScopeOption[] }
  | { kind: 'number'; unit: string; least: number; most: number }
  | { kind: 'text' }
);

export interface ScopeOption {
  key: string;
  label: string;
}

/** By the question's key. */
export type ScopeAnswers = Readonly<Record<string, string>>;

export const MOST_SCOPE_LETTERS = 1000;

type AnswerFault = { key: string; message: string };

/** What is wrong with answers: unknown questions, unknown options, numbers out of range, and, if all must be there, what is missing. */
export function checkAnswers(
  questions: readonly ScopeQuestion[],
  answers: ScopeAnswers,
  { mustBeWhole }: { mustBeWhole: boolean },
): AnswerFault[] {
  const known = new Map(questions.map((question) => [question.key, question]));
  const faults: AnswerFault[] = [];
  for (const [key, answer] of Object.entries(answers)) {
    const question = known.get(key);
    if (question === undefined) faults.push({ key, message: 'This category doesn’t ask that' });
    else if (answer !== '') {
      const message = faultOf(question, answer);
      if (message !== null) faults.push({ key, message });
    }
  }
  if (mustBeWhole)
    for (const { key, isRequired, kind } of questions)
      if (isRequired && (answers[key] ?? '').trim() === '')
        faults.push({ key, message: kind === 'choice' ? 'Choose one' : 'Answer this question' });
  return faults;
}

function faultOf(question: ScopeQuestion, answer: string): string | null {
  if (answer.length > MOST_SCOPE_LETTERS) return `Give at most ${MOST_SCOPE_LETTERS} letters`;
  if (question.kind === 'choice') return question.options.some(({ key }) => key === answer) ? null : 'Choose one of the options';
  if (question.kind === 'text') return null;
  const value = /^\d{1,9}$/.test(answer) ? Number(answer) : Number.NaN;
  const { least, most, unit } = question;
  return value >= least && value <= most ? null : `Give a whole number from ${least} to ${most} (${unit})`;
}

/** What an answer that is one of several options is called where vendors say which they take. */
export const takeOf = (question: string, option: string): string => `${question}:${option}`;

/** The answers that vendors can take or leave, as {@link takeOf} writes them. */
export function takesOf(questions: readonly ScopeQuestion[], answers: ScopeAnswers): string[] {
  return questions.flatMap(({ key, kind }) => {
    const answer = answers[key] ?? '';
    return kind === 'choice' && answer !== '' ? [takeOf(key, answer)] : [];
  });
}

/** An answer in words. */
export function sayAnswer(question: ScopeQuestion, answer: string): string {
  if (question.kind === 'choice') return question.options.find(({ key }) => key === answer)?.label ?? answer;
  if (question.kind !== 'number') return answer;
  return question.unit === 'year' ? answer : `${Number(answer).toLocaleString('en-US')} ${question.unit}`;
}

/** What a vendor takes, in words, by question; questions of which it takes everything or nothing are left out. */
export function takeLabels(
  questions: readonly ScopeQuestion[],
  takes: readonly string[],
): { label: string; options: string[] }[] {
  return questions.flatMap((question) => {
    if (question.kind !== 'choice') return [];
    const taken = question.options.filter(({ key }) => takes.includes(takeOf(question.key, key)));
    if (taken.length === 0 || taken.length === question.options.length) return [];
    return [{ label: question.label, options: taken.map(({ label }) => label) }];
  });
}

/** What stands with the field of a question; undefined where its label says all. */
export function hintOf(question: ScopeQuestion): string | undefined {
  if (question.kind !== 'number') return question.hint;
  return question.unit === 'year' ? 'Four digits, such as 1985' : `In ${question.unit}`;
}
