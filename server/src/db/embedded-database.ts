import pg from 'pg';

/**
 * Prepares a fresh embedded server: creates the database and lets the two lesser roles connect over the private socket.
 */
export async function createEmbeddedDatabase(superuser: pg.ClientConfig, name = 'parley'): Promise<void> {
  const client = new pg.Client(superuser);
  await client.connect();
  try {
    for (const role of ['parley_app', 'parley_platform']) {
      const exists = await client.query('select from pg_roles where rolname = $1', [role]);
      if (exists.rowCount === 0)
        await client.query(`create role ${role} login nosuperuser nobypassrls nocreatedb nocreaterole`);
    }
    const exists = await client.query('select from pg_database where datname = $1', [name]);
    if (exists.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
