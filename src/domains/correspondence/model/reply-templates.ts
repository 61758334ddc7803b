/** What a quick reply fills in: its mark, and what stands there. */
export const TEMPLATE_PLACES = {
  '{first_name}': 'The buyer’s first name',
  '{address}': 'The home, as the thread calls it',
} as const;

/** The quick reply that turns a question into an offer. */
export const OFFER_INVITATION = 'Invite an offer';

/** Quick replies for a start: facts and a next step, nothing about who should live there. */
export const DEFAULT_TEMPLATES: readonly { title: string; body: string }[] = [
  {
    title: 'Still available',
    body: 'Hello {first_name},\n\nthank you for asking about {address}. It is still available. If you would like to see it, ask for a tour on its page with the times that suit you, and I will confirm one of them.',
  },
  {
    title: 'I am finding out',
    body: 'Hello {first_name},\n\nthank you for your question about {address}. I am finding out and will answer you here by tomorrow.',
  },
  {
    title: OFFER_INVITATION,
    body: 'Hello {first_name},\n\nif {address} is what you are looking for, you can make an offer on its page: “Make offer” asks for every term, and I will answer it here.',
  },
  {
    title: 'Under contract',
    body: 'Hello {first_name},\n\nthank you for your interest in {address}. The home is under contract now. If that changes, its page will say so.',
  },
];

interface Filling {
  /** As the sender gave it, such as "Bea Lindt". */
  name: string;
  /** Undefined where the home may not be shown anymore. */
  address: string | undefined;
}

/** A quick reply with its places filled in. */
export function fillTemplate(body: string, { name, address }: Filling): string {
  const [firstName = ''] = name.trim().split(/\s+/);
  return body.replaceAll('{first_name}', () => firstName).replaceAll('{address}', () => address ?? 'the home');
}

/** Marks in a text that nothing fills in, such as a misspelled one: a buyer should not read them. */
export function findOpenPlaces(text: string): string[] {
  return [...new Set(text.match(/\{[a-z_]{1,30}\}/gi) ?? [])];
}
