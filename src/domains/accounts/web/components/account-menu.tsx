import { CalendarDays, LayoutDashboard, LogOut, Settings } from '#ui/icons/index.ts';
import { useNavigate } from 'react-router';
import type { SessionUser } from '#domains/accounts/contract.ts';
import { AUTH_TOKEN_KEY, readStored } from '#platform/web/stored-session.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Menu } from '#ui/menu.tsx';
import { dashboardOf, ROLE_FACTS } from '../roles.ts';
import { signOut } from '../session/start-session.ts';

export function AccountMenu({ user }: { user: SessionUser }) {
  const navigate = useNavigate();
  const isAccountWaiting = user.isDemo && readStored(AUTH_TOKEN_KEY) !== null;

  async function leave(): Promise<void> {
    await signOut();
    await navigate('/');
  }
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`Account of ${user.displayName}`}
          className="flex size-11 shrink-0 items-center justify-center rounded-full hover:opacity-85"
        >
          <Avatar name={user.displayName} src={user.photoURL ?? undefined} announced={false} />
        </button>
      }
      groups={[
        [
          { label: `${ROLE_FACTS[user.role].label} dashboard`, icon: LayoutDashboard, href: dashboardOf(user.role) },
          { label: 'Appointments', icon: CalendarDays, href: '/appointments' },
          { label: 'Settings', icon: Settings, href: '/settings' },
        ],
        [{ label: isAccountWaiting ? 'Back to your account' : 'Sign out', icon: LogOut, onSelect: () => void leave() }],
      ]}
    />
  );
}
