import { useState } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { Autosave } from '#platform/web/autosave/autosave.ts';
import { keepInBrowser } from '#platform/web/autosave/kept-changes.ts';
import { useAutosave } from '#platform/web/autosave/use-autosave.ts';
import { currentPerson } from '#platform/web/person-change.ts';
import { type OwnListing, saveSellingPlan } from '../../contract.ts';
import { type Plan, planSchema } from '../../model/plan.ts';
import { useShowListing } from '../api.ts';

const standingOf = ({ plan, updatedAt }: OwnListing) => ({ doc: plan, version: Date.parse(updatedAt) });

/** The answers on the way to a listing, which save themselves. */
export function usePlan(listing: OwnListing) {
  const show = useShowListing();
  const [autosave] = useState(
    () =>
      new Autosave<Plan>({
        standing: standingOf(listing),
        read: (value) => planSchema.parse(value),
        kept: keepInBrowser(`selling-plan:${listing.id}`, { owner: currentPerson() }),
        async send(unsaved, signal) {
          const answer = await browserApi.call(saveSellingPlan, { params: { id: listing.id }, body: unsaved }, signal);
          void show(answer);
          return standingOf(answer);
        },
      }),
  );
  const { doc: plan, state } = useAutosave(autosave);
  return {
    plan,
    state,
    flush: () => autosave.flush(),
    change: (part: Partial<Plan>) => autosave.change((before) => ({ ...before, ...part })),
  };
}
