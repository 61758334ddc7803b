import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { Sending } from '#domains/documents/web/index.ts';
import { useSigningStates, useStartEnvelope } from '#domains/signing/web/index.ts';
import { SAVE_WORDS } from '#platform/web/autosave/save-words.ts';
import { together } from '#platform/web/loaded-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { InlineLink } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { mayDo, type OwnListing, type SaleDocument } from '../../contract.ts';
import { countStages, PAPER_STAGE_NAMES, PAPER_STAGES, papersOf, stageOfStatus, standOf } from '../../model/sale-papers.ts';
import { ownListingOptions, peopleOptions, saleDocumentsOptions } from '../api.ts';
import { ChosenListing } from '../chosen-listing.tsx';
import { usePlan } from '../flow/use-plan.ts';
import { SellerTabs } from '../seller-tabs.tsx';
import { OpenToBuyers } from './open-to-buyers.tsx';
import { PaperRow } from './paper-row.tsx';
import { StageBar } from './stage-bar.tsx';

const PENDING = <SkeletonRows rows={8} className="mt-8" />;
const FOLLOWS = { follows: ['own-listings'] as const };

/** The papers of one sale: what is here, what is missing, and by when. */
export function SaleDocumentsView({ frame }: PersonalViewProps) {
  return (
    <Page {...frame}>
      <SellerTabs current="/seller/dashboard/documents" />
      <ChosenListing pending={PENDING} once="Once you list a home, you’ll find its papers here, and what’s still missing.">
        {({ id }) => <SalePapers key={id} id={id} />}
      </ChosenListing>
    </Page>
  );
}

function SalePapers({ id }: { id: string }) {
  const navigate = useNavigate();
  const start = useStartEnvelope((draftId) => void navigate(`/documents?prepare=${draftId}`));
  const states = useSigningStates();
  const listing = useQuery({ ...ownListingOptions(id), meta: FOLLOWS });
  const documents = useQuery({ ...saleDocumentsOptions(id), meta: FOLLOWS });
  const people = useQuery(peopleOptions(id));
  return (
    <Loaded
      query={together({ listing, documents, people })}
      pending={PENDING}
      failed="We couldn’t load the papers for this sale"
      className="mt-8"
    >
      {(known) => (
        <Sending
          value={{
            onSend: ({ id: documentId, name }) => void start.run({ id: documentId, name }),
            stateOf: ({ sha256 }) => states.get(sha256),
          }}
        >
          <Papers
            listing={known.listing}
            documents={known.documents.documents}
            hasAgent={known.people.people.some(({ part }) => part === 'agent')}
          />
        </Sending>
      )}
    </Loaded>
  );
}

interface PapersProps {
  listing: OwnListing;
  documents: readonly SaleDocument[];
  hasAgent: boolean;
}

function Papers({ listing, documents, hasAgent }: PapersProps) {
  const { plan, state, change } = usePlan(listing);
  const papers = papersOf({ fields: listing.fields, plan, hasAgent });
  const known = new Set<string>(papers.map(({ key }) => key));
  const standing = {
    here: new Set<string>(documents.map(({ item }) => item)),
    unneeded: plan.unneededPapers,
    stage: stageOfStatus(listing.standardStatus),
  };
  const canEdit = mayDo(listing.part, 'edit');
  return (
    <>
      <StageBar counts={countStages(papers, standing)} now={standing.stage} />
      <p className="mt-3 max-w-measure text-sm text-ink-soft">
        The list is based on the facts of the home. It’s a starting point, not checked for your case: confirm it with an agent or
        attorney. <span role="status">{canEdit ? SAVE_WORDS[state] : ''}</span>
      </p>
      {PAPER_STAGE_NAMES.map((stage) => (
        <PageSection key={stage} id={stage} title={PAPER_STAGES[stage]} lead={LEADS[stage]}>
          <ul className="divide-y divide-line border-y border-line">
            {papers
              .filter((paper) => paper.stage === stage)
              .map((paper) => (
                <PaperRow
                  key={paper.key}
                  listingId={listing.id}
                  paper={paper}
                  state={standOf(paper, standing)}
                  files={documents.filter(({ item }) => item === paper.key)}
                  canEdit={canEdit}
                  onNeed={(isNeeded) =>
                    change({
                      unneededPapers: isNeeded
                        ? plan.unneededPapers.filter((key) => key !== paper.key)
                        : [...plan.unneededPapers, paper.key],
                    })
                  }
                >
                  <OpenToBuyers listing={listing} paper={paper.key} title={paper.title} />
                </PaperRow>
              ))}
          </ul>
        </PageSection>
      ))}
      <PageSection id="other" title="Other files" lead="Bills, estimates, letters: whatever belongs to this sale.">
        <ul className="border-y border-line">
          <PaperRow
            listingId={listing.id}
            paper={{ key: 'other', title: 'Other files', why: '' }}
            state={undefined}
            // What was kept under a paper that this sale no longer asks for stays in sight.
            files={documents.filter(({ item }) => !known.has(item))}
            canEdit={canEdit}
          />
        </ul>
      </PageSection>
    </>
  );
}

const LEADS: Readonly<Record<keyof typeof PAPER_STAGES, ReactNode>> = {
  prepare: 'Collect these first. Buyers and your closing company ask for them.',
  market: 'What you tell buyers about the home, on your state’s forms.',
  contract: (
    <>
      Once you accept an offer. You compare and accept{' '}
      <InlineLink href="/seller/dashboard/inquiries?filter=offers">offers</InlineLink> in your inbox.
    </>
  ),
  closing: 'The closing company sends it.',
};
