export {
  endInvitations,
  endInvitationsFrom,
  findInvitation,
  invitationEnded,
  type Invitation,
  listInvitations,
  presentInvitation,
  revokeInvitation,
  sendInvitation,
  takeInvitation,
} from './invitations.ts';
