-- Mail that left is kept without the tokens of its links: they open something as long as they live.

update mail_messages set
  html = regexp_replace(html, '(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])', '…', 'g'),
  text = regexp_replace(text, '(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])', '…', 'g'),
  headers = regexp_replace(headers::text, '(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])', '…', 'g')::jsonb,
  attachments = '[]'
where state in ('sent', 'failed');
