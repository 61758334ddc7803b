import * as Radix from 'radix-ui/popover';
import { useState, type ReactElement, type ReactNode } from 'react';
import { cn } from './class-names.ts';
import { CloseOnLeaving } from './close-on-leaving.tsx';
import { useFloatContainer } from './float-container.ts';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Names the box for screen readers. */
  label: string;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Content on demand beside its button; the page behind stays usable. */
export function Popover({
  trigger,
  label,
  open,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  className,
  children,
}: PopoverProps) {
  const [own, setOwn] = useState(false);
  const { triggerRef, container } = useFloatContainer();
  const set = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  return (
    <Radix.Root open={open ?? own} onOpenChange={set}>
      <Radix.Trigger ref={triggerRef} asChild>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          aria-label={label}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className={cn(
            'z-50 max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-card border border-line bg-surface p-4 text-ink shadow-float data-[state=open]:animate-rise',
            className,
          )}
        >
          <CloseOnLeaving onLeave={() => set(false)} />
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export function PopoverClose({ children }: { children: ReactElement }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
