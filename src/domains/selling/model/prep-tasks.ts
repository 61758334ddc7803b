/** What sellers do before the photos, in working order. */
export const PREP_TASKS: readonly { key: string; title: string; why: string }[] = [
  { key: 'declutter', title: 'Clear counters, shelves and closets', why: 'Rooms look larger, and photos calmer' },
  { key: 'personal', title: 'Put personal photos and papers away', why: 'Buyers look at the home, and your privacy is kept' },
  { key: 'clean', title: 'Clean deeply, windows too', why: 'The cheapest thing that every visitor notices' },
  { key: 'leaks', title: 'Mend drips, loose handles and dead bulbs', why: 'Small faults make buyers look for large ones' },
  { key: 'paint', title: 'Touch up paint where it is marked', why: 'Fresh walls photograph evenly' },
  { key: 'light', title: 'Open curtains and fit bright bulbs', why: 'Dark photos are skipped' },
  { key: 'entry', title: 'Tidy the entry, mow and trim', why: 'The first photo is mostly of the front' },
  { key: 'inspection', title: 'Consider an inspection of your own', why: 'What you know before an offer, you can price or mend' },
  { key: 'papers', title: 'Gather deed, survey, permits, warranties and HOA papers', why: 'Escrow asks for them within days' },
  { key: 'valuables', title: 'Lock away valuables and medicine', why: 'Strangers walk through the home' },
];
