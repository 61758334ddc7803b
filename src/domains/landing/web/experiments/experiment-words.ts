import type { Verdict } from '../../model/judge-experiment.ts';

export const STATE_WORDS = { draft: 'Planned', running: 'Running', stopped: 'Stopped' } as const;

export const VERDICT_WORDS: Record<Verdict, string> = {
  broken: 'Something is broken: the versions did not get the shares that they should have, so no result is shown.',
  early: 'Too early to say.',
  different: 'A version differs from the first.',
  alike: 'The planned size is reached, and no version differs from the first.',
};
