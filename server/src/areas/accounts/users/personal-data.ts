import { personalData, staffTable } from '#platform/personal-data/personal-data.ts';

/** Personal data of users. */
export const usersPersonalData = personalData({
  tables: [
    staffTable('users', {
      about: 'users',
      personal: {
        email: 'email_address',
        name: 'name',
        password_hash: 'credential',
        second_factor_secret: 'credential',
      },
      impersonal: [
        'created_at',
        'disabled_at',
        'email_verified_at',
        'id',
        'is_platform_admin',
        'language',
        'must_confirm_email',
        'password_changed_at',
        'second_factor_since',
        'second_factor_step',
        'updated_at',
      ],
    }),
  ],
});
