import { LEAST_LETTERS, MOST_LETTERS } from '../../model/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#platform/web/loaded.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatDate } from '#lib/format.ts';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Combobox } from '#ui/combobox.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { TRY_AGAIN } from '#ui/failure-words.ts';
import { Field } from '#ui/field.tsx';
import { AppLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { createCma } from '../../contract.ts';
import { cmasOptions } from '../api.ts';
import { cmaHref } from '../cma-state.ts';
import { useRecordedHomes } from '../use-recorded-homes.ts';

interface StartViewProps extends Pick<PersonalViewProps, 'frame'> {
  listingKey: string | null;
  homeId: number | null;
}

/** Begin with an address or a listing, or go on with an analysis. */
export function StartView({ frame, listingKey, homeId }: StartViewProps) {
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const [isAddressless, setAddressless] = useState(false);
  const [isUnrecorded, setUnrecorded] = useState(false);
  const [address, setAddress] = useState('');
  const found = useRecordedHomes(query);
  const own = useQuery(cmasOptions());

  const begin = useWrite(
    (subject: { parcelId: number; address?: string } | { listingKey: string; address?: string }, id) =>
      browserApi.call(createCma, { body: { id, ...subject } }),
    { answered: ({ id }) => navigate(cmaHref(id)), tells: 'page', offline: 'fails' },
  );
  const told = isUnrecorded ? { address: address.trim() } : {};
  const { isBusy } = begin;
  const problem = isAddressless
    ? 'Give the address of the home first.'
    : begin.failure === undefined
      ? undefined
      : (begin.reason ?? TRY_AGAIN);

  return (
    <Page {...frame}>
      <div className="mt-8 max-w-150">
        <Checkbox
          className="mb-3"
          label="The home is not in the public records"
          hint="Pick a neighbor that is. The home starts with the neighbor’s facts, and you can change them."
          checked={isUnrecorded}
          onChange={(event) => setUnrecorded(event.target.checked)}
        />
        {isUnrecorded ? (
          <Field className="mb-4" label="Its address">
            <TextInput value={address} maxLength={MOST_LETTERS.address} onChange={(event) => setAddress(event.target.value)} />
          </Field>
        ) : null}
        <Field
          label={isUnrecorded ? 'Nearest address in the records' : 'Address of the home'}
          hint="As in the public records: number, then street"
        >
          <Combobox
            large
            query={query}
            onQueryChange={setQuery}
            loading={found.isFetching}
            options={found.options}
            onSelect={(option) => {
              setQuery(option.label);
              const isMissing = isUnrecorded && address.trim().length < LEAST_LETTERS.address;
              setAddressless(isMissing);
              if (!isMissing) void begin.run({ parcelId: Number(option.value), ...told });
            }}
            emptyText="No such address in the public records. Check the spelling or type less."
          />
        </Field>
        {listingKey === null ? null : (
          <Button className="mt-4" busy={isBusy} onClick={() => void begin.run({ listingKey, ...told })}>
            Price the home of this listing
          </Button>
        )}
        {homeId === null ? null : (
          <Button className="mt-4" busy={isBusy} onClick={() => void begin.run({ parcelId: homeId, ...told })}>
            Price the home you viewed
          </Button>
        )}
        {isBusy ? (
          <p role="status" className="mt-4 text-sm text-ink-soft">
            Looking at the market…
          </p>
        ) : null}
        {problem === undefined ? null : (
          <Notice tone="error" live className="mt-4" title="We couldn’t start the analysis">
            {problem}
          </Notice>
        )}
      </div>
      <section aria-labelledby="own-cmas" className="mt-12">
        <h2 id="own-cmas" className="font-serif text-2xl text-ink">
          Your analyses
        </h2>
        <Loaded
          query={own}
          failed="We couldn’t load your analyses"
          isEmpty={({ cmas }) => cmas.length === 0}
          empty={
            <EmptyState className="mt-4" title="None yet">
              Start with an address above. Your analyses stay here.
            </EmptyState>
          }
        >
          {({ cmas }) => (
            <ul className="mt-3 divide-y divide-line border-y border-line">
              {cmas.map((cma) => (
                <li key={cma.id}>
                  <AppLink
                    href={cmaHref(cma.id, 'weigh')}
                    className="flex flex-wrap items-baseline justify-between gap-x-6 py-3 text-ink no-underline hover:bg-sunken"
                  >
                    <span className="font-medium">{cma.title}</span>
                    <span className="text-sm text-ink-soft">
                      {cma.title === cma.address ? '' : `${cma.address} · `}as of {formatDate(cma.effectiveDate, 'UTC')}
                    </span>
                  </AppLink>
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      </section>
    </Page>
  );
}
