import { useMemo } from 'react';
import { HomesMap, type MappedHome } from '#domains/valuation/web/index.ts';
import { formatCompactMoney } from '#lib/format.ts';
import type { Cma, CmaHome } from '../../contract.ts';

/** Where the home and its comparables are; the list beside it says the same in words. */
export function CompMap({ cma }: { cma: Cma }) {
  const homes = useMemo(
    () => [
      mapped('subject', cma.subject, 'This home', 'subject'),
      ...cma.comps.map((comp) =>
        mapped(
          comp.key,
          comp.facts.home,
          formatCompactMoney(comp.facts.priceCents),
          comp.kind === 'sold' ? 'compared' : 'context',
        ),
      ),
    ],
    [cma],
  );
  return <HomesMap label="This home and its comparables" homes={homes} />;
}

function mapped(id: string, { latitude, longitude }: CmaHome, label: string, role: MappedHome['role']): MappedHome {
  return { id, latitude, longitude, label, role };
}
