/** What sellers do before the photos, in working order. */
export const PREP_TASKS: readonly { key: string; title: string; why: string }[] = [
  { key: 'declutter', title: 'Clear counters, shelves and closets', why: 'Rooms look larger, and photos less busy' },
  { key: 'personal', title: 'Put personal photos and papers away', why: 'Buyers look at the home, and you keep your privacy' },
  { key: 'clean', title: 'Deep clean, including windows', why: 'Every visitor notices, and it doesn’t cost much' },
  { key: 'leaks', title: 'Fix drips, loose handles and dead bulbs', why: 'Small problems make buyers look for large ones' },
  { key: 'paint', title: 'Touch up scuffed paint', why: 'Fresh walls photograph evenly' },
  { key: 'light', title: 'Open curtains and put in bright bulbs', why: 'Buyers skip dark photos' },
  { key: 'entry', title: 'Tidy the entry, mow and trim', why: 'The first photo is mostly of the front' },
  { key: 'inspection', title: 'Consider your own inspection', why: 'You can fix or price what you know about before an offer' },
  {
    key: 'papers',
    title: 'Gather the deed, survey, permits, warranties and HOA documents',
    why: 'Escrow asks for them within days',
  },
  { key: 'valuables', title: 'Lock away valuables and medicine', why: 'Strangers walk through the home' },
];

/** Beside the tasks: whatever else is paid for before the photos. */
export const OTHER_PREP = 'other';

/** What somebody wrote down to pay for all of it, in dollars; null if nothing. */
export function sumPrepCosts(costs: Readonly<Record<string, number>>): number | null {
  const keys = new Set([...PREP_TASKS.map(({ key }) => key), OTHER_PREP]);
  const sum = Object.entries(costs).reduce((total, [key, dollars]) => total + (keys.has(key) ? dollars : 0), 0);
  return sum === 0 ? null : sum;
}
