/** Words or phrases that one filter takes. */
export const MOST_FILTER_WORDS = 20;
/** Characters of a filter's list, for each of its items. */
export const MOST_ITEM_LETTERS = 80;
