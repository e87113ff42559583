-- What shops word of the assistant's own sentences is read with each answer, in whatever language it will be.
create index translations_sentences on translations (shop_id) where key like 'assistantSays%';
