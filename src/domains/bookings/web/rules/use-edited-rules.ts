import { useState } from 'react';
import type { ScheduleAnswer } from '../../contract.ts';

/** What a form of rules knows of the rules that are saved by now. */
export interface NewestRules {
  /** Whether they changed since the form was opened. */
  isNewer: boolean;
  /** Opens the form anew with them. */
  show: () => void;
}

/**
 * The rules that a form was opened with. What others save meanwhile, or their writer in another tab, replaces them only when the
 * form says so, since something may be typed there.
 */
export function useEditedRules<Answer extends ScheduleAnswer>(
  answer: Answer,
): { opened: Answer; open: (answer: Answer) => void; newest: NewestRules } {
  const [opened, open] = useState(answer);
  return { opened, open, newest: { isNewer: answer.version !== opened.version, show: () => open(answer) } };
}
