import { useQuery } from '@tanstack/react-query';
import { useSession } from '#domains/accounts/web/index.ts';
import type { EndpointAnswer } from '#lib/endpoint.ts';
import { expertHref } from '#lib/expert-paths.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { AppLink } from '#ui/link.tsx';
import { categoryOf, listSavedExperts } from '../../contract.ts';
import { SaveExpert } from './save-expert.tsx';

/** The experts that the reader saved; nothing for those who saved none. */
export function SavedExperts() {
  return (
    <QueryScope>
      <List />
    </QueryScope>
  );
}

function List() {
  const { status } = useSession();
  // Nothing waits, and nothing fails, for those who cannot have any.
  const query = useQuery({ ...endpointQuery(listSavedExperts), enabled: status === 'signed-in' });
  return (
    <Loaded query={query} className="mt-12" pending={null}>
      {({ experts }) => (experts.length === 0 ? null : <Experts experts={experts} />)}
    </Loaded>
  );
}

function Experts({ experts }: NonNullable<EndpointAnswer<typeof listSavedExperts>>) {
  return (
    <section aria-labelledby="saved-experts" className="mt-12">
      <h2 id="saved-experts" className="font-serif text-2xl text-ink">
        Your saved experts
      </h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {experts.map(({ id, name, city, state, categoryKeys, isListed }) => (
          <li key={id} className="flex items-center justify-between gap-4 py-3">
            <div>
              <AppLink href={expertHref(id)} className="font-medium">
                {name}
              </AppLink>
              <p className="text-sm text-ink-soft">
                {categoryKeys.map((key) => categoryOf(key).plural).join(', ')} in {city}, {state}
                {isListed ? '' : ' · Takes no requests now'}
              </p>
            </div>
            <SaveExpert vendorId={id} name={name} isSmall />
          </li>
        ))}
      </ul>
    </section>
  );
}
