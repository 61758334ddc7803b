export { InvitationCard } from './invitation-card.tsx';
