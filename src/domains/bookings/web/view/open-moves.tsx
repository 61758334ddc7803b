import { createContext, use, useState, type ReactNode } from 'react';
import type { Appointment } from '../../contract.ts';
import { MoveDialog, type AskedMove } from './move-dialog.tsx';

const OpenMoveContext = createContext<(move: AskedMove, appointment: Appointment) => void>(() => {
  throw new Error('Put <OpenMoves> around the appointments.');
});

/** Opens the dialog of a move. */
export const useOpenMove = () => use(OpenMoveContext);

/**
 * Holds the dialog of a move above the lists: an appointment that the other side cancels leaves its list, and what somebody is
 * writing about it must not go with it.
 */
export function OpenMoves({ appointments, children }: { appointments: readonly Appointment[]; children: ReactNode }) {
  const [open, setOpen] = useState<{ move: AskedMove; appointment: Appointment }>();
  return (
    <OpenMoveContext value={(move, appointment) => setOpen({ move, appointment })}>
      {children}
      {open === undefined ? null : (
        <MoveDialog
          key={`${open.move} ${open.appointment.id}`}
          move={open.move}
          appointment={open.appointment}
          now={appointments.find(({ id }) => id === open.appointment.id)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </OpenMoveContext>
  );
}
