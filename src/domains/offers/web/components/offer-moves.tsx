import { type ReactNode, useState } from 'react';
import { formatMoney } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useOpenDialog } from '#ui/open-dialogs.tsx';
import { acceptOffer, counterOffer, listMyOffers, listOffersFor, moveOffer, type Offer, reviseOffer } from '../../contract.ts';
import { type ReadOfferForm, startOfferForm } from '../../model/offer-form.ts';
import {
  askBefore,
  BINDING,
  type BindingVerb,
  DONE_WORDS,
  ENDS_OFFER,
  LOOSE,
  type LooseVerb,
  pricesOf,
  sayCounter,
  VERB_WORDS,
} from '../../model/offer-words.ts';
import { OfferDialog } from './offer-form.tsx';

/** What is written in a form of its own. */
type Written = 'revise' | 'counter' | 'counter-escalated' | 'counter-several';

/** A yes comes first, also one that binds nobody yet. */
const YES = [...BINDING, 'agree-to-one-of-several'] as const;

const REFRESHED = [listMyOffers, listOffersFor];

interface OfferMovesProps {
  offer: Offer;
  /** The price that the seller can counter at, if the buyer's escalation comes to one. */
  escalatedCents?: number | undefined;
  /** Says what the terms of a counter mean while it is written. */
  explainCounter?: ((read: ReadOfferForm) => ReactNode) | undefined;
}

/** Everything that its reader can do with an offer now. What binds says so first. */
export function OfferMoves({ offer, escalatedCents, explainCounter }: OfferMovesProps) {
  // What somebody decides on stays what they read, also when the other side changes it meanwhile: the server refuses the old one then.
  const openDialog = useOpenDialog();
  const [asked, setAsked] = useState<{ about: BindingVerb | LooseVerb; read: Offer }>();
  const [open, read] = [asked?.about, asked?.read ?? offer];
  const terms = read.versions.at(-1)?.terms;
  const ask = (about: BindingVerb | LooseVerb) => setAsked({ about, read: offer });
  const write = (what: Written) =>
    openDialog((onClose) => (
      <WriteTerms what={what} offer={offer} escalatedCents={escalatedCents} explainCounter={explainCounter} onClose={onClose} />
    ));
  const close = () => setAsked(undefined);
  const bind = useWrite(
    (verb: BindingVerb) => browserApi.call(acceptOffer, { params: { offerId: offer.id }, body: { version: read.version, verb } }),
    {
      refreshes: REFRESHED,
      done: { title: 'Both sides are bound. We let the other side know.' },
      answered: close,
      failed: close,
      failureTitle: 'Not accepted',
    },
  );
  const move = useWrite(
    (verb: LooseVerb) => browserApi.call(moveOffer, { params: { offerId: offer.id }, body: { version: read.version, verb } }),
    { refreshes: REFRESHED, done: (_answer, verb) => ({ title: DONE_WORDS[verb] }), answered: close, failed: close },
  );
  // What a move was asked about may have changed meanwhile, in another window or on the other side.
  const mayStill = (verb: BindingVerb | LooseVerb) => verb === open && offer.verbs.includes(verb);
  const binding = BINDING.find(mayStill);
  const loose = LOOSE.find(mayStill);
  const verb = binding ?? loose;
  return (
    <div className="flex flex-wrap gap-2">
      {YES.filter((verb) => offer.verbs.includes(verb)).map((verb) => (
        <Button key={verb} size="small" onClick={() => ask(verb)}>
          {VERB_WORDS[verb]}
        </Button>
      ))}
      {offer.verbs.includes('counter') && escalatedCents !== undefined ? (
        <Button size="small" variant="secondary" onClick={() => write('counter-escalated')}>
          Counter at {formatMoney(escalatedCents)}
        </Button>
      ) : null}
      {offer.verbs.includes('counter') ? (
        <Button size="small" variant="secondary" onClick={() => write('counter')}>
          Counter
        </Button>
      ) : null}
      {offer.verbs.includes('counter-several') ? (
        <Button size="small" variant="secondary" onClick={() => write('counter-several')}>
          Counter, with others
        </Button>
      ) : null}
      {offer.verbs.includes('revise') ? (
        <Button size="small" variant="secondary" onClick={() => write('revise')}>
          Change the terms
        </Button>
      ) : null}
      {LOOSE.filter((verb) => verb !== 'agree-to-one-of-several' && offer.verbs.includes(verb)).map((verb) => (
        <Button key={verb} size="small" variant="secondary" onClick={() => ask(verb)}>
          {VERB_WORDS[verb]}
        </Button>
      ))}
      {verb === undefined || terms === undefined ? null : (
        <ConfirmDialog
          open
          onOpenChange={close}
          {...askBefore(verb, { ...read, ...pricesOf(read.versions) })}
          confirm={VERB_WORDS[verb] ?? ''}
          cancel="Not now"
          tone={ENDS_OFFER.includes(verb) ? 'destructive' : 'primary'}
          busy={bind.isBusy || move.isBusy}
          onConfirm={() => {
            if (binding !== undefined) void bind.run(binding);
            else if (loose !== undefined) void move.run(loose);
          }}
        />
      )}
    </div>
  );
}

interface WriteTermsProps extends OfferMovesProps {
  what: Written;
  /** As it was read when the form opened. */
  offer: Offer;
  onClose: () => void;
}

/** New terms of the buyer, or a counter of the seller. */
function WriteTerms({ what, offer, escalatedCents, explainCounter, onClose }: WriteTermsProps) {
  const terms = offer.versions.at(-1)?.terms;
  if (terms === undefined) return null;
  return (
    <OfferDialog
      title={
        what === 'revise'
          ? `Change the offer for ${offer.home}`
          : `Counter for ${offer.home}${offer.buyerName === null ? '' : `, to ${offer.buyerName}`}`
      }
      lead={what === 'revise' ? undefined : sayCounter(what === 'counter-several')}
      start={(time) =>
        startOfferForm(
          what === 'counter-escalated' && escalatedCents !== undefined
            ? { ...terms, priceCents: escalatedCents, escalation: null }
            : terms,
          time,
        )
      }
      timeZone={offer.timeZone}
      explain={what === 'revise' ? undefined : explainCounter}
      sent={{
        what: what === 'counter-escalated' ? 'counter' : what,
        home: offer.home,
        buyerName: offer.buyerName,
        before: terms,
      }}
      submit={what === 'revise' ? 'Send the new terms' : 'Send the counter'}
      done="We let the other side know."
      send={(next) =>
        what === 'revise'
          ? browserApi.call(reviseOffer, { params: { offerId: offer.id }, body: { version: offer.version, terms: next } })
          : browserApi.call(counterOffer, {
              params: { offerId: offer.id },
              body: { version: offer.version, terms: next, isOneOfSeveral: what === 'counter-several' },
            })
      }
      onClose={onClose}
    />
  );
}
