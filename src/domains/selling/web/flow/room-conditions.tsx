import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { CONDITIONS } from '../../model/plan.ts';
import { LOOKED_AT, ROOM_SHAPES, shapeByRooms } from '../../model/room-conditions.ts';
import type { StepProps } from './step-props.ts';

const SHAPES = Object.entries(ROOM_SHAPES).map(([value, label]) => ({ value, label }));

/** In what shape each part of the home is; together they propose that of the home, by which its net sheet plans repairs. */
export function RoomConditions({ plan: { plan, change }, disabled }: Pick<StepProps, 'plan' | 'disabled'>) {
  const { rooms, intent } = plan;
  const shape = shapeByRooms(rooms);
  return (
    <section aria-labelledby="room-conditions" className="mb-10">
      <h2 id="room-conditions" className="font-serif text-2xl text-ink">
        Room by room
      </h2>
      <p className="mt-1 max-w-measure text-ink-soft">
        As a buyer’s inspector would see it. These are notes for you and the people of this listing; buyers don’t see them.
      </p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {Object.entries(LOOKED_AT).map(([key, label]) => (
          <Field key={key} label={label}>
            <Select
              placeholder="Not looked at"
              disabled={disabled}
              options={SHAPES}
              value={rooms[key] ?? ''}
              onChange={({ target }) => {
                const { [key]: _before, ...others } = rooms;
                const found = SHAPES.find(({ value }) => value === target.value);
                change({ rooms: found === undefined ? others : { ...others, [key]: found.value as keyof typeof ROOM_SHAPES } });
              }}
            />
          </Field>
        ))}
      </div>
      <div role="status" className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
        {shape === null ? null : shape === intent.condition ? (
          <p className="text-sm text-ink-soft">Your net sheet plans repairs for this shape: {CONDITIONS[shape]}.</p>
        ) : (
          <>
            <p className="text-sm">
              By its worst part, the home’s shape is: {CONDITIONS[shape]}.{' '}
              {intent.condition === null
                ? 'Your net sheet plans no repairs yet.'
                : `Your net sheet plans repairs for: ${CONDITIONS[intent.condition]}.`}
            </p>
            <Button
              size="small"
              variant="secondary"
              disabled={disabled}
              onClick={() => change({ intent: { ...intent, condition: shape } })}
            >
              Plan by this shape
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
