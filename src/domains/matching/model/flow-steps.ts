import type { FlowStep } from '../contract.ts';

/** The name and question of each step; the matches follow the last one. */
export const STEPS: readonly { id: FlowStep; label: string; title: string; lead: string }[] = [
  {
    id: 'timeline',
    label: 'Timeline',
    title: 'When would you like to move?',
    lead: 'This decides what to prepare first. It does not change which homes you see.',
  },
  {
    id: 'budget',
    label: 'Budget',
    title: 'What would you like to spend?',
    lead: 'By price or by month. Tell us your income if you want to see what lenders usually allow; it stays with your answers.',
  },
  {
    id: 'where',
    label: 'Where',
    title: 'Where would you like to live?',
    lead: 'Type places, draw areas on the map, or both.',
  },
  {
    id: 'home',
    label: 'Home',
    title: 'What should the home be like?',
    lead: 'Leave open what does not matter to you. Musts leave homes out; everything else moves homes up.',
  },
  {
    id: 'features',
    label: 'Features',
    title: 'Must have, nice to have, rather not',
    lead: 'Pick what you care about, then say how much.',
  },
  {
    id: 'taste',
    label: 'Taste',
    title: 'Would you visit these homes?',
    lead: 'Homes within your limits, as different as possible. Your answers teach the ranking what words cannot say.',
  },
  {
    id: 'review',
    label: 'Review',
    title: 'This is what we understood',
    lead: 'Change anything that is not right, then see your matches.',
  },
];

export type FlowPlace = FlowStep | 'matches';

export function flowHref(place: FlowPlace): string {
  return `/buyer-flow?step=${place}`;
}

/** The step that an address names; the first step for anything unknown. */
export function readPlace(step: string | null): FlowPlace {
  return step === 'matches' ? 'matches' : (STEPS.find(({ id }) => id === step)?.id ?? 'timeline');
}
