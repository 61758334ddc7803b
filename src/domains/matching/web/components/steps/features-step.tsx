import { Trash2 } from '#ui/icons/index.ts';
import { ToggleChip } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import type { BuyerProfile } from '../../../contract.ts';
import { removeWish, setWish } from '../../../model/change-profile.ts';
import { WISH_GROUPS, WISH_KEYS, WISHES } from '../../../model/wishes.ts';
import type { StepProps } from './step-props.ts';

const STANCES = [
  { value: 'must', label: 'Must' },
  { value: 'nice', label: 'Nice' },
  { value: 'avoid', label: 'Avoid' },
] as const;

const WEIGHTS = [
  { value: '1', label: '1, a little' },
  { value: '2', label: '2' },
  { value: '3', label: '3, clearly' },
  { value: '4', label: '4' },
  { value: '5', label: '5, most of all' },
];

export function FeaturesStep({ profile, change }: StepProps) {
  const picked = new Set(profile.wishes.map(({ feature }) => feature));
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-5">
        {WISH_GROUPS.map((group) => (
          <fieldset key={group}>
            <legend className="mb-2 text-sm font-medium">{group}</legend>
            <div className="flex flex-wrap gap-2">
              {WISH_KEYS.filter((key) => WISHES[key].group === group).map((key) => (
                <ToggleChip
                  key={key}
                  pressed={picked.has(key)}
                  onPressedChange={(pressed) => change((now) => (pressed ? setWish(now, key, {}) : removeWish(now, key)))}
                >
                  {WISHES[key].label}
                </ToggleChip>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <section aria-label="What you picked" className="min-w-0">
        {profile.wishes.length === 0 ? (
          <EmptyState level={2} title="Nothing picked yet">
            Pick features on the page, then say here how much each one matters.
          </EmptyState>
        ) : (
          <ul className="flex flex-col gap-3">
            {profile.wishes.map((wish) => (
              <WishRow key={wish.feature} wish={wish} change={change} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

function WishRow({ wish, change }: { wish: BuyerProfile['wishes'][number]; change: StepProps['change'] }) {
  const { label } = WISHES[wish.feature];
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <div className="flex items-center justify-between gap-3">
        <p className="font-medium">{label}</p>
        <IconButton
          icon={Trash2}
          size="small"
          label={`Remove ${label}`}
          onClick={() => change((now) => removeWish(now, wish.feature))}
        />
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <SegmentedControl
          legend={`${label}: must, nice or avoid`}
          hideLegend
          segments={STANCES}
          value={wish.stance}
          onValueChange={(stance) => change((now) => setWish(now, wish.feature, { stance }))}
        />
        <Select
          compact
          aria-label={`${label}: how much it matters, from 1 to 5`}
          className="w-36"
          options={WEIGHTS}
          value={String(wish.weight)}
          onChange={(event) => change((now) => setWish(now, wish.feature, { weight: Number(event.target.value) }))}
        />
      </div>
    </li>
  );
}
