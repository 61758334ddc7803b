export { InvitationCard } from './invitation-card.tsx';
export { InvitationLink, type LinkToHand } from './invitation-link.tsx';
export { InvitedPerson } from './invited-person.tsx';
export { InviteForm } from './invite-form.tsx';
