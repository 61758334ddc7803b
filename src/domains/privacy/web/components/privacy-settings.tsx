import { CopySection } from './copy-section.tsx';
import { ConsentSection } from './consent-section.tsx';
import { DeletionSection } from './deletion-section.tsx';

/** What people may ask of their own data. */
export function PrivacySettings({ isDemo }: { isDemo: boolean }) {
  return (
    <div className="space-y-6">
      <ConsentSection />
      <CopySection isDemo={isDemo} />
      <DeletionSection isDemo={isDemo} />
    </div>
  );
}
