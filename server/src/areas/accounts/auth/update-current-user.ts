import { Name } from '@parley/contract/names';
import { LanguageTag } from '@parley/contract/resources/agent';
import { SessionUser } from '@parley/contract/resources/session';
import { z } from 'zod';
import { auditUserAction, describeUser, lockUser, ownTenantOf } from '#areas/accounts/users';
import { login } from '#platform/http/access/access.ts';
import { notLoggedIn } from './auth.errors.ts';
import { exampleSignedIn } from './auth.examples.ts';
import { operation } from './auth.operation.ts';
import { presentUser } from './open-session.ts';

const OwnProfile = z.strictObject({
  name: Name.optional(),
  language: LanguageTag.optional().meta({ description: 'Of emails to this person' }),
});

/** Updates the signed-in user's name and language, in every tenant. */
export const updateCurrentUser = operation({
  method: 'PATCH',
  path: '/api/auth/me',
  id: 'updateCurrentUser',
  summary: 'Change the current user',
  access: login(),
  audit: 'auth.profile_update',
  body: OwnProfile,
  answer: { status: 200, schema: SessionUser },
  example: { body: { name: 'Ada Lindgren', language: 'sv' }, answer: { ...exampleSignedIn.user, language: 'sv' } },
  run: ({ body, db, principal, request, now }) =>
    db.platform.inPlatform(async (tx) => {
      const before = await lockUser(tx, principal.id);
      if (!before) throw notLoggedIn();
      const after = { ...before, name: body.name ?? before.name, language: body.language ?? before.language };
      const fields = (['name', 'language'] as const).filter((field) => after[field] !== before[field]);
      if (fields.length === 0) return presentUser(before);
      await describeUser(tx, { userId: principal.id, name: after.name, language: after.language, now });
      await auditUserAction(tx, {
        name: 'auth.profile_update',
        user: principal,
        tenantId: ownTenantOf(principal),
        requestId: request.id,
        details: { changed_fields: fields },
        now,
      });
      return presentUser(after);
    }),
});
