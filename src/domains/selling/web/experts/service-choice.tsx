import { Badge } from '#ui/badge.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { LineLink } from '#ui/link.tsx';
import type { OwnListing } from '../../contract.ts';
import { PAPER_STAGE_NAMES, PAPER_STAGES } from '../../model/sale-papers.ts';
import type { Plan } from '../../model/plan.ts';
import type { SaleServiceKey } from '../../model/sale-service-keys.ts';
import { expertsFor, isUsual, SALE_SERVICES } from '../../model/sale-services.ts';
import { isForSale } from '../../model/status-changes.ts';
import { flowHref } from '../flow/flow-href.ts';

interface ServiceChoiceProps {
  listing: Pick<OwnListing, 'id' | 'listingKey' | 'standardStatus' | 'fields'>;
  plan: Pick<Plan, 'intent' | 'services'>;
  disabled: boolean;
  /** The services that somebody with a part in the listing does already, with their name. */
  done?: Partial<Record<SaleServiceKey, string>>;
  onChange: (services: SaleServiceKey[]) => void;
}

/** Which help the seller wants, by stage of the sale. Nobody is asked or paid by a choice. */
export function ServiceChoice({ listing, plan, disabled, done = {}, onChange }: ServiceChoiceProps) {
  const hasPage = isForSale(listing.standardStatus) && listing.fields['InternetEntireListingDisplayYN'] !== false;
  const home = {
    listingKey: hasPage ? listing.listingKey : null,
    postalCode: listing.fields['PostalCode'],
  };
  const stages = PAPER_STAGE_NAMES.filter((stage) => SALE_SERVICES.some((service) => service.stage === stage));
  return stages.map((stage) => (
    <section key={stage} aria-labelledby={`services-${stage}`} className="mt-10 first:mt-0">
      <h2 id={`services-${stage}`} className="font-serif text-2xl text-ink">
        {PAPER_STAGES[stage]}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {SALE_SERVICES.filter((service) => service.stage === stage).map((service) => {
          const { key, title, does, meanwhile } = service;
          const isWanted = plan.services.includes(key);
          return (
            <li key={key} className="grid gap-x-8 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
              <Checkbox
                disabled={disabled}
                checked={isWanted}
                onChange={({ target }) =>
                  onChange(target.checked ? [...plan.services, key] : plan.services.filter((one) => one !== key))
                }
                label={
                  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <span className="font-medium">{title}</span>
                    {done[key] !== undefined ? (
                      <Badge tone="brand">{done[key]}</Badge>
                    ) : isWanted ? (
                      <Badge tone="accent">Wanted</Badge>
                    ) : isUsual(service, plan.intent.route) ? (
                      <Badge>Usual for your way of selling</Badge>
                    ) : null}
                  </span>
                }
                hint={does}
              />
              <p className="flex flex-wrap gap-x-5 gap-y-1 pl-9 text-sm sm:justify-end sm:pl-0">
                {done[key] === undefined ? (
                  <LineLink look="snug" href={expertsFor(service, home)} aria-label={`Find one: ${title}`}>
                    Find one
                  </LineLink>
                ) : null}
                {meanwhile === undefined ? null : (
                  <LineLink look="snug" href={flowHref(meanwhile.step, listing.id)}>
                    {meanwhile.label}
                  </LineLink>
                )}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
