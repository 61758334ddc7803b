/** What somebody answered, each answer after its question, on one line. */
export const sayAnswers = (answers: readonly { label: string; answer: string }[]): string =>
  answers.map(({ label, answer }) => `${label} ${answer}`).join(' · ');
