-- Something was said here by whoever held a link that was mailed to the contact.
alter table conversations add column by_link boolean not null default false;
