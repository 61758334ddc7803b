import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { cn } from './class-names.ts';
import { IconButton } from './icon-button.tsx';

export interface ModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Keeps the title for screen readers only. */
  hideTitle?: boolean | undefined;
  /** Buttons that stay in sight while the content scrolls. */
  footer?: ReactNode;
  /** Off for a decision that must not be lost by a stray click; Escape and Close still work. */
  closeOnOutsideClick?: boolean | undefined;
  children?: ReactNode;
}

interface ModalFrameProps extends ModalProps {
  /** Place, size and corners of the box. */
  frameClassName: string;
}

/**
 * The browser's own modal dialog: it traps focus, makes the page behind inert and gives focus back.
 * Focus starts at the title, or at the element marked with `data-initial-focus`.
 */
export function ModalFrame(props: ModalFrameProps) {
  return props.open ? <OpenModal {...props} /> : null;
}

function OpenModal({
  onOpenChange,
  title,
  description,
  hideTitle,
  footer,
  closeOnOutsideClick = true,
  frameClassName,
  children,
}: ModalFrameProps) {
  const id = useId();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    if (!dialog.open) dialog.showModal();
    const first =
      dialog.querySelector<HTMLElement>('[data-initial-focus]') ??
      document.getElementById(`${id}-title`);
    first?.focus({ preventScroll: true });
    // Closing before React removes the element is what gives focus back to the opener.
    return () => dialog.close();
  }, [id]);

  function isOutside(event: MouseEvent<HTMLDialogElement>) {
    return event.target === event.currentTarget;
  }

  return (
    <dialog
      ref={dialogRef}
      aria-labelledby={`${id}-title`}
      aria-describedby={description == null ? undefined : `${id}-description`}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onOpenChange(false);
      }}
      onClose={(event) => {
        if (event.target === event.currentTarget) onOpenChange(false);
      }}
      onMouseDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        if (closeOnOutsideClick && pressedOutside.current && isOutside(event)) onOpenChange(false);
      }}
      className={cn(
        'fixed m-0 max-h-none max-w-none overflow-visible border-0 bg-transparent p-0 text-ink',
        'backdrop:animate-appear backdrop:bg-scrim',
        frameClassName,
      )}
    >
      <div className="flex max-h-[inherit] min-h-0 w-full flex-1 flex-col overflow-clip rounded-[inherit] border border-line bg-surface shadow-float">
        <header
          className={cn(
            'flex items-start gap-4 px-5 pt-4 md:px-6 md:pt-5',
            hideTitle ? 'justify-end' : 'justify-between pb-3',
          )}
        >
          <div className={hideTitle ? 'sr-only' : 'min-w-0 pt-1.5'}>
            <h2
              id={`${id}-title`}
              tabIndex={-1}
              className="font-sans text-lg font-semibold tracking-tight"
            >
              {title}
            </h2>
            {description == null ? null : (
              <p id={`${id}-description`} className="mt-1 text-sm text-ink-soft">
                {description}
              </p>
            )}
          </div>
          <IconButton
            icon={X}
            label="Close"
            className="-mr-2"
            onClick={() => onOpenChange(false)}
          />
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-5 md:px-6 md:pb-6">
          {children}
        </div>
        {footer == null ? null : (
          <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-3 md:px-6">
            {footer}
          </footer>
        )}
      </div>
    </dialog>
  );
}
