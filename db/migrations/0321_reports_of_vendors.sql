-- People also report a professional's page, without having asked them for anything.
alter table hiring_reports drop constraint hiring_reports_kind_check, add check (kind in ('review', 'lead', 'vendor'));
