-- Up Migration

-- The job worker's tables belong to the owner. The platform's administration sees and changes them through these
-- functions, none of which shows a job's payload; the app role has none of them. The tables are created after the
-- migrations, so the functions name them only when they run.
create function app.job_queues()
  returns table (task text, waiting integer, running integer, failed integer, oldest_waiting_at timestamptz)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query
    select j.task_identifier,
      count(*) filter (where j.locked_at is null and j.attempts < j.max_attempts)::int,
      count(*) filter (where j.locked_at is not null)::int,
      count(*) filter (where j.locked_at is null and j.attempts >= j.max_attempts)::int,
      min(j.run_at) filter (where j.locked_at is null and j.attempts < j.max_attempts and j.run_at <= now())
    from graphile_worker.jobs j group by j.task_identifier;
end
$$;

-- Jobs that failed at least once and are not running.
create function app.failed_jobs()
  returns table (id bigint, task text, attempts integer, is_dead boolean, next_attempt_at timestamptz, error text,
    failed_at timestamptz, created_at timestamptz)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query
    select j.id, j.task_identifier, j.attempts::int, j.attempts >= j.max_attempts, j.run_at, j.last_error,
      j.updated_at, j.created_at
    from graphile_worker.jobs j where j.last_error is not null and j.locked_at is null;
end
$$;

-- Retries a failed job now, with all its attempts. False: there is none, or it is running.
create function app.retry_job(job bigint)
  returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update graphile_worker._private_jobs j set attempts = 0, run_at = now(), updated_at = now()
    where j.id = job and j.last_error is not null and j.locked_at is null;
  return found;
end
$$;

create function app.drop_job(job bigint)
  returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from graphile_worker._private_jobs j
    where j.id = job and j.last_error is not null and j.locked_at is null;
  return found;
end
$$;
revoke execute on function app.job_queues(), app.failed_jobs(), app.retry_job(bigint), app.drop_job(bigint) from public;
grant execute on function app.job_queues(), app.failed_jobs(), app.retry_job(bigint), app.drop_job(bigint)
  to parley_platform;
