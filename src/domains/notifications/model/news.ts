import type { NotificationTopic } from './topics.ts';

/** What a person is told of a topic, in few words. */
export interface News {
  userId: string;
  topic: NotificationTopic;
  title: string;
  body: string;
  /** Path of the page it is about. */
  href: string;
}

const MOST_TITLE = 300;
const MOST_BODY = 1000;

/** As much of it as is kept. */
export const clipNews = <Told extends Pick<News, 'title' | 'body'>>(news: Told): Told => ({
  ...news,
  title: news.title.slice(0, MOST_TITLE),
  body: news.body.slice(0, MOST_BODY),
});
