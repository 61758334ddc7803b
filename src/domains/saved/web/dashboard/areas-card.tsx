import { useQuery } from '@tanstack/react-query';
import { BellOff } from '#ui/icons/index.ts';
import { formatDate } from '#lib/format.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { AppLink, LineLink } from '#ui/link.tsx';
import type { SavedArea } from '../../contract/areas.ts';
import { areaPath, describePace, describePrice, nameArea } from '../../model/describe-market.ts';
import { areasQuery, useAreaChange } from '../use-saved-areas.ts';

/** Areas whose market the reader follows, as it stands. */
export function AreasCard() {
  const query = useQuery(areasQuery);
  return (
    <Loaded
      query={query}
      isEmpty={({ areas }) => areas.length === 0}
      empty={
        <p className="text-ink-soft">
          Follow an area, and we tell you when a month’s figures are out.{' '}
          <AppLink href="/neighborhood-explorer" className="text-info underline underline-offset-4">
            Explore neighborhoods
          </AppLink>
        </p>
      }
    >
      {({ areas }) => (
        <ul className="divide-y divide-line">
          {areas.map((area) => (
            <AreaRow key={`${area.slug} ${area.propertyType}`} area={area} />
          ))}
        </ul>
      )}
    </Loaded>
  );
}

function AreaRow({ area }: { area: SavedArea }) {
  const change = useAreaChange();
  const { slug, propertyType, asOf, figures } = area;
  const name = nameArea(area.name, propertyType);
  return (
    <li className="flex items-start gap-2 py-3">
      <div className="min-w-0 grow text-sm">
        <LineLink href={areaPath(slug, propertyType)} look="title" className="text-base">
          {name}
        </LineLink>
        {asOf === null ? (
          <p className="text-ink-soft">No figures yet.</p>
        ) : (
          <>
            <p>{describePrice(figures)}</p>
            <p className="text-ink-soft">
              {describePace(figures)} · three months to {formatDate(asOf, 'UTC')}
            </p>
          </>
        )}
      </div>
      <IconButton
        icon={BellOff}
        size="small"
        label={`No longer follow ${name}`}
        busy={change.isBusy}
        onClick={() => void change.run({ slug, propertyType, name, isFollowed: false })}
      />
    </li>
  );
}
