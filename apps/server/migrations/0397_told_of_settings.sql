-- A visit says which change of the settings visitors were told of last.
create index events_of_settings on events (shop_id, n) where type = 'widget.changed';
