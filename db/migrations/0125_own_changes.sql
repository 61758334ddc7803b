-- Open pages hear, at commit, what of their reader's own has changed, whoever changed it: they ask again for what they show.
-- Each subject is named as its calls are. The same news twice in one transaction is sent once.

create function announce_own_change(person text, subject text) returns void language sql as $$
  select pg_notify('realtime', jsonb_build_object('changed', jsonb_build_object('userId', person, 'subject', subject))::text)
  where person is not null;
$$;

-- Rows of one person.
create function tell_own_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    perform announce_own_change(new.user_id::text, tg_argv[0]);
  end if;
  if tg_op <> 'INSERT' then
    perform announce_own_change(old.user_id::text, tg_argv[0]);
  end if;
  return null;
end $$;

-- What several people look at.
create function announce_collection(collection bigint) returns void language sql as $$
  select announce_own_change(user_id::text, 'collections') from (
    select user_id from collections where id = collection
    union select user_id from collection_members where collection_id = collection
  ) as people;
$$;

create function announce_deal(deal text) returns void language sql as $$
  select announce_own_change(user_id::text, 'deal') from deals where id::text = deal;
  select announce_own_change(user_id::text, 'joined-deals') from deal_members where deal_id::text = deal;
$$;

create function announce_loan_application(application text) returns void language sql as $$
  select announce_own_change(user_id::text, 'loan-application') from (
    select user_id from loan_applications where id::text = application
    union select user_id from loan_co_applicants where application_id::text = application
  ) as people;
$$;

create function tell_collection_change() returns trigger language plpgsql as $$
begin
  perform announce_collection(new.id);
  return null;
end $$;

create function tell_collection_part_change() returns trigger language plpgsql as $$
begin
  perform announce_collection(coalesce(new.collection_id, old.collection_id));
  return null;
end $$;

create function tell_deal_change() returns trigger language plpgsql as $$
begin
  perform announce_deal(new.id::text);
  return null;
end $$;

create function tell_deal_part_change() returns trigger language plpgsql as $$
begin
  perform announce_deal(coalesce(new.deal_id, old.deal_id)::text);
  return null;
end $$;

create function tell_loan_application_change() returns trigger language plpgsql as $$
begin
  perform announce_loan_application(new.id::text);
  return null;
end $$;

create function tell_loan_application_part_change() returns trigger language plpgsql as $$
begin
  perform announce_loan_application(coalesce(new.application_id, old.application_id)::text);
  return null;
end $$;

create function tell_invitation_change() returns trigger language plpgsql as $$
declare
  invitation invitations := coalesce(new, old);
begin
  perform announce_collection(invitation.collection_id);
  perform announce_deal(invitation.deal_id::text);
  perform announce_loan_application(invitation.loan_application_id::text);
  return null;
end $$;

create function tell_share_change() returns trigger language plpgsql as $$
declare
  share share_links := coalesce(new, old);
begin
  perform announce_own_change(share.user_id::text, case
    when share.deal_id is not null then 'deal'
    when share.cma_id is not null then 'cmas'
    else 'valuation' end);
  return null;
end $$;

create function tell_document_change() returns trigger language plpgsql as $$
declare
  document documents := coalesce(new, old);
begin
  perform announce_own_change(document.user_id::text, 'documents');
  perform announce_loan_application(document.loan_application_id::text);
  perform announce_deal((select t.deal_id::text from deal_tasks t where t.id = document.deal_task_id));
  perform announce_own_change((select q.user_id::text from inquiries q where q.id = document.inquiry_id), 'inquiries');
  return null;
end $$;

create function tell_reply() returns trigger language plpgsql as $$
begin
  perform announce_own_change(q.user_id::text, 'inquiries') from inquiries q
  where q.id = coalesce(new.inquiry_id, old.inquiry_id);
  return null;
end $$;

create function tell_comparable_change() returns trigger language plpgsql as $$
begin
  perform announce_own_change(c.user_id::text, 'cmas') from cmas c where c.id = coalesce(new.cma_id, old.cma_id);
  return null;
end $$;

create function tell_search_news() returns trigger language plpgsql as $$
begin
  perform announce_own_change(user_id::text, 'saved-searches') from (
    select distinct s.user_id from added a join saved_searches s on s.id = a.saved_search_id
  ) as people;
  return null;
end $$;

do $$
declare
  told record;
begin
  for told in select * from (values
    ('favorites', 'kept-homes'), ('hidden_homes', 'kept-homes'), ('viewed_homes', 'kept-homes'), ('compared_homes', 'kept-homes'),
    ('saved_searches', 'saved-searches'), ('saved_areas', 'saved-areas'),
    ('collections', 'collections'), ('collection_members', 'collections'),
    ('buyer_profiles', 'buyer-profile'), ('own_places', 'own-places'),
    ('deals', 'deal'), ('deal_members', 'joined-deals'),
    ('loan_applications', 'loan-application'), ('loan_co_applicants', 'loan-application'),
    ('inquiries', 'inquiries'), ('inquiry_messages', 'inquiries'), ('inquiry_reply_reports', 'inquiries'),
    ('tour_requests', 'tour-requests'), ('cmas', 'cmas'),
    ('valuation_claims', 'valuation'), ('valuation_corrections', 'valuation'),
    ('notifications', 'notifications'), ('notification_preferences', 'notification-preferences'),
    ('mail_subscriptions', 'notification-preferences'),
    ('dashboard_layouts', 'dashboard-layout'), ('display_settings', 'display-settings'), ('calendar_feeds', 'calendar-feed'),
    ('consents', 'privacy'), ('data_exports', 'privacy'), ('deletion_requests', 'privacy'),
    ('passkeys', 'auth'), ('provider_accounts', 'auth'), ('user_passwords', 'auth'), ('user_totp', 'auth')
  ) as t (of_table, subject) loop
    execute format('create trigger %I after insert or update or delete on %I for each row execute function tell_own_change(%L)',
      told.of_table || '_own_change', told.of_table, told.subject);
  end loop;
end $$;

-- Each use of a session writes when it was; only its beginning and its end are news.
create trigger sessions_own_change after insert or delete on sessions for each row execute function tell_own_change('auth');

create trigger collections_shared_change after update on collections for each row execute function tell_collection_change();
create trigger collection_members_shared_change after insert or update or delete on collection_members
  for each row execute function tell_collection_part_change();
create trigger collection_items_shared_change after insert or update or delete on collection_items
  for each row execute function tell_collection_part_change();
create trigger collection_comments_shared_change after insert or update or delete on collection_comments
  for each row execute function tell_collection_part_change();
create trigger deals_shared_change after update on deals for each row execute function tell_deal_change();
create trigger deal_members_shared_change after insert or delete on deal_members for each row execute function tell_deal_part_change();
create trigger deal_tasks_shared_change after insert or update or delete on deal_tasks
  for each row execute function tell_deal_part_change();
create trigger loan_applications_shared_change after update on loan_applications
  for each row execute function tell_loan_application_change();
create trigger loan_co_applicants_shared_change after insert or update or delete on loan_co_applicants
  for each row execute function tell_loan_application_part_change();
create trigger invitations_change after insert or update or delete on invitations
  for each row execute function tell_invitation_change();
create trigger share_links_change after insert or update or delete on share_links for each row execute function tell_share_change();
create trigger documents_change after insert or update or delete on documents for each row execute function tell_document_change();
create trigger inquiry_replies_change after insert or update or delete on inquiry_replies for each row execute function tell_reply();
create trigger cma_comps_change after insert or update or delete on cma_comps for each row execute function tell_comparable_change();
create trigger saved_search_news after insert on saved_search_matches
  referencing new table as added for each statement execute function tell_search_news();
