import type { SessionUser } from '#domains/accounts/contract.ts';
import { ROLES } from '#lib/roles.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { dashboardOf, ROLE_FACTS, whyRoleIsClosed } from '../../roles.ts';
import { useRoleChange } from '../../use-role-change.ts';
import { PageAhead } from '../page-ahead.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Which roles the person holds, and which one is active. */
export function RoleSettings({ user }: { user: SessionUser }) {
  const { takeRole, isBusy } = useRoleChange();
  return (
    <SettingsSection
      title="Roles"
      description="One account, several roles. You can be a buyer, seller or vendor anytime; only an administrator can make someone an administrator."
    >
      <ul className="divide-y divide-line rounded-control border border-line">
        {ROLES.map((role) => {
          const why = whyRoleIsClosed(role, user);
          return (
            <li key={role} className="flex flex-wrap items-center gap-3 px-4 py-3">
              <span className="min-w-0 grow">
                <span className="flex flex-wrap items-center gap-2 font-medium">
                  {ROLE_FACTS[role].label}
                  {role === user.role ? (
                    <Badge tone="brand">Active</Badge>
                  ) : user.roles.includes(role) ? (
                    <Badge>Held</Badge>
                  ) : null}
                </span>
                <span className="block text-sm text-ink-soft">
                  {role === user.role || why === undefined ? ROLE_FACTS[role].description : why}
                </span>
              </span>
              {why === undefined ? (
                <>
                  <PageAhead path={dashboardOf(role)} />
                  <Button size="small" variant="secondary" disabled={isBusy} onClick={() => void takeRole(user, role)}>
                    Switch to {ROLE_FACTS[role].label}
                  </Button>
                </>
              ) : null}
            </li>
          );
        })}
      </ul>
    </SettingsSection>
  );
}
