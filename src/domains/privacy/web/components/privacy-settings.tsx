import { useQuery } from '@tanstack/react-query';
import { together } from '#platform/web/loaded-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { SkeletonFields } from '#ui/skeleton-shapes.tsx';
import { consentsQuery, privacyQuery } from '../api.ts';
import { CopySection, isUnderway } from './copy-section.tsx';
import { ConsentSection } from './consent-section.tsx';
import { QuestionSection } from './question-section.tsx';
import { DeletionSection } from './deletion-section.tsx';

const LOOK_EVERY_MS = 1500;

/** The requests that people may make about their own data. */
export function PrivacySettings({ isDemo }: { isDemo: boolean }) {
  const consents = useQuery(consentsQuery);
  const privacy = useQuery({
    ...privacyQuery,
    refetchInterval: ({ state }) => (state.data?.exports.some(isUnderway) ? LOOK_EVERY_MS : false),
  });
  // Shows all cards at once: cards that grow one by one would push the next ones down.
  return (
    <Loaded
      query={together({ consents, privacy })}
      pending={<SkeletonFields fields={13} />}
      failed="We couldn’t load your privacy settings"
    >
      {(known) => (
        <div className="space-y-6">
          <ConsentSection consents={known.consents} />
          <QuestionSection questions={known.privacy.questions} />
          <CopySection copies={known.privacy.exports} isDemo={isDemo} />
          <DeletionSection state={known.privacy} isDemo={isDemo} />
        </div>
      )}
    </Loaded>
  );
}
