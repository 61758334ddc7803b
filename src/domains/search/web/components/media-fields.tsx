import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { split } from '../list-chips.ts';
import { CountedBox, type CountedFieldsProps, sayCount } from './feature-fields.tsx';

const PHOTOS = ['1', '5', '10', '20', '30'];

/** Filters by photos and virtual tours. */
export function MediaFields({ filters, counts, onChange }: Omit<CountedFieldsProps, 'wanted'>) {
  const chosen = split(filters.features, ',');
  const floorPlan = counts?.features.find(({ name }) => name === 'floor_plan');
  const tour = counts?.flags.find(({ name }) => name === 'virtualTour');
  const photos = filters.photosMin === undefined || PHOTOS.includes(filters.photosMin) ? PHOTOS : [filters.photosMin, ...PHOTOS];
  return (
    <div className="flex flex-col gap-3">
      <Field label="Photos, at least">
        <Select
          placeholder="Any"
          options={photos.map((value) => ({ value, label: `${value} ${value === '1' ? 'photo' : 'photos'}` }))}
          value={filters.photosMin ?? ''}
          onChange={(event) => onChange({ photosMin: event.target.value })}
        />
      </Field>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {tour === undefined && filters.virtualTour === undefined ? null : (
          <CountedBox
            label={filters.virtualTour === 'false' ? 'No virtual tour' : 'Virtual tour'}
            count={sayCount(counts, tour?.count)}
            checked={filters.virtualTour !== undefined}
            onCheck={(checked) => onChange({ virtualTour: checked ? 'true' : '' })}
          />
        )}
        {floorPlan === undefined ? null : (
          <CountedBox
            label="Floor plan"
            count={sayCount(counts, floorPlan.count)}
            checked={chosen.includes('floor_plan')}
            onCheck={(checked) =>
              onChange({
                features: (checked ? [...chosen, 'floor_plan'] : chosen.filter((name) => name !== 'floor_plan')).join(','),
              })
            }
          />
        )}
      </div>
    </div>
  );
}
