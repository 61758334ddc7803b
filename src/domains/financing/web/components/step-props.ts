import type { Answers } from '../../contract.ts';

/** What every step of the application receives. */
export interface StepProps {
  answers: Answers;
  change: (update: (answers: Answers) => Answers) => void;
}

/** A setter for one part of the answers. */
export function partSetter<Part extends keyof Answers>(change: StepProps['change'], part: Part) {
  return (fields: Partial<Answers[Part]>) => change((now) => ({ ...now, [part]: { ...now[part], ...fields } }));
}
