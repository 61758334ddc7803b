import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { reasonOf } from '#platform/web/api-client.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { failureToast } from '#ui/failure-words.ts';
import { ShareLinks } from '#ui/share-links.tsx';
import { useToast } from '#ui/toast.tsx';
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
  const { toast } = useToast();
  const [chosen, setChosen] = useState<boolean>();
  const isOn = ownWords !== undefined && (chosen ?? ownWords.isOnAtFirst);

  async function run<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      const answer = await work();
      await client.invalidateQueries({ queryKey });
      return answer;
    } catch (error) {
      toast(failureToast(reasonOf(error)));
      return undefined;
    }
  }

  return (
    <ShareLinks
      linkLabel={linkLabel}
      links={links.map((link) => ({ ...link, note: link.hasOwnWords ? ownWords?.note : undefined }))}
      onCreate={async (days) => (await run(() => onCreate({ days, hasOwnWords: isOn })))?.path}
      onEnd={async (linkId) => (await run(() => onEnd(linkId).then(() => true))) === true}
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
