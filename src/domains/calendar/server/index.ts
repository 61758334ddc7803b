export { endCalendarAddress } from './feed.ts';
