import type { DashboardCard, DashboardLayout } from '#domains/saved/contract.ts';

const HASH = '#card-';

/** The card that an address names, as links of news do: `#card-offers`. */
export function linkedCard(hash: string): string | undefined {
  return hash.startsWith(HASH) ? hash.slice(HASH.length) : undefined;
}

interface Shown {
  /** On a fresh dashboard only cards that hold something show. */
  isFresh: boolean;
  started: ReadonlySet<DashboardCard>;
  /** Shows even if its reader hid it: they follow a link to it. */
  linked: string | undefined;
}

/** Cards to show, in the reader's order. */
export function shownCards(cards: DashboardLayout['cards'], { isFresh, started, linked }: Shown): DashboardCard[] {
  return cards.flatMap(({ card, isHidden }) => (card === linked || (!isHidden && (!isFresh || started.has(card))) ? [card] : []));
}
