import { Checkbox } from '#ui/checkbox.tsx';
import { RemovableChip } from '#ui/chip.tsx';
import type { BuyerProfile } from '../../../contract.ts';
import { AnchorEditor } from '../anchor-editor.tsx';
import { AreaMap } from '../area-map.tsx';
import { PlaceBox } from '../place-box.tsx';
import type { StepProps } from './step-props.ts';

type Where = BuyerProfile['where'];

export function WhereStep({ profile, change }: StepProps) {
  const { where } = profile;
  const set = (part: Partial<Where>) => change((now) => ({ ...now, where: { ...now.where, ...part } }));
  const hasAreas = where.places.length + where.rings.length > 0;
  return (
    <div className="flex flex-col gap-10">
      <div className="grid gap-8 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <PlaceBox
            label="Places"
            hint="City, neighborhood, ZIP code or county"
            onPick={(place) =>
              change((now) => ({
                ...now,
                where: {
                  ...now.where,
                  places: [...now.where.places.filter(({ slug }) => slug !== place.slug), place].slice(0, 10),
                },
              }))
            }
          />
          {hasAreas ? (
            <>
              <ul className="flex flex-wrap gap-2" aria-label="Your areas">
                {where.places.map((place) => (
                  <li key={place.slug}>
                    <RemovableChip
                      label={place.label}
                      onRemove={() => set({ places: where.places.filter(({ slug }) => slug !== place.slug) })}
                    />
                  </li>
                ))}
                {where.rings.map((ring, at) => (
                  <li key={JSON.stringify(ring[0])}>
                    <RemovableChip
                      label={`Drawn area ${at + 1}`}
                      onRemove={() => set({ rings: where.rings.filter((one) => one !== ring) })}
                    />
                  </li>
                ))}
              </ul>
              <Checkbox
                label="Only these areas"
                hint="Uncheck it to see homes elsewhere too, ranked lower. Half a mile outside a drawn area counts as a close call."
                checked={where.isMust}
                onChange={(event) => set({ isMust: event.target.checked })}
              />
            </>
          ) : (
            <p className="text-sm text-ink-soft">Leave both empty to look everywhere.</p>
          )}
        </div>
        <AreaMap rings={where.rings} onRings={(rings) => set({ rings })} />
      </div>
      <AnchorEditor anchors={where.anchors} onChange={(anchors) => set({ anchors })} />
    </div>
  );
}
