import { HiringModeration } from '#domains/hiring/web/index.ts';
import { MistakeQueue } from '#domains/inquiries/web/index.ts';
import { HomesListedTwice } from '#domains/selling/web/index.ts';
import { PageSection } from '#ui/page-section.tsx';

/** What people reported: mistakes in listings, homes listed twice, then reviews and the sides of requests. */
export function Moderation() {
  return (
    <>
      <PageSection id="mistakes" title="Mistakes in listings">
        <MistakeQueue />
      </PageSection>
      <PageSection id="listed-twice" title="Homes listed twice">
        <HomesListedTwice />
      </PageSection>
      <PageSection id="reviews" title="Reviews, clients and professionals">
        <HiringModeration />
      </PageSection>
    </>
  );
}
