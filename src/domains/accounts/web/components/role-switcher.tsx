import { ChevronUp, UserCog } from '#ui/icons/index.ts';
import { useState } from 'react';
import type { SessionUser } from '#domains/accounts/contract.ts';
import { OPEN_ROLES, ROLES, type Role } from '#lib/roles.ts';
import { useSite } from '#platform/web/site-context.ts';
import { cn } from '#ui/class-names.ts';
import { DockItem } from '#ui/dock-item.tsx';
import { Popover } from '#ui/popover.tsx';
import { dashboardOf, ROLE_FACTS, whyRoleIsClosed } from '../roles.ts';
import { useRoleChange } from '../use-role-change.ts';
import { PageAhead } from './page-ahead.tsx';

/** At the end of the dock for the signed-in: the current role, the four roles, and the quick demo users. */
export function RoleSwitcher({ user }: { user: SessionUser }) {
  const { demoMode } = useSite();
  const { takeRole, takeDemo, isBusy } = useRoleChange();
  const [isOpen, setOpen] = useState(false);

  async function close(change: Promise<boolean>): Promise<void> {
    if (await change) setOpen(false);
  }

  return (
    <DockItem place="role">
      <Popover
        label="Switch role"
        side="top"
        align="end"
        open={isOpen}
        onOpenChange={setOpen}
        className="p-3"
        trigger={
          <button
            type="button"
            className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full border border-line bg-surface px-3 text-sm font-medium hover:border-line-strong lg:px-4"
          >
            <UserCog aria-hidden="true" className="size-4.5 text-brand" />
            <span className="sr-only">Switch role. Current role: </span>
            <span className="max-lg:group-has-data-[place=page]/dock:sr-only">{ROLE_FACTS[user.role].label}</span>
            <ChevronUp
              aria-hidden="true"
              className={cn('size-4 text-ink-soft max-lg:group-has-data-[place=page]/dock:hidden', isOpen && 'rotate-180')}
            />
          </button>
        }
      >
        <p className="px-2 pb-2 text-sm text-ink-soft">
          Current role: <span className="font-semibold text-ink">{ROLE_FACTS[user.role].label}</span>
        </p>
        {/* A tenth of a second is too short to fetch one. */}
        {ROLES.map((role) => (
          <PageAhead key={role} path={dashboardOf(role)} />
        ))}
        <div className="flex flex-col gap-1">
          {ROLES.map((role) => (
            <RoleButton
              key={role}
              role={role}
              isCurrent={role === user.role}
              closedBecause={whyRoleIsClosed(role, user)}
              isBusy={isBusy}
              onTake={() => void close(takeRole(user, role))}
            />
          ))}
        </div>
        {demoMode && (
          <div className="mt-3 border-t border-line px-2 pt-3">
            <p className="text-sm text-ink-soft">Quick demo users{user.isDemo ? '' : ' (your account will be waiting)'}</p>
            <div className="mt-2 grid grid-cols-3 gap-2">
              {OPEN_ROLES.map((role) => (
                <button
                  key={role}
                  type="button"
                  disabled={isBusy}
                  onClick={() => void close(takeDemo(role))}
                  className="min-h-11 rounded-control border border-line-strong px-2 text-sm font-medium hover:border-ink hover:bg-sunken disabled:opacity-50"
                >
                  <span className="sr-only">Demo </span>
                  {ROLE_FACTS[role].label}
                </button>
              ))}
            </div>
          </div>
        )}
      </Popover>
    </DockItem>
  );
}

interface RoleButtonProps {
  role: Role;
  isCurrent: boolean;
  closedBecause: string | undefined;
  isBusy: boolean;
  onTake: () => void;
}

function RoleButton({ role, isCurrent, closedBecause, isBusy, onTake }: RoleButtonProps) {
  return (
    <button
      type="button"
      disabled={closedBecause !== undefined || isBusy}
      aria-pressed={isCurrent}
      onClick={onTake}
      className={cn(
        'flex min-h-11 w-full flex-col rounded-control px-2 py-1.5 text-left hover:bg-sunken disabled:hover:bg-transparent',
        isCurrent && 'bg-brand-tint disabled:hover:bg-brand-tint',
      )}
    >
      <span className="flex w-full items-baseline justify-between gap-3">
        <span className={cn('font-medium', closedBecause !== undefined && !isCurrent && 'text-ink-soft')}>
          {ROLE_FACTS[role].label}
        </span>
        {closedBecause === undefined ? null : <span className="text-xs text-ink-soft">{closedBecause}</span>}
      </span>
      <span className="text-sm text-ink-soft">{ROLE_FACTS[role].description}</span>
    </button>
  );
}
