export { syncFeed } from './sync-feed.ts';
export { addFeed, mapFeed, pauseFeed, removeFeed } from './feed-admin.ts';
export { reconcileFeed } from './reconcile-feed.ts';
export { replayFeed } from './replay-feed.ts';
export { listFeeds, readRejects } from './list-feeds.ts';
export type { FeedPorts } from './feed-access.ts';
export { writeDemonstrationFeeds } from './demonstration-feeds.ts';
export { hasDemonstration, removeDemonstration } from './remove-demonstration.ts';
export { DEMONSTRATION_MARK, readDemonstration, type CityPart, type Demonstration } from './read-demonstration.ts';
