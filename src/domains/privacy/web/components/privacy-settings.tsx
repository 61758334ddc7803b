import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '#ui/skeleton.tsx';
import { consentsQuery, privacyQuery } from '../api.ts';
import { CopySection } from './copy-section.tsx';
import { ConsentSection } from './consent-section.tsx';
import { DeletionSection } from './deletion-section.tsx';

/** What people may ask of their own data. */
export function PrivacySettings({ isDemo }: { isDemo: boolean }) {
  const isPending = [useQuery(consentsQuery), useQuery(privacyQuery)].some((query) => query.isPending);
  // All at once: cards that grow one after the other would push the next ones down.
  if (isPending) return <Skeleton className="h-[64rem]" />;
  return (
    <div className="space-y-6">
      <ConsentSection />
      <CopySection isDemo={isDemo} />
      <DeletionSection isDemo={isDemo} />
    </div>
  );
}
