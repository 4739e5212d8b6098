-- Up Migration

-- Normalised form of text for searches: without case, accents, width and Unicode composition, with ss for ß. Applied to
-- the text and to the query.
create function app.search_form(value text) returns text
  language sql immutable strict parallel safe
  as $$
    select case
      -- ASCII only, as most text: normalisation costs many times a comparison.
      when octet_length(value) = length(value) then lower(value)
      else replace(replace(
        regexp_replace(lower(normalize(value, nfkd)), '[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g'),
        'ß', 'ss'), 'ς', 'σ')
    end
  $$;
