import { createContext, Fragment, use, useRef, useState, type ReactNode } from 'react';

type DrawDialog = (close: () => void) => ReactNode;

const OpenDialogContext = createContext<(draw: DrawDialog) => void>(() => {
  throw new Error('Put <OpenDialogs> around what opens dialogs.');
});

/**
 * Opens a dialog that stays open when what opened it goes: a row that leaves its list because of news, of a filter or of another
 * window must not take along what somebody is writing or reading about it. The dialog keeps the props with which it was opened.
 */
export const useOpenDialog = () => use(OpenDialogContext);

/** Holds the dialogs that {@link useOpenDialog} opens. */
export function OpenDialogs({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<readonly { id: number; draw: DrawDialog }[]>([]);
  const opened = useRef(0);
  const [show] = useState(() => (draw: DrawDialog) => {
    opened.current += 1;
    const id = opened.current;
    setOpen((known) => [...known, { id, draw }]);
  });
  return (
    <OpenDialogContext value={show}>
      {children}
      {open.map(({ id, draw }) => (
        <Fragment key={id}>{draw(() => setOpen((known) => known.filter((one) => one.id !== id)))}</Fragment>
      ))}
    </OpenDialogContext>
  );
}
