import { lazy } from 'react';

export { SignedInOnly, type SignedInOnlyProps } from './components/signed-in-only.tsx';
export { personalPage, type PersonalPageOptions, type PersonalViewProps } from './personal-page.tsx';
export { SignInCard, type SignInCardProps } from './components/sign-in-card.tsx';
export { openSignInDialog } from './session/sign-in-request.ts';
export { useSession } from './session/use-session.ts';
export { continueAs } from './continue-as.ts';
export { dashboardOf } from './roles.ts';
export { useDemoPast } from './use-demo-past.ts';
export { useKeptForm } from './use-kept-form.ts';
export { useSignedInAction } from './use-signed-in-action.ts';
export { ConfirmAddress } from './components/confirm-address.tsx';
export const ProfileSettings = lazy(async () => ({
  default: (await import('./components/settings/profile-settings.tsx')).ProfileSettings,
}));
export const SignInSettings = lazy(async () => ({
  default: (await import('./components/settings/sign-in-settings.tsx')).SignInSettings,
}));
export const SessionSettings = lazy(async () => ({
  default: (await import('./components/settings/session-settings.tsx')).SessionSettings,
}));
export const RoleSettings = lazy(async () => ({
  default: (await import('./components/settings/role-settings.tsx')).RoleSettings,
}));
export const DisplaySettings = lazy(async () => ({
  default: (await import('./components/settings/display-settings.tsx')).DisplaySettings,
}));
export const PeopleAdmin = lazy(async () => ({
  default: (await import('./components/admin/people-admin.tsx')).PeopleAdmin,
}));
export const AuditAdmin = lazy(async () => ({ default: (await import('./components/admin/audit-log.tsx')).AuditLog }));
