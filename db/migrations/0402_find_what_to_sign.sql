-- What somebody with an account is asked to sign is found by their address.
create index envelope_recipients_asked on envelope_recipients (lower(to_address)) where status in ('notified', 'opened', 'consented');
