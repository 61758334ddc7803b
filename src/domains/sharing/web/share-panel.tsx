import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { viewerTimeZone } from '#platform/web/display.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { ShareLinks } from '#ui/share-links.tsx';
import type { NewShare, ShareLink } from '../contract.ts';

export interface SharePanelProps {
  /** What the holder of the link sees. */
  children: ReactNode;
  links: readonly ShareLink[];
  /** The data that a new or ended link makes stale. */
  queryKey: QueryKey;
  onCreate: (share: NewShare) => Promise<{ path: string }>;
  onEnd: (linkId: string) => Promise<unknown>;
  linkLabel?: string | undefined;
  /** The option to show what the sharer added, if there is anything; `note` marks the links that do. */
  ownWords?: { label: string; note: string; isOnAtFirst: boolean } | undefined;
}

/** Makes, counts and ends links to one of the reader's things. */
export function SharePanel({ children, links, queryKey, onCreate, onEnd, linkLabel, ownWords }: SharePanelProps) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<boolean>();
  const isOn = ownWords !== undefined && (chosen ?? ownWords.isOnAtFirst);

  const asked = {
    answered: () => client.invalidateQueries({ queryKey }),
  };
  const create = useWrite((share: Omit<NewShare, 'id'>, key) => onCreate({ ...share, id: key }), {
    ...asked,
    // One link at a time, whatever is chosen, so that a lost answer leaves no second link.
    nameOf: () => 'link',
  });
  const end = useWrite((linkId: string) => onEnd(linkId).then(() => true), asked);

  return (
    <ShareLinks
      linkLabel={linkLabel}
      timeZone={viewerTimeZone()}
      links={links.map((link) => ({ ...link, note: link.hasOwnWords ? ownWords?.note : undefined }))}
      onCreate={async (days) => (await create.run({ days, hasOwnWords: isOn }))?.path}
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
