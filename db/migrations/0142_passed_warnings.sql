-- Warnings of the check of words that the writer of an answer let pass: each with its reason and the version of its rules.
alter table messages drop column warning_reason, add column passed_warnings jsonb;
