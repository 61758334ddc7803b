import { useEffect, useSyncExternalStore } from 'react';
import { beforeSigningOut, onPersonChange, onReturn } from '../person-change.ts';
import { GUEST } from '../stored-session.ts';
import type { Autosave, Shown } from './autosave.ts';
import { onLeaving } from './on-leaving.ts';

/** Shows a document that saves itself, also when the line comes back and when the page closes. */
export function useAutosave<Doc>(autosave: Autosave<Doc>): Shown<Doc> {
  useEffect(() => watch(autosave), [autosave]);
  return useSyncExternalStore(autosave.subscribe, autosave.shown, autosave.shown);
}

function watch<Doc>(autosave: Autosave<Doc>): () => void {
  const retry = () => autosave.retry();
  const ends: (() => void)[] = [];
  const listen = () => {
    ends.push(
      onReturn(retry),
      beforeSigningOut(() => autosave.flush()),
      onPersonChange((person) => {
        if (autosave.owner === GUEST || autosave.owner === person) return;
        autosave.abandon();
        stop();
      }),
      onLeaving(() => autosave.leave()),
    );
    window.addEventListener('online', retry);
  };
  const stop = () => {
    for (const end of ends) end();
    window.removeEventListener('online', retry);
  };
  listen();
  const unlisten = autosave.listen();
  return () => {
    unlisten();
    if (autosave.isSaved) return stop();
    // The site shows another page: this still saves what was typed, and then lets go.
    const end = autosave.subscribe(() => {
      if (!autosave.isSaved) return;
      end();
      stop();
    });
    void autosave.flush();
  };
}
