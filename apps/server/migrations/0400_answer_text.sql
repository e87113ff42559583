-- What an answer says without its markup, for the search of the team's list. It is written with the answer itself.
alter table faqs add column answer_text text not null default '';

-- Answers stand as the sanitizer wrote them, so that no text and no attribute of theirs holds an angle bracket, and four
-- characters at most are escaped, the ampersand last. A semicolon would end the statement: it is written by its number.
update faqs set answer_text = btrim(regexp_replace(
  replace(replace(replace(replace(
    regexp_replace(
      regexp_replace(
        answer, '</?(p|h[1-6]|ul|ol|li|blockquote|pre|hr|br|div|table|caption|thead|tbody|tr|th|td)\y[^<>]*>', ' ', 'gi'),
      '<[^<>]*>', '', 'g'),
    U&'&lt\003b', '<'), U&'&gt\003b', '>'), U&'&quot\003b', '"'), U&'&amp\003b', '&'),
  '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g'));
