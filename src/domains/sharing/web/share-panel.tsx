import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { viewerTimeZone } from '#platform/web/display.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { ShareLinks } from '#ui/share-links.tsx';
import type { NewShare, ShareLink } from '../contract.ts';

export interface SharePanelProps {
  /** What whoever has the link sees. */
  children: ReactNode;
  links: readonly ShareLink[];
  /** What a new or ended link makes stale. */
  queryKey: QueryKey;
  onCreate: (share: NewShare) => Promise<{ path: string }>;
  onEnd: (linkId: string) => Promise<unknown>;
  linkLabel?: string | undefined;
  /** The choice of showing what the sharer added, where there is any; `note` marks the links that do. */
  ownWords?: { label: string; note: string; isOnAtFirst: boolean } | undefined;
}

/** Links to one thing of the reader's: made, counted and ended here. */
export function SharePanel({ children, links, queryKey, onCreate, onEnd, linkLabel, ownWords }: SharePanelProps) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<boolean>();
  const isOn = ownWords !== undefined && (chosen ?? ownWords.isOnAtFirst);

  const asked = {
    answered: () => client.invalidateQueries({ queryKey }),
  };
  // The same link until an answer comes: an answer that was lost leaves no second one behind.
  const [newId, setNewId] = useState(() => crypto.randomUUID());
  const create = useWrite(onCreate, {
    answered: () => {
      setNewId(crypto.randomUUID());
      return asked.answered();
    },
  });
  const end = useWrite((linkId: string) => onEnd(linkId).then(() => true), asked);

  return (
    <ShareLinks
      linkLabel={linkLabel}
      timeZone={viewerTimeZone()}
      links={links.map((link) => ({ ...link, note: link.hasOwnWords ? ownWords?.note : undefined }))}
      onCreate={async (days) => (await create.run({ id: newId, days, hasOwnWords: isOn }))?.path}
      onEnd={async (linkId) => (await end.run(linkId)) === true}
      choices={
        ownWords === undefined ? null : (
          <Checkbox
            className="mt-2"
            label={ownWords.label}
            checked={isOn}
            onChange={(event) => setChosen(event.target.checked)}
          />
        )
      }
    >
      {children}
    </ShareLinks>
  );
}
