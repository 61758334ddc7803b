import { dictionary } from '#lib/dictionary.ts';
import { expertHref } from '#lib/expert-paths.ts';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { AppLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { Select } from '#ui/select.tsx';
import { SkeletonFields } from '#ui/skeleton-shapes.tsx';
import { mayDo, type OwnVendor, STATUS_WORDS } from '../../contract.ts';
import { ownVendorOptions } from '../api.ts';
import { AccountPart } from './account-part.tsx';
import type { PartProps } from './part-props.ts';
import { PARTS_OF_STEPS } from './parts.ts';
import { PreferencesPart } from './preferences-part.tsx';
import { RestPart } from './rest-part.tsx';
import { TeamPart } from './team-part.tsx';

const PARTS = dictionary<{ label: string; Part: ComponentType<PartProps> }>({
  profile: { label: 'Profile', Part: PARTS_OF_STEPS.profile },
  services: { label: 'Services', Part: PARTS_OF_STEPS.services },
  prices: { label: 'Prices', Part: PARTS_OF_STEPS.prices },
  area: { label: 'Area', Part: PARTS_OF_STEPS.area },
  availability: { label: 'Availability', Part: PARTS_OF_STEPS.availability },
  preferences: { label: 'Requests', Part: PreferencesPart },
  credentials: { label: 'Credentials', Part: PARTS_OF_STEPS.credentials },
  policies: { label: 'Policies', Part: PARTS_OF_STEPS.policies },
  business: { label: 'Business', Part: PARTS_OF_STEPS.business },
  team: { label: 'Team', Part: TeamPart },
  payout: { label: 'Payout', Part: PARTS_OF_STEPS.payout },
  rest: { label: 'Pause and vacation', Part: RestPart },
  account: { label: 'Status and account', Part: AccountPart },
});
const [FIRST] = Object.keys(PARTS);

/** Everything a vendor can change, one part at a time. */
export function SettingsView({ frame }: PersonalViewProps) {
  return (
    <Loaded query={useQuery(ownVendorOptions())} pending={<SkeletonFields fields={7} />}>
      {(answer) =>
        answer?.vendor == null ? <Navigate replace to="/vendor-onboarding" /> : <Settings vendor={answer.vendor} frame={frame} />
      }
    </Loaded>
  );
}

function Settings({ vendor, frame }: { vendor: OwnVendor } & Pick<PersonalViewProps, 'frame'>) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const asked = search.get('part') ?? '';
  const part = asked in PARTS ? asked : (FIRST ?? 'profile');
  const shown = PARTS[part];
  const isLocked = vendor.status === 'in-review';
  return (
    <Page
      {...frame}
      note={`${vendor.business.name === '' ? 'Your services' : vendor.business.name}: ${STATUS_WORDS[vendor.status]}`}
      actions={
        vendor.status === 'approved' ? (
          <Button asChild variant="secondary">
            <AppLink href={expertHref(vendor.id)}>See your public page</AppLink>
          </Button>
        ) : (
          <Button asChild variant="secondary">
            <AppLink href="/vendor-onboarding">Continue the application</AppLink>
          </Button>
        )
      }
    >
      {mayDo(vendor.myRole, 'edit') ? null : (
        <Notice className="mt-6" title="For you to read">
          Owners and managers of the team change these settings.
        </Notice>
      )}
      {isLocked ? (
        <Notice className="mt-6" title="In review">
          You can’t change your application while it’s in review. You can withdraw it under Status and account.
        </Notice>
      ) : null}
      <div className="mt-8 grid gap-8 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <nav aria-label="Settings" className="hidden lg:block">
          <ul className="space-y-1 text-sm">
            {Object.entries(PARTS).map(([key, { label }]) => (
              <li key={key}>
                <AppLink
                  href={`?part=${key}`}
                  aria-current={key === part ? 'page' : undefined}
                  className="block rounded-control px-3 py-2 text-ink no-underline hover:bg-sunken aria-[current=page]:bg-brand-tint aria-[current=page]:font-medium aria-[current=page]:text-brand"
                >
                  {label}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
        <Field label="Part" className="lg:hidden">
          <Select
            value={part}
            options={Object.entries(PARTS).map(([key, { label }]) => ({ value: key, label }))}
            onChange={({ target }) => void navigate(`?part=${target.value}`)}
          />
        </Field>
        <section aria-labelledby="part-title" className="min-w-0">
          <h2 id="part-title" className="mb-5 font-serif text-2xl text-ink">
            {shown?.label}
          </h2>
          {shown === undefined ? null : (
            <shown.Part key={`${part} ${vendor.id}`} vendor={vendor} disabled={!mayDo(vendor.myRole, 'edit') || isLocked} />
          )}
        </section>
      </div>
    </Page>
  );
}
