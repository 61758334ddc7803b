import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { LineLink } from '#ui/link.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { listMyInquiries } from '../../contract.ts';
import { InquiryEntry, InquiryMessages } from './inquiry-entry.tsx';

const SHOWN = 3;

/** The newest questions, on the dashboard. */
export function InquiriesCard() {
  return (
    <Loaded
      query={useQuery(endpointQuery(listMyInquiries))}
      pending={<SkeletonText />}
      isEmpty={({ inquiries }) => inquiries.length === 0}
      empty={<p className="text-ink-soft">No questions yet. Look for “Ask” on any home’s page.</p>}
    >
      {({ inquiries }) => (
        <>
          <ul className="divide-y divide-line">
            {inquiries.slice(0, SHOWN).map((inquiry) => (
              <li key={inquiry.inquiryId} className="py-3">
                <InquiryEntry inquiry={inquiry} />
                <InquiryMessages inquiry={inquiry} />
              </li>
            ))}
          </ul>
          <LineLink href="/inquiries" className="mt-2">
            See all questions and tours
          </LineLink>
        </>
      )}
    </Loaded>
  );
}
