import * as Radix from 'radix-ui/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { useFloatContainer } from './float-container.ts';

export interface TooltipProps {
  /** A few words; the page itself shows anything a reader must know. */
  content: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  children: ReactElement;
}

export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  const { triggerRef, container } = useFloatContainer();
  return (
    <Radix.Provider delayDuration={350}>
      <Radix.Root>
        <Radix.Trigger ref={triggerRef} asChild>
          {children}
        </Radix.Trigger>
        <Radix.Portal container={container}>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={12}
            className="z-50 max-w-72 animate-appear rounded-control bg-ink px-2.5 py-1.5 text-sm text-paper shadow-float"
          >
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
