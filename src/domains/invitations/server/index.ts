export { inviteToThings } from './invite-to-things.ts';
export {
  endInvitationsBy,
  endInvitationsFrom,
  invitationEnded,
  type Invitation,
  listInvitations,
  presentInvitation,
} from './invitations.ts';
