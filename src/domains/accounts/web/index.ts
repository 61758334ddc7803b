export { SignedInOnly, type SignedInOnlyProps } from './components/signed-in-only.tsx';
export { SignInCard, type SignInCardProps } from './components/sign-in-card.tsx';
export { openSignInDialog } from './session/sign-in-request.ts';
export { useSession } from './session/use-session.ts';
export { dashboardOf, type Role } from './roles.ts';
export { useSignedInAction } from './use-signed-in-action.ts';
export { AccountButton } from './components/account-button.tsx';
export { SessionParts } from './components/session-parts.tsx';
