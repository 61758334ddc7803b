export { inviteToThings } from './invite-to-things.ts';
export { endInvitationsFrom, invitationEnded, type Invitation, listInvitations, presentInvitation } from './invitations.ts';
