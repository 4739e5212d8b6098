-- Retail prices of a customer at a time, of which the most specific list that is valid counts: its own, that of its
-- seller, the installation's; of several the one with the latest start. In a transaction of the customer.
create function app.price_list_at(customer uuid, at timestamptz) returns setof price_lists
  language sql stable
  begin atomic
    select p.* from price_lists p
    where (p.customer_id = customer or p.customer_id is null)
      and (p.reseller_id is null or p.reseller_id = (select app.seller()))
      and p.valid_from <= at and (p.valid_until is null or p.valid_until > at)
    order by p.customer_id is null, p.reseller_id is null, p.valid_from desc, p.id desc
    limit 1;
  end;
revoke execute on function app.price_list_at(uuid, timestamptz) from public;
grant execute on function app.price_list_at(uuid, timestamptz) to parley_app, parley_platform;

-- Everything that decides whether an account can have a call, under the caller's row policies: state, terms, what it
-- pays with, prices, and what the call has reserved. With `locks` the book of a billed account is locked first, until
-- the transaction ends; of a suspended account and of one that is not billed only state and terms are read.
create function app.call_payer(holder uuid, call uuid, at timestamptz, locks boolean)
  returns table (suspended_at timestamptz, currency text, when_empty text, grace_seconds bigint,
    overage_limit_micros bigint, low_seconds bigint, low_since timestamptz, accounts text[],
    hold_kind text, hold_currency text, hold_seconds bigint, hold_wallet_micros bigint, hold_overage_micros bigint,
    hold_covered_seconds bigint, hold_expires_at timestamptz, price_id uuid, price_currency text,
    call_increment_seconds int, inbound_minute_micros bigint, outbound_minute_micros bigint, web_minute_micros bigint,
    chat_turn_micros bigint, message_micros bigint)
  language plpgsql set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  select t.suspended_at, b.currency, b.when_empty, b.grace_seconds, b.overage_limit_micros, b.low_seconds, b.low_since
    into suspended_at, currency, when_empty, grace_seconds, overage_limit_micros, low_seconds, low_since
    from tenants t left join billing_accounts b on b.tenant_id = t.id where t.id = holder;
  if not found then
    return;
  end if;
  if suspended_at is not null or currency is null then
    return next;
    return;
  end if;
  if locks then
    perform pg_advisory_xact_lock(hashtextextended('book:' || holder, 0));
  end if;
  -- A statement after the lock, so that it sees what the one before has committed.
  select (select array_agg(array[a.account, a.unit, a.balance::text, a.held::text]) from ledger_accounts a
      where a.tenant_id = holder and a.account in ('minutes', 'owed', 'wallet')),
      h.kind, h.currency, h.seconds, h.wallet_micros, h.overage_micros, h.covered_seconds, h.expires_at,
      p.id, p.currency, p.call_increment_seconds, p.inbound_minute_micros, p.outbound_minute_micros,
      p.web_minute_micros, p.chat_turn_micros, p.message_micros
    into accounts, hold_kind, hold_currency, hold_seconds, hold_wallet_micros, hold_overage_micros,
      hold_covered_seconds, hold_expires_at, price_id, price_currency, call_increment_seconds, inbound_minute_micros,
      outbound_minute_micros, web_minute_micros, chat_turn_micros, message_micros
    from (values (1)) as one
    left join call_holds h on h.tenant_id = holder and h.id = call
    left join app.price_list_at(holder, at) p on true;
  return next;
end
$$;
revoke execute on function app.call_payer(uuid, uuid, timestamptz, boolean) from public;
grant execute on function app.call_payer(uuid, uuid, timestamptz, boolean) to parley_app, parley_platform;
