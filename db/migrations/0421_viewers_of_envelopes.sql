-- Who may look at an envelope while others sign it, and gets a copy of the signed file.
alter table envelope_recipients
  drop constraint envelope_recipients_role_check,
  add constraint envelope_recipients_role_check check (role in ('signer', 'approver', 'viewer', 'copy'));
