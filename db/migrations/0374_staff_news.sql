-- What administrators were told of, so that each thing is told once a day.
create table staff_news (
  key text not null,
  day date not null,
  primary key (key, day)
);
create index staff_news_day on staff_news (day);
