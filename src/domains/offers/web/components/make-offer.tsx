import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { randomUuid } from '#lib/uuid.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { SAVE_WORDS } from '#platform/web/autosave/save-words.ts';
import { useSavedFields } from '#platform/web/autosave/use-saved-fields.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { together } from '#platform/web/loaded-query.ts';
import { showAnswer } from '#platform/web/write/read-cache.ts';
import { keepOfferDraft, type Offer, type OfferDraft, submitOffer } from '../../contract.ts';
import { findStanding } from '../../model/offer-words.ts';
import { offerFormSchema, resumeOfferForm, startOfferForm } from '../../model/offer-form.ts';
import { myOffersOptions, offerDraftOptions } from '../api.ts';
import { StandingOffer } from './standing-offer.tsx';

const OfferDialog = lazy(async () => ({ default: (await import('./offer-form.tsx')).OfferDialog }));

interface MakeOfferProps {
  listingKey: string;
  homeLabel: string;
  priceCents: number;
  timeZone: string;
  onClose: () => void;
}

/**
 * The form of an offer for a home that is listed here, for a signed-in person. What is typed is kept until it is sent. Who has an
 * offer under way reads where it stands instead.
 */
export function MakeOffer(props: MakeOfferProps) {
  const draft = useQuery(offerDraftOptions(props.listingKey));
  const mine = useQuery(myOffersOptions());
  return (
    <Loaded query={together({ draft, mine })} pending={null} failed="We couldn’t check for a draft">
      {(known) => (
        <OfferOrDraft {...props} draft={known.draft.draft} standing={findStanding(known.mine.offers, props.listingKey)} />
      )}
    </Loaded>
  );
}

/** Decided once: an offer that is sent from this form does not take its place. */
function OfferOrDraft({ standing, ...props }: MakeOfferProps & { draft: OfferDraft | null; standing: Offer | undefined }) {
  const [before] = useState(standing);
  if (before === undefined) return <DraftedOffer {...props} />;
  return <StandingOffer offer={before} onClose={props.onClose} />;
}

function DraftedOffer({
  listingKey,
  homeLabel,
  priceCents,
  timeZone,
  onClose,
  draft,
}: MakeOfferProps & { draft: OfferDraft | null }) {
  const client = useQueryClient();
  const [made] = useState(() => ({ id: draft?.id ?? randomUuid(), isResumed: draft !== null }));
  const [time] = useState(() => ({ now: new Date(), timeZone }));
  const [usual] = useState(() => startOfferForm(priceCents, time));
  const id = draft?.id ?? made.id;
  const kept = useSavedFields({
    name: `offer-draft:${listingKey}`,
    saved: draft?.form ?? usual,
    read: (value) => offerFormSchema.parse(value),
    async save(_changes, form, signal) {
      const answer = await browserApi.call(keepOfferDraft, { params: { listingKey }, body: { id, form } }, signal);
      await showAnswer(client, offerDraftOptions(listingKey), { draft: answer });
      return answer.form;
    },
  });
  const form = resumeOfferForm(kept.doc, usual, time);
  return (
    <Suspense>
      <OfferDialog
        title={`Offer for ${homeLabel}`}
        start={() => form}
        timeZone={timeZone}
        keep={{
          form,
          onTyped: (typed) => kept.change((before) => ({ ...before, ...typed })),
          words:
            SAVE_WORDS[kept.state] || (made.isResumed ? 'You’re continuing your draft.' : 'We keep what you type as a draft.'),
        }}
        sent={{ what: 'offer', home: homeLabel, buyerName: null }}
        submit="Send the offer"
        done="Your offer is with the seller. You can follow it on your dashboard."
        send={async (terms) => {
          await kept.flush();
          return browserApi.call(submitOffer, { params: { listingKey }, body: { id, terms } });
        }}
        onClose={onClose}
      />
    </Suspense>
  );
}
