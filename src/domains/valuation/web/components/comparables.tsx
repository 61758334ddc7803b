import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { formatCompactMoney } from '#lib/format.ts';
import type { HomeValuation } from '../../contract.ts';
import { HomesMap, type MappedHome } from '../index.ts';
import { ComparablesTable } from './comparables-table.tsx';

/** The most similar recorded sales: where they are, and what each says about this home. */
export function Comparables({ valuation }: { valuation: HomeValuation }) {
  return (
    <div className="grid gap-6">
      {valuation.latitude !== null && valuation.comparables.length > 0 && <MapWhenSeen valuation={valuation} />}
      <ComparablesTable valuation={valuation} />
    </div>
  );
}

/** A map is larger than its page: it loads once it comes into view. */
function MapWhenSeen({ valuation }: { valuation: HomeValuation }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ref} className="relative h-80 overflow-clip rounded-card border border-line bg-sunken print:hidden">
      {isSeen ? (
        <Suspense>
          <Mapped valuation={valuation} />
        </Suspense>
      ) : null}
    </div>
  );
}

function Mapped({ valuation }: { valuation: HomeValuation }) {
  const homes = useMemo(() => {
    const { latitude, longitude, comparables } = valuation;
    const subject: MappedHome[] =
      latitude === null || longitude === null
        ? []
        : [{ id: 'subject', latitude, longitude, label: 'This home', role: 'subject' }];
    return [
      ...subject,
      ...comparables.map((sale): MappedHome => ({
        id: String(sale.saleId),
        latitude: sale.latitude,
        longitude: sale.longitude,
        label: formatCompactMoney(sale.price * 100),
        role: 'compared',
      })),
    ];
  }, [valuation]);
  return <HomesMap label="This home and the comparable sales" homes={homes} />;
}
