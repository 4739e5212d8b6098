-- Up Migration

-- Roles of a reseller's staff. The first admin of each reseller becomes its owner.
alter table reseller_members
  drop constraint reseller_members_role_check,
  add constraint reseller_members_role_check check (role in ('owner', 'admin', 'staff', 'billing')),
  add column updated_at timestamptz;
update reseller_members set updated_at = created_at;
alter table reseller_members alter column updated_at set not null, alter column updated_at set default now();
update reseller_members m set role = 'owner' where m.role = 'admin' and not exists (
  select from reseller_members earlier where earlier.reseller_id = m.reseller_id and earlier.role = 'admin'
    and (earlier.created_at, earlier.user_id) < (m.created_at, m.user_id));

-- A reseller sees its people's names and addresses, and none of their credentials.
create policy own_staff on users for select to parley_app using (
  exists (select from reseller_members m where m.user_id = users.id and m.reseller_id = (select app.tenant())));
