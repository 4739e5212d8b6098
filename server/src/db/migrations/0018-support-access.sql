-- Up Migration

-- Support access: a platform admin's membership of a foreign tenant, with an expiry. Null: a regular membership.
alter table memberships add support_until timestamptz;
create index memberships_support on memberships (support_until) where support_until is not null;

-- As before, with the expiry of a support access, which is valid only while its person is a platform admin.
drop function app.find_session(text);
create function app.find_session(wanted_lookup text)
  returns table (session_id uuid, access_hash bytea, access_expires_at timestamptz, expires_at timestamptz,
    user_id uuid, user_name text, is_platform_admin boolean, tenant_id uuid, role text, support_until timestamptz,
    reseller_id uuid, reseller_role text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select s.id, s.access_hash, s.access_expires_at, s.expires_at, u.id, u.name, u.is_platform_admin,
      t.id, m.role, m.support_until, r.id, rm.role
    from sessions s
    join users u on u.id = s.user_id and u.disabled_at is null
    left join memberships m on m.tenant_id = s.tenant_id and m.user_id = s.user_id
      and (m.support_until is null or u.is_platform_admin)
    left join tenants t on t.id = m.tenant_id and t.suspended_at is null
    left join reseller_members rm on rm.reseller_id = s.reseller_id and rm.user_id = s.user_id
    left join resellers r on r.id = rm.reseller_id and r.suspended_at is null
    where s.access_lookup = wanted_lookup and s.ended_at is null
  $$;
alter function app.find_session(text) owner to parley_platform;
revoke execute on function app.find_session(text) from public;
grant execute on function app.find_session(text) to parley_app;

-- Self-registered users must confirm their address before the first sign-in, whatever the settings say later.
alter table users add must_confirm_email boolean not null default false;

-- New address that the confirmation link verifies.
alter table user_tokens
  add email text,
  drop constraint user_tokens_kind_check,
  add constraint user_tokens_kind_check
    check (kind in ('password_reset', 'email_verification', 'login_challenge', 'email_change')),
  add constraint user_tokens_email check ((kind = 'email_change') = (email is not null));
