import type { Query, QueryClient } from '@tanstack/react-query';
import { OWN_SUBJECTS, type OwnSubject } from '#lib/news.ts';
import { listenToNews } from './news-stream.ts';
import { announceOwnChange, onOwnChange } from './own-changes.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** What else the answer depends on, besides what its address names. */
      follows?: readonly OwnSubject[];
    };
  }
}

/** Asks again for what pages show of their reader's own when it has changed anywhere. Returns what ends it. */
export function refreshByNews(client: QueryClient): () => void {
  const unlisten = listenToNews({
    onNews({ event, data }) {
      if (event === 'changed') announceOwnChange(data.subject);
      else if (event === 'gap') announceOwnChange();
    },
  });
  const stop = onOwnChange((isChanged) => {
    void client.invalidateQueries({ predicate: (query) => subjectsOf(query).some(isChanged) });
  });
  return () => {
    unlisten();
    stop();
  };
}

/** What anybody who shows it follows: a query keeps only what the last of them said, such as a dialog that opened later. */
function subjectsOf({ queryKey, meta, observers }: Query): OwnSubject[] {
  const named = /^\/api\/([^/?]+)/.exec(String(queryKey[0]))?.[1];
  const said = [meta, ...observers.map(({ options }) => options.meta)];
  return [...OWN_SUBJECTS.filter((subject) => subject === named), ...said.flatMap((one) => one?.follows ?? [])];
}
