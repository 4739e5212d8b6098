-- Up Migration

-- An entry that is no JSON has no facts, instead of refusing the row: the chain shows what is wrong with it.
create or replace function app.audit_fact(entry text, place text[]) returns text
  language plpgsql immutable parallel safe
  as $$
begin
  return entry::json #>> place;
exception when others then
  return null;
end
$$;
