/** What two of can be shown by turns. */
export const TRIAL_KINDS = ['title', 'cover'] as const;
export type TrialKind = (typeof TRIAL_KINDS)[number];

/** What is counted of those who saw one of the two: whoever sees a title is on the page already, whoever sees a card is not. */
export const COUNTED_ACTS: Readonly<Record<TrialKind, readonly ('view' | 'save' | 'share')[]>> = {
  title: ['save', 'share'],
  cover: ['view'],
};

/** What a trial may be planned to find: by how much of itself the share of visitors rises who do what is counted. */
export const LIFTS = [0.25, 0.5, 1] as const;
export type Lift = (typeof LIFTS)[number];

/** What may be seen at any time needs half as many visitors again as one look at the end (73 % power at the 80 % size). */
export const SEQUENTIAL_PRICE = 1.5;

/** The share of visitors who save or share a home, or open the page of one whose card they saw, until a home has visitors of its own to go by. */
export const USUAL_RATE = 0.05;
export const FEWEST_VISITORS_FOR_RATE = 200;
export const RATE_DAYS = 28;

/** What one network address can add to a trial and a day: an office, not a robot with a thousand names. */
export const MOST_PER_ADDRESS = 20;
