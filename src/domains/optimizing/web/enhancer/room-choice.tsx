import { ROOMS } from '#domains/selling/contract.ts';
import { ToggleChip } from '#ui/chip.tsx';

interface RoomChoiceProps {
  chosen: readonly string[];
  onChange: (rooms: string[]) => void;
}

/** What photos of a home show, in the words that listings use. */
export function RoomChoice({ chosen, onChange }: RoomChoiceProps) {
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {ROOMS.map((room) => (
        <ToggleChip
          key={room}
          pressed={chosen.includes(room)}
          onPressedChange={(isShown) => onChange(isShown ? [...chosen, room] : chosen.filter((one) => one !== room))}
        >
          {room}
        </ToggleChip>
      ))}
    </div>
  );
}
