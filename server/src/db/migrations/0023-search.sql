-- Up Migration

-- The form in which texts are compared by searches: without case, accents, width and the ways of composing a letter, with
-- ss for the sharp s. The same for what is searched and what is searched for.
create function app.search_form(value text) returns text
  language sql immutable strict parallel safe
  as $$
    select case
      -- Nothing but ASCII: most text, and normalisation costs many times a comparison.
      when octet_length(value) = length(value) then lower(value)
      else replace(replace(
        regexp_replace(lower(normalize(value, nfkd)), '[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g'),
        'ß', 'ss'), 'ς', 'σ')
    end
  $$;
