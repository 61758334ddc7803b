import type { Draft } from '../draft.ts';

const MOST_TO_FINE = 5;

/** "An older home is fine", "over 20 years old works": what stands before these words is taken, and not asked for. */
export function isFine({ line }: Draft, to: number): boolean {
  const after = line.slice(to, to + MOST_TO_FINE).map(({ word }) => word);
  return /^(?:(?:homes?|houses?|ones|places?) )?(?:(?:(?:is|are|would be) )(?:(?:all|also|totally|perfectly|just) )?(?:ok|okay|fine|acceptable|alright|no problem|not a problem|no issue)|works?(?: for (?:me|us))?|(?:ok|okay)(?= (?:if|as long as|so long as|with|provided)(?: |$)|$)|(?:doesnt|dont) (?:bother|scare|worry) (?:me|us))(?: |$)/.test(
    after.join(' '),
  );
}
