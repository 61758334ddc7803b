/** What the directory is narrowed and sorted by, in the words of its page. */
export const AVAILABILITIES = { '3': 'Within 3 days', '7': 'Within a week', '14': 'Within two weeks' } as const;
export const RATINGS = { '4': '4 and up', '4.5': '4.5 and up' } as const;
export const SORTS = { rating: 'Best rated', jobs: 'Most jobs done', soonest: 'Soonest free', name: 'Name' } as const;
export type DirectorySort = keyof typeof SORTS;
