export {
  endInvitations,
  endInvitationsFrom,
  findInvitation,
  invitationEnded,
  type Invitation,
  listInvitations,
  presentInvitation,
  withdrawInvitation,
  sendInvitation,
  takeInvitation,
} from './invitations.ts';
