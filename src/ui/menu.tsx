import type { LineIcon } from '#ui/line-icon.tsx';
import * as Radix from 'radix-ui/dropdown-menu';
import type { ReactElement } from 'react';
import { cn } from './class-names.ts';
import { useFloatContainer } from './float-container.ts';
import { AppLink } from './link.tsx';
import { OpenMenu } from './open-menus.ts';

export interface MenuAction {
  label: string;
  icon?: LineIcon | undefined;
  /** A page to open, or else something to do. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  destructive?: boolean | undefined;
  disabled?: boolean | undefined;
}

export interface MenuProps {
  trigger: ReactElement;
  /** Each inner list is set apart from the next by a line. */
  groups: readonly (readonly MenuAction[])[];
  align?: 'start' | 'end' | undefined;
}

/** Actions behind one button: the account, more about a row. */
export function Menu({ trigger, groups, align = 'end' }: MenuProps) {
  const { triggerRef, container } = useFloatContainer();
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger ref={triggerRef} asChild>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className="z-50 min-w-52 animate-rise rounded-card border border-line bg-surface p-1.5 text-ink shadow-float"
        >
          <OpenMenu />
          {groups.map((actions, at) => (
            <Radix.Group key={actions[0]?.label ?? at} className={at > 0 ? 'mt-1.5 border-t border-line pt-1.5' : undefined}>
              {actions.map((action) => (
                <MenuItem key={action.label} action={action} />
              ))}
            </Radix.Group>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function MenuItem({ action }: { action: MenuAction }) {
  const Icon = action.icon;
  const content = (
    <>
      {Icon ? <Icon aria-hidden="true" className="size-4.5 shrink-0" /> : null}
      {action.label}
    </>
  );
  return (
    <Radix.Item
      disabled={action.disabled === true}
      asChild={action.href !== undefined}
      onSelect={() => action.onSelect?.()}
      className={cn(
        'flex min-h-10 items-center gap-2.5 rounded-control px-2.5 text-sm no-underline outline-none select-none data-disabled:opacity-50 data-highlighted:bg-sunken pointer-coarse:min-h-control',
        action.destructive ? 'text-error' : 'text-ink',
      )}
    >
      {action.href === undefined ? content : <AppLink href={action.href}>{content}</AppLink>}
    </Radix.Item>
  );
}
