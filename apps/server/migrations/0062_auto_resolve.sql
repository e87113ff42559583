-- Which shops want conversations resolved after a silence is asked every minute.
create index shops_auto_resolve on shops (id) where widget ->> 'onAutoResolve' = 'true';
