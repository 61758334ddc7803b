/** A person's part in a listing. The owner made the listing or took it over. */
export const PARTS = ['owner', 'co-owner', 'agent', 'assistant'] as const;
export type Part = (typeof PARTS)[number];

/** Parts that an invitation can offer. */
export const INVITED_PARTS = ['co-owner', 'agent', 'assistant'] as const satisfies readonly Part[];

/**
 * What people can do with a listing: change the draft and its pictures, publish it and change status and price, read and write
 * how to get into the home, decide on offers, invite and remove people and say who answers buyers, delete it. Setting showing
 * times and answering buyers asks for none: everybody with a part does.
 */
export type Right = 'edit' | 'publish' | 'enter' | 'decide' | 'people' | 'delete';

const RIGHTS: Readonly<Record<Part, readonly Right[]>> = {
  owner: ['edit', 'publish', 'enter', 'decide', 'people', 'delete'],
  'co-owner': ['edit', 'publish', 'enter', 'decide', 'people'],
  agent: ['edit', 'publish', 'enter'],
  assistant: ['edit'],
};

export const mayDo = (part: Part, right: Right): boolean => RIGHTS[part].includes(right);

/** What each part may do, for people who send an invitation. */
export const PART_WORDS: Readonly<Record<Part, { label: string; can: string }>> = {
  owner: { label: 'Owner', can: 'Does everything, and decides on offers' },
  'co-owner': { label: 'Co-owner', can: 'Does everything except delete the listing' },
  agent: {
    label: 'Agent',
    can: 'Edits, publishes, changes status and price, sets showing times, answers buyers, and reads the lock-box note',
  },
  assistant: { label: 'Assistant', can: 'Edits the draft and its photos, sets showing times, and answers buyers' },
};
